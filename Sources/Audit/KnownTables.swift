import LintelModel

/// What rules said of a table in another state of the project, language by language: of equal texts they say the same.
struct KnownTables: Sendable {
  private let memory: Memory?
  private let id: TableID
  /// Whether all that the table's languages share is as it was.
  private let isSame: Bool

  private struct Shared: Hashable, Sendable {
    var votes: [String: Votes]
    var aside: TableAside?
  }

  init(_ memory: Memory?, of id: TableID, votes: [String: Votes], aside: TableAside?) {
    self.memory = memory
    self.id = id
    let shared = Shared(votes: votes, aside: aside)
    isSame = memory?.last("votes on \(id.path)") == shared
    memory?.keep(shared, "votes on \(id.path)")
  }

  /// A table with what it is made of, and what was said of it alone.
  struct Judged: Sendable {
    var table: TableInLocale
    var output: RuleOutput
  }

  /// - Parameter judge: judges a table, with what its texts were found to be made of before, to which it adds.
  func judged(_ table: TableInLocale, _ judge: (inout KnownTexts?) -> Judged) -> Judged {
    var texts: KnownTexts?
    guard let memory else { return judge(&texts) }
    let name = "table \(id.path) in \(table.locale.id)"
    if isSame, let known: Judged = memory.known(name, of: table) { return known }
    texts = memory.last("texts of \(name)") ?? KnownTexts()
    let judged = judge(&texts)
    memory.keep(judged, name, of: table)
    if let texts { memory.keep(texts, "texts of \(name)") }
    return judged
  }
}

/// What texts of one language are made of, wherever they are in its table.
struct KnownTexts: Sendable {
  private var byText: [String: UnitFactWriting.Unit] = [:]

  mutating func facts(of text: String, _ find: () -> UnitFactWriting.Unit) -> UnitFactWriting.Unit {
    if let known = byText[text] { return known }
    let found = find()
    byText[text] = found
    return found
  }
}
