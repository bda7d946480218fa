import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Calls of one key that put different numbers of values in")
struct CallsApartTests {
  private func findings(
    _ english: String, _ german: String, calls: [[Placeholder.Value?]], others: [String: String] = [:]
  ) async -> [Finding] {
    var project = ProjectSource.read(
      texts: [
        "App/en.lproj/Localizable.strings": "\"k\" = \"\(english)\";\n",
        "App/de.lproj/Localizable.strings": "\"k\" = \"\(german)\";\n",
      ].merging(others) { own, _ in own })
    project.codeTexts = calls.enumerated().map { number, values in
      CodeText(
        key: "k", arguments: values, location: LintelModel.SourceLocation(file: "A.swift", line: number + 1, column: 1))
    }
    return await Auditor.audit(project).findings.filter { $0.rule == "placeholder-mismatch" && $0.locale == "de" }
  }

  @Test("A mistake under every call is as certain as under one")
  func agreed() async {
    let found = await findings("Delete %@?", "%d löschen?", calls: [[.object], [.object, .object]])
    #expect(found.map(\.verdict) == [.fails] && found.map(\.certainty) == [.certain])
    #expect(found.map(\.reason) == ["type"])
  }

  @Test("A mistake under one call alone is a question that names the call")
  func asked() async {
    let found = await findings("Delete %@?", "%@ in %@ löschen?", calls: [[.object, .object], [.object], [.object, .object]])
    #expect(found.map(\.verdict) == [.needsReview] && found.map(\.reason) == ["one-call"])
    #expect(found.map { $0.message.english.contains("the call at A.swift:2 puts in") } == [true])
  }

  @Test("A text that fits every call is none")
  func fitting() async {
    #expect(await findings("Delete %@?", "%@ löschen?", calls: [[.object], [.object, .object]]).isEmpty)
  }

  @Test("Tables that share a name have different texts for such calls: the text is held to its source")
  func shared() async {
    let found = await findings(
      "Delete %@?", "%@ in %@ löschen?", calls: [[.object], [.object, .object]],
      others: ["Kit/en.lproj/Localizable.strings": "\"k\" = \"%@, %@\";\n"])
    #expect(found.map(\.reason) == ["extra-crash"])
  }
}
