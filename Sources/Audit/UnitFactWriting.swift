import LintelInputs
import LintelLanguage
import LintelMeasuring
import LintelModel
import LintelUnicodeText

/// Writes onto the strings of one table in one language what each is made of, and marks the pairs worth a second look.
/// One for each task and locale.
final class UnitFactWriting {
  private let orthography: Orthography
  private let faces: ProxyFaces
  private lazy var copiedWord = CopiedWord(locale: orthography.locale)
  private lazy var measure = TextMeasure(locale: orthography.locale, faces: faces)

  init(locale: LocaleID, faces: ProxyFaces = .none) {
    orthography = Orthography(locale: locale)
    self.faces = faces
  }

  private var plurals: [PluralCategory] {
    PluralCategories.of(locale: orthography.locale.id).map {
      PluralCategory(
        name: $0.name, samples: $0.samples, isOneNumber: $0.count == 1 && !$0.hasLargeNumbers, isCommon: $0.count > 0)
    }
  }

  /// The facts of one unit, and the edges of its main text.
  struct Unit: Sendable {
    var edges: TextEdges
    var facts: [UnitFacts]
  }

  func facts(of unit: StringUnit) -> Unit {
    let edges = orthography.edges(of: unit.value)
    guard unit.varies else {
      guard var facts = orthography.facts(of: unit.value) else { return Unit(edges: edges, facts: []) }
      facts.edges = edges
      return Unit(edges: edges, facts: [facts])
    }
    let facts = unit.forms.map { form in
      var facts = orthography.facts(of: form.text) ?? UnitFacts()
      facts.edges = orthography.edges(of: form.text)
      return facts
    }
    return Unit(edges: edges, facts: facts)
  }

  private func facts(of unit: StringUnit, known: inout KnownTexts?) -> Unit {
    guard known != nil, !unit.varies else { return facts(of: unit) }
    return known!.facts(of: unit.value) { facts(of: unit) }
  }

  /// The table with marks, facts and plural categories.
  /// - Parameter known: what texts of the language are made of, which is found out once; nil to keep nothing.
  func written(
    onto table: TableInLocale, sources: SourceFacts, votes: [String: Votes], known: inout KnownTexts?
  ) -> TableInLocale {
    var table = table
    let source = UnitFactWriting(locale: table.sourceLocale)
    var marked: [TableInLocale.Mark: [Int]] = [:]
    let hasOwnEndings = !table.isSource && (table.locale.setsNoSpaces || table.locale.language == "ko")
    for index in table.pairs.indices {
      guard let translation = table.pairs[index].translation, translation.locale == table.locale,
        !StringUnit.isPlaceMark(translation.value)
      else { continue }
      let given = sources[table.pairs[index].source] ?? source.facts(of: table.pairs[index].source)
      let own = table.isSource ? given : facts(of: translation, known: &known)
      let votes = votes[translation.key]
      let marks =
        marks(translation, own, table.pairs[index].source, given, votes)
        + (table.isSource && votes?.against.isEmpty == false ? [.outvoted] : [])
      if hasOwnEndings { table.countEnding(of: index, given.edges.ending, own.edges.ending) }
      // Who keeps a link or a path tells of those who do not.
      if votes?.linked != nil || votes?.pathed != nil { table.pairs[index].votes = votes }
      guard !marks.isEmpty else { continue }
      for mark in marks { marked[mark, default: []].append(index) }
      write(own, onto: &table.pairs[index].translation!)
      if marks.contains(.unfinished) {
        let source = table.pairs[index].source
        markUnfinished(&table.pairs[index].translation!, of: source)
      }
      write(given, onto: &table.pairs[index].source)
      if own.edges.ending != given.edges.ending || marks.contains(.outvoted) {
        writeInnerEndings(onto: &table.pairs[index].translation!)
        source.writeInnerEndings(onto: &table.pairs[index].source)
      }
      table.pairs[index].votes = votes
    }
    table.marked = marked
    table.strangers = strangers(in: table)
    table.isOfOtherScript = isOfOtherScript(than: table)
    // Asking for the categories takes longer than reading most tables.
    if marked[.varies] != nil { table.plurals = plurals }
    return table
  }

  /// How many of the source's texts tell which script it is written in. The figure is ours.
  private static let sample = 50

  /// Whether the source's texts have no letter of the language's script.
  private func isOfOtherScript(than table: TableInLocale) -> Bool {
    guard !table.isSource else { return false }
    let answers = table.pairs.prefix(Self.sample).map { orthography.writes($0.source.value) }
    return answers.contains(.no) && !answers.contains(.yes)
  }

  /// Counts the texts that are written in another script than the language's; a few hundred tell for all.
  private func strangers(in table: TableInLocale) -> TableInLocale.Strangers? {
    guard !table.isSource else { return nil }
    let step = max(1, table.pairs.count / 400)
    var found = TableInLocale.Strangers()
    for index in stride(from: 0, to: table.pairs.count, by: step) {
      guard let unit = table.pairs[index].translation, unit.locale == table.locale else { continue }
      found.own += 1
      guard unit.value != table.pairs[index].source.value else {
        found.copies += 1
        continue
      }
      switch orthography.isInOwnScript(unit.value) {
      case .yes: found.judged += 1
      case .no:
        found.judged += 1
        found.count += 1
        found.first = found.first ?? unit
      case .unknown: break
      }
    }
    return found.count == 0 ? nil : found
  }

  private func marks(
    _ unit: StringUnit, _ own: Unit, _ sourceUnit: StringUnit, _ source: Unit, _ votes: Votes?
  ) -> [TableInLocale.Mark] {
    var marks: [TableInLocale.Mark] = []
    func takesArguments(_ facts: [UnitFacts]) -> Bool {
      facts.contains { !$0.placeholders.isEmpty || $0.barePercents + $0.doubledPercents > 0 }
    }
    // An unknown source text has nothing to compare with but the other languages.
    let isUnknown = sourceUnit.origin == .unknown
    if isUnknown, let wanted = votes?.arguments {
      if let taken = TakenArguments(of: unit), taken != TakenArguments(of: wanted) { marks.append(.strayArguments) }
    }
    // Where most languages take other values than the source, the source is reported.
    let isOfMajority = votes?.against[.arguments]?.locales.contains(unit.locale) == true
    if !isUnknown, !isOfMajority, takesArguments(own.facts) || takesArguments(source.facts) { marks.append(.format) }
    if unit.varies { marks.append(.varies) }
    if own.facts.contains(where: { !$0.hidden.isEmpty || $0.isDirectionOpen }) { marks.append(.hiddenCharacters) }
    if own.facts.contains(where: { !$0.lookalikes.isEmpty }) { marks.append(.lookalikes) }
    let foreign = own.facts.flatMap(\.foreignLetters)
    if !foreign.isEmpty, !Endonym.isOne(unit.value, key: unit.key, letters: foreign) { marks.append(.foreignLetters) }
    if own.edges.isEmpty, !unit.varies {
      marks.append(.empty)
    } else if own.edges != source.edges, !isUnknown, !sourceUnit.value.contains("%") || !sourceUnit.isNameOfKey {
      marks.append(.edges)
    }
    if (unit.limit ?? sourceUnit.limit) != nil { marks.append(.limit) }
    if !unit.unknownEscapes.isEmpty { marks.append(.unknownEscapes) }
    if UnfinishedText.isOne(unit, of: sourceUnit) { marks.append(.unfinished) }
    if unit.value == sourceUnit.value, !unit.varies {
      if let mark = copiedWord.mark(of: unit) { marks.append(mark) }
      if isDisplayName(unit, of: sourceUnit) { marks.append(.displayName) }
    }
    return marks
  }

  /// Names of one letter or of a sentence's length are none of a country or a language.
  private func isDisplayName(_ unit: StringUnit, of source: StringUnit) -> Bool {
    source.locale.language == "en" && unit.locale.language != "en" && (3...40).contains(unit.value.utf8.count)
      && DisplayName.isEnglish(unit.value, alsoIn: unit.locale.id)
  }

  /// A text with forms is held to no ending.
  private func writeInnerEndings(onto unit: inout StringUnit) {
    guard !unit.varies, !unit.facts.isEmpty else { return }
    unit.facts[0].innerEndings = orthography.innerEndings(of: unit.value)
  }

  private func markUnfinished(_ unit: inout StringUnit, of source: StringUnit) {
    for index in UnfinishedText.forms(of: unit, source) where index < unit.facts.count { unit.facts[index].isUnfinished = true }
  }

  private func write(_ found: Unit, onto unit: inout StringUnit) {
    unit.facts = found.facts
    if unit.facts.isEmpty { unit.facts = [UnitFacts(edges: found.edges)] }
    guard unit.limit?.unit == .pixels else { return }
    for (index, form) in unit.forms.enumerated() where index < unit.facts.count {
      unit.facts[index].width = measure.measure(form.text, font: Font(size: 17)).width
    }
  }
}

extension TableInLocale {
  /// A copy, or a text with forms, tells nothing of a custom.
  fileprivate mutating func countEnding(of index: Int, _ given: TextEdges.Ending, _ own: TextEdges.Ending) {
    guard let translation = pairs[index].translation, !translation.varies, !pairs[index].source.varies,
      translation.value != pairs[index].source.value
    else { return }
    endings[given, default: [:]][own, default: 0] += 1
  }
}

/// What the source's units are made of: found once for all languages.
struct SourceFacts: Sendable {
  private struct Place: Hashable {
    var location: SourceLocation
    var key: String
  }
  private let byPlace: [Place: UnitFactWriting.Unit]

  init(_ units: [StringUnit], locale: LocaleID) {
    let writing = UnitFactWriting(locale: locale)
    // One call in code may give the texts of several keys.
    byPlace = Dictionary(
      units.map { (Place(location: $0.location, key: $0.key), writing.facts(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Nil for a unit that is not the table's own: an exchange file brings the source's texts along for each language.
  subscript(unit: StringUnit) -> UnitFactWriting.Unit? { byPlace[Place(location: unit.location, key: unit.key)] }
}
