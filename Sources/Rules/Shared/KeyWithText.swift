import LintelFindings
import LintelModel

/// A key of the project's tables that has a text already which stands in code, or is asked for by a key that no table has.
struct KeyWithText {
  let table: String
  private let key: String
  /// Its text in the source language, where that ends otherwise than the one that is wanted, or has other capitals.
  private let other: String?
  /// Those that have a translation of it, and not the source's words.
  private let languages: Set<LocaleID>

  /// The key that most languages translate, the first of equals; nil where no language translates one.
  /// - Parameters:
  ///   - source: The language of the words.
  ///   - isFit: Whether a key may be the one.
  init?(_ words: String, in source: LocaleID, of project: Project, where isFit: (String) -> Bool = { _ in true }) {
    let same = Self.keys(saying: words, in: source, of: project).filter { isFit(Self.parts(of: $0).key) }
    if let best = Self.mostTranslated(Dictionary(same.map { ($0, words) }) { first, _ in first }, in: source, of: project) {
      self = best.told(besides: words)
    } else if let near = Self.mostTranslated(
      Self.near(words, in: source, of: project).filter({ isFit(Self.parts(of: $0.key).key) }), in: source, of: project)
    {
      self = near.told(besides: words)
    } else {
      return nil
    }
  }

  /// The key that code asks a table for which has none such, in the only other table that has it, translated; nil where none
  /// has, or several. Another bundle may have a table called `Localizable`, as nearly every one has.
  init?(ofSameKeyAs text: LocalizedText, in source: LocaleID, of project: Project) {
    guard let asked = text.table, asked != "Localizable", let key = text.key else { return nil }
    var found: [String: Set<LocaleID>] = [:]
    for table in project.tables where table.name != asked {
      for unit in table.units where unit.key == key && !unit.value.isEmpty {
        found[table.name, default: []].insert(unit.locale)
      }
    }
    guard found.count == 1, let (table, locales) = found.first, locales.contains(where: { $0.language == source.language })
    else { return nil }
    let others = locales.filter { $0.language != source.language }
    guard !others.isEmpty else { return nil }
    self.init(table: table, key: key, other: nil, languages: others)
  }

  /// Of keys that are gone from their tables those that one other table has, translated, with the source's text as it was.
  static func moved(
    _ deleted: [String: [String: EarlierTexts.Deleted]], in project: Project
  ) -> [String: [String: KeyWithText]] {
    let wanted = Set(deleted.values.lazy.flatMap(\.keys))
    // By key, then by table.
    var units: [String: [String: [StringUnit]]] = [:]
    for table in project.tables where !table.format.isExchange {
      for unit in table.units where wanted.contains(unit.key) && !unit.value.isEmpty {
        units[unit.key, default: [:]][table.name, default: []].append(unit)
      }
    }
    var found: [String: [String: KeyWithText]] = [:]
    for (table, keys) in deleted {
      for (key, gone) in keys where !gone.isStillThere && !gone.isEmptied {
        let source = gone.source
        let same = (units[key] ?? [:]).filter { name, units in
          name != table && units.contains { $0.locale == source.locale && $0.value == source.value }
        }
        guard same.count == 1, let (name, units) = same.first else { continue }
        let languages = Set(units.map(\.locale).filter { $0.language != source.locale.language })
        if languages.isEmpty { continue }
        found[table, default: [:]][key] = KeyWithText(table: name, key: key, other: nil, languages: languages)
      }
    }
    return found
  }

  private init(table: String, key: String, other: String?, languages: Set<LocaleID>) {
    (self.table, self.key, self.other, self.languages) = (table, key, other, languages)
  }

  private func told(besides words: String) -> KeyWithText {
    KeyWithText(table: table, key: key, other: other == words ? nil : other, languages: languages)
  }

  var advice: Message {
    guard let other else {
      return "Ask for “\(key)” of the table \(table): it has this text, in \(languages.count, one: "language", other: "languages")."
    }
    return
      "If “\(other)” does as well, ask for “\(key)” of the table \(table), which has it in \(languages.count, one: "language", other: "languages"); else add a key."
  }

  /// - Parameter words: Those that were looked for, which may be what something without a name is called.
  func adviceOnName(_ words: String) -> Message {
    "The table \(table) may have its name already: “\(other ?? words)”, by the key “\(key)”, in \(languages.count, one: "language", other: "languages")."
  }

  /// Which languages these are.
  var evidence: Evidence { .text("languages that translate it", LocaleList.whole(languages.sorted())) }

  /// The names of strings that are these words in the source language: the table's, a line break, and the key.
  static func keys(saying words: String, in source: LocaleID, of project: Project) -> Set<String> {
    Set(units(in: source, of: project) { $0.value == words }.map(\.name))
  }

  /// The same of strings that are nearly these words, with what they are.
  private static func near(_ words: String, in source: LocaleID, of project: Project) -> [String: String] {
    let wanted = bare(words)
    guard !wanted.isEmpty else { return [:] }
    let found = units(in: source, of: project) { unit in
      // Most texts are of another length or begin otherwise: these are not spelled anew to be compared.
      abs(unit.value.utf8.count - words.utf8.count) <= 6 && mayBeginAlike(unit.value, words) && bare(unit.value) == wanted
    }
    return Dictionary(found.map { ($0.name, $0.text) }) { first, _ in first }
  }

  /// Whether two texts may have one first letter in lower case: that of two plain letters is known at once.
  private static func mayBeginAlike(_ a: String, _ b: String) -> Bool {
    guard let (one, other) = a.utf8.first.flatMap({ one in b.utf8.first.map { (one, $0) } }), one < 0x80, other < 0x80 else {
      return true
    }
    // Capitals differ from small letters by this bit alone.
    return one | 0x20 == other | 0x20
  }

  private static func units(
    in source: LocaleID, of project: Project, where isWanted: (StringUnit) -> Bool
  ) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    for table in project.tables where table.locale == source || table.sourceLocale == source {
      for unit in table.units where unit.locale == source && isWanted(unit) {
        found.append((table.name + "\n" + unit.key, unit.value))
      }
    }
    return found
  }

  /// - Parameter keys: By name, with their texts.
  private static func mostTranslated(
    _ keys: [String: String], in source: LocaleID, of project: Project
  ) -> KeyWithText? {
    guard !keys.isEmpty else { return nil }
    // By table first: of hundreds of thousands of strings hardly any is asked for.
    var wanted: [String: [String: String]] = [:]
    for (name, text) in keys {
      let (table, key) = parts(of: name)
      wanted[table, default: [:]][key] = text
    }
    var languages: [String: Set<LocaleID>] = [:]
    for table in project.tables {
      guard let own = wanted[table.name] else { continue }
      for unit in table.units where unit.locale.language != source.language && !unit.value.isEmpty {
        guard let text = own[unit.key], unit.value != text else { continue }
        languages[table.name + "\n" + unit.key, default: []].insert(unit.locale)
      }
    }
    guard let best = languages.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else { return nil }
    let (table, key) = parts(of: best.key)
    return KeyWithText(table: table, key: key, other: keys[best.key], languages: best.value)
  }

  private static func parts(of name: String) -> (table: String, key: String) {
    let table = name.prefix { $0 != "\n" }
    return (String(table), String(name.dropFirst(table.count + 1)))
  }

  /// In lower case, and without the ellipsis or the colon that may end it: `Share…` and `share`.
  private static func bare(_ text: String) -> String {
    var rest = text[...]
    while let last = rest.last {
      if rest.hasSuffix("...") {
        rest.removeLast(3)
      } else if last.isWhitespace || last == "…" || last == ":" || last == "：" {
        rest.removeLast()
      } else {
        break
      }
    }
    return rest.lowercased()
  }
}
