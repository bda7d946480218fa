import LintelModel
import Testing

@Suite("Items that code makes of a list")
struct MappedListTests {
  private func labels(_ items: String) -> [[String?]] {
    SwiftFixture(
      """
      import UIKit
      final class InboxController: UIViewController {
        let names = ["Send", "Move"]
        override func viewDidLoad() {
          title = "Inbox"
          toolbarItems = \(items)
        }
      }
      """
    ).bars.map { $0.items.map(\.label.said) }
  }

  @Test("A closure is read for each element", arguments: [
    "[\"Send\", \"Move\"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }",
    "names.map { name in UIBarButtonItem(title: name, style: .plain, target: nil, action: nil) }",
    "names.map { (name: String) in UIBarButtonItem(title: name, style: .plain, target: nil, action: nil) }",
  ])
  func mapped(_ items: String) { #expect(labels(items).contains(["\"Send\"", "\"Move\""])) }

  @Test("Lists that lists are mapped to come to an end")
  func hostile() {
    let list = "[" + (0..<20).map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let nested = (0..<6).reduce("UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)") { inner, _ in
      "\(list).map { \(inner) }"
    }
    #expect(labels(nested).joined().count < 2_100)
  }
}
