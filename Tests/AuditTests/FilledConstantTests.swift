import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Values that code hands to constants which the build makes of keys")
struct FilledConstantTests {
  private let code = """
    func show() {
      label.text = LocalString.row_range(withArgs: first, last)
      title = LocalString.row_name(withArgs: name)
      detail = LocalString.row_plain
    }

    """

  private func found(_ name: String, code: String? = nil) async -> [Finding] {
    let table = "\"row.range\" = \"%@ to %@\";\n\"row.name\" = \"\(name)\";\n\"row.plain\" = \"Plain\";\n"
    let files = ["A.swift": code ?? self.code, "en.lproj/Localizable.strings": table, "de.lproj/Localizable.strings": table]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.flatMap(\.single)
      .filter { $0.rule == "values-not-filled" }
  }

  @Test("A text that takes more values than its constant is called with is an error, as in a format of the platform's")
  func tooFew() async throws {
    let all = await found("%@ for %@")
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "too-few" && finding.severity == .error)
    #expect(finding.key == "row.name" && finding.definitionLocation?.line == 3)
    #expect(await found("For %@").isEmpty)
  }

  @Test("One value may be the list of all, as long as no call hands over several")
  func list() async {
    let lists = code.replacing("first, last", with: "all")
    #expect(await found("%@ for %@", code: lists).isEmpty)
    #expect(await found("%@ for %@", code: code.replacing("withArgs: name", with: "withArgs: [name, place]")).isEmpty)
    #expect(await found("%@ for %@", code: code.replacing("withArgs: name", with: "named: name")).isEmpty)
  }
}
