import LintelFindings
import LintelModel

/// What to do where a translation has lost values of its source.
extension FormatComparison {
  /// In characters: of a shorter source half is no more than another way to say it.
  private static let longSource = 40
  /// In characters: a longer text is not told as a whole.
  private static let longestWhole = 160

  func advice(on lost: [Placeholder], in form: StringUnit.Form, beside own: [Placeholder]) -> Message {
    if OlderText.isCopy(form.text, of: source, in: locale) { return OlderText.advice }
    if source.isOlder(than: form, in: locale) { return OlderText.sourceChanged }
    if OlderText.isName(form.text, ofKey: source.key, of: source.value) { return OlderText.adviceOnName }
    if let place = placeInForms(of: lost, in: form) { return place }
    let remains = PlaceholderRemains(
      in: form, beside: own + form.facts.placeholders, of: lost, source: source, in: locale)
    let replacements = replacements(of: lost, by: remains, beside: own, in: form)
    let rest = lost.filter { remains[$0.argument] == nil }.map { arguments.spelling(of: $0.argument) }
    if !replacements.isEmpty, losesPart(form) { return OlderText.moreIsLost }
    let replace: Message = "Replace \(replacements)."
    guard let first = rest.first else {
      let whole = replacements.count == 1 ? wholeText(remains, of: lost, in: form) : nil
      return whole.map { "\(replace) \($0)" } ?? replace
    }
    if replacements.isEmpty, lacksParagraph(of: lost, form) { return OlderText.moreIsLost }
    if replacements.isEmpty, isShortened(form) { return OlderText.isShort }
    let put: Message =
      rest.count == 1
      ? "Put “\(first)” where the value belongs." : "Put \(rest.map(Self.quoted)) where the values belong."
    if replacements.isEmpty { return hasOtherShape(form) ? "\(put) \(Self.anew)" : put }
    return "\(replace) \(put)"
  }

  /// The text as it is to be, where a lone sign is left of its only lost value: of one among other marks it is hard to see which
  /// of them stay. Nil where the text has the sign twice, a letter behind it, or several lines, and where something else of it
  /// is to be mended as well: a text that is taken over as it stands has to be right as a whole.
  private func wholeText(_ remains: PlaceholderRemains, of lost: [Placeholder], in form: StringUnit.Form) -> Message? {
    guard lost.count == 1, let remain = remains[lost[0].argument], remain.count <= 2,
      !remain.contains(where: { $0.isNumber || $0 == "$" }), let range = form.text.firstRange(of: remain),
      form.text[range.upperBound...].first?.isLetter != true,
      case let (sign, spelling) = mended(remain, of: lost[0], in: form),
      let text = form.text.replacingOnly(sign, with: spelling),
      text.count <= Self.longestWhole, !text.contains(where: \.isNewline),
      ProposedText(text: text, spelling: spelling, source: source.value).isClean, saysNumbers(form)
    else { return nil }
    return "The text is then “\(text)”."
  }

  /// Whether a form says the numbers of its source. Of forms of other numbers that is another question.
  private func saysNumbers(_ form: StringUnit.Form) -> Bool {
    form.plural != nil || source.varies || source.forms.first.map { $0.saidNumbers == form.saidNumbers } ?? true
  }

  /// What to replace with what. A number and what is counted stand apart: a hyphen that joins what is left of the number with
  /// its noun, `%-Bytes`, goes with the sign. So does one that joins it with nothing, `%- konnte nicht`: it stands for the letter.
  private func mended(_ remain: String, of value: Placeholder, in form: StringUnit.Form) -> (sign: String, spelling: String) {
    let spelling = arguments.spelling(of: value.argument)
    guard let range = form.text.firstRange(of: remain), let hyphen = form.text[range.upperBound...].first,
      ProposedText.hyphens.contains(hyphen)
    else { return (remain, spelling) }
    let rest = form.text[range.upperBound...].dropFirst()
    if rest.first?.isLetter == true, source.counts(by: value) { return (remain + String(hyphen), spelling + " ") }
    let isHanging = rest.first.map { $0.isWhitespace } ?? true
    let word = rest.drop { $0.isWhitespace }.prefix { $0.isLetter }.lowercased()
    let isOfSource = source.value.firstRange(of: value.text + String(hyphen)) != nil
    // In `%- und Ordnernamen` a part of a word is left out.
    guard isHanging, !isOfSource, !Self.wordsBehindHyphen.contains(word) else { return (remain, spelling) }
    return (remain + String(hyphen), spelling)
  }

  /// What stands behind a hyphen that stands for the rest of a word. The list is ours.
  private static let wordsBehindHyphen: Set = [
    "and", "bis", "bzw", "eller", "en", "ja", "oder", "of", "och", "og", "or", "sowie", "tai", "to", "und",
  ]

  /// What to do about a placeholder that is to be another one.
  static func write(_ spelling: String, inPlaceOf sign: String) -> Message {
    sign == spelling ? "Write “\(spelling)”." : "Write “\(spelling)” in place of “\(sign)”."
  }

  /// What to do about several that are to be the same: all are named, since who mends the first alone leaves the others.
  static func write(_ spelling: String, inPlaceOfEach signs: [String]) -> Message {
    "Write “\(spelling)” in place of each of these: \(signs.map(quoted))."
  }

  /// What to do about placeholders where the source takes no value.
  func adviceOnExtra(in form: StringUnit.Form, isOne: Bool = true) -> Message {
    if OlderText.isSentence(form.text, ofLabel: source.value) { return OlderText.advice }
    // Without its value a label is a label, and a sentence may be none.
    return Copy.isSentence(source.value)
      ? "The sentence is made for a value that its source has not: translate it anew, or let the source have the value too."
      : isOne ? "Leave it out, or let the source have it too." : "Leave them out, or let the source have them too."
  }

  /// What to do about placeholders that the source has not, where it takes values.
  func adviceOnExtra(beside own: [Placeholder]) -> Message {
    // A sentence that names its only value twice reads a second one, unless it says that both are the first.
    if arguments.values.count == 1, (arguments.count ?? 1) == 1, let value = arguments.values[1], own.count > 1,
      own.allSatisfy({ !$0.isPositional && $0.value.kind == value.value.kind })
    {
      let plain = arguments.spelling(of: 1)
      let spelling = plain.hasPrefix("%1$") ? plain : "%1$" + String(plain.dropFirst())
      return "The text has the value more than once: write “\(spelling)” in each place."
    }
    return "Use the placeholders of the source: \(arguments.spellings)."
  }

  /// Whether a text says so much more than its source that it is another one's, which a translation memory took for alike.
  func isOtherSentence(_ form: StringUnit.Form) -> Bool {
    form.text.count > source.value.count * 3 && form.text.count - source.value.count > Self.longSource
  }

  /// The placeholder is but a sign of it.
  func seemsAnother(_ extra: Placeholder) -> Message {
    "seems to be another text's: its source \(StringUnit.quoted(source.value)) says far less, and has no value for “\(extra.text)”"
  }

  static let saysElse: Message = "It says something else altogether than its source: translate it anew."

  /// Whoever mends the placeholder of another subject's text keeps the wrong text.
  private static let anew: Message = "If the text says something else altogether, translate it anew."

  /// Whether the source names its value, `engine: %@` or `Engine (%@)`, and the text is but words.
  private func hasOtherShape(_ form: StringUnit.Form) -> Bool {
    source.value.contains { ":：(（".contains($0) } && !form.text.contains { $0.isPunctuation }
  }

  /// What is left of placeholders, each with what it was; and whole ones that do not go with these, or with a numbered one that is
  /// to be put in, so that all of the text's are told.
  private func replacements(
    of lost: [Placeholder], by remains: PlaceholderRemains, beside own: [Placeholder], in form: StringUnit.Form
  ) -> [Message] {
    let torn = lost.compactMap { value in
      remains[value.argument].map { (argument: value.argument, mended: mended($0, of: value, in: form)) }
    }
    // Platforms do not say which value a plain sign beside numbered ones takes.
    let isNumbered = lost.contains { remains[$0.argument] == nil && arguments.spelling(of: $0.argument).contains("$") }
    if torn.isEmpty, !isNumbered { return [] }
    let whole = own.filter(isMisspelled).map {
      (argument: $0.argument, mended: (sign: $0.text, spelling: arguments.spelling(of: $0.argument)))
    }
    return (torn + whole).sorted { $0.argument < $1.argument }.map { part in
      "“\(part.mended.sign)” with “\(part.mended.spelling)”"
    }
  }

  /// `%4$ @`, which has a space, and a plain `%@` among numbered ones. A variable is spelled by its name, and has forms that a plain number
  /// would lose.
  private func isMisspelled(_ own: Placeholder) -> Bool {
    guard own.argument > 0, arguments.has(own.argument), !own.text.contains("#@") else { return false }
    let spelling = arguments.spelling(of: own.argument)
    return own.text != spelling && (own.text.contains(" ") || !own.isPositional && spelling.contains("$"))
  }

  /// Whether the source introduces its value on a line of its own, `Error: %@`, and the text has neither the line nor the words
  /// before the colon: whoever mends the sign alone shows a value that nothing introduces.
  private func losesPart(_ form: StringUnit.Form) -> Bool {
    guard let line = source.value.split(whereSeparator: \.isNewline).last, line.contains(":"),
      source.value.contains(where: \.isNewline)
    else { return false }
    return !form.text.contains { $0.isNewline || ":：".contains($0) }
  }

  /// Whether the source has its values in a last paragraph, and the text is one paragraph that says less: it is of an older source, and a
  /// value put into it would have nothing that introduces it.
  private func lacksParagraph(of lost: [Placeholder], _ form: StringUnit.Form) -> Bool {
    let paragraphs = source.value.split(whereSeparator: \.isNewline)
    guard paragraphs.count > 1, let last = paragraphs.last, form.text.split(whereSeparator: \.isNewline).count == 1 else { return false }
    return lost.allSatisfy { last.contains($0.text) } && form.text.count * 10 < source.value.count * 9 && !locale.setsNoSpaces
  }

  /// A text that lost more than its values; languages that write a word with one sign are as short by nature.
  private func isShortened(_ form: StringUnit.Form) -> Bool {
    source.value.count >= Self.longSource && form.text.count * 2 < source.value.count && !locale.setsNoSpaces
      && locale.language != "ko"
  }
}
