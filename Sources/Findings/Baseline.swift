import LintelModel

/// What was already found on the day it was written, string by string: each entry is about one string, or one bar, in one
/// language, whatever it was reported together with.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable, Codable {
    package var fingerprint: String
    package var rule: String
    /// The toolbar's id, and the item's within it.
    package var bar: String?
    package var item: String?
    package var table: String?
    package var key: String?
    package var language: String?
    /// Why the rule found it, where the finding is about this alone; strings that are found together have one of their own.
    package var reason: String?
    /// What a finding about a bar comes from, wherever that is shared.
    package var origin: String?
    package var severity: Severity?
    /// The finding's sentence, for whoever reads the file.
    package var what: String?
    package var verdict: Verdict
    /// In points, where something is too wide.
    package var over: Double?
    /// In strings, where it counts what it does not list.
    package var count: Int?
    /// What of it is wrong, part by part: `argument 2`. Nil where that is not known apart; earlier versions wrote none.
    package var faults: [String]?

    package init(
      fingerprint: String, rule: String, bar: String? = nil, item: String? = nil, table: String? = nil, key: String? = nil,
      language: String? = nil, reason: String? = nil, origin: String? = nil, severity: Severity? = nil, what: String? = nil,
      verdict: Verdict, over: Double? = nil, count: Int? = nil, faults: [String]? = nil
    ) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.bar = bar
      self.item = item
      self.table = table
      self.key = key
      self.language = language
      self.reason = reason
      self.origin = origin
      self.severity = severity
      self.what = what
      self.verdict = verdict
      self.over = over
      self.count = count
      self.faults = faults
    }
  }

  /// In the order of rule, table or bar, key and language; no two of one fingerprint.
  package private(set) var entries: [Entry]

  package init(_ entries: [Entry]) {
    var distinct: [String: Entry] = [:]
    for entry in entries {
      distinct[entry.fingerprint] = distinct[entry.fingerprint].map { $0.joined(with: entry) } ?? entry
    }
    // What an entry is sorted by is made once, and an entry is large: its place is what is sorted.
    let all = distinct.values.map { (order: $0.order, entry: $0) }
    self.entries = all.indices.sorted { all[$0].order.lexicographicallyPrecedes(all[$1].order) }.map { all[$0].entry }
  }

  package func without(_ gone: [Entry]) -> Baseline {
    let names = Set(gone.map(\.fingerprint))
    return Baseline(entries.filter { !names.contains($0.fingerprint) })
  }

  /// With what a scope is about as another one has it, and all else as it is.
  /// - Parameter isJudged: whether the other one would have what is found of it.
  package func taking(
    _ scope: ReportScope, from other: Baseline, where isJudged: (Entry) -> Bool = { _ in true }
  ) -> Baseline {
    Baseline(
      entries.filter { !($0.isWithin(scope) && isJudged($0)) } + other.entries.filter { $0.isWithin(scope) })
  }

  /// How many of its entries another one has not.
  package func count(besides other: Baseline) -> Int {
    let names = Set(other.entries.map(\.fingerprint))
    return entries.count { !names.contains($0.fingerprint) }
  }

  /// What two branches make of one that both began with: what either of them accepted is in, and what either took out is out.
  ///
  /// What one took out and the other accepted anew, as worse, is in: somebody looked at it.
  package static func merged(from base: Baseline, _ ours: Baseline, _ theirs: Baseline) -> Baseline {
    func byName(_ baseline: Baseline) -> [String: Entry] {
      Dictionary(baseline.entries.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, left, right) = (byName(base), byName(ours), byName(theirs))
    return Baseline(
      Set(left.keys).union(right.keys).compactMap { name in
        let old = before[name]
        switch (left[name], right[name]) {
        case (let one?, let other?): return one == old ? other : other == old ? one : one.joined(with: other)
        case (let one?, nil), (nil, let one?): return one == old ? nil : one
        case (nil, nil): return nil
        }
      })
  }

  package init(of findings: [Finding]) { self.init(findings.flatMap(\.single).flatMap(\.entries)) }
}

extension Baseline.Entry {
  /// Whether it is meant by what was asked for: what is about all languages is so in each. Of schema 1.0 nobody knows which
  /// languages an entry is about.
  package func isWithin(_ scope: ReportScope) -> Bool {
    let isPlaced = bar != nil || table != nil || key != nil || language != nil
    return (isPlaced || scope.locales.isEmpty) && scope.holds(unit, rule: rule, severity: severity)
  }

  /// What it is about.
  var unit: FoundString {
    FoundString(reason: reason, toolbar: bar, item: item, table: table, key: key, locale: language.map { LocaleID($0) })
  }

  /// What it is about wherever that is: the same after a file or a folder was moved.
  var subject: [String?] {
    func name(_ path: String?) -> String? { path.map { path in path.split(separator: "/").last.map { String($0) } ?? path } }
    // A string is one matter on whichever bar it is found first.
    return [rule, key == nil ? name(bar) : nil, key == nil ? item : nil, name(table) ?? defaultTable, key, language]
  }

  /// A text of a bar that names no table is in the platform's default one.
  private var defaultTable: String? { key != nil && bar != nil && table == nil ? Self.defaultTable : nil }
  private static let defaultTable = "Localizable"

  /// Whether what was found before may be what is found now, at another place.
  func mayHaveMoved(to now: Self, present: Presence) -> Bool {
    func isGone(_ before: String?, _ now: String?) -> Bool { before.map { $0 == now || !present.has($0) } ?? true }
    guard reason == nil || now.reason == nil || reason == now.reason else { return false }
    guard key != nil else { return isGone(table, now.table) && isGone(bar, now.bar) }
    // Where no table has the text, or code names none, what stands for the table is no place where anything is left.
    return isGone(table, now.table) || now.defaultTable != nil || now.table.map { !present.has($0) } ?? false
  }

  /// What a string is known by whatever table it is in; nil for what has no key.
  var string: [String?]? { key.map { [rule, $0, language] } }

  /// Whether the string may have been put into another table: it is gone from the one where it was.
  func mayHaveChangedTable(to now: Self, present: Presence) -> Bool {
    guard reason == nil || now.reason == nil || reason == now.reason, let key, table != now.table,
      table != nil || defaultTable != nil, now.table != nil || now.defaultTable != nil
    else { return false }
    return table.map { present.lacks(key, in: $0) } ?? present.lacks(key, inTablesNamed: Self.defaultTable)
  }

  /// The same of a string whose key was another one.
  func stringUnderItsEarlierKey(_ present: Presence) -> [String?]? {
    guard let key else { return nil }
    let earlier = table.map { present.earlierKey(of: key, in: $0) }
      ?? defaultTable.flatMap { present.earlierKey(of: key, inTablesNamed: $0) }
    return earlier.map { [rule, $0, language] }
  }

  /// Whether the string, whose key was another one, may be it.
  func mayHaveChangedKey(to now: Self, _ present: Presence) -> Bool {
    guard reason == nil || now.reason == nil || reason == now.reason, let key = now.key else { return false }
    guard let other = now.table else { return table == nil && defaultTable != nil && now.defaultTable != nil }
    return table == present.earlierTable(of: key, in: other)
  }

  /// Which rules say less of the same: a title that is cut is not told that it is long, too.
  private static let milder = ["title-length": "title-truncated"]

  /// What has a matter of its own on a bar: rules that say more or less of the same are one.
  var matter: [String?]? {
    guard let key, let bar else { return nil }
    // A bar's variants may differ in which of them has it worst.
    return [Self.milder[rule] ?? rule, String(bar.prefix { $0 != "~" && $0 != "[" }), item, key, language]
  }

  /// The bar, whichever of its variants, and the language.
  var wholeBar: [String?]? { bar.map { [String($0.prefix { $0 != "~" && $0 != "[" }), language] } }

  /// Whether what is found now is what is left of it: it was an error, or sure, and is less than that.
  func isGraver(than now: Self) -> Bool {
    guard let severity, let other = now.severity else { return false }
    let isMore = rule != now.rule || verdict == .fails && now.verdict == .needsReview
    return isMore ? severity >= other : severity > other
  }

  /// What is the matter with something that has no key, on a bar of that name; nil for what is known by its key.
  func matter(on bar: String) -> [String?]? { key == nil ? [rule, reason, bar, item, language] : nil }

  /// The same on the bar as it was called before.
  func onItsEarlierBar(_ present: Presence) -> [String?]? {
    bar.flatMap { present.earlierBar(of: $0) }.flatMap { matter(on: $0) }
  }

  /// What is said of a bar, or of an item that has no key; nil for what is known by its key.
  var sentence: [String?]? { key == nil && bar != nil && what != nil ? [rule, reason, language, what] : nil }

  /// Whether it may be about the same bar under another name: one that is gone from its file, or whose declaration was moved to
  /// another file. Bars of code are called after what declares them: `Notes.swift#Notes.body`.
  func mayHaveBeenRenamed(to now: Self, present: Presence) -> Bool {
    guard let bar, let other = now.bar, !present.has(bar) else { return false }
    func parts(_ bar: String) -> [Substring] { bar.split(separator: "#", maxSplits: 1) }
    let (before, after) = (parts(bar), parts(other))
    return before.count == 2 && after.count == 2 && (before[0] == after[0] || before[1] == after[1])
  }

  fileprivate var order: [String] { [rule, table ?? bar ?? "", key ?? item ?? "", language ?? "", fingerprint] }

  /// Two of one fingerprint are as bad as the worse of them.
  fileprivate func joined(with other: Self) -> Self {
    var worse = self
    if other.verdict == .fails { worse.verdict = .fails }
    worse.over = [over, other.over].compactMap { $0 }.max()
    worse.count = [count, other.count].compactMap { $0 }.max()
    // Where one of them does not say what is wrong, it may be all of it.
    worse.faults = faults.flatMap { own in other.faults.map { Set(own + $0).sorted() } }
    return worse
  }

  /// Whether it is less bad than what is found now: less severe, a question only, fewer points over, fewer strings, not all
  /// of the same faults. Points are of one screen: what is less severe or less sure now is of another one, and they say nothing.
  func isBetter(than now: Self) -> Bool {
    // Another value that is lost is no known one, whatever else of it is better.
    if let faults, let now = now.faults, !Set(now).isSubset(of: faults) { return true }
    if let severity, let now = now.severity, severity != now { return severity < now }
    if verdict != now.verdict { return now.verdict == .fails }
    // What does not count is one.
    if let count = now.count, count > self.count ?? 1 { return true }
    // A baseline keeps tenths of a point; less than that is no change.
    guard let over = now.over else { return false }
    return over > (self.over ?? 0) + 0.05
  }
}

extension Finding {
  /// What it would be reported as if nothing were reported together.
  package var single: [Finding] { parts.isEmpty ? [self] : parts.flatMap(\.single) }

  /// One for each of its units, in their order.
  var entries: [Baseline.Entry] {
    let units = units
    let words = message.english
    let what = words.count > 120 ? words.prefix(119) + "…" : words[...]
    func entry(
      _ unit: FoundString, _ fingerprint: String, _ severity: Severity?, _ count: Int? = nil, _ reason: String? = nil
    ) -> Baseline.Entry {
      Baseline.Entry(
        fingerprint: fingerprint, rule: rule, bar: unit.toolbar, item: unit.item, table: unit.table, key: unit.key,
        language: unit.locale?.id, reason: reason, origin: units.count == 1 ? origin : nil, severity: severity,
        what: String(what), verdict: verdict, over: over?.rounded.value, count: count,
        faults: units.count == 1 && !faults.isEmpty ? faults : nil)
    }
    // How grave strings are that a rule tells together hangs on how many they are: one that joins makes the others no worse.
    guard strings.isEmpty else { return units.map { entry($0, self.fingerprint(of: $0), $0.severity) } }
    let (severity, reason) = (isUntranslatedYet ? nil : severity, rule == "missing-translation" ? nil : reason)
    // One in several languages is one in each, and known by the language also where it is left in one alone.
    if units.count > 1 || locale == nil && units[0].locale != nil {
      return units.map { entry($0, self.fingerprint(of: $0), severity, units.count > 1 ? nil : count, reason) }
    }
    return [entry(units[0], fingerprint, severity, count, reason)]
  }

  /// Whether it is a missing translation that no other language has either, which is a note until one has it. That is no change
  /// for the rest; nor is what tells it: the string, the strings beside it, the table.
  private var isUntranslatedYet: Bool { rule == "missing-translation" && reason == "strings-new" }
}
