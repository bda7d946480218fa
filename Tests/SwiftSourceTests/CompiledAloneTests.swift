import LintelModel
import Testing

/// Bars whose code is compiled on a condition of the compiler's.
@Suite struct CompiledAloneTests {
  private static let delegate = """
    extension Delegate: NSToolbarDelegate {
      func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
                   willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
        let item = NSToolbarItem(itemIdentifier: itemIdentifier)
        item.label = "Lock"
        return item
      }
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.lock] }
    }
    """

  @Test("A window's toolbar that only the app for Mac Catalyst has says so")
  func catalyst() throws {
    let source = "import UIKit\nclass Delegate: NSObject {}\n#if targetEnvironment(macCatalyst)\n\(Self.delegate)\n#endif\n"
    let bar = try #require(SwiftFixture(source, platforms: [.ios, .macos]).bars.first)
    #expect(bar.platforms == [.macos])
    #expect(bar.compiledOnlyIf == "#if targetEnvironment(macCatalyst)")
  }

  @Test("So does a screen of one system, in every clause", arguments: [
    ("#if os(iOS)\nVIEW\n#endif", "#if os(iOS)"),
    ("#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nVIEW\n#endif", "#elseif os(iOS)"),
    ("#if os(macOS)\nlet a = 1\n#else\nVIEW\n#endif", "#else of #if os(macOS)"),
  ])
  func clauses(source: String, condition: String) {
    let view = "struct Inbox: View { var body: some View { List { }.navigationTitle(\"Inbox\") } }"
    let bars = SwiftFixture(source.replacing("VIEW", with: view), platforms: [.ios, .macos]).bars
    #expect(bars.map { $0.platforms } == [[.ios]])
    #expect(bars.map { $0.compiledOnlyIf } == [condition])
  }

  @Test("What stands under no condition, under a flag, or in one of several clauses that all have the bar says nothing")
  func others() {
    let view = "struct Inbox: View { var body: some View { List { }.navigationTitle(\"Inbox\") } }"
    for source in [
      view, "#if PRO\n\(view)\n#endif",
      """
      struct Inbox: View {
        var body: some View {
          List { }
          #if os(iOS)
            .navigationTitle("Inbox")
          #else
            .navigationTitle("All mail")
          #endif
        }
      }
      """,
    ] {
      let bars = SwiftFixture(source, platforms: [.ios, .macos]).bars
      #expect(!bars.isEmpty, "\(source)")
      #expect(bars.allSatisfy { $0.compiledOnlyIf == nil }, "\(source)")
    }
  }

  @Test("That a view is loaded is no condition of an item")
  func loaded() {
    let fixture = SwiftFixture(
      """
      final class Files: UIViewController {
        let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        override func viewDidLoad() { title = "Files" }
        func refresh() {
          guard isViewLoaded else { return }
          navigationItem.rightBarButtonItem = save
        }
      }
      """)
    #expect(fixture.labels == ["\"Save\""])
    #expect(fixture.items.allSatisfy { $0.onlyIf.isEmpty })
  }
}
