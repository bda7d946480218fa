import LintelFindings
import LintelModel

extension Rule {
  static let missingTranslation = Rule(
    id: "missing-translation",
    title: "Every string is translated into every language of the project.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    criteria: ["3.1.2"],
    isBesideSource: true,
    why: "People see the development language, or a key, in the middle of their own.",
    examples: [
      .fails(
        "one key is missing",
        files: [
          "en.lproj/Localizable.strings":
            "\"save\" = \"Save\";\n\"open\" = \"Open\";\n\"edit\" = \"Edit\";\n\"copy\" = \"Copy\";\n\"move\" = \"Move\";\n",
          "de.lproj/Localizable.strings":
            "\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n\"edit\" = \"Bearbeiten\";\n\"copy\" = \"Kopieren\";\n",
        ]),
      .fails(
        "another key has the text, and its translation",
        files: [
          "en.lproj/Localizable.strings":
            "\"save\" = \"Save\";\n\"open\" = \"Open\";\n\"edit\" = \"Edit\";\n\"copy\" = \"Copy\";\n\"store\" = \"Save\";\n",
          "de.lproj/Localizable.strings":
            "\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n\"edit\" = \"Bearbeiten\";\n\"copy\" = \"Kopieren\";\n",
        ]),
      .fails(
        "a table that a language lacks",
        files: [
          "en.lproj/A.strings": "\"save\" = \"Save\";\n", "de.lproj/A.strings": "\"save\" = \"Sichern\";\n",
          "en.lproj/B.strings": "\"open\" = \"Open\";\n",
        ]),
      .fails(
        "a translation that was there before, as an error",
        before: pair("\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n"), files: pair("\"save\" = \"Sichern\";\n")),
      .fails(
        "a translation that was there before, and is the source's text now, as an error",
        before: pair(
          "\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n\"read\" = \"%@ gelesen\";\n",
          "\"read\" = \"%@ were read\";\n"),
        files: pair(
          "\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n\"read\" = \"%@ were read\";\n",
          "\"read\" = \"%@ were read\";\n")),
      .fails(
        "a translation that was there before, and is a mark now, as an error",
        before: pair("\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n"),
        files: pair("\"save\" = \"Sichern\";\n\"open\" = \"TODO\";\n")),
      .fails(
        "a key that a change renamed in one language alone, as an error",
        before: pair("\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n"), files: pair("\"save\" = \"Sichern\";\n\"opne\" = \"Öffnen\";\n")),
      .passes(
        "all are there",
        files: [
          "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
          "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
        ]),
      .passes(
        "a region falls back to its language",
        files: [
          "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
          "pt.lproj/Localizable.strings": "\"save\" = \"Salvar\";\n",
          "pt-BR.lproj/Localizable.strings": "",
        ]),
      .passes(
        "a title that Interface Builder wrote, and code replaces",
        files: [
          "en.lproj/Main.strings": "\"059-SP-yXR.title\" = \"Title\";\n\"0aB-cd-3Ef.text\" = \"Open\";\n",
          "de.lproj/Main.strings": "\"0aB-cd-3Ef.text\" = \"Öffnen\";\n",
        ]),
      .passes(
        "nothing to translate",
        files: ["en.lproj/Localizable.strings": "\"ratio\" = \"%d / %d\";\n", "de.lproj/Localizable.strings": ""]),
      StrayTable.example,
    ],
    check: .family { table in StrayTable.remarks(table) ?? table.byShipping.flatMap { Rule.gaps(in: $0, of: table) } })

  /// What the languages of a table lack, which may be a part of those that the whole one has.
  private static func gaps(in table: TableAcrossLocales, of whole: TableAcrossLocales) -> [Remark] {
    let wanted = table.wanted
    guard !wanted.isEmpty else { return [] }
    let needed = table.needed(of: wanted)
    let lost = LostTranslations(in: table, Gaps.others(in: table), among: needed.filter { !Gaps.isName($0, in: table) })
    let others = lost.rest
    let isNames = wanted.allSatisfy { Gaps.isName($0, in: table) }
    let isUnlocalized = Gaps.isUnlocalized(table.sourceFile) && Gaps.others(in: whole).allSatisfy { $0.file == nil }
    // Data that code reads by its path, and what a tool reads and people of the app never see.
    if isUnlocalized && table.name != "Localizable" || TableAcrossLocales.namesOfTools.contains(table.name) { return [] }
    // A region whose language has the table lacks what that lacks, which is told of the language.
    let absent = others.filter { $0.file == nil && wanted.isSubset(of: $0.missing) }
    let isElsewhere = absent.allSatisfy { $0.elsewhere.isSuperset(of: $0.missing.filter(wanted.contains)) }
    let lowering: Lowering? =
      isNames ? .readsLikeName : isUnlocalized ? .tableInNoFolder : isElsewhere ? .translatedElsewhere : table.lowering
    var remarks = Gaps.ofTable(table, wanted, in: absent.map(\.locale), lowering)
    remarks += lost.remarks(about: table)
    // What all languages keep now is no name: they had words of their own.
    remarks += RevertedTranslations.remarks(
      about: table, Gaps.others(in: table), among: needed.filter { !Copy.isName(table.sources[$0].value) })
    remarks += UnfinishedTranslations.lost(about: table, Gaps.others(in: table), among: needed)
    let renamed = RenamedKeys(others)
    let new = Gaps.lacking(Gaps.new(in: table, others), everywhereIn: whole).filter {
      !table.unasked.contains($0) && !renamed.has(table.sources[$0])
    }
    // A few strings that no language has make none of them incomplete.
    let apart = Gaps.areFew(new.intersection(needed).count, of: needed.count) ? new : []
    var lacking: [Int: [LocaleID]] = [:]
    var incomplete: [[Int]: [TableAcrossLocales.Share]] = [:]
    for share in others {
      guard share.file != nil else { continue }
      let missing = share.missing.filter(wanted.contains)
      let asked = missing.filter { needed.contains($0) && !apart.contains($0) }
      for index in missing where apart.contains(index) { lacking[index, default: []].append(share.locale) }
      if Aggregation.isOne(asked.count, of: needed.count), !Gaps.areFew(asked.count, of: needed.count) {
        incomplete[asked, default: []].append(share)
      } else {
        for index in missing where !apart.contains(index) { lacking[index, default: []].append(share.locale) }
      }
    }
    // Languages that lack the same have lacked it since the same day.
    for (missing, shares) in incomplete.sorted(by: { $0.value[0].locale < $1.value[0].locale }) {
      remarks.append(Gaps.ofLocales(shares, missing, of: needed.count, among: wanted.count, in: table))
    }
    let unseen = lacking.filter { new.contains($0.key) }
    if !unseen.isEmpty {
      remarks.append(Gaps.ofNew(unseen, in: table))
      lacking = lacking.filter { unseen[$0.key] == nil }
    }
    // What many languages lack alike was added lately: one matter, not one for each string.
    let (unasked, asked) = (
      lacking.keys.filter(table.unasked.contains), lacking.keys.filter { !table.unasked.contains($0) }
    )
    remarks += unasked.sorted().map { Gaps.ofKey($0, lacking[$0]!, in: table, of: whole) }
    let batches = Dictionary(grouping: asked.sorted()) { Gaps.Batch($0, lacking[$0]!, in: table) }
    for (batch, indices) in batches.sorted(by: { $0.value[0] < $1.value[0] }) {
      if indices.count >= 3 {
        remarks.append(Gaps.ofBatch(indices, batch, in: table))
      } else {
        remarks += indices.map { Gaps.ofKey($0, batch.locales, in: table, of: whole) }
      }
    }
    return remarks
  }

  /// - Parameter more: what English has besides.
  private static func pair(_ german: String, _ more: String = "") -> [String: String] {
    [
      "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n\"open\" = \"Open\";\n" + more,
      "de.lproj/Localizable.strings": german,
    ]
  }
}

extension TableAcrossLocales {
  /// The table in the languages that the app has, and in those that no target has yet: what these lack can wait, and is told
  /// by itself.
  fileprivate var byShipping: [TableAcrossLocales] {
    guard shares.contains(where: { unshipped.contains($0.locale) }) else { return [self] }
    var (shipped, other) = (self, self)
    shipped.shares.removeAll { unshipped.contains($0.locale) }
    other.shares.removeAll { !unshipped.contains($0.locale) }
    return [shipped, other]
  }
}

/// What is missing, reported once for each matter: a table, a language, a batch of strings, a key.
private enum Gaps {
  /// Strings that are few beside a large table are reported by key.
  static func areFew(_ count: Int, of all: Int) -> Bool { count <= 60 && count * 20 < all }

  /// Whether the source's text is a name: a language that lacks it loses nothing.
  static func isName(_ index: Int, in table: TableAcrossLocales) -> Bool {
    let unit = table.sources[index]
    // A key that is its own text may be spelled as programs spell.
    return (Copy.isName(unit.value) && unit.value != unit.key)
      || (table.keptByAll.contains(index) && !unit.varies && !Copy.isSentence(unit.value))
      || (table.keptByMost.contains(index) && !unit.varies && Copy.isNameOfWords(unit.value))
  }

  /// Whether a file in no language's folder is one that such folders hold: it may be what translators work from, not a part
  /// of the app.
  static func isUnlocalized(_ file: String) -> Bool {
    StringTable.Format(file: file)?.isOfOneLanguage == true && !file.contains(".lproj/")
  }

  /// Where the first of the languages would have the string, if its file has a place for it; else where the source's entry
  /// begins, which in a catalogue is the key's line; else where its own file begins. Never in the file of another language,
  /// which may be the only one that has the key.
  private static func place(of index: Int, in locales: [LocaleID], _ table: TableAcrossLocales) -> SourceLocation {
    ownPlace(of: index, in: locales, table)
      ?? SourceLocation(
        file: table.shares.first { $0.locale == locales[0] }?.file ?? table.sourceFile, line: 1)
  }

  private static func ownPlace(of index: Int, in locales: [LocaleID], _ table: TableAcrossLocales) -> SourceLocation? {
    if let place = table.shares.first(where: { $0.locale == locales[0] })?.places[index] { return place }
    let place = table.sources[index].entryLocation
    let isOfAnother =
      StringTable.Format(file: place.file)?.isOfOneLanguage == true && table.shares.contains { $0.file == place.file }
    return isOfAnother ? nil : place
  }

  /// Where another key has what some of the languages lack: whoever translates it need not find other words.
  private static func twin(of index: Int, in locales: [LocaleID], _ table: TableAcrossLocales) -> [Evidence] {
    guard let twin = table.twins[index] else { return [] }
    let helped = locales.filter(twin.locales.contains)
    guard !helped.isEmpty else { return [] }
    return [.text("translated under another key", "\(twin.key) (\(twin.table)): \(LocaleList.whole(helped))")]
  }

  /// With what the project's other strings say in place of it, which people read elsewhere already.
  private static func advice(on index: Int, in locales: [LocaleID], _ table: TableAcrossLocales) -> Message {
    let translate = UntranslatedAdvice.translate.ofOne
    let known = table.knownTranslations[index].flatMap { KnownWords.told($0, in: locales) }
    return known.map { "\(translate) \($0)" } ?? translate
  }

  /// - Parameter wanted: What of the table is for translators, as the language's share counts it: an address in it is not.
  static func ofTable(
    _ table: TableAcrossLocales, _ wanted: Set<Int>, in absent: [LocaleID], _ lowering: Lowering?
  ) -> [Remark] {
    guard !absent.isEmpty else { return [] }
    return [
      Remark(
        .fails, "no-table",
        absent.count == 1
          ? "\(table.name) has no \(absent[0]) translation"
          : "\(table.name) does not exist in \(absent.count) of the project's languages: \(LocaleList.short(absent))",
        blame: .translation, severity: lowering.map { _ in .note },
        evidence: [
          .count("languages", absent.count, "languages"), .text("without the table", LocaleList.whole(absent)),
        ] + told(lowering),
        suggestion: absent.count == 1
          ? "Translate the table; or, for developers: leave it out of the app in this language."
          : "Translate the table; or, for developers: leave it out of the app in these languages.",
        location: SourceLocation(file: table.sourceFile, line: 1), count: absent.count,
        locales: absent, cause: Cause(table: table.id, locales: absent),
        strings: wanted.sorted().map { FoundString(key: table.sources[$0].key) })
    ]
  }

  /// - Parameters:
  ///   - all: How many strings code asks for, as far as that is known.
  ///   - whole: How many the table has for translators.
  static func ofLocales(
    _ shares: [TableAcrossLocales.Share], _ missing: [Int], of all: Int, among whole: Int, in table: TableAcrossLocales
  ) -> Remark {
    let share = TableShare.percent(of: missing.count, among: all)
    let locales = shares.map(\.locale)
    return Remark(
      .fails, "table-incomplete",
      MissingShare(missing: missing.count, all: all, whole: whole, percent: share).sentence(of: table.name, in: locales),
      blame: .translation, severity: table.lowering.map { _ in .note },
      evidence: [
        .count("missing", missing.count, "strings"), .count("strings", all, "strings"),
        .text("for example", missing.prefix(3).map { table.sources[$0].key }.joined(separator: ", ")),
      ] + (locales.count == 1 ? [] : [.text("without a translation", LocaleList.whole(locales))]) + told(table.lowering),
      // Who has most of a table does not give it up.
      suggestion: missing.count * 2 < all
        ? "Translate them."
        : locales.count == 1
          ? "Translate them; or, for developers: take the language out of this table."
          : "Translate them; or, for developers: take the languages out of this table.",
      // The first line of a language's file says nothing, and a change that adds strings does not touch it: no annotation is
      // shown there.
      location: missing.lazy.compactMap { ownPlace(of: $0, in: locales, table) }.first
        ?? place(of: missing[0], in: locales, table),
      count: missing.count * locales.count, locales: locales,
      cause: Cause(table: table.id, keys: Set(missing.map { table.sources[$0].key }), locales: locales))
  }

  /// What strings reported as one have in common: who lacks a name loses less than a sentence, and more where the system
  /// asks in the app's name.
  struct Batch: Hashable {
    let locales: [LocaleID]
    /// Whether each of them is a name, or is in another table of the name.
    let isMinor: Bool
    let isSystemQuestion: Bool

    init(_ index: Int, _ locales: [LocaleID], in table: TableAcrossLocales) {
      self.locales = locales
      let isElsewhere = table.shares.allSatisfy { !locales.contains($0.locale) || $0.elsewhere.contains(index) }
      isMinor = isElsewhere || Gaps.isName(index, in: table)
      isSystemQuestion = Gaps.isSystemQuestion(table.sources[index].key)
    }
  }

  static func ofBatch(_ indices: [Int], _ batch: Batch, in table: TableAcrossLocales) -> Remark {
    let locales = batch.locales
    let lowering = batch.isMinor ? minor(indices, in: table) : table.lowering
    return Remark(
      .fails, "strings-missing",
      "\(amount: indices.count) strings of \(table.name) have no translation in "
        + (locales.count == 1 ? "\(locales[0])" : "the same \(locales.count) languages: \(LocaleList.short(locales))"),
      blame: .translation, severity: lowering.map { _ in .note },
      evidence: [
        .count("strings", indices.count, "strings"), .count("languages", locales.count, "languages"),
        .text("without a translation", LocaleList.whole(locales)),
        .keys(indices.map { table.sources[$0].key }),
      ] + told(lowering), suggestion: "Translate them.", location: place(of: indices[0], in: locales, table),
      count: indices.count * locales.count, locales: locales,
      cause: Cause(table: table.id, keys: Set(indices.map { table.sources[$0].key }), locales: locales))
  }

  private static func told(_ lowering: Lowering?) -> [Evidence] { lowering.map { [$0.evidence] } ?? [] }

  /// Why strings are a note each of which is a name, or is in another table of the name.
  private static func minor(_ indices: [Int], in table: TableAcrossLocales) -> Lowering {
    let names = indices.count { isName($0, in: table) }
    return names == indices.count ? .readsLikeName : names == 0 ? .translatedElsewhere : .namesOrElsewhere
  }

  /// The strings that no language has yet: translators may not have seen them. Of few languages each may have forgotten one, and
  /// what the system asks in the app's name is shown at once.
  static func new(in table: TableAcrossLocales, _ others: [TableAcrossLocales.Share]) -> Set<Int> {
    let shares = others.filter { $0.file != nil }
    guard Set(shares.map(\.locale.language)).count >= 3, let least = shares.min(by: { $0.missing.count < $1.missing.count })
    else {
      return []
    }
    var new = Set(least.missing.filter { !isSystemQuestion(table.sources[$0].key) })
    for share in shares where !new.isEmpty { new.formIntersection(share.missing) }
    return new
  }

  /// Those of some strings that no language of the table has, whether the app has the language or not.
  static func lacking(_ indices: Set<Int>, everywhereIn table: TableAcrossLocales) -> Set<Int> {
    others(in: table).reduce(into: indices) { left, share in
      if share.file != nil, !left.isEmpty { left.formIntersection(share.missing) }
    }
  }

  /// The table in the languages that it is translated into.
  static func others(in table: TableAcrossLocales) -> [TableAcrossLocales.Share] {
    table.shares.filter { $0.locale.language != table.sourceLocale.language }
  }

  static func isSystemQuestion(_ key: String) -> Bool { key.hasPrefix("NS") && key.hasSuffix("UsageDescription") }

  /// - Parameter new: the strings that no language has, each with the languages that lack little else.
  static func ofNew(_ new: [Int: [LocaleID]], in table: TableAcrossLocales) -> Remark {
    let indices = new.keys.sorted()
    let locales = Set(new.values.joined()).sorted()
    let first = table.sources[indices[0]]
    return Remark(
      .fails, "strings-new",
      indices.count == 1
        ? "\(StringUnit.quoted(first.shownText)) has no translation in any language of \(table.name) yet"
        : "\(amount: indices.count) strings of \(table.name) have no translation in any language yet",
      unit: indices.count == 1 ? first : nil, blame: .translation, severity: .note,
      evidence: [
        .count("strings", indices.count, "strings"), .count("languages", locales.count, "languages"),
        .text("without a translation", LocaleList.whole(locales)),
        .keys(indices.map { table.sources[$0].key }),
      ], suggestion: indices.count == 1 ? "Translate it." : "Translate them.",
      location: place(of: indices[0], in: new[indices[0]]!, table),
      count: new.values.reduce(0) { $0 + $1.count }, locales: locales,
      cause: Cause(table: table.id, keys: Set(indices.map { table.sources[$0].key }), locales: locales))
  }

  static func ofKey(_ index: Int, _ locales: [LocaleID], in table: TableAcrossLocales, of whole: TableAcrossLocales) -> Remark {
    let unit = table.sources[index]
    let text = StringUnit.quoted(unit.shownText)
    // It may be left over, or code puts the key together.
    let isUnasked = table.unasked.contains(index)
    let isElsewhere = table.shares.allSatisfy { !locales.contains($0.locale) || $0.elsewhere.contains(index) }
    // What the sentence counts, the evidence counts, too. Of one language there is nothing to count.
    let coverage = isUnasked || locales.count == 1 ? nil : GapCoverage(of: index, in: table, of: whole, told: locales)
    let lacking = coverage?.lacking ?? locales
    // That no code asks for it is what the sentence says.
    let lowering: Lowering? =
      isUnasked ? nil : isElsewhere ? .translatedElsewhere : isName(index, in: table) ? .readsLikeName : table.lowering
    let message: Message =
      isUnasked
      ? "No code asks for \(text), which has no translation in \(locales.count, one: "language", other: "languages") of "
        + "\(table.name): \(LocaleList.short(locales))"
      : coverage?.sentence(text, of: table.name) ?? "\(text) has no \(locales[0]) translation in \(table.name)"
    var remark = Remark(
      .fails, "no-translation", message,
      unit: unit, blame: .translation,
      severity: isUnasked || lowering != nil ? .note : nil,
      evidence: [
        .text("source", unit.shownText), .count("languages", lacking.count, "languages"),
        .text("without a translation", LocaleList.whole(lacking)),
      ] + twin(of: index, in: locales, table) + told(lowering),
      suggestion: isUnasked ? UntranslatedAdvice.askFirst.ofOne : advice(on: index, in: locales, table),
      location: place(of: index, in: locales, table), count: locales.count, locales: locales,
      cause: Cause(table: table.id, keys: [unit.key], locales: locales))
    if !isUnasked { remark.adviceByLanguage = KnownWords.advice(table.knownTranslations[index] ?? [:], in: locales) }
    return remark
  }
}

extension TableAcrossLocales {
  /// Why what it lacks is a note; nil where it is none.
  fileprivate var lowering: Lowering? { aside.map { Lowering($0) } }
}
