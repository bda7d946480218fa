import LintelModel

/// Where a project's tables have each string, what developers say about it, and which table a file holds: found out once for all pages
/// and sheets of a project, each of which asks about other strings.
struct StringIndex {
  private struct Place {
    let table: Int
    let unit: Int
  }

  private let tables: [StringTable]
  private let places: [TranslationStrings.Name: [Place]]
  private var comments: [TranslationStrings.Name: String] = [:]
  private let inCode: CodeComments
  /// By their files.
  private(set) var paths: [String: String] = [:]

  /// What a program wrote as a comment, as Interface Builder's export does, says nothing that a translator could use, and what
  /// stands above a key in another language's file may be a translator's note, or a heading that lost its empty line.
  init(_ project: Project) {
    let tables = project.tables
    self.tables = tables
    var places: [TranslationStrings.Name: [Place]] = [:]
    for (number, table) in tables.enumerated() {
      let path = table.id.path
      paths[table.file] = path
      for (index, unit) in table.units.enumerated() {
        let name = TranslationStrings.Name(table: path, key: unit.key)
        places[name, default: []].append(Place(table: number, unit: index))
        guard table.hasSourcesComments || unit.locale == project.sourceLocale || unit.locale == table.sourceLocale,
          !unit.isCommentGenerated, let comment = unit.comment.flatMap(Self.ownWords), !comment.isEmpty
        else { continue }
        // Of several files that have one the source's own comment is the one that developers keep.
        if comments[name] == nil || unit.locale == project.sourceLocale { comments[name] = comment }
      }
    }
    inCode = CodeComments(project, of: places.keys)
    self.places = places
  }

  /// What developers say of a string: in its table, else where code asks for it.
  func comment(on name: TranslationStrings.Name) -> String? { comments[name] ?? inCode.comment(on: name) }

  /// What the tables have of a string, in their order.
  func units(of name: TranslationStrings.Name) -> some Sequence<StringUnit> {
    (places[name] ?? []).lazy.map { tables[$0.table].units[$0.unit] }
  }

  /// Interface Builder writes into comments where a text stands; what people have written for translators is its note. A heading
  /// of Xcode's list of a file's parts says nothing of a text.
  static func ownWords(_ comment: String) -> String? {
    let lines = comment.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    if lines.allSatisfy({ $0.isEmpty || $0.hasPrefix("MARK:") || isFiller($0) }) { return nil }
    guard comment.hasPrefix("Class = \""), comment.contains("ObjectID = \"") else { return comment }
    guard let note = comment.firstRange(of: "Note = \"") else { return nil }
    let rest = comment[note.upperBound...]
    return rest.lastIndex(of: "\"").map { String(rest[..<$0]) }
  }

  /// What tools that extract strings write where nobody wrote a comment.
  private static func isFiller(_ line: Substring) -> Bool {
    line.hasPrefix("No comment provided by engineer") || line == "(No Comment)"
  }
}

extension StringTable {
  /// Whether a comment in it is about the string, and not about one language's text: catalogues and files for translators have the
  /// source's.
  fileprivate var hasSourcesComments: Bool { format.holdsSource || locale == "mul" }
}
