import LintelFindings
import LintelModel

/// Where a form of a text shows its number, told by the words beside it. A whole form is no text to paste into another one: it
/// has that form's grammar.
struct NumberPlace {
  /// As the text spells it: `%lld`.
  let sign: String
  /// The words on both sides; nil at an end of the text, and where something else than a word stands there.
  let before: String?
  let after: String?

  /// Nil where the text does not have the sign.
  init?(of sign: String, in text: String) {
    guard let range = text.firstRange(of: sign) else { return nil }
    self.init(at: range, in: text)
  }

  init(at range: Range<String.Index>, in text: String) {
    sign = String(text[range])
    before = Self.words(text[..<range.lowerBound]).last.flatMap(Self.word)
    after = Self.words(text[range.upperBound...]).first.flatMap(Self.word)
  }

  /// How to put the number into a form that does not say it: beside a word that it has, too, else in its own words.
  func advice(for form: String) -> Message {
    let number = StringUnit.quoted(sign)
    if let before, Self.has(before, once: form) {
      return "Put \(number) into this form behind \(StringUnit.quoted(before)), in place of any word for a number."
    }
    if let after, Self.has(after, once: form) {
      return "Put \(number) into this form before \(StringUnit.quoted(after)), in place of any word for a number."
    }
    switch (before, after) {
    case (let before?, let after?):
      return
        "Put \(number) into this form's own words; “other” has it between \(StringUnit.quoted(before)) and \(StringUnit.quoted(after))."
    case (let before?, nil): return "Put \(number) into this form's own words; “other” has it behind \(StringUnit.quoted(before))."
    case (nil, let after?): return "Put \(number) into this form's own words; “other” has it before \(StringUnit.quoted(after))."
    case (nil, nil): return "Put \(number) into this form's own words."
    }
  }

  private static func words(_ text: Substring) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  /// A word without the marks around it; nil for another placeholder, for marks alone, and for one too long to be a word.
  private static func word(_ text: Substring) -> String? {
    let start = text.drop { !$0.isLetter && !$0.isNumber }
    let end = start.lastIndex { $0.isLetter || $0.isNumber }
    guard let end, !text.contains("%"), start.count <= 30 else { return nil }
    let word = start[...end]
    return word.contains(where: \.isLetter) ? String(word) : nil
  }

  private static func has(_ word: String, once form: String) -> Bool {
    words(form[...]).count { Self.word($0) == word } == 1
  }
}
