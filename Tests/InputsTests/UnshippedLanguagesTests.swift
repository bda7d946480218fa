import LintelModel
import Testing

@testable import LintelInputs

@Suite("Languages that no target has")
struct UnshippedLanguagesTests {
  private func project(listing folders: [String], declared: [String] = ["en", "de"]) -> XcodeProject {
    var project = XcodeProject(folder: "")
    project.languageFolders = Set(folders)
    project.languages = declared
    return project
  }

  private func table(_ locale: LocaleID, in folder: String = "App") -> StringTable {
    let file = "\(folder)/\(locale.id).lproj/Localizable.strings"
    return StringTable(
      file: file, name: "Localizable", folder: folder, format: .strings, locale: locale, encoding: "UTF-8",
      units: [StringUnit(key: "k", locale: locale, value: "v", location: SourceLocation(file: file, line: 1))])
  }

  private func unshipped(
    _ tables: [StringTable], _ project: XcodeProject, declared: [LocaleID] = ["en", "de"], packages: [String] = []
  ) -> [LocaleID] {
    UnshippedLanguages.find(tables: tables, projects: [project], declared: declared, packages: packages).map(\.locale)
  }

  @Test("A folder that a translation service left, and that the project neither lists nor declares, is one")
  func leftOver() {
    let project = project(listing: ["App/en.lproj", "App/de.lproj"])
    #expect(unshipped([table("en"), table("de"), table("fa")], project) == ["fa"])
  }

  @Test("What the project lists or declares is none, and nobody can tell where it takes whole folders")
  func told() {
    let all = [table("en"), table("de"), table("fa")]
    #expect(unshipped(all, project(listing: ["App/en.lproj", "App/fa.lproj"])) == [])
    #expect(unshipped(all, project(listing: ["App/en.lproj"]), declared: ["en", "de", "fa"]) == [])
    #expect(unshipped(all, project(listing: [])) == [])
    #expect(unshipped(all, project(listing: ["App/en.lproj"]), packages: ["App"]) == [])
    var synchronized = project(listing: ["App/en.lproj"])
    synchronized.folders = [.init(path: "App", owners: [], exceptions: [:])]
    #expect(unshipped(all, synchronized) == [])
  }
}
