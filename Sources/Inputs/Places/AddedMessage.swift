/// A translation that an entry of a PO file waits for, in its empty quotes.
enum AddedMessage {
  /// Nil where the entry has a translation, or takes several forms.
  /// - Parameter source: where the source text begins, the first quote of `msgid`.
  static func change(text: String, source: Int, in bytes: [UInt8]) -> (bytes: Range<Int>, text: [UInt8])? {
    guard let message = ValueSyntax.po.value(at: source, in: bytes) else { return nil }
    let word = Array("msgstr".utf8)
    let behind = bytes[message.extent.upperBound...].drop { $0 <= Ascii.space }
    guard behind.starts(with: word) else { return nil }
    let start = behind.dropFirst(word.count).drop { $0 == Ascii.space || $0 == Ascii.tab }.startIndex
    guard let target = ValueSyntax.po.value(at: start, in: bytes), target.text == "" else { return nil }
    return filled(text, from: start)
  }

  /// One form of an entry with several, by its number; nil where the entry has it, or no place for it.
  static func change(text: String, form number: Int, source: Int, in bytes: [UInt8]) -> (bytes: Range<Int>, text: [UInt8])? {
    guard let message = ValueSyntax.po.value(at: source, in: bytes) else { return nil }
    let own = Array("msgstr[\(number)]".utf8)
    var position = message.extent.upperBound
    while true {
      let start = bytes[position...].drop { $0 <= Ascii.space }.startIndex
      let rest = bytes[start...]
      guard rest.starts(with: "msgid_plural".utf8) || rest.starts(with: "msgstr[".utf8),
        let quote = rest.firstIndex(of: Ascii.quote), let value = ValueSyntax.po.value(at: quote, in: bytes),
        value.extent.upperBound > position
      else { return nil }
      if rest.starts(with: own) { return value.text == "" ? filled(text, from: quote) : nil }
      position = value.extent.upperBound
    }
  }

  private static func filled(_ text: String, from quote: Int) -> (bytes: Range<Int>, text: [UInt8]) {
    let place = quote + 1
    return (place..<place, Array(ValueSpelling.backslashes(quote: Ascii.quote).spelled(text).utf8))
  }
}
