import LintelModel
import Testing

@testable import LintelInputs

@Suite("Tables that a project has twice")
struct TableCopiesTests {
  private func project(listing folders: [String]) -> XcodeProject {
    var project = XcodeProject(folder: "")
    project.languageFolders = Set(folders)
    return project
  }

  private func table(_ locale: LocaleID, in folder: String, _ texts: [String] = ["Open", "Save"]) -> StringTable {
    let file = "\(folder)/\(locale.id).lproj/Localizable.strings"
    return StringTable(
      file: file, id: TableID(folder: folder, name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
      units: texts.enumerated().map { line, text in
        StringUnit(
          key: "k\(line)", locale: locale, value: "\(text) \(locale.id)",
          location: LintelModel.SourceLocation(file: file, line: line + 1))
      })
  }

  /// The files of which nothing is audited.
  private func skipped(_ tables: [StringTable], _ projects: [XcodeProject], packages: [String] = []) -> [String] {
    var tables = tables
    TableCopies(projects: projects, packages: packages)?.skip(in: &tables)
    for table in tables where table.isTableCopy { #expect(table.skipped.count == 2 && table.isExchangeCopy) }
    return tables.filter(\.isTableCopy).map(\.id.folder)
  }

  @Test("The one that no target has is left out, and each of its strings is accounted for")
  func input() {
    let tables = [table("en", in: "App"), table("de", in: "App"), table("en", in: "Input"), table("de", in: "Input")]
    #expect(skipped(tables, [project(listing: ["App/en.lproj", "App/de.lproj"])]) == ["Input", "Input"])
    #expect(skipped(tables, [project(listing: ["Other/en.lproj"])], packages: ["App"]) == ["Input", "Input"])
    var synchronized = project(listing: [])
    synchronized.folders = [.init(path: "App", owners: [], exceptions: [:])]
    #expect(skipped(tables, [synchronized]) == ["Input", "Input"])
  }

  @Test("Both are audited where targets have both or none, and where nobody can tell")
  func unknown() {
    let tables = [table("en", in: "App"), table("en", in: "Input")]
    #expect(skipped(tables, [project(listing: ["App/en.lproj", "Input/en.lproj"])]) == [])
    #expect(skipped(tables, [project(listing: [])]) == [] && skipped(tables, []) == [])
    #expect(skipped(tables, [XcodeProject(folder: "")]) == [])
    var taking = project(listing: ["App/en.lproj"])
    taking.take("Input", by: .init(id: "a", platforms: [.macos], isTest: false), filters: [])
    #expect(skipped(tables, [taking]) == [])
  }

  @Test("A table that says something else, or has a language that the target's lacks, is no copy")
  func other() {
    let app = project(listing: ["App/en.lproj"])
    #expect(skipped([table("en", in: "App"), table("en", in: "Tool", ["Open", "Quit"])], [app]) == [])
    #expect(skipped([table("en", in: "App"), table("en", in: "Input"), table("de", in: "Input")], [app]) == [])
  }
}
