import LintelModel

/// The size of a view that code makes with a frame: `[[UIButton alloc] initWithFrame:CGRectMake(0, 0, kWidth, 30)]`.
extension ObjectiveCTexts {
  /// How wide code makes a view, in points: by its frame, or by the only constraint of its width. Nil where only the running
  /// program knows.
  func width(of view: ObjectiveCItem) -> Points? {
    if view.isWidthLimited, !view.isHandedOn { return view.widths.count == 1 ? number(view.widths[0]) : nil }
    return side(2, of: view)
  }

  /// How high code makes a view by its frame, in points. Nil where constraints have a say in it.
  func height(of view: ObjectiveCItem) -> Points? { view.isWidthLimited ? nil : side(3, of: view) }

  /// How wide AppKit shows the view of a window's item, in points: as its least and its largest size say, where these are one.
  /// Nil where it may grow, or where only the running program knows.
  func width(ofWindowItem settings: [ObjectiveCItem.Setting]) -> Points? {
    let (least, most) = (settings.filter { $0.property == "minSize" }, settings.filter { $0.property == "maxSize" })
    guard least.count == 1, most.count == 1, let view = settings.last(where: { $0.property == "view" }),
      let width = self.width(ofSize: least[0], of: view), width == self.width(ofSize: most[0], of: view)
    else { return nil }
    return width
  }

  /// The first side of `NSMakeSize(32, 32)`, where it is set wherever the view is.
  private func width(ofSize setting: ObjectiveCItem.Setting, of view: ObjectiveCItem.Setting) -> Points? {
    guard setting.conditions.stand(in: view.conditions), case .call(let name, let sides, _) = setting.value,
      ["NSMakeSize", "CGSizeMake"].contains(name), sides.count == 2
    else { return nil }
    return number(sides[0])
  }

  /// A side of a view's only frame, by its place among those of `CGRectMake`.
  private func side(_ place: Int, of view: ObjectiveCItem) -> Points? {
    if view.isHandedOn { return nil }
    let sizes = view.sizeSettings
    var frame = view.initialiser.argument("initWithFrame")
    if let later = sizes.first {
      guard sizes.count == 1, later.property == "frame", later.conditions == .always else { return nil }
      frame = later.value
    }
    guard case .call("CGRectMake", let sides, _)? = frame, sides.count == 4 else { return nil }
    return number(sides[place])
  }

  /// How many segments code gives a control that it makes without names for them: `control.segmentCount = 2`. Nil where that is
  /// no number, or more numbers than one.
  func segmentCount(of control: ObjectiveCItem) -> Int? {
    let counts = control.settings.filter { $0.property == "segmentCount" }.map { setting -> Points? in
      guard case .other(let offset) = setting.value else { return nil }
      return number(at: offset, before: Self.ends.union([UInt8(ascii: ";")]))
    }
    guard let count = counts.first ?? nil, counts.allSatisfy({ $0 == count }), count <= Self.mostSegments else { return nil }
    return Int(count.value)
  }

  /// More than any bar has room for: 20.
  private static let mostSegments: Points = 20

  /// A number that is written there, or the constant of the file's that the name stands for.
  func number(_ expression: ObjectiveCExpression) -> Points? {
    switch expression {
    case .other(let offset): return number(at: offset, before: Self.ends)
    case .path(let path, let offset) where path.count == 1:
      let end = offset + path[0].utf8.count
      // What more is there than the name makes a sum of it.
      guard bytes.indices.contains(end), bytes[offset..<end].elementsEqual(path[0].utf8), Self.ends.contains(bytes[end])
      else { return nil }
      return constant(path[0])
    default: return nil
    }
  }

  /// `static const CGFloat kWidth = 44.0;` and `#define kWidth 44.0`; nil for a name that stands for two numbers.
  private func constant(_ name: String) -> Points? {
    if let known = constants.known[name] { return known }
    let value = findConstant(name)
    constants.known.updateValue(value, forKey: name)
    return value
  }

  private func findConstant(_ name: String) -> Points? {
    let words = Array(" \(name) = ".utf8)
    var found: Set<Points> = []
    var start = 0
    while let place = bytes.place(of: words, from: start) {
      start = place + words.count
      let line = bytes[..<place].suffix(80).reversed().prefix { $0 != Ascii.newline }
      guard Array(line.reversed()).holds(Array("const ".utf8)), let value = number(at: start, before: [UInt8(ascii: ";")])
      else { return nil }
      found.insert(value)
    }
    guard let defined = definitions(of: name) else { return nil }
    found.formUnion(defined)
    return found.count == 1 ? found.first : nil
  }

  /// The numbers that a name is defined as; nil where it is more than a number.
  private func definitions(of name: String) -> Set<Points>? {
    let words = Array("#define \(name)".utf8)
    var found: Set<Points> = []
    var start = 0
    while let place = bytes.place(of: words, from: start) {
      start = place + words.count
      let value = bytes[start...].prefix(16).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      // `#define kWidthOfAll 90`
      guard value.startIndex > start else { continue }
      guard let points = number(at: value.startIndex, before: Self.lineEnds) else { return nil }
      found.insert(points)
    }
    return found
  }

  private static let ends: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]")]
  private static let lineEnds: Set<UInt8> = [Ascii.newline, Ascii.carriageReturn]

  /// `44`, `44.`, `44.0f`; what is more than a number is a sum that only the running program knows.
  private func number(at offset: Int, before ends: Set<UInt8>) -> Points? {
    guard bytes.indices.contains(offset) else { return nil }
    let digits = bytes[offset...].prefix(8).prefix { byte in
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
    }
    let rest = bytes[digits.endIndex...].prefix(8).drop { $0 == UInt8(ascii: "f") || $0 == UInt8(ascii: " ") }
    let isBeforeComment = ends == Self.lineEnds && rest.starts(with: Array("//".utf8))
    guard let end = rest.first, ends.contains(end) || isBeforeComment else { return nil }
    let written = String(decoding: digits, as: UTF8.self) + (digits.contains(UInt8(ascii: ".")) ? "0" : "")
    return Double(written).flatMap { 1...1_000 ~= $0 ? Points($0) : nil }
  }
}

/// What a file's constants are, in points, each looked for once: every item of the file may ask for the same. Nil is of one
/// that was looked for in vain.
final class ObjectiveCConstants {
  fileprivate var known: [String: Points?] = [:]
}
