import LintelAudit
import LintelFindings
import Testing

@Suite("Names of segments that show images")
struct SegmentNameTests {
  private func unnamed(_ making: String) async -> [Finding] {
    await Auditor.audit(
      ProjectSource.read(texts: [
        "Trip.swift": """
        final class TripController: UIViewController {
          override func viewDidLoad() {
            title = "Trip"
            let lake = UIImage(named: "lake")!
            \(making)
            navigationItem.titleView = control
          }
        }
        """
      ])
    ).findings.filter { $0.rule == "accessible-name-missing" }
  }

  @Test("One without a name is told, and a text beside it is not")
  func nameless() async throws {
    let found = await unnamed("let control = UISegmentedControl(items: [\"All\", lake])")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.verdict == .fails && finding.reason == "no-name")
    #expect(
      finding.message.english == "Of the segments of one control, these have an image and no accessible name: lake")
    #expect(finding.suggestion?.english == "Give each segment a title, or its image an accessibility label.")
  }

  @Test("A symbol is spoken by the system's description, which is asked about")
  func symbol() async throws {
    let found = await unnamed("let control = UISegmentedControl(items: [\"All\", UIImage(systemName: \"star\")!])")
    #expect(found.map(\.verdict) == [.needsReview] && found.map(\.reason) == ["default-name-only"])
  }

  @Test(
    "With a name nothing is told",
    arguments: [
      "lake.accessibilityLabel = \"Lake\"\nlet control = UISegmentedControl(items: [lake])",
      "let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: \"Lake\", image: lake) { _ in }])",
    ])
  func named(making: String) async {
    #expect(await unnamed(making).isEmpty)
  }
}
