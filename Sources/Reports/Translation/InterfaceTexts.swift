import LintelFindings
import LintelModel

/// What storyboards and xibs say in the source's language of strings that are keyed by an object's id, which tells nobody what to
/// translate: as the source's own table has it, as bars have it from the file itself, or as Interface Builder wrote it into the
/// comments of a table.
struct InterfaceTexts {
  typealias Name = TranslationStrings.Name

  private var own: [Name: String] = [:]
  private var drawn: [Name: String] = [:]
  /// Of strings that neither of these has. A language's table may be older than the file, and say what that has no longer: several
  /// texts are none.
  private var ofComments: [Name: Set<String>] = [:]

  /// A longer text is cut where it stands behind its key, in characters.
  private static let length = 60

  static let none = InterfaceTexts()
  private init() {}

  init(_ project: Project) {
    let tables = project.tables.filter(\.isKeyedByObjectID)
    for table in tables { addOwn(of: table, source: table.sourceLocale ?? project.sourceLocale) }
    for toolbar in project.toolbars where Self.isInterface(toolbar.location.file) {
      let table = TableID(path: toolbar.location.file)
      for text in toolbar.texts() where text.state == .localized && text.table == table.name {
        // A key that code sets belongs to another table.
        guard let key = text.key, let source = text.source, !source.isEmpty, Self.isInterface(text.location?.file ?? "") else { continue }
        drawn[Name(table: table.path, key: key)] = source
      }
    }
    // To search the comments of every language costs most, and few strings have their text nowhere else.
    for table in tables { addComments(of: table) }
  }

  private mutating func addOwn(of table: StringTable, source: LocaleID) {
    for unit in table.units where unit.locale == source && !unit.value.isEmpty && unit.value != unit.key && ObjectID.isKey(unit.key) {
      own[Name(table: table.id.path, key: unit.key)] = unit.readable
    }
  }

  private mutating func addComments(of table: StringTable) {
    let path = table.id.path
    for unit in table.units {
      guard let comment = unit.comment, ObjectID.isKey(unit.key) else { continue }
      let name = Name(table: path, key: unit.key)
      guard own[name] == nil, drawn[name] == nil, let text = Self.text(of: unit.key, in: comment) else { continue }
      ofComments[name, default: []].insert(text)
    }
  }

  private static func isInterface(_ file: String) -> Bool { file.hasSuffix(".xib") || file.hasSuffix(".storyboard") }

  /// Of `Class = "NSToolbarItem"; label = "Send Key"; ObjectID = "abc-de-fgh";` what it says of the attribute in the key.
  static func text(of key: String, in comment: String) -> String? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    let attribute = key[key.index(after: dot)...]
    guard let start = comment.firstRange(of: "; \(attribute) = \""),
      let end = comment[start.upperBound...].firstRange(of: "\"; ObjectID = \"\(key[..<dot])\"")
    else { return nil }
    let text = comment[start.upperBound..<end.lowerBound]
    return text.isEmpty ? nil : String(text)
  }

  /// What the source says now; nil where nothing but comments has it, which may be older.
  func present(_ name: Name) -> String? { own[name] ?? drawn[name] }

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
