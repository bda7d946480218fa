import Foundation
import Lintel
import Testing

@Suite("Errors of the library")
struct ErrorTests {
  private func fault(
    _ files: [String: String] = SampleApp.files, _ change: (inout Audit.Options) -> Void = { _ in }
  ) async -> LintelError? {
    var options = Audit.Options()
    change(&options)
    do { _ = try await Audit(files: files, options: options).run() } catch { return error as? LintelError }
    return nil
  }

  @Test("No toolbar found is an error, unless the tables alone are meant")
  func noToolbar() async throws {
    let tables = ["en.lproj/L.strings": "\"a\" = \"Save\";"]
    let error = try #require(await fault(tables))
    #expect(error.kind == .nothingFound && error.description.contains("no toolbar was found"))
    #expect(error.description.contains("options.tablesOnly = true") && error.description.contains("1 strings"))
    #expect(await fault(tables) { $0.tablesOnly = true } == nil)
    #expect(await fault([:]) { $0.tablesOnly = true }?.kind == .nothingFound)
  }

  @Test("Nothing at the path")
  func noFolder() async throws {
    let error = await #expect(throws: LintelError.self) { try await Audit(folder: "/nowhere/at/all").run() }
    #expect(error?.kind == .folder && error?.description.contains("/nowhere/at/all") == true)
  }

  @Test("A configuration is told with its line, what was found and what is allowed")
  func configuration() async throws {
    var files = SampleApp.files
    files["lintel.yml"] = "rules:\n  title-lenght: off\n"
    let error = try #require(await fault(files))
    #expect(error.kind == .configuration)
    #expect(error.description.contains("lintel.yml: line 2") && error.description.contains("title-length"))
    files["lintel.yaml"] = ""
    #expect(await fault(files)?.description == "found lintel.yml and lintel.yaml, expected one of them")
  }

  @Test("Options that are not allowed say what was found and what is allowed")
  func options() async throws {
    func expect(_ parts: String..., change: (inout Audit.Options) -> Void) async {
      let error = await fault(SampleApp.files, change)
      #expect(error?.kind == .option)
      for part in parts { #expect(error?.description.contains(part) == true, "\(part) in \(String(describing: error))") }
    }
    await expect("no rule 'no-such'", "title-length") { $0.rules = ["no-such"] }
    await expect("no rule 'no-such'", "title-length") { $0.levels = ["no-such": .off] }
    await expect("locale 'x y'", "BCP 47") { $0.locales = ["x y"] }
    for day in ["tomorrow", "2027-3-31", "31-03-2027", ""] { await expect("'\(day)'", "2027-03-31") { $0.day = day } }
    await expect("language 'tlh'", "en, ar, de") { $0.language = "tlh" }
    await expect("font of Arab", "/nowhere.ttf", "OpenType") { $0.scriptFonts = ["Arab": "/nowhere.ttf"] }
    await expect("'No_Shouting'", "a-z, 0-9") { $0.customRules = [.bars(id: "No_Shouting", title: "") { _ in [] }] }
    await expect("second rule 'title-length'") { $0.customRules = [.bars(id: "title-length", title: "") { _ in [] }] }
  }

  @Test("A baseline and a stored report that are none, and a report that cannot be written")
  func files() async throws {
    let app = try SampleApp(["none.json": "{}", "none.xml": "<report>\n<a></report>", "a.sketch": "ios26 en\n| Inbox |"])
    #expect(await fault { $0.baseline = app.file("none.json") }?.kind == .baseline)
    #expect(await fault { $0.baseline = app.file("nowhere.json") }?.description.contains("nowhere.json") == true)
    let stored = #expect(throws: LintelError.self) { try AuditResult(stored: app.file("none.xml")) }
    #expect(stored?.kind == .storedReport && stored?.description.contains("none.xml: line ") == true)
    let missing = #expect(throws: LintelError.self) { try AuditResult(stored: app.file("nowhere.xml")) }
    #expect(missing?.kind == .storedReport && missing?.description.contains("nowhere.xml") == true)
    let result = try await Audit(folder: app.path).run()
    let written = #expect(throws: LintelError.self) { try result.write(.json, to: app.file("no/folder/a.json")) }
    #expect(written?.kind == .output && written?.description.contains("no/folder/a.json") == true)
    let folder = #expect(throws: LintelError.self) { try result.write(.json, to: app.path) }
    #expect(folder?.kind == .output)
  }
}
