import LintelModel

/// The size that the first bytes of an image file name.
struct ImageHeader: Equatable {
  /// In pixels for a PNG, in points for a drawing.
  var width: Double
  var height: Double
  /// A drawing has the same size at every scale.
  var isDrawing: Bool

  /// Nil for other formats, and for files that keep their size where a parser of the whole is needed.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      // The first chunk, IHDR, begins with width and height as big-endian numbers of four bytes.
      guard bytes.count >= 24, bytes[12..<16].elementsEqual(Array("IHDR".utf8)) else { return nil }
      func number(at offset: Int) -> Double { Double(bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }) }
      (width, height, isDrawing) = (number(at: 16), number(at: 20), false)
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      guard let box = Self.mediaBox(bytes) else { return nil }
      (width, height, isDrawing) = (box.0, box.1, true)
    } else if let size = Self.drawingSize(bytes) {
      (width, height, isDrawing) = (size.0, size.1, true)
    } else {
      return nil
    }
    guard (1...10_000).contains(width), (1...10_000).contains(height) else { return nil }
  }

  /// `/MediaBox [0 0 24 24]` of a page; some files hide it in a compressed stream.
  private static func mediaBox(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let key = bytes.firstRange(of: Array("/MediaBox".utf8)) else { return nil }
    let rest = bytes[key.upperBound...].prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")), let close = rest.firstIndex(of: UInt8(ascii: "]")), open < close
    else { return nil }
    let numbers = String(decoding: rest[(open + 1)..<close], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return (numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// `<svg width="24" height="24">`, else its `viewBox`.
  private static func drawingSize(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let open = bytes.prefix(4096).firstRange(of: Array("<svg".utf8)) else { return nil }
    let rest = bytes[open.upperBound...].prefix(4096)
    guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let tag = String(decoding: rest[..<close], as: UTF8.self)
    func attribute(_ name: String) -> Substring? {
      for quote in ["\"", "'"] {
        let parts = tag.split(separator: quote, omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() where index + 1 < parts.count {
          let words = part.split(whereSeparator: \.isWhitespace)
          if words.last == "\(name)=" { return parts[index + 1] }
        }
      }
      return nil
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.hasSuffix("px") || $0.hasSuffix("pt") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? (box[2], box[3]) : nil
  }
}
