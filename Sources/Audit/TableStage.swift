import LintelFindings
import LintelInputs
import LintelMeasuring
import LintelModel
import LintelRules

/// Sets each translated table beside its source and asks the rules about it, one table and language at a time: all of them
/// at once would hold every string of a project once more.
struct TableStage {
  private let checks: [(rule: Rule, check: @Sendable (TableInLocale) -> [Remark])]
  private let wideChecks: [(rule: Rule, check: @Sendable (TableInLocale, TableSurroundings) -> [Remark])]
  private let familyChecks: [(rule: Rule, check: @Sendable (TableAcrossLocales) -> [Remark])]

  private let faces: ProxyFaces
  private let memory: Memory?

  /// - Parameter memory: What the same rules said of another state of the project.
  init(rules: [Rule], faces: ProxyFaces, memory: Memory? = nil) {
    self.faces = faces
    self.memory = memory
    wideChecks = rules.compactMap { rule in
      if case .translationsAmong(let check) = rule.check { (rule, check) } else { nil }
    }
    checks = rules.compactMap { rule in if case .translations(let check) = rule.check { (rule, check) } else { nil } }
    familyChecks = rules.compactMap { rule in if case .family(let check) = rule.check { (rule, check) } else { nil } }
  }

  func output(of project: Project, _ families: [TableFamily]) async -> RuleOutput {
    guard !checks.isEmpty || !wideChecks.isEmpty || !familyChecks.isEmpty else { return RuleOutput() }
    var surroundings = TableSurroundings(tables: project.tables, placesOnBars: Self.placesOnBars(of: project))
    if wideChecks.contains(where: { $0.rule.id == "mixed-address" }) {
      surroundings.addresses = AppAddress.tallies(of: project.tables)
    }
    let tables = Dictionary(grouping: EncodingGuesses.noted(in: project), by: \.id)
    let calls = GivenArgumentSearch(project.codeTexts)
    let twins = familyChecks.isEmpty ? nil : TwinSearch(project)
    let expected = TableFamily.languagesOfAll(families)
    let translated = TranslationMemory(project)
    let values = AskedValues(project.spelledKeys.texts + project.codeTexts)
    return await withTaskGroup(of: RuleOutput.self) { [surroundings] group in
      for family in families {
        group.addTask {
          await output(
            of: family, tables: tables[family.id] ?? [], in: surroundings, calls, twins, translated, project.codeLiterals,
            values, glossary: project.glossary, project.emptyFallbacks.first, project.earlier?.pairs[family.id] ?? [:],
            project.earlier?.changed[family.id] ?? [:],
            newLanguages: project.earlier?.newLanguages[family.id] ?? [],
            carriedOver: project.earlier?.carriedOver[family.id] ?? [:], unshipped: Set(project.unshippedLocales),
            deleted: Self.languagesDeleted(from: family.id, project.earlier),
            isUnread: project.skipped.contains { TableID(path: $0.file).name == family.name })
        }
      }
      var all = await group.reduce(into: RuleOutput()) { $0.add($1) }
      all.gaps.removeAll { !expected.contains($0.locale) }
      return all
    }
  }

  private static let ofWords = "word-copied"

  /// The languages of which `language-deleted` tells that the table has nothing of them any more.
  private static func languagesDeleted(from table: TableID, _ earlier: EarlierTexts?) -> Set<LocaleID> {
    Set(earlier?.lostLanguages ?? []).union(earlier?.languagesGoneFromTables[table] ?? [])
  }

  private static func placesOnBars(of project: Project) -> Set<SourceLocation> {
    var places: Set<SourceLocation> = []
    func note(_ text: LocalizedText) {
      for value in text.values.values where value.state == .translated {
        if let place = value.location { places.insert(place) }
        // Of a text with variables the place is that of one of their forms.
        for variant in value.variants { if let place = variant.location { places.insert(place) } }
      }
    }
    for bar in project.toolbars {
      for text in bar.texts(.onBar) { note(text) }
    }
    return places
  }

  private func output(
    of all: TableFamily, tables: [StringTable], in surroundings: TableSurroundings, _ calls: GivenArgumentSearch,
    _ twins: TwinSearch?, _ translated: TranslationMemory, _ literals: CodeLiterals, _ values: AskedValues, glossary: [String],
    _ emptyFallback: SourceLocation?, _ earlier: [LocaleID: [String: EarlierTexts.Pair]],
    _ changed: [LocaleID: Set<String>], newLanguages: Set<LocaleID>, carriedOver: [LocaleID: Set<String>],
    unshipped: Set<LocaleID>, deleted: Set<LocaleID>, isUnread: Bool
  ) async -> RuleOutput {
    let asked = AskedStrings(of: all, in: tables, among: surroundings.tables, literals, values)
    let family = asked.family
    let sources = family.sources
    let given = calls.arguments(of: sources, in: family.name)
    let isShared = surroundings.tables.contains { $0.name == family.name && $0.id != family.id }
    let givenApart = calls.apart(of: sources, in: family.name, isShared: isShared)
    let shownAsIs = calls.shownAsIs(in: family.name)
    let (outdated, unmentioned) = (asked.outdated, asked.unmentioned)
    var whole = TableInLocale(
      id: family.id, name: family.name, sourceLocale: family.sourceLocale, locale: family.sourceLocale,
      pairs: sources.filter { $0.origin != .unknown }.map { TableInLocale.Pair(source: $0, translation: $0) },
      file: family.sourceFile,
      sourceFile: family.sourceFile)
    whole.guess = EncodingGuesses.of(whole, in: tables)
    whole.glossary = glossary
    whole.given = given
    whole.givenApart = givenApart
    whole.unmentioned = unmentioned
    let unread = literals.unread.filter { unmentioned.contains($0.key) }
    whole.unread = unread
    let aside = family.aside
    let followedBySpace = Set(sources.lazy.map(\.key).filter { family.isFollowedBySpace($0) })
    whole.followedBySpace = followedBySpace
    let joined = Set(sources.lazy.map(\.key).filter { family.isJoined($0) })
    whole.joined = joined
    let facts = SourceFacts(sources, locale: family.sourceLocale)
    let standing = SourceStanding(family: family, given: given)
    let votes =
      family.locales.count < 3
      ? [:]
      : VotesOnLosses.leftOut(
        of: VoteCount.of(tables, sources: sources, sourceLocale: family.sourceLocale, standing), sources, since: earlier)
    let copyVotes = checks.isEmpty ? [:] : CopyVoteCount.of(tables, sources: sources, sourceLocale: family.sourceLocale)
    let olderSources =
      checks.isEmpty || family.locales.count < 2
      ? [:] : OlderSourceSearch.found(in: tables, sources: sources, sourceLocale: family.sourceLocale)
    let known = KnownTables(memory, of: family.id, votes: votes, aside: aside)
    let numbers = checks.isEmpty ? [:] : NumberComparison.changes(in: family)
    whole.changedNumbers = numbers[family.sourceLocale] ?? []
    var found = await withTaskGroup(of: (TableAcrossLocales.Share?, RuleOutput).self) { group in
      group.addTask { [whole] in (nil, output(of: whole, facts, votes, in: surroundings, aside: aside, known)) }
      for locale in family.locales {
        group.addTask {
          var table = family.inLocale(locale)
          table.guess = EncodingGuesses.of(table, in: tables)
          table.glossary = glossary
          table.given = given
          table.givenApart = givenApart
          table.shownAsIs = shownAsIs
          table.unmentioned = unmentioned
          table.unread = unread
          // Who has the new key, too, has nothing to rename.
          table.successors = outdated.filter { family.translation(of: $0.value, in: locale) == nil }
          table.followedBySpace = followedBySpace
          table.joined = joined
          table.emptyFallback = emptyFallback
          table.earlier = earlier[locale] ?? [:]
          table.changed = changed[locale] ?? []
          table.changedNumbers = numbers[locale] ?? []
          table.copyVotes = copyVotes
          table.olderSources = olderSources
          table.knownTranslations = translated.translationsOfCopies(in: table)
          if !checks.isEmpty {
            let lengths = UsualLength(in: table)
            table.lostSentences = LostSentenceSearch.found(in: table, beside: lengths)
            table.longTranslations = LongTranslationSearch.found(in: table, beside: lengths)
            let (replaced, taken, foreign) = ReplacedTextSearch.found(in: table, of: family, earlier: earlier)
            let copied = NewTableSearch(table: table, family: family, newLanguages: newLanguages).found()
            let added = AddedForeignTextSearch(table: table, family: family, carriedOver: carriedOver[locale] ?? [])
            (table.replacedTexts, table.takenTexts) = (replaced, taken ?? copied)
            table.foreignTexts = foreign + (copied == nil ? added.found() : [])
            let told = Set(replaced.map(\.keys))
            table.sharedTexts = SharedTextSearch.found(in: table, of: family).filter {
              [changes = table.changedNumbers] shared in
              !NumberComparison.tells(shared, among: changes) && !told.contains([shared.first.key, shared.second.key])
            }
          }
          return (
            Self.share(of: table, sources), output(of: table, facts, votes, in: surroundings, aside: aside, known)
          )
        }
      }
      return await group.reduce(into: (shares: [TableAcrossLocales.Share](), output: RuleOutput())) {
        if let share = $1.0 { $0.shares.append(share) }
        $0.output.add($1.1)
      }
    }
    guard !familyChecks.isEmpty else { return found.output }
    for index in found.shares.indices {
      let locale = found.shares[index].locale
      found.shares[index].orphans = asked.search.orphans[locale] ?? []
      found.shares[index].elsewhere = Set(
        found.shares[index].missing.filter { family.isElsewhere(sources[$0].key, in: locale) })
      found.shares[index].isToldAsDeleted = deleted.contains(locale)
      found.shares[index].note(earlier[locale] ?? [:], changed[locale] ?? [], in: family)
      // A file that nobody can read is told as what it is.
      if isUnread, found.shares[index].file == nil { found.shares[index].lost = [:] }
    }
    var across = TableAcrossLocales(
      id: family.id, name: family.name, sourceLocale: family.sourceLocale, sourceFile: family.sourceFile, sources: sources,
      shares: found.shares.sorted { $0.locale < $1.locale })
    across.aside = aside
    across.namesake = family.namesake
    across.unshipped = unshipped
    across.staleKeys = family.staleKeys
    across.optional = Set(
      sources.indices.filter { index in
        let source = sources[index]
        // A key that is its own text where others have numbers is the app's own word for “as usual”.
        return family.isOptional(source.key) || source.value == source.key && votes[source.key]?.isNumberAbroad == true
      })
    across.unasked = Set(sources.indices.filter { unmentioned.contains(sources[$0].key) })
    across.keptByAll = Set(sources.indices.filter { votes[sources[$0].key]?.isKeptByAll == true })
    across.keptByMost = Set(sources.indices.filter { votes[sources[$0].key]?.isKeptByMost == true })
    for index in sources.indices {
      guard let code = family.otherDefault(for: sources[index]) else { continue }
      across.otherDefaults[index] = code
      across.asInCode[index] = Set(
        family.locales.filter { locale in
          family.translation(of: sources[index].key, in: locale).map { $0.value == code.defaultValue } ?? false
        })
    }
    across.knownTranslations = translated.translationsOfMissing(in: across)
    across.twins = (twins?.twins(of: across) ?? [:])
      .merging(Self.predecessors(of: across, outdated, in: family)) { $1 }
    found.output.gaps = across.gaps
    for (rule, check) in familyChecks { found.output.add(check(across).map { $0.naming(unread: unread) }, by: rule) { $0.finding(about: across) } }
    return found.output
  }

  private func output(
    of table: TableInLocale, _ sources: SourceFacts, _ votes: [String: Votes], in surroundings: TableSurroundings,
    aside: TableAside?, _ known: KnownTables
  ) -> RuleOutput {
    // A language without a file of this table has no string to judge.
    guard !checks.isEmpty || !wideChecks.isEmpty, table.file != nil || table.isSource else { return RuleOutput() }
    func output(_ remarks: [Remark], by rule: Rule, about table: TableInLocale) -> RuleOutput {
      let softened = remarks.compactMap {
        $0.softened(whereUnasked: table.unmentioned)?.renaming(table.successors).naming(unread: table.unread)
          .softened(whereAside: aside, below: rule.severity)
      }
      var output = RuleOutput()
      output.add(softened, by: rule) { $0.finding(about: table) }
      return output
    }
    var judged = known.judged(table) { texts in
      var written = UnitFactWriting(locale: table.locale, faces: faces)
        .written(onto: table, sources: sources, votes: votes, known: &texts)
      // Asked once, before the rule on copies: what is told as a word, and only that, is none of the other copies.
      let words = checks.first { $0.rule.id == Self.ofWords }?.check(written)
      written.copiesToldAsWords = Set((words ?? []).compactMap { $0.unit?.key })
      return KnownTables.Judged(
        table: written,
        output: checks.reduce(into: RuleOutput()) { [written] all, rule in
          let remarks = rule.rule.id == Self.ofWords ? words : nil
          all.add(output(remarks ?? rule.check(written), by: rule.rule, about: written))
        })
    }
    for (rule, check) in wideChecks {
      judged.output.add(output(check(judged.table, surroundings), by: rule, about: judged.table))
    }
    return judged.output
  }

  /// Which of the source's strings the locale lacks. Its pairs are in the order of the source, with gaps.
  private static func share(of table: TableInLocale, _ sources: [StringUnit]) -> TableAcrossLocales.Share {
    var share = TableAcrossLocales.Share(locale: table.locale, file: table.file, missing: [])
    var index = 0
    for pair in table.pairs {
      while index < sources.count, sources[index].key != pair.source.key { index += 1 }
      if pair.translation == nil {
        share.missing.append(index)
        // An exchange file and a catalogue hold the source's text where the translation belongs.
        if pair.source.location.file == table.file { share.places[index] = pair.source.entryLocation }
      }
      index += 1
    }
    return share
  }
}
