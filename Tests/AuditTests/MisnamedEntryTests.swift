import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Entries under the key of another one")
struct MisnamedEntryTests {
  private let calls = """
    let a = NSLocalizedString("page_storeInCloudMessage", value: "Each page goes to the cloud.", comment: "")
    let b = NSLocalizedString("page_storeInHealthMessage", value: "Each page goes to health data.", comment: "")

    """

  private func advice(_ table: String) async -> [String] {
    let files = ["A.swift": calls, "en.lproj/Localizable.strings": table]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "duplicate-key" }
      .compactMap { $0.suggestion?.english }
  }

  private func entry(_ key: String, _ text: String) -> String { "\"page_storeIn\(key)Message\" = \"\(text)\";\n" }

  @Test("In the source's table one may be meant for the key that code asks for with its text, and that the table lacks")
  func askedByCode() async throws {
    let twice = entry("Health", "Each page goes to the cloud.") + entry("Health", "Each page goes to health data.")
    let said = try #require(await advice(twice).first)
    #expect(
      said.hasPrefix(
        "Perhaps line 1 belongs to the key “page_storeInCloudMessage” (source at A.swift:1), which this language lacks: give it that key."
      ))
    let there = try #require(await advice(twice + entry("Cloud", "All goes there.")).first)
    #expect(there.hasPrefix("Delete one of the entries"))
  }
}

@Suite("A key that stands twice since a change")
struct AddedEntryTests {
  @Test("It is told at the line that the change added, whichever of the two wins")
  func place() async {
    let entries = ["\"page.open\" = \"Open\";\n", "\"page.close\" = \"Close\";\n"]
    let other = "\"page.open\" = \"Open it\";\n"
    let old = ProjectSource.read(texts: ["en.lproj/Localizable.strings": entries.joined()])
    for (text, line, start) in [
      (entries.joined() + other, 3, "The key “page.open” stands here with “Open it”, which wins, and in line 1 with “Open”"),
      (other + entries.joined(), 1, "The key “page.open” stands here with “Open it” and in line 2 with “Open”, which wins"),
    ] {
      let new = ProjectSource.read(texts: ["en.lproj/Localizable.strings": text])
      let found = await Auditor.audit(new, since: old).findings.filter { $0.rule == "duplicate-key" }
      #expect(found.map { $0.location?.line } == [line], "\(found)")
      #expect(found.map(\.message.english) == [start])
    }
  }
}
