import LintelAudit
import LintelFindings
import Testing

@Suite("Texts of objects that a storyboard no longer has")
struct GoneObjectTests {
  private let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController id="con-tr-001"><navigationItem key="navigationItem" title="Notes" id="nav-it-em1"/></viewController>
    </objects></scene></scenes></document>
    """

  private func findings(_ keys: [String]) async -> [Finding] {
    func text(_ language: String, _ value: String) -> String {
      "\"\(language)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}"
    }
    let strings = keys.map { key in
      // Xcode writes the storyboard's text into the catalogue.
      let texts = (key.hasPrefix("nav") ? [text("en", "Notes")] : []) + [text("de", "Notizen")]
      return "\"\(key)\":{\"localizations\":{\(texts.joined(separator: ","))}}"
    }
    let files = [
      "Base.lproj/Main.storyboard": storyboard,
      "mul.lproj/Main.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "source-unknown" }
  }

  @Test("They are to be deleted, not given a source text")
  func gone() async throws {
    let found = await findings(["nav-it-em1.title", "gon-ee-b01.title", "gon-ee-b02.title"])
    #expect(found.map(\.reason) == ["gone"])
    let finding = try #require(found.first)
    #expect(
      finding.message.english
        == "Texts of Main that its storyboard or xib no longer has: 2 of 3, such as “gon-ee-b01.title”, “gon-ee-b02.title”")
    #expect(finding.suggestion?.english == "Delete them: no object of the storyboard or xib has such a text any more.")
  }

  @Test("What the storyboard has is no such text, and a key of another kind has its own advice")
  func others() async {
    let own = await findings(["nav-it-em1.title"])
    #expect(own.isEmpty)
    let both = await findings(["gon-ee-b01.title", "list.save"])
    #expect(Set(both.map(\.reason)) == ["unknown", "gone"])
  }
}
