import LintelFindings
import LintelModel

/// What storyboards and xibs say in the source's language of strings that are keyed by an object's id, which tells nobody what to
/// translate: as the source's own table has it, as bars have it from the file itself, or as Interface Builder wrote it into the
/// comments of a table.
struct InterfaceTexts {
  typealias Name = TranslationStrings.Name

  private var own: [Name: String] = [:]
  private var drawn: [Name: String] = [:]
  /// A language's table may be older than the file, and say what that has no longer: several texts are none.
  private var ofComments: [Name: Set<String>] = [:]

  /// A longer text is cut where it stands behind its key, in characters.
  private static let length = 60

  static let none = InterfaceTexts()
  private init() {}

  init(_ project: Project) {
    for table in project.tables where table.isKeyedByObjectID { add(table, source: table.sourceLocale ?? project.sourceLocale) }
    for toolbar in project.toolbars where Self.isInterface(toolbar.location.file) {
      let table = TableID(path: toolbar.location.file)
      for text in toolbar.texts() where text.state == .localized && text.table == table.name {
        // A key that code sets belongs to another table.
        guard let key = text.key, let source = text.source, !source.isEmpty, Self.isInterface(text.location?.file ?? "") else { continue }
        drawn[Name(table: table.path, key: key)] = source
      }
    }
  }

  private mutating func add(_ table: StringTable, source: LocaleID) {
    for unit in table.units where Self.isOfObject(unit.key) {
      let name = Name(table: table.id.path, key: unit.key)
      if unit.locale == source, !unit.value.isEmpty, unit.value != unit.key { own[name] = unit.readable }
      if let text = unit.comment.flatMap({ Self.text(of: unit.key, in: $0) }) { ofComments[name, default: []].insert(text) }
    }
  }

  private static func isInterface(_ file: String) -> Bool { file.hasSuffix(".xib") || file.hasSuffix(".storyboard") }

  /// `abc-de-fgh.title` or, from older documents, `123.title`.
  private static func isOfObject(_ key: String) -> Bool {
    guard let dot = key.firstIndex(of: "."), dot != key.startIndex, key.index(after: dot) != key.endIndex else { return false }
    let id = key[..<dot]
    if id.allSatisfy({ $0.isASCII && $0.isNumber }) { return true }
    return id.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
  }

  /// Of `Class = "NSToolbarItem"; label = "Send Key"; ObjectID = "abc-de-fgh";` what it says of the attribute in the key.
  private static func text(of key: String, in comment: String) -> String? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    let attribute = key[key.index(after: dot)...]
    guard let start = comment.firstRange(of: "; \(attribute) = \""),
      let end = comment[start.upperBound...].firstRange(of: "\"; ObjectID = \"\(key[..<dot])\"")
    else { return nil }
    let text = comment[start.upperBound..<end.lowerBound]
    return text.isEmpty ? nil : String(text)
  }

  /// Nil for a string that is keyed by no object, and for one that nothing says the text of.
  func text(_ name: Name) -> String? {
    if let text = own[name] ?? drawn[name] { return text }
    guard let texts = ofComments[name], texts.count == 1 else { return nil }
    return texts.first
  }

  /// `abc-de-fgh.label (Send Key)`; a key that is no object's as it is.
  func named(_ key: String, in table: String?) -> String {
    guard let table, let text = text(Name(table: table, key: key)), text != key else { return key }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > Self.length ? "\(key) (\(line.prefix(Self.length))…)" : "\(key) (\(line))"
  }

  /// A figure that lists keys, with what those of objects say behind them.
  func named(_ evidence: Evidence, of finding: Finding) -> Evidence {
    guard ["for example", "keys"].contains(evidence.name), let table = finding.table, case .text(let list) = evidence.value else {
      return evidence
    }
    // No such key has a comma; a list with another one is left as it is where it is cut wrongly.
    let keys = list.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    return .text(evidence.name, keys.map { named($0, in: table) }.joined(separator: ", "))
  }
}
