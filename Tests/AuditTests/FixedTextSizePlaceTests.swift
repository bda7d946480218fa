import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Where a text of a fixed size is told")
struct FixedTextSizePlaceTests {
  private static let lines = [
    "class ComposeController: UIViewController {",
    "  override func viewDidLoad() {",
    "    navigationItem.title = \"Compose\"",
    "    let button = UIButton(type: .custom)",
    "    button.setTitle(\"Publish\", for: .normal)",
    "    button.titleLabel?.font = .systemFont(ofSize: 14, weight: .bold)",
    "    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)",
    "  }",
    "}",
  ]

  @Test("The line to edit is the one that sets the font, and the bar item's comes second")
  func font() async throws {
    let code = Self.lines.joined(separator: "\n")
    let found = await Auditor.audit(ProjectSource.read(texts: ["ComposeController.swift": code])).findings
    let finding = try #require(found.first { $0.rule == "text-size-capped" })
    #expect(finding.location?.line == 6 && finding.relatedPlaces.map(\.location.line) == [7])
  }

  @Test("A view in the title's place that holds several fixed sizes tells all of them, the smallest first, with their places")
  func several() async throws {
    func label(_ name: String, _ size: Int) -> String {
      "  lazy var \(name): UILabel = {\n    let label = UILabel()\n    label.font = .systemFont(ofSize: \(size))\n"
        + "    return label\n  }()\n"
    }
    let code = """
      class ChatController: UIViewController {
        let titleView = NameView()
        override func viewDidLoad() { navigationItem.titleView = titleView }
      }

      """
    let view = "class NameView: UIView {\n\(label("nameLabel", 16))\(label("stateLabel", 12))}\n"
    let found = await Auditor.audit(ProjectSource.read(texts: ["Chat.swift": code, "NameView.swift": view])).findings
    let finding = try #require(found.first { $0.rule == "text-size-capped" })
    #expect(finding.evidence.contains(.text("fixed sizes", "12 pt (NameView.swift:9), 16 pt (NameView.swift:4)")))
  }

  private func lines(of content: String) async -> [Int?] {
    let code = """
      struct Birds: View {
        var body: some View {
          List { }
            .toolbar {
              ToolbarItem(placement: .principal) {
      \(content)
              }
            }
        }
      }
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Birds.swift": code])).findings
    return found.filter { $0.rule == "text-size-capped" }.map(\.location?.line)
  }

  @Test("In SwiftUI it is the line of the font, too")
  func modifier() async {
    #expect(await lines(of: "Text(\"Birds\")\n.bold()\n.font(.system(size: 15))") == [8])
    #expect(await lines(of: "Text(\"Birds\")\n.bold()\n.font(.headline)") == [])
  }

  @Test("Of a text in two lines the upper one is told")
  func stack() async {
    let stack = "VStack {\nText(\"Birds\").font(.system(size: 15))\nText(\"12 of them\").font(.caption)\n}"
    #expect(await lines(of: stack) == [7])
  }
}
