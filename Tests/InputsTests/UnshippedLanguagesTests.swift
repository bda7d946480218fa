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
      file: file, id: TableID(folder: folder, name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
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

  @Test("A package has what its targets hold, and not what a tool of it reads")
  func packages() {
    let targets = ".target(name: \"A\", path: \"./Own/A\"), .target(name: \"B\")"
    let manifest = "let package = Package(name: \"Converter\", targets: [\(targets)])"
    let folders = PackageTargets.sourceFolders(in: Array(manifest.utf8))
    #expect(folders.contains("Own/A") && folders.contains("Sources") && !folders.contains("input"))
    let project = project(listing: ["App/en.lproj", "App/de.lproj"])
    let tables = [table("en"), table("de"), table("fa", in: "Converter/input"), table("uk", in: "Converter/Sources/B")]
    #expect(unshipped(tables, project, packages: folders.map { "Converter/\($0)" }) == ["fa"])
  }

  @Test("A table that belongs to no target is said once, at the first of its files, and breaks nothing")
  func saidOnce() {
    let notes = OtherParts.notes(on: [
      "Kit/in/en.lproj/L.strings", "Kit/in/de.lproj/L.strings", "Kit/in/en.lproj/M.strings",
    ])
    #expect(notes.map(\.file) == ["Kit/in/de.lproj/L.strings", "Kit/in/en.lproj/M.strings"])
    #expect(notes.allSatisfy { !$0.isBroken && $0.reason.contains("belongs to no target") })
  }

  private func others(_ tables: [StringTable], _ projects: [XcodeProject], packages: [String] = []) -> [String] {
    OtherParts.tables(tables, projects: projects, packages: packages, source: "en").sorted()
  }

  @Test("A part that the project lists in no language is not built, unless it is the larger part")
  func unbuilt() {
    let project = project(listing: ["App/en.lproj"])
    let all = [table("en"), table("de"), table("en", in: "Reporter"), table("de", in: "Reporter")]
    #expect(others(all, [project]) == ["de", "en"].map { "Reporter/\($0).lproj/Localizable.strings" })
    #expect(others(all, [project], packages: ["Reporter"]) == [])
    var large = all
    large[2].units.append(large[2].units[0])
    #expect(others(large, [project]) == [])
    #expect(others([table("en"), table("en", in: "App/Settings.bundle")], [project]) == [])
    var synchronized = project
    synchronized.folders = [.init(path: "App", owners: [], exceptions: [:])]
    #expect(others(all, [synchronized]) == [])
    var taking = project
    taking.take("Reporter", by: .init(id: "a", platforms: [.macos], isTest: false), filters: [])
    #expect(others(all, [taking]) == [])
  }

  @Test("A package has larger parts, too, and a part in languages that no target has is built by nobody, however large")
  func largerParts() {
    let project = project(listing: ["App/en.lproj"])
    var large = table("en", in: "Reporter")
    large.units.append(large.units[0])
    var larger = table("en", in: "Kit/Sources")
    larger.units += larger.units + larger.units
    let reporter = "Reporter/en.lproj/Localizable.strings"
    #expect(others([table("en"), large, larger], [project], packages: ["Kit"]) == [reporter])
    #expect(others([table("en"), large], [project], packages: ["Kit"]) == [])
    var left = table("fa", in: "Left")
    left.units.append(left.units[0])
    let found = OtherParts.tables([table("en"), left], projects: [project], packages: [], source: "en", unshipped: ["fa"])
    #expect(found == [left.file])
  }

  @Test("A tool with a project of its own, which names one language, is another part")
  func tool() {
    let app = project(listing: ["App/en.lproj", "App/de.lproj"])
    var tool = XcodeProject(folder: "Tools/Maker")
    tool.languages = ["English", "en", "Base"]
    tool.languageFolders = ["Tools/Maker/en.lproj"]
    let tables = [table("en"), table("de"), table("en", in: "Tools/Maker")]
    #expect(others(tables, [app, tool]) == ["Tools/Maker/en.lproj/Localizable.strings"])
    #expect(others(tables + [table("de", in: "Tools/Maker")], [app, tool]) == [], "it is translated")
    #expect(others(tables, [project(listing: ["App/en.lproj", "Tools/Maker/en.lproj"]), tool]) == [], "the app takes its table")
    var translated = tool
    translated.languages = ["en", "fr"]
    #expect(others(tables, [app, translated]) == [])
    #expect(others(tables, [project(listing: ["App/en.lproj"], declared: ["en"]), tool]) == [])
  }

  @Test("What the project lists or declares is none, and nobody can tell where it takes whole folders")
  func reported() {
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
