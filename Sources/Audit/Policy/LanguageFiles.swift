import LintelFindings
import LintelModel

/// Puts what one language lacks on a file of that language: on the source's line nobody of it looks, and there the languages
/// stand on top of each other.
struct LanguageFiles {
  private struct File {
    let path: String
    let id: TableID
  }

  /// By language, in the order of their paths.
  private let files: [LocaleID: [File]]
  /// By path, the language of each file that is of one.
  private let locales: [String: LocaleID]
  /// Those of tables that belong to no target: what they have people of the app do not see, and what the app lacks is not
  /// added to them.
  private let ofOtherParts: Set<String>

  init(_ project: Project) {
    ofOtherParts = project.tablesOfOtherParts
    let ofOne = project.tables.filter { $0.format.isOfOneLanguage && $0.locale != "mul" && !$0.isTableCopy }
    files = Dictionary(grouping: ofOne.sorted { $0.file < $1.file }, by: \.locale).mapValues { tables in
      tables.map { File(path: $0.file, id: $0.id) }
    }
    locales = Dictionary(ofOne.map { ($0.file, $0.locale) }, uniquingKeysWith: { first, _ in first })
  }

  /// The finding where its language would have the string; as it is where it is about several languages or stands in its own
  /// file.
  func placed(_ finding: Finding) -> Finding {
    // A file of another table has what the finding says is not there.
    guard finding.blame == .translation, finding.toolbar == nil, finding.translationLocation == nil, finding.reason != "no-table",
      finding.languages.count == 1, let place = finding.definitionLocation, let other = locales[place.file],
      other != finding.languages[0], let own = file(of: finding.languages[0], beside: place.file)
    else { return finding }
    var finding = finding
    finding.definitionLocation = SourceLocation(file: own, line: 1)
    // Whoever compares finds the whole among its parts by its place.
    for index in finding.parts.indices where finding.parts[index].definitionLocation == place {
      finding.parts[index].definitionLocation = finding.definitionLocation
    }
    return finding
  }

  /// A file of that table, else of one of its name, else any of the language: each nearest to the table's own folder. Of tables
  /// that the app ships never one that belongs to no target.
  private func file(of locale: LocaleID, beside path: String) -> String? {
    let table = TableID(path: path)
    let isOfOther = ofOtherParts.contains(path)
    let own = (files[locale] ?? []).filter { isOfOther || !ofOtherParts.contains($0.path) }
    let named = own.filter { $0.id.name == table.name }
    return (own.first { $0.id == table } ?? nearest(named, to: table) ?? nearest(own, to: table))?.path
  }

  private func nearest(_ files: [File], to table: TableID) -> File? {
    let folders = table.folder.split(separator: "/")
    func shared(_ file: File) -> Int { zip(folders, file.id.folder.split(separator: "/")).prefix { $0 == $1 }.count }
    // Of those as near the first.
    return files.reduce(nil) { best, file in best.map { shared(file) > shared($0) ? file : $0 } ?? file }
  }
}
