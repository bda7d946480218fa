import LintelAudit
import LintelModel
import Testing

@Suite("An image that code has as a constant is called by the constant's name")
struct ImageConstantTests {
  private func sentences(_ image: String) async -> [String] {
    let code = """
      final class Shelf: UIViewController {
        override func viewDidLoad() {
          toolbarItems = [UIBarButtonItem(image: \(image), style: .plain, target: self, action: nil)]
        }
      }
      """
    let findings = await Auditor.audit(ProjectSource.read(texts: ["Shelf.swift": code])).findings
    return findings.filter { $0.rule == "accessible-name-missing" }.map(\.message.english)
  }

  @Test("In words, where nobody can see which image it is", arguments: ["Theme.closeIcon", "Asset.Bars.closeIcon.image"])
  func constant(image: String) async {
    #expect(await sentences(image) == ["The image close icon has no accessible name in its definition; code may set one"])
  }

  @Test("A name that says no more than that it is an image is none")
  func plainImage() async {
    let found = await sentences("Theme.icon")
    #expect(found == ["An image-only button has no accessible name in its definition; code may set one"])
  }
}
