import LintelModel

/// By table the earlier keys of strings that have another one now: those with all their texts under it, and those whose key is
/// their text, which is spelled otherwise.
struct EarlierKeys: Hashable, Sendable {
  private var byTable: [String: [String: String]] = [:]
  /// By today's table and key the earlier table, where that is another one.
  private var earlierTables: [String: [String: String]] = [:]

  init() {}

  init(of project: Project, since earlier: Project) {
    let (old, new) = Self.otherKeys(earlier, project)
    for (table, keys) in new {
      guard let before = old[table] else { continue }
      let (gone, added) = (before.subtracting(keys), keys.subtracting(before))
      guard !gone.isEmpty, !added.isEmpty else { continue }
      let (was, has) = (Self.texts(of: gone, in: table, of: earlier), Self.texts(of: added, in: table, of: project))
      let byTexts = Dictionary(grouping: was.keys, by: { was[$0]! })
      var found = has.compactMapValues { texts in byTexts[texts].flatMap { $0.count == 1 ? $0[0] : nil } }
      func isText(_ key: String, _ texts: [LocaleID: [String]]?, _ project: Project) -> Bool {
        texts?[project.sourceLocale]?.allSatisfy { $0 == key } ?? Respelling.isText(key)
      }
      let taken = Set(found.values)
      found.merge(
        Respelling.all(
          added.filter { found[$0] == nil && isText($0, has[$0], project) },
          of: gone.filter { !taken.contains($0) && isText($0, was[$0], earlier) })
      ) { own, _ in own }
      if !found.isEmpty { byTable[table] = found }
    }
    addMoved(old, new, earlier, project)
  }

  /// Strings that got another key in another table, with all their texts: in three languages or more, since a word may well be
  /// in several tables.
  private mutating func addMoved(
    _ old: [String: Set<String>], _ new: [String: Set<String>], _ earlier: Project, _ project: Project
  ) {
    func strings(
      of project: Project, _ keys: [String: Set<String>], without others: [String: Set<String>]
    ) -> [[LocaleID: [String]]: [(table: String, key: String)]] {
      var found: [[LocaleID: [String]]: [(table: String, key: String)]] = [:]
      for (table, keys) in keys {
        let alone = keys.subtracting(others[table] ?? [])
        guard !alone.isEmpty else { continue }
        for (key, texts) in Self.texts(of: alone, in: table, of: project) where texts.count >= 3 {
          found[texts, default: []].append((table, key))
        }
      }
      return found
    }
    let gone = strings(of: earlier, old, without: new)
    guard !gone.isEmpty else { return }
    for (texts, strings) in strings(of: project, new, without: old) where strings.count == 1 {
      guard let before = gone[texts], before.count == 1, byTable[strings[0].table]?[strings[0].key] == nil else { continue }
      byTable[strings[0].table, default: [:]][strings[0].key] = before[0].key
      earlierTables[strings[0].table, default: [:]][strings[0].key] = before[0].table
    }
  }

  /// Takes the earlier keys of strings that did not carry all of their texts over.
  mutating func add(_ renamed: [TableID: [String: String]]) {
    for (table, keys) in renamed { byTable[table.path, default: [:]].merge(keys) { own, _ in own } }
  }

  func key(before key: String, in table: String) -> String? { byTable[table]?[key] }

  /// Nil also where tables of that name have it from different keys.
  func key(before key: String, inTablesNamed name: String) -> String? {
    let known = Set(byTable.lazy.filter { TableID.name(ofPath: $0.key) == name }.compactMap { $0.value[key] })
    return known.count == 1 ? known.first : nil
  }

  /// The table in which it had that.
  func table(before key: String, in table: String) -> String { earlierTables[table]?[key] ?? table }

  /// The keys of each table before and now, but for those that all read as they did.
  private static func otherKeys(
    _ earlier: Project, _ project: Project
  ) -> (old: [String: Set<String>], new: [String: Set<String>]) {
    guard let changed = project.earlier?.changed else { return (PresentKeys.all(of: earlier.tables), PresentKeys.all(of: project.tables)) }
    let (before, now) = (Set(earlier.tables.map(\.id)), Set(project.tables.map(\.id)))
    let asked = before.intersection(now).reduce(into: [TableID: Set<String>]()) { asked, table in
      asked[table] = changed[table]?.values.reduce(into: []) { $0.formUnion($1) } ?? []
    }
    return (keys(of: earlier, among: asked), keys(of: project, among: asked))
  }

  /// - Parameter asked: which keys of a table matter; all of one that is not in it.
  private static func keys(of project: Project, among asked: [TableID: Set<String>]) -> [String: Set<String>] {
    var (left, found) = (asked, [String: Set<String>]())
    for table in project.tables {
      guard var unseen = left.removeValue(forKey: table.id) else {
        found[table.id.path, default: []].formUnion(table.units.lazy.map(\.key))
        continue
      }
      var seen = found.removeValue(forKey: table.id.path) ?? []
      if !unseen.isEmpty { for unit in table.units where unseen.remove(unit.key) != nil { seen.insert(unit.key) } }
      found[table.id.path] = seen
      left[table.id] = unseen
    }
    return found
  }

  /// The texts of each string by language, with all their forms; none of a string that has no text.
  private static func texts(of keys: Set<String>, in table: String, of project: Project) -> [String: [LocaleID: [String]]] {
    var texts: [String: [LocaleID: [String]]] = [:]
    for file in project.tables where file.id.path == table {
      for unit in file.units where keys.contains(unit.key) {
        texts[unit.key, default: [:]][unit.locale, default: []] += [unit.value] + unit.forms.map(\.text)
      }
    }
    return texts
  }
}

/// Texts that are keys, too, and are spelled otherwise than before: in what is between words, or a letter or two of one word.
private enum Respelling {
  /// The earlier spelling of each text, where only one is near enough, and to no other.
  static func all(_ added: Set<String>, of gone: Set<String>) -> [String: String] {
    guard !added.isEmpty, !gone.isEmpty else { return [:] }
    var byFrame: [String: Set<String>] = [:]
    for text in gone { for frame in frames(of: text) { byFrame[frame, default: []].insert(text) } }
    var found: [String: String] = [:]
    for text in added {
      let near = frames(of: text).reduce(into: Set<String>()) { $0.formUnion(byFrame[$1] ?? []) }
      guard near.count <= mostCompared else { continue }
      let same = near.filter { isSame($0, text) }
      if same.count == 1 { found[text] = same.first! }
    }
    let uses = found.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return found.filter { uses[$0.value] == 1 }
  }

  /// Whether a key that has no text of the source beside it reads as one: of several words, or of one with a capital.
  static func isText(_ key: String) -> Bool {
    key.contains(where: \.isWhitespace) || key.first?.isUppercase == true && key.allSatisfy(\.isLetter)
  }

  /// What a text shares with those that differ from it in one word: the letters of all of them, and the others of each with its
  /// first letter.
  private static func frames(of text: String) -> [String] {
    let words = ChangedWord.words(of: text)
    guard (1...mostWords).contains(words.count) else { return [] }
    func frame(_ index: Int) -> String {
      (words[..<index] + [words[index].prefix(1) + "…"] + words[(index + 1)...]).joined(separator: " ")
    }
    return [words.joined()] + words.indices.map(frame)
  }

  private static func isSame(_ before: String, _ now: String) -> Bool {
    guard before.count(where: { $0 == "%" }) == now.count(where: { $0 == "%" }) else { return false }
    guard let word = ChangedWord(from: before, to: now) else {
      return ChangedWord.words(of: before).joined() == ChangedWord.words(of: now).joined()
    }
    // In a short word a letter makes another one, and a digit means what it is: `on` and `off`, `5` and `6`.
    let shorter = min(word.before.count, word.now.count)
    return shorter >= 5 && (word.before + word.now).allSatisfy(\.isLetter) && word.isWithin(edits: shorter >= 8 ? 2 : 1)
  }

  /// Words: a longer text is compared with none.
  private static let mostWords = 60
  /// Texts that one is compared with.
  private static let mostCompared = 200
}
