import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Texts in a font of one size")
struct FixedTextSizeTests {
  private func findings(_ statements: String, font: String = "label.font = .systemFont(ofSize: 17)") async -> [Finding] {
    let source = """
      import UIKit
      class Birds: UIViewController {
        private lazy var heading: UILabel = {
          let label = UILabel()
          \(font)
          return label
        }()
        override func viewDidLoad() {
          navigationItem.titleView = heading
          \(statements)
        }
      }
      """
    let project = ProjectSource.read(texts: ["Birds.swift": source])
    return await Auditor.audit(project).findings.filter { $0.rule == "text-size-capped" }
  }

  @Test("One line of code that sets the font is one finding, at that line, with all the texts that the view shows")
  func oneLine() async throws {
    let found = await findings("if isEditing { heading.text = \"Choose\" } else { heading.text = \"Archive\" }")
    #expect(found.map { $0.definitionLocation?.line } == [5])
    let one = try #require(found.first)
    #expect(one.key == nil && one.evidence.contains(.points("size", 17)))
    #expect(["Archive, Choose", "Choose, Archive"].contains { one.evidence.contains(.text("texts", $0)) }, "\(one.evidence)")
  }

  @Test("One text alone is in the sentence, and in no list besides")
  func oneText() async {
    let found = await findings("heading.text = \"Archive\"")
    #expect(found.map(\.message.english) == ["The text of “Archive” has a fixed size of 17 pt, whatever text size people set"])
    #expect(found.first?.evidence.contains { $0.name == "texts" } == false)
  }

  @Test("A text that only the running program knows is told by its bar")
  func unread() async {
    let found = await findings("heading.text = model.heading")
    #expect(found.map(\.message.english) == ["A text on Birds has a fixed size of 17 pt, whatever text size people set"])
  }

  @Test("A font of a text style says nothing")
  func styled() async {
    #expect(await findings("heading.text = \"Archive\"", font: "label.font = .preferredFont(forTextStyle: .headline)").isEmpty)
  }
}
