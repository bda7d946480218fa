import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys that only previews and tests name")
struct PreviewKeyTests {
  private func missing(_ code: [String: String]) async -> [Finding] {
    var files = code
    files["en.lproj/Localizable.strings"] = """
      "Open the file" = "Open the file";
      "Close the file" = "Close the file";
      "Save the file" = "Save the file";
      "Sample of a section" = "Sample of a section";
      """
    files["de.lproj/Localizable.strings"] = """
      "Open the file" = "Datei öffnen";
      "Close the file" = "Datei schließen";
      "Save the file" = "Datei sichern";
      """
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "missing-translation" }
  }

  private let app = """
    import Foundation
    let open = NSLocalizedString("Open the file", comment: "")
    let close = NSLocalizedString("Close the file", comment: "")
    let save = NSLocalizedString("Save the file", comment: "")

    """

  @Test(
    "What is missing is a note with its reason where only a preview or a test names it",
    arguments: [
      "struct Part_Previews: PreviewProvider {\n  static var previews: some View { Part(\"Sample of a section\") }\n}",
      "#Preview { Part(\"Sample of a section\") }",
      "#Preview(\"Part\", traits: .sizeThatFitsLayout) {\n  Part(\"Sample of a section\")\n}",
    ])
  func previews(_ preview: String) async throws {
    let found = await missing(["App.swift": app + preview])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .note)
    #expect(finding.message.english.hasPrefix("No code asks for “Sample of a section”"))
  }

  @Test("A test that names a key shows it to nobody")
  func tests() async throws {
    let test = "import XCTest\nfinal class PartTests: XCTestCase {\n  let part = Part(\"Sample of a section\")\n}"
    let found = await missing(["App.swift": app, "PartTests.swift": test]).map(\.severity)
    #expect(found == [.note])
  }

  @Test("What the app names before or behind its preview is as grave as ever")
  func app() async throws {
    let preview = "#Preview { Part(\"Sample of a section\") }\n"
    let use = "let part = Part(\"Sample of a section\")\n"
    let behind = await missing(["App.swift": app + preview + use]).map(\.severity)
    let before = await missing(["App.swift": app + use + preview]).map(\.severity)
    #expect(behind == [.warning] && before == [.warning])
  }
}
