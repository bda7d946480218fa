import LintelAudit
import LintelFindings
import Testing

@Suite("A text that says Back or Close")
struct BackCloseTests {
  private func findings(_ sketch: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings.filter { $0.rule == "label-back-close" }
  }

  @Test("Where only a translation says it, translators are asked first, and both texts are named")
  func translation() async throws {
    let found = try #require(await findings("ios26 fr 402pt\nsource en: [Done] | Photo |\n[Fermer] | Photo |").first)
    #expect(found.verdict == .needsReview && found.blame == .translation)
    #expect(found.message.english == "The text “Fermer” says Close, and its source “Done” does not")
    #expect(found.suggestion?.english.hasPrefix("Let it say what its source says.") == true)
  }

  @Test("Where the source says it, it is the bar that has a symbol for it")
  func source() async throws {
    let found = try #require(await findings("ios26 en 402pt\n[Close] | Photo |").first)
    #expect(found.verdict == .fails && found.blame == .definition)
  }

  private func advice(_ path: String, _ source: String) async -> [String?] {
    let found = await Auditor.audit(ProjectSource.read(texts: [path: source])).findings
    return found.filter { $0.rule == "label-back-close" }.map { $0.suggestion?.english }
  }

  @Test("A Close button is told what the system has for one, in what its bar is written in")
  func system() async {
    let swiftUI = await advice(
      "Photo.swift",
      """
      import SwiftUI
      struct Photo: View {
        var body: some View {
          Text("Photo").navigationTitle("Photo").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { } } }
        }
      }
      """)
    #expect(swiftUI.count == 1 && swiftUI.first??.contains("Button(role: .close)") == true)
    let uiKit = await advice(
      "PhotoController.swift",
      """
      import UIKit
      class PhotoController: UIViewController {
        override func viewDidLoad() {
          title = "Photo"
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
        }
      }
      """)
    #expect(uiKit.count == 1 && uiKit.first??.contains("UIBarButtonItem(systemItem: .close)") == true)
  }

  @Test("It is a warning where the systems of 26 are sure, and a note where earlier ones may show the bar, or nobody says so")
  func severity() async throws {
    #expect(try #require(await findings("ios26 en 402pt\n[Close] | Photo |").first).severity == .warning)
    #expect(try #require(await findings("ios18 en 402pt\n[Close] | Photo |").first).severity == .note)
    let code = """
      import SwiftUI
      struct Photo: View {
        var body: some View {
          Text("Photo").navigationTitle("Photo").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { } } }
        }
      }
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Photo.swift": code])).findings
    #expect(found.filter { $0.rule == "label-back-close" }.map(\.severity) == [.note])
  }
}
