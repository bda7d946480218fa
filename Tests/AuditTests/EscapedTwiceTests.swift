import LintelAudit
import LintelFindings
import Testing

@Suite("Texts that were escaped twice")
struct EscapedTwiceTests {
  private func found(_ english: String, _ translation: String) async -> [Finding] {
    await OneString.findings(english, translation, in: "fr").filter { $0.rule == "escaped-twice" }
  }

  @Test(
    "Entities are replaced, however often they were spelled",
    arguments: [
      ("n&#39;est", "n'est"), ("Apr&egrave;s", "Après"), ("a &amp;amp; b", "a & b"), ("&lt;b&gt;", "<b>"), ("&#xE9;t&#233;", "été"),
    ])
  func entities(text: String, mended: String) async {
    let findings = await found("Later", text)
    #expect(findings.map(\.reason) == ["entity"] && findings.map(\.severity) == [.error], "\(text)")
    #expect(findings.flatMap(\.fixes).map(\.after) == [mended], "\(text)")
  }

  @Test("Texts that are shown as a page, and names that HTML does not know, are none")
  func pages() async {
    #expect(await found("<b>Later</b>", "<b>Apr&egrave;s</b>").isEmpty)
    #expect(await found("Salt &amp; pepper", "Sel &amp; poivre").isEmpty)
    #expect(await found("AT and T", "AT&T; R&D;").isEmpty)
  }

  @Test("A backslash that the format leaves in the text is told, unless the source has one or the text is a path")
  func backslashes() async {
    #expect(await found("Later", #"Apr\\u00e8s"#).flatMap(\.fixes).map(\.after) == ["Après"])
    #expect(await found("One two", #"Un\\nDeux"#).map(\.severity) == [.error])
    #expect(await found("From a trace", #"D\\'une trace"#).map(\.severity) == [.warning])
    #expect(await found("Left to right", #"\\tGauche"#).map(\.verdict) == [.needsReview])
    #expect(await found(#"Use \\n"#, #"Avec \\n"#).isEmpty)
    #expect(await found("Folder", #"C:\\new"#).isEmpty)
  }

  @Test("What stands for the source's own line break or quotation mark is told once, as that")
  func once() async {
    #expect(await found(#"One\nTwo"#, #"Un\\nDeux"#).isEmpty)
    #expect(await found(#"The \"later\" folder"#, #"Dossier \\\"plus tard\\\""#).isEmpty)
  }
}
