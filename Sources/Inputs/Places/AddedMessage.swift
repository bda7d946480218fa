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
    let place = start + 1
    return (place..<place, Array(ValueSpelling.backslashes(quote: Ascii.quote).spelled(text).utf8))
  }
}
