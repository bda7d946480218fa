import LintelModel

/// What source code says of the keys that it asks string tables for, by table and key.
struct CodeTextIndex {
  private var texts: [String: [ExactString: [CodeText]]] = [:]
  /// Folders of the tables, by name: which of several tables of one name a call means, its place tells.
  private var folders: [String: [[Substring]]] = [:]

  /// Calls that name no table, for keys that `Localizable` does not have: which table they mean, the code says in another way.
  private var anywhere: [ExactString: [CodeText]] = [:]

  private let hasSpaced: Bool
  private let hasJoined: Bool

  init(_ texts: [CodeText], tables: [StringTable], families: some Sequence<TableID>) {
    hasSpaced = texts.contains(where: \.isFollowedBySpace)
    hasJoined = texts.contains(where: \.isJoined)
    for text in texts { self.texts[text.table ?? "Localizable", default: [:]][ExactString(text.key), default: []].append(text) }
    let ofDefault = self.texts["Localizable"] ?? [:]
    if !ofDefault.isEmpty {
      anywhere = ofDefault
      for table in tables where table.name == "Localizable" {
        for unit in table.units { anywhere[ExactString(unit.key)] = nil }
      }
    }
    for family in families { folders[family.name, default: []].append(family.folder.split(separator: "/")) }
  }

  /// Whether code sets a space behind the text of a key.
  func setsSpace(behind key: String, of family: TableID) -> Bool {
    hasSpaced && calls(of: key, family).contains(where: \.isFollowedBySpace)
  }

  /// Whether code joins the text of a key to another one.
  func joins(_ key: String, of family: TableID) -> Bool { hasJoined && calls(of: key, family).contains(where: \.isJoined) }

  /// Whether code names a table.
  func asks(_ table: String) -> Bool { texts[table] != nil }

  func uses(_ key: String, of family: TableID) -> Bool { !calls(of: key, family).isEmpty }

  private func calls(of key: String, _ family: TableID) -> [CodeText] {
    let key = ExactString(key)
    return texts[family.name]?[key] ?? anywhere[key] ?? []
  }

  /// The call nearest to the table that gives a text for the key.
  func text(for key: String, of family: TableID) -> CodeText? {
    let found = calls(of: key, family)
    guard !found.isEmpty else { return nil }
    let folder = family.folder.split(separator: "/")
    return found.filter { !($0.defaultValue ?? "").isEmpty }.max {
      (Self.shared($0, folder), $1.location) < (Self.shared($1, folder), $0.location)
    }
  }

  /// What a call says to translators of a key.
  func comment(for key: String, of family: TableID) -> String? {
    calls(of: key, family).lazy.compactMap(\.comment).first
  }

  /// The first call that gives the key another text than its table has, if no other table of the name is nearer to it.
  func otherText(than unit: StringUnit, of family: TableID) -> CodeText? {
    guard !unit.varies, let found = texts[family.name]?[ExactString(unit.key)] else { return nil }
    let folder = family.folder.split(separator: "/")
    let own = Self.compared(unit.value)
    return found.first { text in
      guard let given = text.defaultValue, !given.isEmpty, Self.compared(given) != own else { return false }
      // `%@` stands for a value of a type that the code does not show: the table may know that it is a number.
      let showsTypes = text.arguments.map { !$0.contains(nil) } ?? false
      if !showsTypes, Self.withoutTypes(given) == Self.withoutTypes(unit.value) { return false }
      let nearness = Self.shared(text, folder)
      return folders[family.name, default: []].allSatisfy { $0 == folder || Self.shared(text, $0) < nearness }
    }
  }

  private static func shared(_ text: CodeText, _ folder: [Substring]) -> Int {
    zip(text.location.file.split(separator: "/"), folder).prefix { $0 == $1 }.count
  }

  /// Every value of a text as `%@`.
  static func withoutTypes(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "%")) ? text.replacing(typed, with: "%@") : text
  }

  // An expression is made anew each time that it is met, and a project has tens of thousands of texts.
  private nonisolated(unsafe) static let typed =
    /%([0-9]+\$)?[-+ #0]*[0-9]*(\.[0-9]+)?(hh|h|ll|l|q|z|t|j|L)?[@diouxXeEfFgGcs]/
  private nonisolated(unsafe) static let position = /%[0-9]+\$/
  private nonisolated(unsafe) static let integer = /%(ll|l|q|z)?[diu]/

  /// A text without what may be written in several ways: `%1$@` for `%@`, `%ld` for `%lld`.
  static func compared(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.replacing(position, with: "%").replacing(integer, with: "%d")
  }
}
