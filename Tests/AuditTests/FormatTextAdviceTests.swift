import LintelAudit
import LintelFindings
import Testing

@Suite("Advice for a text that has no words of its own")
struct FormatTextAdviceTests {
  private static let bar = """
    toolbars:
      - id: b
        kind: navigationBar
        platforms: [ios]
        environments: [{platform: ios, os: 18, width: 375}]
        title: {key: t}
        items:
          - {id: cancel, label: {key: c}, placement: leading}
          - {id: select, label: {key: s}, placement: trailing}
    """

  private func findings(_ english: String, _ german: String) async -> [Finding] {
    func table(_ title: String) -> String { "\"t\" = \"\(title)\";\n\"c\" = \"Cancel\";\n\"s\" = \"Select\";\n" }
    let files = [
      "b.toolbar.yml": Self.bar, "en.lproj/Localizable.strings": table(english), "de.lproj/Localizable.strings": table(german),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "title-truncated" }
  }

  @Test("Nobody is asked to shorten placeholders: the developers can give them room, or put in less")
  func placeholders() async {
    let found = await findings("%@ %@ %@ %@", "%@ %@ %@ %@")
    #expect(!found.isEmpty && found.allSatisfy { $0.blame == .definition && $0.suggestion?.english == FormatText.advice.english })
    #expect(found.allSatisfy { finding in !finding.evidence.contains { $0.name == "room" } })
  }

  @Test("A text with words is told what its writers can do")
  func words() async {
    let found = await findings("%@ and %@ and %@ and %@", "%@ und %@ und %@ und %@")
    #expect(!found.isEmpty && found.allSatisfy { $0.suggestion?.english != FormatText.advice.english })
  }
}
