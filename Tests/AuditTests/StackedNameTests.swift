import LintelAudit
import LintelFindings
import Testing

@Suite("Buttons in a view of an item")
struct StackedNameTests {
  private func unnamed(_ name: String) async -> [Finding] {
    await Auditor.audit(
      ProjectSource.read(texts: [
        "Trip.swift": """
        final class TripController: UIViewController {
          override func viewDidLoad() {
            title = "Trip"
            let share = UIButton(type: .system)
            share.setImage(UIImage(named: "arrow"), for: .normal)
            \(name)
            let pin = UIButton(type: .system)
            pin.setImage(UIImage(named: "needle"), for: .normal)
            pin.accessibilityLabel = "Pin"
            let stack = UIStackView(arrangedSubviews: [share, pin])
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: stack)
          }
        }
        """
      ])
    ).findings.filter { $0.rule == "accessible-name-missing" }
  }

  @Test("One without a name is told where it is made, with what its own variable is given")
  func nameless() async throws {
    let found = await unnamed("")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.verdict == .fails && finding.reason == "no-name")
    #expect(finding.location?.line == 4)
    #expect(finding.suggestion?.english == "Set an accessibility label that names the action: share.accessibilityLabel = …")
  }

  @Test("Where each has a name nothing is told")
  func named() async {
    #expect(await unnamed("share.accessibilityLabel = \"Share\"").isEmpty)
  }
}
