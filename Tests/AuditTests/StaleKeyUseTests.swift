import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys that are called stale, and that code asks for")
struct StaleKeyUseTests {
  private func catalog(_ keys: [String: String]) -> String {
    let entries = keys.sorted { $0.key < $1.key }.map { "\"\($0.key)\":{\"extractionState\":\"\($0.value)\"}" }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
  }

  private func findings(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.flatMap(\.single).filter { $0.rule == "stale-key" }
  }

  @Test(
    "One is a warning that says where",
    arguments: [
      ("A.swift", "let a = NSLocalizedString(\"Open all\", comment: \"\")\n"), ("A.swift", "let a = Text(\"Open all\")\n"),
      ("A.m", "id a = NSLocalizedString(@\"Open all\", @\"\");\n"),
    ])
  func asked(file: String, code: String) async throws {
    let found = await findings([file: code, "Localizable.xcstrings": catalog(["Open all": "stale", "Open": "manual"])])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .warning && finding.reason == "stale-asked")
    #expect(finding.message.english.contains("\(file):1"), "\(finding.message.english)")
  }

  @Test("It is for developers, who are told to build again only where a target compiles both the code and the catalog")
  func advice() async throws {
    let files = [
      "App/A.swift": "let a = NSLocalizedString(\"Open all\", comment: \"\")\n",
      "App/Localizable.xcstrings": catalog(["Open all": "stale", "Open": "manual"]),
    ]
    func found(_ code: Set<String>) async throws -> Finding {
      var project = ProjectSource.read(texts: files)
      project.catalogFillings = [CatalogFilling(catalogs: ["App/Localizable.xcstrings"], code: code)]
      return try #require(await Auditor.audit(project).findings.first { $0.rule == "stale-key" })
    }
    let own = try await found(["App/A.swift"])
    #expect(own.blame == .definition && own.suggestion?.english.contains("build again") == true)
    let other = try await found(["Widget/B.swift"])
    #expect(other.blame == .definition && other.suggestion?.english == "Keep it: mark it as manually managed.")
  }

  @Test("It is at the line that says so, and not at the text of a language", arguments: [true, false])
  func place(isFirst: Bool) async throws {
    let state = "      \"extractionState\" : \"stale\""
    let texts = """
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Open all" } }
            }
      """
    let members = isFirst ? "\(state),\n\(texts)" : "\(texts),\n\(state)"
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "open.all" : {
      \(members)
          }
        },
        "version" : "1.0"
      }
      """
    let line = try #require(catalog.split(separator: "\n").firstIndex { $0.contains("extractionState") }) + 1
    for code in ["let a = 1\n", "let a = NSLocalizedString(\"open.all\", comment: \"\")\n"] {
      let finding = try #require(await findings(["A.swift": code, "Localizable.xcstrings": catalog]).first)
      let place = try #require(finding.definitionLocation ?? finding.translationLocation)
      #expect(place.file == "Localizable.xcstrings" && place.line == line)
    }
  }

  @Test("One that nobody asks for is a note, and so is one that another module's table has")
  func unasked() async {
    let stale = catalog(["Open all": "stale", "Open": "manual"])
    let unasked = await findings(["A.swift": "let a = 1\n", "Localizable.xcstrings": stale])
    #expect(unasked.map(\.severity) == [.note])
    let elsewhere = await findings([
      "A.swift": "let a = NSLocalizedString(\"Open all\", comment: \"\")\n", "Localizable.xcstrings": stale,
      "Other/Localizable.xcstrings": catalog(["Open all": "manual"]),
    ])
    #expect(elsewhere.map(\.severity) == [.note])
  }
}
