import LintelFindings
import LintelModel

/// What the tables of a project have for translators: which table a file holds, what developers say about a string, and what
/// strings say that are on no bar.
struct TranslationStrings {
  /// A string by the table as findings name it (`Platform/Localizable`) and its key.
  struct Name: Hashable {
    let table: String
    let key: String
  }

  private struct Value: Hashable {
    let name: Name
    let locale: LocaleID
  }

  private var comments: [Name: String] = [:]
  private var tables: [String: String] = [:]
  private var units: [Value: StringUnit] = [:]
  private let sources: SourceTexts
  /// Those that the strings of `values` are of, by key.
  private var tablesByKey: [String: Set<String>] = [:]
  private var kept: [Name: KeptText.Share] = [:]
  private let locales: [LocaleID]
  private let sourceLocale: LocaleID

  /// What a program wrote as a comment, as Interface Builder's export does, says nothing that a translator could use, and what
  /// stands above a key in another language's file may be a translator's note, or a heading that lost its empty line.
  /// - Parameters:
  ///   - names: The strings whose values are asked for; a project has hundreds of thousands of others.
  ///   - interface: The project's, which is made once a page.
  init(_ project: Project, values names: Set<Name>, interface: InterfaceTexts) {
    sources = SourceTexts(project, of: names, interface: interface)
    (locales, sourceLocale) = (project.locales, project.sourceLocale)
    for name in names { tablesByKey[name.key, default: []].insert(name.table) }
    for table in project.tables {
      let path = table.id.path
      tables[table.file] = path
      for unit in table.units {
        let name = Name(table: path, key: unit.key)
        if names.contains(name) { units[Value(name: name, locale: unit.locale)] = unit }
        guard table.hasSourcesComments || unit.locale == project.sourceLocale || unit.locale == table.sourceLocale,
          !unit.isCommentGenerated, let comment = unit.comment.flatMap(Self.ownWords), !comment.isEmpty else { continue }
        // Of several files that have one the source's own comment is the one that developers keep.
        if comments[name] == nil || unit.locale == project.sourceLocale { comments[name] = comment }
      }
    }
    kept = Self.kept(units, of: project)
  }

  /// Once for all languages: rows of each of them ask.
  private static func kept(_ units: [Value: StringUnit], of project: Project) -> [Name: KeptText.Share] {
    let locale = project.sourceLocale
    var copied = CopiedTables()
    for (value, unit) in units {
      if let source = units[Value(name: value.name, locale: locale)] { copied.add(unit, of: value.name.table, source: source) }
    }
    var texts: [Name: KeptText] = [:]
    for (value, unit) in units {
      guard let source = units[Value(name: value.name, locale: locale)] else { continue }
      let isAmongCopies = copied.contains(value.name.table, in: value.locale)
      texts[value.name, default: KeptText()].add(unit, source: source, isAmongCopies: isAmongCopies)
    }
    let few = texts.filter { $0.value.share == .inFew }
    let words = few.keys.reduce(into: [Name: String]()) { words, name in
      words[name] = units[Value(name: name, locale: locale)].flatMap(NamesInTexts.word)
    }
    let written = NamesInTexts(words, in: project.tables, source: locale)
    return texts.reduce(into: [:]) { kept, text in
      let isChosen = text.value.share == .inFew && written.has(text.key, inTextsOf: text.value.sureKeepers)
      kept[text.key] = isChosen ? .inAll : text.value.share == .inFew ? nil : text.value.share
    }
  }

  /// Whether languages keep the text of a string as the source has it; nil where most do not.
  func kept(_ name: Name) -> KeptText.Share? { kept[name] }

  /// What other languages have for it; nil where none has anything.
  func wordings(of name: Name) -> OtherWordings? {
    guard let source = unit(name, in: sourceLocale) else { return nil }
    var wordings = OtherWordings()
    for locale in locales where locale.language != sourceLocale.language {
      guard let unit = unit(name, in: locale), !unit.isUntranslated, !unit.value.isEmpty else { continue }
      wordings.add(unit, source: source)
    }
    return wordings.isEmpty ? nil : wordings
  }

  func comment(on name: Name) -> String? { comments[name] }

  /// Interface Builder writes into comments where a text stands; what people have written for translators is its note. A heading
  /// of Xcode's list of a file's parts says nothing of a text.
  private static func ownWords(_ comment: String) -> String? {
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

  /// The table that a file holds; nil for a file that is none.
  func table(in file: String?) -> String? { file.flatMap { tables[$0] } }

  /// The one table of a name, without its folder, that a string of `values` with a key is of. Code that names none means
  /// `Localizable`.
  func table(called name: String?, with key: String) -> String? {
    let all = (tablesByKey[key] ?? []).filter { TableID.name(ofPath: $0) == name ?? "Localizable" }
    return all.count == 1 ? all.first : nil
  }

  /// What a string of `values` says in the source's language, where its table has no entry of it in that of the project.
  func sourceElsewhere(_ name: Name) -> String? { sources.text(name) }

  /// What a string of `values` has in a language.
  func unit(_ name: Name, in locale: LocaleID) -> StringUnit? { units[Value(name: name, locale: locale)] }
}

extension StringTable {
  /// Whether a comment in it is about the string, and not about one language's text: catalogues and files for translators have the
  /// source's.
  fileprivate var hasSourcesComments: Bool { format.holdsSource || locale == "mul" }
}
