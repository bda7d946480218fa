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
    let changing = counted.reduce(into: Set<Substring>()) { $0.formUnion($1.changing) }
    return counted.filter(\.isDoubtful).compactMap { one in
      // What another text says in two ways is said in two ways here.
      let isKnown = !changing.isDisjoint(with: one.words)
      guard isKnown || one.looksLikeMany else { return nil }
      return remark(on: one, many, isKnown ? .likely : .possible, in: table)
    }
  }

  private static func remark(
    on counted: Counted, _ many: String, _ certainty: Certainty, in table: TableInLocale
  ) -> Remark {
    Remark(
      .needsReview, "few-as-many",
      "The \(table.locale) forms “few” and “\(many)” of \(StringUnit.quoted(counted.unit.key)) are the same, "
        + "\(StringUnit.quoted(counted.few.text)), and differ in most other texts",
      certainty: certainty, unit: counted.unit, blame: .translation, evidence: [.text("translation", counted.few.text)],
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
  /// The first words behind the number, as many are said: a noun, and what may stand before it.
  let words: [Substring]
  /// Those of them that a few have in another form.
  let changing: Set<Substring>
  /// Whether a few are said as many are.
  let isSame: Bool
  /// Whether that is hardly right: the number comes first, so that no word before it asks for a case in which both are alike, and
  /// one thing is said in another way.
  let isDoubtful: Bool

  /// So many words behind the number are the noun and an adjective: 2.
  private static let mostWords = 2

  /// Nil where a form lacks, is a copy of the source's, or has nothing but a number.
  init?(_ forms: [StringUnit.Form], _ many: String, of unit: StringUnit, _ given: Set<String>) {
    func form(_ name: String) -> StringUnit.Form? { forms.first { $0.plural == name } }
    guard let one = form("one"), let few = form("few"), let more = form(many), !given.contains(few.text),
      let ofFew = Self.words(behindNumberOf: few)
    else { return nil }
    (self.unit, self.few) = (unit, few)
    words = Array((Self.words(behindNumberOf: more) ?? []).prefix(Self.mostWords))
    changing = Set(words).subtracting(ofFew)
    isSame = few.text == more.text
    isDoubtful =
      isSame && Self.leads(few, in: unit) && one.text != few.text
      && !(Self.leads(one, in: unit) && Self.words(behindNumberOf: one)?.first == ofFew.first)
  }

  /// Whether the word behind the number may well be that for five things. One that ends in a vowel is rather that for two,
  /// which some nouns have for all numbers, and so are verbs: they have one plural. In an oblique case both are alike.
  var looksLikeMany: Bool {
    guard let word = words.first?.lowercased(), let last = word.last else { return false }
    return !Self.vowels.contains(last) && !Self.obliqueEndings.contains { word.hasSuffix($0) }
  }

  /// Of the languages that are looked at. Czech nouns end in `ů` where they are many.
  private static let vowels = Set("aąáeęéěiíoóuúyýаеёиіїоуыэюяє")

  /// Of plurals behind a preposition or in the instrumental case, and of verbs that are reflexive.
  private static let obliqueEndings = [
    "ach", "iach", "ech", "ách", "och", "ami", "emi", "ах", "ях", "ами", "ями", "амі", "ямі", "лись", "лися",
  ]

  private static func words(behindNumberOf form: StringUnit.Form) -> [Substring]? {
    guard let number = form.facts.placeholders.first(where: \.isNumber), let place = form.text.firstRange(of: number.text)
    else { return nil }
    let words = form.text[place.upperBound...].split { !$0.isLetter }
    return words.isEmpty ? nil : words
  }

  /// Whether the number comes first, in the form and in the text that the form is put into.
  private static func leads(_ form: StringUnit.Form, in unit: StringUnit) -> Bool {
    guard let number = form.facts.placeholders.first(where: \.isNumber), form.text.hasPrefix(number.text) else { return false }
    guard let variable = form.substitution.map({ unit.substitutions[$0].name }),
      let place = unit.value.firstRange(of: "#@\(variable)@")
    else { return true }
    return !unit.value[..<place.lowerBound].contains(where: \.isLetter)
  }
}
