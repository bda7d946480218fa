import LintelFindings
import LintelModel

/// The form for two to four things that says what the one for five and more says, in a language that has two of nearly every noun.
enum FewAsMany {
  static let example: Example = .needsReview(
    "Russian few that is many's, beside texts that have two", files: catalogue("замена", "замен", "замен"))

  static let allowed: Example = .passes("a noun that has one form for all", files: catalogue("видео", "видео", "видео"))

  /// Slavic languages in which “few” is for 2 to 4 things, with what they call the form for five (CLDR). Bulgarian and Macedonian
  /// have no such form, and Slovene has another one for two: what is advised here is not right there.
  private static let namesOfMany = [
    "be": "many", "bs": "other", "cs": "other", "hr": "other", "pl": "many", "ru": "many", "sk": "other", "sr": "other",
    "uk": "many",
  ]

  /// So many other texts tell what the language does: one or two may be nouns that never change. The figure is ours, as is the
  /// share of four fifths.
  private static let fewest = 3

  static func remarks(in table: TableInLocale) -> [Remark] {
    guard !table.isSource, let many = namesOfMany[table.locale.language] else { return [] }
    let counted = table.pairs(.varies).flatMap { source, translation, _ -> [Counted] in
      guard translation.locale == table.locale else { return [] }
      let given = Set(source.forms.map(\.text))
      return PluralForms.all(of: translation).compactMap { Counted($0.forms, many, of: translation, given) }
    }
    let others = counted.count - 1
    let different = counted.count { !$0.isSame }
    guard others >= fewest, different * 5 >= others * 4 else { return [] }
    return counted.filter(\.isDoubtful).map { remark(on: $0, many, in: table) }
  }

  private static func remark(on counted: Counted, _ many: String, in table: TableInLocale) -> Remark {
    Remark(
      .needsReview, "few-as-many",
      "The \(table.locale) forms “few” and “\(many)” of \(StringUnit.quoted(counted.unit.key)) are the same, "
        + "\(StringUnit.quoted(counted.few.text)), and differ in most other texts",
      certainty: .likely, unit: counted.unit, blame: .translation, evidence: [.text("translation", counted.few.text)],
      suggestion: "Write the form “few” as one says it of 2, 3 or 4 things, unless the word stays the same.",
      location: counted.few.location)
  }

  /// A catalogue with three nouns that have two forms, and one more.
  private static func catalogue(_ one: String, _ few: String, _ many: String) -> [String: String] {
    func forms(_ texts: [(String, String)]) -> String {
      let units = texts.map { #""\#($0.0)":{"stringUnit":{"state":"translated","value":"%lld \#($0.1)"}}"# }
      return #"{"variations":{"plural":{\#(units.joined(separator: ","))}}}"#
    }
    let nouns = [("файл", "файла", "файлов"), ("папка", "папки", "папок"), ("слово", "слова", "слов"), (one, few, many)]
    let english = forms([("one", "thing"), ("other", "things")])
    let entries = nouns.enumerated().map { index, noun -> String in
      let russian = forms([("one", noun.0), ("few", noun.1), ("many", noun.2), ("other", noun.1)])
      return #""k\#(index)":{"localizations":{"en":\#(english),"ru":\#(russian)}}"#
    }
    return ["L.xcstrings": #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#]
  }
}

/// A text with forms for one thing, a few and many.
private struct Counted {
  let unit: StringUnit
  let few: StringUnit.Form
  /// Whether a few are said as many are.
  let isSame: Bool
  /// Whether that is hardly right: the number comes first, so that no word before it asks for a case in which both are alike, and
  /// one thing is said in another way.
  let isDoubtful: Bool

  /// Nil where a form lacks, is a copy of the source's, or has nothing but a number.
  init?(_ forms: [StringUnit.Form], _ many: String, of unit: StringUnit, _ given: Set<String>) {
    func form(_ name: String) -> StringUnit.Form? { forms.first { $0.plural == name } }
    guard let one = form("one"), let few = form("few"), let more = form(many), !given.contains(few.text),
      Self.wordBehindNumber(few, mustLead: false) != nil
    else { return nil }
    (self.unit, self.few) = (unit, few)
    isSame = few.text == more.text
    let noun = Self.wordBehindNumber(few, mustLead: true)
    isDoubtful = isSame && noun != nil && one.text != few.text && Self.wordBehindNumber(one, mustLead: true) != noun
  }

  private static func wordBehindNumber(_ form: StringUnit.Form, mustLead: Bool) -> Substring? {
    guard let number = form.facts.placeholders.first(where: \.isNumber), let place = form.text.firstRange(of: number.text),
      !mustLead || place.lowerBound == form.text.startIndex
    else { return nil }
    return form.text[place.upperBound...].split { !$0.isLetter }.first
  }
}
