import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A key that is its text, and is another text now with the same translations")
struct RenamedTextTests {
  private func asked(from before: String, to now: String) async -> [String] {
    func project(_ key: String) -> Project {
      let texts = ["en": key, "de": "Das ist es", "fr": "C’est cela"]
      let files = texts.map { ("\($0).lproj/Localizable.strings", "\"\(key)\" = \"\($1)\";\n\"k\" = \"\($0)\";\n") }
      return ProjectSource.read(texts: Dictionary(uniqueKeysWithValues: files))
    }
    let result = await Auditor.audit(project(now), since: project(before))
    return result.findings.filter { $0.rule == "translation-left-behind" }.flatMap(\.languages).map(\.id).sorted()
  }

  @Test(
    "It is asked about where it says something else, in however few letters, and not where it is only spelled right",
    arguments: [
      ("Turn it on", "Turn it off", true), ("It is not saved", "It is now saved", true), ("Unlock it", "Unblock it", true),
      ("Save the page", "Delete the page", true), ("Recieve it all", "Receive it all", false), ("Seting", "Setting", false),
    ])
  func renamed(before: String, now: String, isAsked: Bool) async {
    #expect(await asked(from: before, to: now) == (isAsked ? ["de", "fr"] : []))
  }
}
