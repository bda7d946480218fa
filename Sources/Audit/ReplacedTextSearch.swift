import LintelInputs
import LintelLanguage
import LintelModel

/// Finds translations that a change replaced with another string's, as whoever copies a text to the wrong line does.
///
/// A language may well choose one word for two strings, so what is told has sources that say different things, in which no other
/// language has one text for both: of opposites, and of two texts that changed places, hardly any other. In the histories of 20 apps most such changes were another choice of words, and an exchange of
/// two texts mostly mended them: only opposites and texts whose words show whose they are, are certain.
struct ReplacedTextSearch {
  private typealias Pair = TableInLocale.Pair

  private let table: TableInLocale
  private let family: TableFamily
  /// What each language had before the change, as far as it is otherwise now.
  private let earlier: [LocaleID: [String: EarlierTexts.Pair]]
  /// Indices of strings by what the language had for them before the change.
  private let byText: [String: [Int]]
  private lazy var strings = TellingTexts(of: table)

  // The figures are ours.

  /// A text that more strings had is a word of many uses.
  private static let compared = 6
  /// Words that mean something: of fewer, one word may well do for both.
  private static let fewestWords = 2
  /// Of so many languages one may have mistaken two strings as well.
  private static let languagesOfMistake = 10

  /// What a change replaced with other strings' texts, and what with those of another language.
  ///
  /// - Parameter earlier: What the table's languages had before the change, by key, as far as it is otherwise now.
  static func found(
    in table: TableInLocale, of family: TableFamily, earlier: [LocaleID: [String: EarlierTexts.Pair]]
  ) -> (replaced: [ReplacedText], taken: TakenTexts?, foreign: [ForeignText]) {
    guard !table.isSource, !table.earlier.isEmpty, table.locale.language != table.sourceLocale.language else {
      return ([], nil, [])
    }
    // What reads another number than its source is told as that.
    let numbers = Set(table.changedNumbers.map(\.source.key))
    let changed = table.pairs.indices.filter { isReworded($0, in: table) && !numbers.contains(table.pairs[$0].source.key) }
    guard !changed.isEmpty else { return ([], nil, []) }
    let taken = TakenTextSearch(table: table, family: family).found(among: changed)
    let keys = Set(taken?.texts.map(\.source.key) ?? [])
    var search = ReplacedTextSearch(table: table, family: family, earlier: earlier, byText: textsBefore(of: table))
    let left = changed.filter { !keys.contains(table.pairs[$0].source.key) }
    let replaced = search.replaced(among: left)
    let told = replaced.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let foreign = ForeignTextSearch(table: table, family: family, earlier: earlier)
      .found(among: left.filter { !told.contains(table.pairs[$0].source.key) })
    return (replaced, taken, foreign)
  }

  private mutating func replaced(among changed: [Int]) -> [ReplacedText] {
    var found: [ReplacedText] = []
    var exchanged: Set<[String]> = []
    for index in changed {
      guard let replaced = self.replaced(index) else { continue }
      if replaced.isExchange {
        // It is told with the other one.
        if exchanged.contains([replaced.otherSource.key, replaced.source.key]) { continue }
        exchanged.insert([replaced.source.key, replaced.otherSource.key])
      }
      found.append(replaced)
    }
    return found
  }

  /// Whether the language had a text of its own for what the source says still, and has another one now.
  private static func isReworded(_ index: Int, in table: TableInLocale) -> Bool {
    let (source, now) = (table.pairs[index].source, table.pairs[index].translation)
    guard let now, now.locale == table.locale, !now.varies, !now.isUntranslated, source.origin != .unknown, !source.varies,
      let earlier = table.earlier[source.key], earlier.isTranslationReworded, !earlier.isSourceReworded,
      let before = earlier.translation, before.locale == table.locale, !before.varies
    else { return false }
    let (said, saidBefore, given) = (SaidText.of(now.value), SaidText.of(before.value), SaidText.of(source.value))
    return !said.isEmpty && !saidBefore.isEmpty && said != saidBefore && said != given && saidBefore != given
      // What reads other values than its source is told as that.
      && EarlierTextSearch.arguments(of: now) == EarlierTextSearch.arguments(of: source)
  }

  private static func textsBefore(of table: TableInLocale) -> [String: [Int]] {
    var texts: [String: [Int]] = [:]
    for index in table.pairs.indices {
      let pair = table.pairs[index]
      let before = table.earlier[pair.source.key].map(\.translation) ?? pair.translation
      guard let before, before.locale == table.locale, !before.varies, !pair.source.varies, pair.source.origin != .unknown else {
        continue
      }
      let said = SaidText.of(before.value)
      if !said.isEmpty { texts[said, default: []].append(index) }
    }
    return texts
  }

  private mutating func replaced(_ index: Int) -> ReplacedText? {
    let pair = table.pairs[index]
    let words = ContentWords(pair.source.value)
    let all = byText[SaidText.of(pair.translation!.value)] ?? []
    // One of them may be this string.
    guard all.count <= Self.compared + 1 else { return nil }
    let owners = all.filter { $0 != index }
    guard !owners.isEmpty, owners.count <= Self.compared else { return nil }
    let isEnglish = table.sourceLocale.language == "en"
    var (other, areOpposites): (Pair?, Bool) = (nil, false)
    for owner in owners {
      let one = table.pairs[owner]
      let ownWords = ContentWords(one.source.value)
      if isEnglish, words.isOpposite(of: ownWords) {
        if !areOpposites { (other, areOpposites) = (one, true) }
        // Another string that says the same has the text already: it was taken from there.
      } else if words.isLike(ownWords) || SaidText.of(one.source.value) == SaidText.of(pair.source.value) {
        return nil
      } else if other == nil {
        other = one
      }
    }
    guard let other, let otherNow = other.translation, otherNow.locale == table.locale else { return nil }
    let before = table.earlier[pair.source.key]?.translation?.value ?? ""
    let isExchange = SaidText.of(otherNow.value) == SaidText.of(before)
    guard !areShared(pair.source, other.source, byMoreThanOne: areOpposites || isExchange) else { return nil }
    let replaced = ReplacedText(
      areOpposites ? .opposites : .other, source: pair.source, translation: pair.translation!,
      before: before, otherSource: other.source, otherTranslation: otherNow)
    if isExchange { return exchanged(replaced) }
    let isStillThere = SaidText.of(otherNow.value) == SaidText.of(pair.translation!.value)
    return isEnglish ? judged(replaced, words, ContentWords(other.source.value), isStillThere) : replaced
  }

  /// What words of the text say of a string whose text is, or was, another one's: nil where they show that it is its own.
  private mutating func judged(
    _ replaced: ReplacedText, _ words: ContentWords, _ others: ContentWords, _ isStillThere: Bool
  ) -> ReplacedText? {
    var replaced = replaced
    let text = replaced.translation.value
    if TextOwner.found(
      of: (text, text), replaced.source.value, replaced.otherSource.value, among: strings, beside: [], in: table.locale) == .first { return nil }
    guard isStillThere else {
      replaced.kind = .other
      return replaced
    }
    if replaced.kind == .opposites { return replaced }
    // Two texts of several words that have none in common are hardly one in any language.
    let areApart = min(words.count, others.count) >= Self.fewestWords && words.share(with: others) == 0
    if areApart, TextOwner.found(
      of: (text, text), replaced.source.value, replaced.otherSource.value, among: .none, beside: [], in: table.locale) == .second
    {
      replaced.kind = .mistaken
    }
    return replaced
  }

  /// The same of two strings that have each other's texts now.
  private mutating func exchanged(_ replaced: ReplacedText) -> ReplacedText? {
    var replaced = replaced
    replaced.isExchange = true
    replaced.kind = .other
    guard table.sourceLocale.language == "en" else { return replaced }
    let (first, second) = (replaced.source.value, replaced.otherSource.value)
    let owner = TextOwner.found(
      of: (replaced.translation.value, replaced.translation.value), first, second, among: strings, beside: [], in: table.locale)
    let other = TextOwner.found(
      of: (replaced.otherTranslation.value, replaced.otherTranslation.value), second, first, among: strings, beside: [], in: table.locale)
    switch (owner, other) {
    case (.first, .first), (.first, nil), (nil, .first): return nil
    case (.second, .second), (.second, nil), (nil, .second): replaced.kind = .mistaken
    default: break
    }
    return replaced
  }

  /// Whether any other language has one text for both.
  /// - Parameter byMoreThanOne: Whether one of many is not enough, which gives one text to opposites, say, and is wrong itself.
  private func areShared(_ first: StringUnit, _ second: StringUnit, byMoreThanOne: Bool) -> Bool {
    let known = family.locales.compactMap { locale -> Bool? in
      guard locale != table.locale, locale.language != table.sourceLocale.language,
        let one = witness(first.key, in: locale), let other = witness(second.key, in: locale)
      else { return nil }
      return SaidText.of(one.value) == SaidText.of(other.value)
    }
    let shared = known.count { $0 }
    return byMoreThanOne ? shared * Self.languagesOfMistake > known.count : shared > 0
  }

  /// What shows that another file may have one text for two strings. Two files of one language, of Brazil and of Portugal, are
  /// often written in one go: what a change writes into both is no second language's choice, and only what the other one had
  /// before tells.
  private func witness(_ key: String, in locale: LocaleID) -> StringUnit? {
    if locale.language == table.locale.language, let before = earlier[locale]?[key] { return before.translation }
    return family.translation(of: key, in: locale)
  }
}
