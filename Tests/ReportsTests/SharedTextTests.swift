import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What is told of a text that several bars show")
struct SharedTextTests {
  private func outline() async -> PageModel {
    var files = [
      "App/en.lproj/Localizable.strings": "\"first\" = \"Settings\";\n",
      "App/de.lproj/Localizable.strings": "\"first\" = \"Einstellungen für die Benachrichtigungen dieses Geräts\";\n",
    ]
    for name in ["First", "Second"] {
      files["App/\(name).m"] = """
        @implementation \(name)Controller
        - (void)viewDidLoad { self.title = NSLocalizedString(@"first", nil); }
        @end
        """
    }
    return PageModel(await Auditor.audit(ProjectSource.read(texts: files)))
  }

  @Test("The page marks each of the bars, and none of them is called clean")
  func marks() async {
    let outline = await outline()
    #expect(outline.toolbars.map { Tally($0.about["de"] ?? []).errors } == [1, 1])
    #expect(outline.toolbars.map { $0.clean.contains("de") } == [false, false])
  }

  @Test("It stands with one bar, and the other one leads there")
  func place() async throws {
    let outline = await outline()
    let all = outline.toolbars.flatMap { $0.own["de"] ?? [] }.filter { $0.finding.severity == .error }
    #expect(all.count == 1)
    let others = outline.toolbars.flatMap { $0.elsewhere["de"] ?? [] }
    #expect(others.map(\.anchor) == all.map(\.anchor))
  }
}
