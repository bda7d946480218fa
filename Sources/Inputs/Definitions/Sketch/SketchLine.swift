import LintelModel

/// A line as scalars with their columns, escapes resolved. Scalars, because a combining mark after a bracket must not
/// hide it.
struct SketchLine {
  struct Mark {
    var scalar: Unicode.Scalar
    /// In UTF-16 units, from 1.
    var column: Int
    /// Escaped: part of a text, never a mark of the grammar.
    var isLiteral: Bool

    func `is`(_ scalar: Unicode.Scalar) -> Bool { !isLiteral && self.scalar == scalar }
    var isSpace: Bool { self.is(" ") || self.is("\t") }
  }

  var marks: [Mark]
  let file: String
  let number: Int
  /// The column after the last scalar.
  let endColumn: Int

  /// - Parameter column: of the first scalar.
  init(_ text: Substring, file: String, number: Int, column: Int = 1) throws(SketchError) {
    self.file = file
    self.number = number
    marks = []
    var column = column
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let start = column
      var scalar = scalars[index]
      let isEscape = scalar == "\\" && index + 1 < scalars.count
      var length = 1
      if isEscape {
        scalar = scalars[index + 1]
        length = 2
        if scalar == "u", index + 2 < scalars.count, scalars[index + 2] == "{" {
          let digits = scalars[(index + 3)...].prefix { $0 != "}" }
          let text = String(String.UnicodeScalarView(digits))
          guard let value = UInt32(text, radix: 16), let named = Unicode.Scalar(value),
            index + 3 + digits.count < scalars.count
          else {
            throw SketchError(
              location: SourceLocation(file: file, line: number, column: start), found: "\\u{\(text)",
              allowed: "\\u{…} with the hexadecimal number of a Unicode scalar")
          }
          scalar = named
          length = 4 + digits.count
        }
      }
      marks.append(Mark(scalar: scalar, column: start, isLiteral: isEscape))
      for taken in scalars[index..<(index + length)] { column += taken.value > 0xFFFF ? 2 : 1 }
      index += length
    }
    endColumn = column
  }

  func location(_ column: Int) -> SourceLocation { SourceLocation(file: file, line: number, column: column) }

  /// Where a position of `marks` is; the end of the line has a place too.
  func location(at index: Int) -> SourceLocation { location(index < marks.count ? marks[index].column : endColumn) }

  func error(at index: Int, _ found: String, allowed: String) -> SketchError {
    SketchError(location: location(at: index), found: found, allowed: allowed)
  }

  /// The text of some marks without the spaces around it, or nil if nothing is left.
  func text(_ slice: some Collection<Mark>) -> SketchText? {
    var trimmed = Array(slice)[...]
    while trimmed.first?.isSpace == true { trimmed.removeFirst() }
    while trimmed.last?.isSpace == true { trimmed.removeLast() }
    guard let first = trimmed.first else { return nil }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: trimmed.map(\.scalar))
    return SketchText(text: String(scalars), location: location(first.column))
  }
}
