import LintelModel

/// What calls say to translators of the strings that they ask for: a table that nobody extracts from code has no comments of its
/// own.
struct CodeComments {
  private var said: [TranslationStrings.Name: [String]] = [:]

  /// - Parameter names: All strings of the project's tables.
  init(_ project: Project, of names: some Collection<TranslationStrings.Name>) {
    let texts = (project.codeTexts + project.spelledKeys.texts).compactMap { text in Self.comment(of: text).map { (text, $0) } }
    if texts.isEmpty { return }
    let tables = Dictionary(grouping: Set(project.tables.map(\.id)).sorted()) { $0.name }
    var elsewhere: [String: [(text: CodeText, comment: String)]] = [:]
    for (text, comment) in texts {
      let paths = (tables[text.table ?? "Localizable"] ?? []).map(\.path)
      let own = paths.filter { names.contains(TranslationStrings.Name(table: $0, key: text.key)) }
      for path in Self.nearest(own, to: text) { add(comment, to: TranslationStrings.Name(table: path, key: text.key)) }
      if own.isEmpty, text.table == nil { elsewhere[text.key, default: []].append((text, comment)) }
    }
    if elsewhere.isEmpty { return }
    // Which table such a call means, code says in another way: the key tells it where one table alone has it.
    var holders: [String: [TranslationStrings.Name]] = [:]
    for name in names where elsewhere[name.key] != nil { holders[name.key, default: []].append(name) }
    for (key, all) in holders where all.count == 1 {
      for call in elsewhere[key] ?? [] { add(call.comment, to: all[0]) }
    }
  }

  /// A line for each thing that calls say, in the order of their places, as the platform's own tools write it.
  func comment(on name: TranslationStrings.Name) -> String? { said[name]?.joined(separator: "\n") }

  private mutating func add(_ comment: String, to name: TranslationStrings.Name) {
    if said[name]?.contains(comment) != true { said[name, default: []].append(comment) }
  }

  /// Nil where it says nothing beyond the key and the text.
  private static func comment(of text: CodeText) -> String? {
    guard let given = text.comment.flatMap(StringIndex.ownWords) else { return nil }
    let words = given.trimming(while: \.isWhitespace)
    return words.isEmpty || words == text.key || words == text.defaultValue ? nil : words
  }

  /// Of the tables of one name those that share most folders with the call.
  private static func nearest(_ paths: [String], to text: CodeText) -> [String] {
    if paths.count < 2 { return paths }
    let place = text.location.file.split(separator: "/")
    func shared(_ path: String) -> Int { zip(path.split(separator: "/"), place).prefix { $0 == $1 }.count }
    let most = paths.map(shared).max()
    return paths.filter { shared($0) == most }
  }
}

extension String {
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
    let start = drop(while: isLeftOut)
    return String(start.reversed().drop(while: isLeftOut).reversed())
  }
}
