import LintelModel

/// Finds where a project asks for strings that a change deleted.
struct AskSearch {
  enum Certainty {
    case sure
    /// Nobody followed the call to its end.
    case assumed
    /// Code has the name, and nothing says what for.
    case mentioned
  }

  struct Ask {
    let place: SourceLocation
    /// What code gives for the text.
    var fallback: String?
    var certainty = Certainty.sure
  }

  /// By table and key.
  private(set) var found: [String: [String: [Ask]]] = [:]

  private let deleted: [String: [String: EarlierTexts.Deleted]]
  /// What is asked for, in whichever table.
  private var asked: Set<String> = []

  init(of deleted: [String: [String: EarlierTexts.Deleted]], in project: Project) {
    self.deleted = deleted
    for text in project.codeTexts {
      note(
        text.key, text.table,
        Ask(place: text.location, fallback: text.defaultValue, certainty: text.isAssumed ? .assumed : .sure))
    }
    for bar in project.toolbars {
      for text in bar.texts() where text.state == .localized {
        guard let key = text.key, let place = text.generatedAt ?? text.location else { continue }
        note(key, text.table, Ask(place: place, fallback: text.source, certainty: text.isAssumed ? .assumed : .sure))
      }
    }
    addSpelled(project.spelledKeys)
    addConstants(project)
    addMentions(project)
  }

  private mutating func note(_ key: String, _ table: String?, _ ask: Ask) {
    asked.insert(key)
    let table = table ?? "Localizable"
    if deleted[table]?[key] != nil { found[table, default: [:]][key, default: []].append(ask) }
  }

  private mutating func addSpelled(_ spelled: SpelledKeys) {
    // Of a value in a key its type tells the format, and few types are known: what is alike but for formats may be the key.
    let alike = deleted.mapValues { keys in
      Dictionary(grouping: keys.keys.filter { $0.utf8.contains(UInt8(ascii: "%")) }, by: Self.withoutFormats)
    }
    for text in spelled.texts {
      note(text.key, text.table, Ask(place: text.location, certainty: text.isAssumed ? .assumed : .sure))
      let table = text.table ?? "Localizable"
      guard text.arguments != nil, deleted[table]?[text.key] == nil else { continue }
      for key in alike[table]?[Self.withoutFormats(text.key)] ?? [] {
        note(key, text.table, Ask(place: text.location, certainty: .assumed))
      }
    }
  }

  /// Constants that are called as keys are, and that a build makes of the table.
  private mutating func addConstants(_ project: Project) {
    for (table, keys) in deleted {
      let left = project.tables.lazy.filter { $0.name == table }.flatMap(\.units).map(\.key)
      let names = keys.filter { $0.value.isName && !asked.contains($0.key) }.keys
      for (key, place) in project.spelledKeys.constants(for: names, among: Set(left).union(keys.keys)) {
        note(key, table, Ask(place: place))
      }
      for (key, place) in project.spelledKeys.paths(for: names, of: table, among: Set(left).union(keys.keys))
      where !asked.contains(key) {
        note(key, table, Ask(place: place))
      }
    }
  }

  /// Names that are all of a literal.
  private mutating func addMentions(_ project: Project) {
    for (table, keys) in deleted {
      for (key, string) in keys where string.isName && !asked.contains(key) {
        // The system asks for what is in a bundle of its own, and a setting's name in code is its key there.
        guard let place = project.spelledKeys.mention(of: key), !string.source.location.file.contains(".bundle/")
        else { continue }
        // Code that follows its text to another table names that one.
        let others = Set(project.tables.lazy.filter { other in other.units.contains { $0.key == key } }.map(\.name))
        if others.contains(where: { $0 != table && project.codeLiterals.mentions($0) }) { continue }
        found[table, default: [:]][key] = [Ask(place: place, certainty: .mentioned)]
      }
    }
  }

  // An expression is made anew each time that it is met, and tables have tens of thousands of keys.
  private nonisolated(unsafe) static let format =
    /%([0-9]+\$)?[-+ #0]*[0-9]*(\.[0-9]+)?(hh|h|ll|l|q|z|t|j|L)?[@diouxXeEfFgGcs]/

  /// A key with `%@` for each value: its type may be unknown.
  static func withoutFormats(_ key: String) -> String {
    key.utf8.contains(UInt8(ascii: "%")) ? key.replacing(format, with: "%@") : key
  }
}
