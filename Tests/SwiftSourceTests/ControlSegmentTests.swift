import LintelModel
import Testing

/// What the segments of a control show, and what they are called.
@Suite("The segments of a control")
struct ControlSegmentTests {
  private func control(_ statements: String) throws -> Item {
    let items = SwiftFixture(
      """
      final class TripController: UIViewController {
        override func viewDidLoad() {
          \(statements)
          navigationItem.titleView = control
        }
      }
      """
    ).items
    return try #require(items.first)
  }

  @Test("Texts are segments without parts")
  func texts() throws {
    let item = try control("let control = UISegmentedControl(items: [\"Day\", \"Week\"])")
    #expect(item.segments.map(\.said) == ["\"Day\"", "\"Week\""])
    #expect(item.segmentSymbols.isEmpty && item.parts.isEmpty)
  }

  @Test("Images are no texts that could not be read")
  func images() throws {
    let item = try control(
      "let control = UISegmentedControl(items: [\"All\", UIImage(systemName: \"bell\")!, UIImage(named: \"lake\")!])")
    #expect(item.kind == .segmentedControl)
    #expect(item.segments.map(\.said) == ["\"All\"", "", ""])
    #expect(item.segmentSymbols == [nil, "bell", "lake"])
    #expect(item.parts.map(\.hasSystemName) == [false, true, false])
    #expect(item.parts.allSatisfy { !$0.accessibilityLabel.isPresent && !$0.mayBeSetByCode })
  }

  @Test("An image's accessibility label names its segment")
  func namedImages() throws {
    let item = try control(
      """
      let map = UIImage(systemName: "map")!
      map.accessibilityLabel = "Map"
      let list = UIImage(systemName: "list.bullet")!
      list.accessibilityLabel = NSLocalizedString("list.rows", comment: "")
      let control = UISegmentedControl(items: [map, list])
      """)
    #expect(item.segmentSymbols == ["map", "list.bullet"])
    #expect(item.parts.map(\.accessibilityLabel.said) == ["\"Map\"", "list.rows"])
  }

  @Test("An action's title names the segment that shows its image, and is seen where it has none")
  func actions() throws {
    let item = try control(
      """
      let control = UISegmentedControl(
        frame: .zero,
        actions: [
          UIAction(title: "Map", image: UIImage(systemName: "map")) { _ in }, UIAction(image: UIImage(named: "lake")) { _ in },
          UIAction(title: "All") { _ in },
        ])
      """)
    #expect(item.segmentSymbols == ["map", "lake", nil])
    #expect(item.segments.map(\.said) == ["", "", "\"All\""])
    #expect(item.parts.map(\.accessibilityLabel.said) == ["\"Map\"", "", ""])
  }

  @Test("What replaces segments later may name them")
  func replaced() throws {
    let item = try control(
      """
      let control = UISegmentedControl(items: [UIImage(named: "lake")!])
      control.setTitle("Lake", forSegmentAt: 0)
      """)
    #expect(item.parts.map(\.mayBeSetByCode) == [true])
  }

  @Test("A picker's images are segments, each with its own name")
  func picker() throws {
    let picker = #"""
      Picker("Show", selection: $kind) {
        Image(systemName: "map").tag(0)
        Image(systemName: "list.bullet").accessibilityLabel("Rows").tag(1)
        Text("All").tag(2)
      }.pickerStyle(.segmented)
      """#
    let item = try #require(SwiftFixture(items: "ToolbarItem { \(picker) }").items.first)
    #expect(item.kind == .segmentedControl)
    #expect(item.segments.map(\.said) == ["", "", "All"])
    #expect(item.segmentSymbols == ["map", "list.bullet", nil])
    #expect(item.parts.map(\.accessibilityLabel.said) == ["", "Rows", ""])
    #expect(item.accessibilityLabel.said == "Show")
  }
}
