import LintelFindings
import LintelModel

extension FormatComparison {
  /// A percent sign that lost its letter before a word: the platform takes the space for a flag and the word's first letter for
  /// the conversion, so that `% posts` is `% p`, and shows an address. Nil where it reads nothing of the value there.
  func readWithSpace(_ value: Placeholder, in form: StringUnit.Form, advice: Message) -> Remark? {
    let read = form.facts.platformPlaceholders.first { $0.argument == value.argument && $0.text.contains(" ") }
    guard let read, let kind = arguments.value(value.argument) else { return nil }
    let misreading = Misreading(kind, readAs: read.value)
    guard misreading >= .lost else { return nil }
    let spelling = arguments.spelling(of: value.argument)
    let what: Message =
      "holds “\(read.text)”, which the platform reads as a placeholder with a space as its flag: in place of “\(spelling)”, argument \(value.argument), "
      + (misreading == .crash && isMentioned ? "it crashes the app" : "garbage is shown")
    return remark("missing", what, form, .error, at: read.text, suggestion: advice)
  }

  /// The text with a sign of percent behind a number, `100 % du`, written as one: the platform takes the space for a flag and the
  /// word's first letter for the conversion. Nil where something else is read that nobody gives, or nothing shows what was meant.
  func doublingPercents(of extra: [Placeholder], in form: StringUnit.Form) -> String? {
    var text = form.text
    for placeholder in extra {
      guard !form.facts.placeholders.contains(where: { $0.text == placeholder.text }), placeholder.value != .object,
        let range = text.firstRange(of: placeholder.text),
        let before = text[..<range.lowerBound].last(where: { !$0.isWhitespace }), before.isNumber,
        let doubled = text.replacingOnly(placeholder.text, with: "%" + placeholder.text)
      else { return nil }
      text = doubled
    }
    return text
  }

  /// What to do about such a text.
  static func writePercents(_ text: String) -> Message {
    "A percent sign that people are to read is written “%%”: write “\(text)”."
  }
}

/// A placeholder with a space in it, `% @`: the platform takes the space for a flag, and shows the value (docs/formats.md).
enum SpacedSign {
  static func found(in text: SourcedText) -> StrayMark? {
    let (form, source) = (text.form, text.source)
    guard form.substitution == nil, form.facts.platformPlaceholders.contains(where: isSpaced),
      BrokenLineBreak(in: form, of: text.unit, source: source) == nil
    else { return nil }
    let comparison = FormatComparison(source, text.unit, in: text.table)
    guard let read = comparison.reading(of: form).first(where: isSpaced), !text.inSource({ $0.contains(read.text) }),
      !text.hasWrongValues
    else { return nil }
    let spelling = comparison.arguments.spelling(of: read.argument)
    return StrayMark(
      kind: .spacedSign,
      what: "has “\(read.text)” for “\(spelling)”: the platform takes the space for a flag, and shows the value all the same",
      suggestion: FormatComparison.write(spelling, inPlaceOf: read.text),
      place: form.text.firstRange(of: read.text).map { form.text.distance(from: form.text.startIndex, to: $0.lowerBound) } ?? 0,
      mended: form.text.replacingOnly(read.text, with: spelling))
  }

  private static func isSpaced(_ placeholder: Placeholder) -> Bool {
    placeholder.value == .object && placeholder.text.contains(" ")
  }
}
