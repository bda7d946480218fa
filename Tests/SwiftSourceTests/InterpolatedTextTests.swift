import LintelModel
import Testing

/// Literals that are one value and nothing else.
@Suite("Texts that are one value")
struct InterpolatedTextTests {
  private static let names = """
    enum Names {
      static let plain = "Mail"
      static let inbox = String(localized: "inbox")
    }
    """

  @Test(
    "A literal that is one value is that value where it is known",
    arguments: [
      (#"Text("\(Names.inbox)")"#, "inbox"), (#"Text("\(Names.plain)")"#, "\"Mail\""),
      (#"Text("\(String(localized: "sent"))")"#, "sent"), (#"String(localized: "\(Names.plain)")"#, "\"Mail\""),
      (#"Text("\(Names.inbox)", tableName: "Other")"#, "inbox"), (#"Text(verbatim: "\(Names.inbox)")"#, "inbox"),
      (#"isOn ? "\(Names.inbox)" : "\(Names.inbox)""#, "inbox"),
    ])
  func known(expression: String, said: String) {
    let bars = SwiftFixture(["A.swift": "struct V: View { var body: some View { List { }.navigationTitle(\(expression)) } }",
      "B.swift": Self.names]).bars
    #expect(bars.map(\.title.said) == [said])
  }

  @Test(
    "A value that is not known, that stands beside a text or that has a format makes a key",
    arguments: [
      (#"Text("\(name)")"#, "%@"), (#"Text("\(items.count)")"#, "%lld"), (#"Text("\(Names.plain)!")"#, "%@!"),
      (#"Text("\(Names.plain)\(Names.plain)")"#, "%@%@"), (#"Text("\(value, specifier: "%.2f")")"#, "%.2f"),
    ])
  func unknown(expression: String, key: String) {
    let bars = SwiftFixture(["A.swift": "struct V: View { var body: some View { List { }.navigationTitle(\(expression)) } }",
      "B.swift": Self.names]).bars
    #expect(bars.map(\.title.said) == [key])
  }

  @Test("A title that code of UIKit makes of one localized string is that string")
  func controller() {
    let bars = SwiftFixture(
      """
      class InboxController: UIViewController {
        override func viewDidLoad() {
          title = "\\(String.localized("inbox"))"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "\\(NSLocalizedString("add", comment: ""))", style: .plain, target: self, action: nil)
        }
      }
      extension String {
        static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["inbox"])
    #expect(bars.first?.items.map(\.label.said) == ["add"])
  }
}
