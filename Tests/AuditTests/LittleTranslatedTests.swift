import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// An app in six languages, and one that has hardly been begun.
@Suite("Languages of which little is translated")
struct LittleTranslatedTests {
  private func evidence(_ rule: String, button: String, english: [String]) async -> [Evidence] {
    var files = [
      "App/Inbox.swift": """
      import SwiftUI
      struct Inbox: View {
        var body: some View {
          List { }.navigationTitle("Inbox").toolbar { \(button); Button("Archive") { }; Button("Flag") { }; Button("Move") { } }
        }
      }
      """
    ]
    func table(_ texts: [String], _ locale: String) {
      files["App/\(locale).lproj/Localizable.strings"] = texts.map { text in
        "\"\(text)\" = \"\(text)\(locale == "en" ? "" : " in \(locale)")\";\n"
      }.joined()
    }
    let shared = ["Inbox", "Archive", "Flag", "Move"]
    table(shared + english, "en")
    for locale in ["de", "es", "fr", "it", "nl", "pl"] { table(shared, locale) }
    table(["Inbox"], "da")
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
    return found.flatMap(\.evidence)
  }

  @Test("A spoken name that they lack, too, says so beside the list of the others")
  func spoken() async {
    let button = #"Button { } label: { Image(systemName: "square.and.pencil") }.accessibilityLabel("New message")"#
    let evidence = await evidence("accessible-name-not-localized", button: button, english: ["New message"])
    #expect(evidence.contains(.text("languages", "de es fr it nl pl")))
    #expect(evidence.contains(.text("told with their table", "da")))
  }

  @Test("A text that is in no table names them as what they are: no table tells of it")
  func inNoTable() async {
    let evidence = await evidence("bar-text-key-missing", button: #"Button("Reset the pipeline") { }"#, english: [])
    #expect(evidence.contains(.text("languages of which little is translated", "da")))
    #expect(!evidence.contains { $0.name == Evidence.withTheirTable })
  }
}
