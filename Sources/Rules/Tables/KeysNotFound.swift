import LintelFindings
import LintelModel

/// The keys that code asks a table for and no file of that name has, where the table has most of the others: of any other table
/// nobody knows whether Lintel saw all of it.
struct KeysNotFound {
  /// A key with its places in code, the first of which is told.
  struct Ask {
    let key: String
    var places: [SourceLocation]
    /// What code gives for its text.
    let fallback: String?
    /// Whether the next build in Xcode adds it to the table.
    var isFilledByBuilds = false
    /// What people read.
    var shown: String { fallback ?? key }
  }

  let table: String
  /// In the order of their places.
  private(set) var missing: [Ask] = []
  private let keys: Set<String>
  /// Those of all tables, by the name of the table.
  private let known: [String: Set<String>]
  /// By a key that is missing, the one of the table that is nearly the same.
  private var nearKeys: [String: String] = [:]
  /// By a key that is missing, that of a table which ends in it.
  private var longerKeys: [String: String] = [:]
  private let found: Int
  /// The file in which such a key would be, of the source's language where that has one.
  private var file = ""
  private var locale: LocaleID = ""
  /// Whether nearly all keys that the table has are names that only programs read.
  private let isOfNames: Bool

  /// How many keys code asks for, without those that no table has and that it asks for since a change.
  private func asked(before earlier: EarlierTexts?) -> Int {
    found + missing.count { earlier?.isNewlyAsked($0.key, of: table) != true }
  }

  /// Every such table, in the order of the names.
  static func all(in project: Project) -> [KeysNotFound] {
    let asks = Dictionary(grouping: project.codeTexts.filter(isMeant)) { $0.table ?? "Localizable" }
    guard !asks.isEmpty || project.earlier?.newlyAsked.isEmpty == false else { return [] }
    let known = keys(of: project)
    let all = asks.keys.sorted().compactMap { name in
      known[name].map { KeysNotFound(table: name, keys: $0, asks: asks[name]!, others: known) }
    }
    // What a change forgets says nothing of how many others are there.
    let asked = all.map { $0.asked(before: project.earlier) }
    let isComplete = holdsMost(all.reduce(0) { $0 + $1.found }, of: asked.reduce(0, +), atLeast: 20)
    let told = zip(all, asked).compactMap { table, asked -> KeysNotFound? in
      guard !table.missing.isEmpty else { return nil }
      let isSeen = holdsMost(table.found, of: asked, atLeast: 4) || isComplete && table.found * 2 >= asked
      return isSeen ? table : table.ofReplacedKeys(since: project.earlier)
    }
    return adding(newlySpelled(in: project, known), to: told).map { $0.placed(in: project) }
  }

  /// What a change has SwiftUI ask for by nothing but a literal's place: `Text("list.empty")`. A text that is in no table may be
  /// meant to be in none where most of the others are not.
  private static func newlySpelled(in project: Project, _ known: [String: Set<String>]) -> [KeysNotFound] {
    guard let earlier = project.earlier, !earlier.newlyAsked.isEmpty else { return [] }
    let asks = Dictionary(grouping: project.spelledKeys.texts.filter(isMeant)) { $0.table ?? "Localizable" }
    return asks.keys.sorted().compactMap { name -> KeysNotFound? in
      guard earlier.newlyAsked[name] != nil, let keys = known[name] else { return nil }
      var table = KeysNotFound(table: name, keys: keys, asks: asks[name]!, others: known)
      guard holdsMost(table.found, of: table.asked(before: earlier), atLeast: 4) else {
        return table.ofReplacedKeys(since: earlier)
      }
      table.missing.removeAll { !earlier.isNewlyAsked($0.key, of: name) }
      return table.missing.isEmpty ? nil : table
    }
  }

  /// Only the keys that code asks for since a change in place of one that the table has: whatever else was seen of the table, that one
  /// was found in it. Nil where there is none.
  private func ofReplacedKeys(since earlier: EarlierTexts?) -> KeysNotFound? {
    var table = self
    table.missing.removeAll { earlier?.replacedKeys[self.table]?[$0.key] == nil || !isShown($0) }
    return table.missing.isEmpty ? nil : table
  }

  private static func adding(_ spelled: [KeysNotFound], to told: [KeysNotFound]) -> [KeysNotFound] {
    var all = told
    for table in spelled {
      guard let index = all.firstIndex(where: { $0.table == table.table }) else {
        all.append(table)
        continue
      }
      let own = Set(all[index].missing.map(\.key))
      all[index].missing += table.missing.filter { !own.contains($0.key) }
      all[index].missing.sort { $0.places[0] < $1.places[0] }
    }
    return all.sorted { $0.table < $1.table }
  }

  private func placed(in project: Project) -> KeysNotFound {
    var placed = self
    let files = project.tables.filter { $0.name == table && !$0.isOfGettext }
    let own = files.first { $0.locale == project.sourceLocale || $0.sourceLocale == project.sourceLocale } ?? files.first
    placed.file = own?.file ?? ""
    placed.locale = project.sourceLocale
    for index in missing.indices {
      placed.missing[index].isFilledByBuilds = missing[index].places.contains {
        project.isFilledByBuilds(table: table, askedAt: $0.file)
      }
    }
    placed.longerKeys = findLongerKeys()
    placed.nearKeys = findNearKeys()
    return placed
  }

  /// A string that would be in the table.
  func unit(_ ask: Ask) -> StringUnit {
    StringUnit(key: ask.key, locale: locale, value: ask.shown, location: SourceLocation(file: file, line: 1))
  }

  private init(table: String, keys: Set<String>, asks: [CodeText], others: [String: Set<String>]) {
    (self.table, self.keys, self.known) = (table, keys, others)
    isOfNames = keys.count(where: Self.mayBeName) * 5 >= keys.count * 4
    var places: [String: [CodeText]] = [:]
    for ask in asks { places[ask.key, default: []].append(ask) }
    let unknown = places.filter { !keys.contains(AskSearch.withoutFormats($0.key)) }
    found = places.count - unknown.count
    missing = unknown.compactMap { key, texts -> Ask? in
      // Which of several tables a call without a name means, the code may say in another way.
      let name = AskSearch.withoutFormats(key)
      if texts.contains(where: { $0.table == nil }), others.values.contains(where: { $0.contains(name) }) { return nil }
      return Ask(key: key, places: texts.map(\.location).sorted(), fallback: texts.lazy.compactMap(\.defaultValue).first)
    }.sorted { ($0.places[0], $0.key) < ($1.places[0], $1.key) }
  }

  /// Four of five, as a table that was read as a whole has.
  private static func holdsMost(_ found: Int, of asked: Int, atLeast few: Int) -> Bool {
    found >= few && found * 5 >= asked * 4
  }

  /// Whether a call surely asks one of the project's own tables, for something that people see.
  static func isMeant(_ text: CodeText) -> Bool {
    let file = text.location.file
    return !text.isAssumed && !text.isOfOtherBundle && !text.isOfDebugBuild && !DeveloperScreen.isNamed(byPath: file)
      // What a program writes is written from the table.
      && !file.lowercased().contains("generated")
      && !DeveloperScreen.isOfTests(folder: file.split(separator: "/").dropLast().joined(separator: "/"))
      && !text.key.contains("%%") && text.key.contains(where: \.isLetter)
  }

  /// By the name of the table every key that a file of it has, whether it is audited or not.
  private static func keys(of project: Project) -> [String: Set<String>] {
    var keys: [String: Set<String>] = [:]
    for table in project.tables where !table.isOfGettext {
      keys[table.name, default: []].formUnion(table.units.lazy.map { AskSearch.withoutFormats($0.key) })
      keys[table.name]!.formUnion(table.skipped.lazy.map { AskSearch.withoutFormats($0.key) })
      keys[table.name]!.formUnion((table.loss?.lostKeys ?? []).lazy.map(AskSearch.withoutFormats))
    }
    return keys.filter { !$0.value.isEmpty }
  }

  /// Whether people read the key where a text should be.
  func isShown(_ ask: Ask) -> Bool {
    guard ask.fallback == nil, !ask.key.contains(where: \.isWhitespace), ask.key.allSatisfy(\.isASCII) else { return false }
    if Self.isIdentifier(ask.key) { return true }
    return isOfNames && Self.mayBeName(ask.key)
  }

  /// `incoming_call`, `settings.title`, `shareImage`: as hardly anybody writes a text.
  static func isIdentifier(_ key: String) -> Bool { IdentifierSpelling(key).map { $0.form != .dashed } ?? false }

  /// One word in lower case at its start, or a name: what a key of a table of names looks like.
  private static func mayBeName(_ key: String) -> Bool {
    !key.contains(where: \.isWhitespace) && (key.first?.isLowercase == true || key.contains("_") || key.contains("."))
  }

  /// The one key of the table that is like it but for capitals, signs between its words or a slip of spelling.
  func near(_ key: String) -> String? { nearKeys[key] }

  /// Once for all keys that are missing, as a table may have thousands.
  private func findNearKeys() -> [String: String] {
    let byBare = Dictionary(grouping: keys, by: Self.bare)
    let byLength = Dictionary(grouping: keys, by: \.utf8.count)
    var found: [String: String] = [:]
    for key in missing.lazy.map(\.key) {
      let wanted = Self.bare(key)
      let same = byBare[wanted] ?? []
      guard same.isEmpty, wanted.count >= SlipOfSpelling.shortest else {
        if same.count == 1 { found[key] = same[0] }
        continue
      }
      let length = key.utf8.count
      let close = (length - 1...length + 1).flatMap { byLength[$0] ?? [] }.filter { SlipOfSpelling.isBetween($0, key) }
      if close.count == 1 { found[key] = close[0] }
    }
    return found
  }

  /// The name of the first table that has the key, where code names another one.
  func otherTable(of ask: Ask) -> String? {
    let name = AskSearch.withoutFormats(ask.key)
    return known.filter { $0.value.contains(name) }.keys.min()
  }

  /// The shortest key of any table that ends in the one that is asked: code may hand `invalid_url` to what asks for
  /// `alert.invalid_url`.
  func longer(_ key: String) -> String? { longerKeys[key] }

  /// Once for all keys that are missing: a table may have thousands.
  private func findLongerKeys() -> [String: String] {
    let asked = Set(missing.lazy.map(\.key))
    var found: [String: String] = [:]
    for key in known.values.joined() where !key.utf8.contains(UInt8(ascii: " ")) {
      var rest = key[...]
      while let mark = rest.firstIndex(where: { $0 == "." || $0 == "_" }) {
        rest = rest[rest.index(after: mark)...]
        let end = String(rest)
        guard asked.contains(end) else { continue }
        found[end] = found[end].map { ($0.count, $0) < (key.count, key) ? $0 : key } ?? key
      }
    }
    return found
  }

  private static func bare(_ key: String) -> String { key.lowercased().filter { !"_.-".contains($0) } }
}
