import LintelTables

/// Which mark of sentence punctuation a label ends with. In doubt there is none: an ellipsis says that more input
/// follows, a full stop may belong to an abbreviation, an ordinal number or a key.
struct EndingPunctuation {
  /// Abbreviations that a full stop belongs to, without it: of the language, and of every language.
  let abbreviations: [WordList]
  /// Words of the language that are none.
  let vocabulary: [WordList]

  func mark(of text: String) -> String? {
    guard Self.mayHaveMark(text) else { return nil }
    var rest = Label.readable(text)[...]
    Self.dropSpace(&rest)
    var isClosed = false
    while let last = rest.last, Self.closing.contains(last) {
      rest.removeLast()
      Self.dropSpace(&rest)
      isClosed = true
    }
    guard let mark = rest.popLast(), Self.marks.contains(mark), let before = rest.last else { return nil }
    // ":)" is a face.
    if isClosed, mark == ":" || mark == ";" { return nil }
    // Some quotation marks open in one language and close in another; here one opens if another one closed.
    if Self.opening.contains(before) || (isClosed && Self.quotes.contains(before)) { return nil }
    if Self.ellipses.contains(before) { return nil }
    guard rest.contains(where: { $0.properties.isAlphabetic }) || Self.holdsArgument(rest) else { return nil }
    if mark == "." || mark == "," {
      // "⌘," and "Ctrl+." are keys; a dot behind a dot is an ellipsis.
      if before.isSpace || Self.keyJoiners.contains(before) || before == mark { return nil }
    }
    if Self.fullStops.contains(mark), mark == before { return nil }
    if mark == ".", isAbbreviation(rest) { return nil }
    return String(Character(mark))
  }

  /// Most labels end with a letter, and nothing else need be known of them.
  private static func mayHaveMark(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return false }
    return !(last.isASCII && last.isOfWord && last != "'") && !last.isLetterOfRange
  }

  /// Whether the full stop behind these characters belongs to their last word.
  private func isAbbreviation(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let last = text.suffix(while: { !$0.isSpace && !Self.opening.contains($0) && !Self.quotes.contains($0) && $0 != "/" })
    if last.isEmpty || Self.holdsArgument(last) { return false }
    // "e.g." and "U.S.", "No. 3." and "A."
    if last.dropFirst().contains(".") { return true }
    if let final = last.last, final.properties.numericType != nil || last.count == 1 { return true }
    let word = Array(String(String.UnicodeScalarView(last)).lowercased().utf8)[...]
    if abbreviations.contains(where: { $0.contains(word) }) { return true }
    if vocabulary.contains(where: { $0.contains(word) }) { return false }
    // Only the alphabets of Europe cut words short with a dot.
    guard last.contains(where: Self.isOfEurope) else { return false }
    // "bzw." has no vowel to be spoken by.
    if last.allSatisfy(Self.isConsonant) { return true }
    // In a short label a short unknown word may be cut short: "Impost."; in a sentence it hardly is.
    let words = text.split { $0.isSpace }.count
    return words <= 3 && last.count <= 6
  }

  private static func holdsArgument(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    FormatArgument.marked(in: Array(text)).contains { $0.isArgumentMark }
  }

  /// Latin, Greek, Cyrillic, Armenian and Georgian.
  private static func isOfEurope(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x52F, 0x531...0x58F, 0x10A0...0x10FF: true
    default: false
    }
  }

  private static func isConsonant(_ scalar: Unicode.Scalar) -> Bool { scalar.value <= 0x52F && !vowels.contains(scalar) }

  private static let vowels = Set(
    """
    aeiouyàáâãäåāăąæèéêëēĕėęěìíîïĩīĭįıòóôõöøōŏőœùúûüũūŭůűųýÿŷ\
    AEIOUYÀÁÂÃÄÅĀĂĄÆÈÉÊËĒĔĖĘĚÌÍÎÏĨĪĬĮİÒÓÔÕÖØŌŎŐŒÙÚÛÜŨŪŬŮŰŲÝŸŶ\
    αεηιουωάέήίόύώϊϋΐΰΑΕΗΙΟΥΩΆΈΉΊΌΎΏаеёєиіїоуўыэюяАЕЁЄИІЇОУЎЫЭЮЯ
    """.unicodeScalars)

  private static func dropSpace(_ text: inout ArraySlice<Unicode.Scalar>) {
    while let last = text.last, last.isSpace { text.removeLast() }
  }

  private static let fullStops = Set(".。｡।॥։۔።။។᠃᙮".unicodeScalars)
  private static let marks = fullStops.union("!?:;,！？：；，、､؟؛،፣፤፥፧;၊៖‼⁇⁈⁉՞՜".unicodeScalars)
  private static let ellipses = Set("…⋯".unicodeScalars)
  private static let closing = Set(")]}\"'”’»›“‘«‹」』）】〉》］｝".unicodeScalars)
  private static let opening = Set("([{„‚「『（【〈《［｛¿¡".unicodeScalars)
  private static let quotes = Set("\"'“”‘«‹»›".unicodeScalars)
  private static let keyJoiners = Set("+-⌘⌥⇧⌃".unicodeScalars)
}

extension BidirectionalCollection {
  /// The longest end of which every element satisfies a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
