import LintelModel
import Testing

@Suite("What a project adds to bar button items")
struct ItemExtensionTests {
  private func items(_ members: String, _ made: String) -> [Item] {
    SwiftFixture(
      """
      import UIKit
      extension UIBarButtonItem {
        \(members)
      }
      final class Inbox: UIViewController {
        override func viewDidLoad() { \(made) }
      }
      """
    ).bars.flatMap(\.items)
  }

  private let pen = "UIBarButtonItem(image: UIImage(systemName: \"pencil\"), style: .plain, target: nil, action: nil)"

  @Test("A method that gives the item back keeps it, with what it sets", arguments: [
    "func named(_ name: String) -> UIBarButtonItem { accessibilityLabel = name; return self }",
    "@discardableResult func named(_ name: String) -> Self { self.accessibilityLabel = name; return self }",
  ])
  func givesItself(_ method: String) {
    let found = items(method, "navigationItem.rightBarButtonItem = \(pen).named(\"Edit\")")
    #expect(found.map(\.accessibilityLabel.said) == ["\"Edit\""])
    #expect(found.map(\.symbol) == ["pencil"])
  }

  @Test("What it sets replaces what the item was made with")
  func replaces() {
    let found = items(
      "func titled(_ name: String) -> UIBarButtonItem { title = name; return self }",
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Old\", style: .plain, target: nil, action: nil)"
        + ".titled(\"New\").titled(\"Newer\")")
    #expect(found.map(\.label.said) == ["\"Newer\""])
  }

  @Test("A method that gives nothing sets what it sets")
  func givesNothing() {
    let found = items(
      "func name(_ name: String) { accessibilityLabel = name }",
      "let item = \(pen); item.name(\"Edit\"); navigationItem.rightBarButtonItem = item")
    #expect(found.map(\.accessibilityLabel.said) == ["\"Edit\""])
  }

  private let maker = """
    static func make(title: String? = nil, systemImage: String? = nil, run: @escaping () -> Void) -> UIBarButtonItem {
      let action = UIAction(title: title ?? "", image: systemImage.flatMap { UIImage(systemName: $0) }) { _ in run() }
      return UIBarButtonItem(primaryAction: action)
    }
    """

  @Test("An item whose maker is left without a name of an image has no image, and shows its title")
  func noImage() throws {
    let found = items(maker, "navigationItem.rightBarButtonItem = .make(title: \"Delete\") { }")
    let item = try #require(found.first)
    #expect(found.count == 1)
    #expect(item.symbol == nil && item.label.said == "\"Delete\"")
  }

  @Test("An item whose maker is given the name of an image shows that image")
  func namedImage() throws {
    let found = items(maker, "navigationItem.rightBarButtonItem = UIBarButtonItem.make(systemImage: \"trash\") { }")
    let item = try #require(found.first)
    #expect(item.symbol == "trash" && item.hasSystemName)
  }
}
