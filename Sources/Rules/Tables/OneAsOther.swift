import LintelFindings
import LintelModel

/// The form for one thing that says what the one for several says, in a language in which a noun has two: “1 favoris”.
enum OneAsOther {
  static let example: Example = .fails(
    "French one that is other's, where another text has the singular",
    files: PluralExample.catalog(
      "fr", [("one", "%lld fichiers"), ("other", "%lld fichiers")], beside: [("one", "%lld fichier"), ("other", "%lld fichiers")]))

  static let allowed: Example = .passes(
    "a noun that has one form", files: PluralExample.catalog("de", [("one", "%lld Treffer"), ("other", "%lld Treffer")]))

  /// Languages of CLDR's categories “one” and “other” in which most nouns have another form for several, behind a number, too.
  private static let languages: Set = [
    "af", "bg", "ca", "da", "de", "el", "eo", "es", "fo", "fr", "fy", "gl", "is", "it", "lb", "mk", "nb", "nl", "nn", "no", "oc",
    "pt", "sc", "sq", "sv",
  ]

  /// How nearly every noun for several ends, and few for one. French has “mois” and “fois”, and Germanic languages have many
  /// nouns of one form.
  private static let pluralEndings: [String: Character] = [
    "ca": "s", "eo": "j", "es": "s", "gl": "s", "it": "i", "oc": "s", "pt": "s",
  ]

  /// Shorter words are articles and the like. The figure is ours, as are the next two.
  private static let fewestLetters = 4
  /// Of so many letters an ending for several is at most.
  private static let longestEnding = 2
  private static let fewestOfStem = 3

  static func remarks(in table: TableInLocale) -> [Remark] {
    guard !table.isSource, languages.contains(table.locale.language) else { return [] }
    let counted = table.pairs(.varies).flatMap { source, translation, _ -> [Counted] in
      guard translation.locale == table.locale else { return [] }
      return PluralForms.all(of: translation).compactMap { Counted($0, of: translation, source) }
    }
    let doubtful = counted.filter(\.isDoubtful)
    if doubtful.isEmpty { return [] }
    let known = Known(table, counted)
    return doubtful.compactMap { remark(on: $0, known, in: table.locale) }
  }

  private static func remark(on counted: Counted, _ known: Known, in locale: LocaleID) -> Remark? {
    let text = StringUnit.quoted(counted.one.text)
    let same: Message = "The \(locale) forms “one” and “other” of \(StringUnit.quoted(counted.unit.key)) are the same, \(text)"
    if let singular = known.singular(for: counted) {
      return Remark(
        .fails, "one-as-other", same + ", and the table has \(StringUnit.quoted(singular)) for one thing", certainty: .likely,
        unit: counted.unit, blame: .translation, evidence: [.text("translation", counted.one.text)],
        suggestion: "Write the form “one” as one says it of one thing.", location: counted.one.location)
    }
    guard !known.areOneForm(counted), let ending = pluralEndings[locale.language],
      counted.words.contains(where: { $0.count >= fewestLetters && $0.last == ending })
    else { return nil }
    return Remark(
      .needsReview, "one-as-other", same, certainty: .possible, unit: counted.unit, blame: .translation, severity: .note,
      evidence: [.text("translation", counted.one.text)],
      suggestion: "Write the form “one” as one says it of one thing, unless the word stays the same.", location: counted.one.location)
  }

  /// The forms of a text for one thing and for several.
  private struct Counted {
    let unit: StringUnit
    let one: StringUnit.Form
    /// Of the form for several.
    let words: [String]
    let wordsOfOne: [String]
    /// Of the source's forms, where it has them.
    let givenOfOne: [String]?
    let given: [String]?
    private let saysNumber: Bool
    private let isCopy: Bool

    /// Nil where one of the two lacks.
    init?(_ group: PluralForms, of unit: StringUnit, _ source: StringUnit) {
      guard let one = group.forms.first(where: { $0.plural == "one" }),
        let other = group.forms.first(where: { $0.plural == "other" })
      else { return nil }
      (self.unit, self.one, words, wordsOfOne) = (unit, one, Self.words(of: other), Self.words(of: one))
      let forms = PluralForms.all(of: source).first { $0.variable == group.variable }?.forms ?? []
      givenOfOne = forms.first { $0.plural == "one" }.map(Self.words)
      given = forms.first { $0.plural == "other" }.map(Self.words)
      // Of two numbers the word may go with the one that does not decide: `in 1 of 12 variants`.
      saysNumber = one.facts.placeholders.count(where: \.isNumber) == 1
      isCopy = source.forms.contains { $0.text == other.text }
    }

    var isSame: Bool { words == wordsOfOne }

    /// Whether both say the same of a number, and the source does not, or has its words elsewhere.
    var isDoubtful: Bool {
      guard isSame, saysNumber, !isCopy, !words.isEmpty else { return false }
      return given?.isEmpty != false || givenOfOne != nil && given != givenOfOne
    }

    /// What the source calls one thing and several of them.
    var noun: (one: String, other: String)? {
      guard let given, let givenOfOne else { return nil }
      let (own, several) = (givenOfOne.filter { !given.contains($0) }, given.filter { !givenOfOne.contains($0) })
      return own.count == 1 && several.count == 1 ? (own[0], several[0]) : nil
    }

    private static func words(of form: StringUnit.Form) -> [String] {
      OneAsOther.words(of: form.facts.placeholders.reduce(form.text) { $0.replacing($1.text, with: " ") })
    }
  }

  private static func words(of text: String) -> [String] { text.lowercased().split { !$0.isLetter }.map { String($0) } }

  /// What the rest of a table says of one thing.
  private struct Known {
    /// By a word for several the one for one thing, as other texts have both.
    private var singulars: [String: String] = [:]
    /// Words of the forms for one thing that differ from those for several.
    private var ofOne: Set<String> = []
    /// Texts for one thing or none, each beside its source.
    private var texts: [(source: Set<String>, words: Set<String>)] = []

    init(_ table: TableInLocale, _ counted: [Counted]) {
      for text in counted where !text.isSame {
        ofOne.formUnion(text.wordsOfOne)
        if let given = text.givenOfOne { texts.append((Set(given), Set(text.wordsOfOne))) }
        guard text.words.count == text.wordsOfOne.count else { continue }
        for (one, several) in zip(text.wordsOfOne, text.words) where one != several && singulars[several] == nil {
          singulars[several] = one
        }
      }
      for pair in table.pairs {
        guard let unit = pair.translation, unit.locale == table.locale, !unit.varies, unit.value != pair.source.value else {
          continue
        }
        texts.append((Set(OneAsOther.words(of: pair.source.value)), Set(OneAsOther.words(of: unit.value))))
      }
    }

    /// Of a word of a text the form for one thing, as far as the table shows it.
    func singular(for counted: Counted) -> String? {
      if let word = counted.words.first(where: { $0.count >= fewestLetters && singulars[$0] != nil && !ofOne.contains($0) }) { return singulars[word] }
      if areOneForm(counted) { return nil }
      let beside = texts(aboutOneOf: counted)
      for word in counted.words where word.count >= fewestLetters {
        for stem in [word.dropLast(1), word.dropLast(longestEnding)] where stem.count >= fewestOfStem {
          if beside.contains(where: { $0.contains(String(stem)) }) { return String(stem) }
        }
      }
      return nil
    }

    /// Whether texts about one such thing have a word of the text as it is: `Artikel`.
    func areOneForm(_ counted: Counted) -> Bool {
      texts(aboutOneOf: counted).contains { words in
        counted.words.contains { $0.count >= fewestLetters && words.contains($0) }
      }
    }

    private func texts(aboutOneOf counted: Counted) -> [Set<String>] {
      guard let noun = counted.noun else { return [] }
      return texts.filter { $0.source.contains(noun.one) && !$0.source.contains(noun.other) }.map(\.words)
    }
  }
}
