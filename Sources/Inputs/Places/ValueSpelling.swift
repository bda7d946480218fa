/// How a format writes the characters of a value.
enum ValueSpelling {
  /// As they are.
  case plain
  /// Old-style property lists and PO: with backslashes, within this quote.
  case backslashes(quote: UInt8)
  /// A word of an old-style property list that stands without quotes.
  case bareWord
  case json
  case xml
  /// Quotes are doubled.
  case quotedCell
  case bareCell(delimiter: UInt8)

  func contents(of extent: Range<Int>) -> Range<Int> {
    switch self {
    case .backslashes, .json, .quotedCell: extent.count < 2 ? extent : extent.lowerBound + 1..<extent.upperBound - 1
    case .plain, .bareWord, .xml, .bareCell: extent
    }
  }

  /// The whole value anew, where the text needs quotes and has none; nil if it may stay as it is.
  func quoted(_ text: String, of extent: Range<Int>) -> String? {
    switch self {
    case .bareWord:
      let isWord = !text.isEmpty && text.utf8.allSatisfy(StringsLexer.isWordByte)
      return isWord ? nil : "\"" + Self.backslashes(quote: Ascii.quote).spelled(text) + "\""
    case .bareCell(let delimiter):
      let asks = text.utf8.contains { [delimiter, Ascii.quote, Ascii.newline, Ascii.carriageReturn].contains($0) }
      return asks ? "\"" + Self.quotedCell.spelled(text) + "\"" : nil
    case .plain, .backslashes, .json, .xml, .quotedCell: return nil
    }
  }

  func spelled(_ text: String) -> String {
    String(decoding: text.unicodeScalars.flatMap { spelled($0) as [UInt8] }, as: UTF8.self)
  }

  func spelled(_ scalar: Unicode.Scalar) -> [UInt8] { escape(scalar).map { Array($0.utf8) } ?? Array(UTF8.encode(scalar)!) }

  private func escape(_ scalar: Unicode.Scalar) -> String? {
    switch (self, scalar) {
    case (.backslashes(let quote), _) where scalar == Unicode.Scalar(quote): "\\\(scalar)"
    case (.json, "\""): "\\\""
    case (.backslashes, "\\"), (.json, "\\"): "\\\\"
    case (.backslashes, "\n"), (.json, "\n"): "\\n"
    case (.backslashes, "\r"), (.json, "\r"): "\\r"
    case (.backslashes, "\t"), (.json, "\t"): "\\t"
    case (.json, "\0"..<" "): "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    case (.xml, "&"): "&amp;"
    case (.xml, "<"): "&lt;"
    case (.xml, ">"): "&gt;"
    case (.xml, "\r"): "&#13;"
    case (.quotedCell, "\""): "\"\""
    default: nil
    }
  }
}
