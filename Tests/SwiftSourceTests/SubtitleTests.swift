import LintelModel
import Testing

/// The line below a bar's title: each that code may put there is on a variant, as titles are.
@Suite("Subtitles")
struct SubtitleTests {
  private func subtitles(_ statements: String, later: String = "") -> [String] {
    SwiftFixture([
      "A.swift": """
      import UIKit
      final class NotesController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.title = "Notes"
          \(statements)
        }
        func reload() {
          \(later)
        }
      }
      """
    ]).bars.map { $0.subtitle.said }
  }

  @Test("What code gives the navigation item below its title is the bar's subtitle")
  func given() {
    #expect(subtitles("navigationItem.subtitle = NSLocalizedString(\"three\", comment: \"\")") == ["three"])
    #expect(subtitles("navigationItem.subtitle = model.state") == ["?model.state"])
    #expect(subtitles("navigationItem.subtitle = nil") == [""])
    #expect(subtitles("cell.subtitle = \"Three\"") == [""])
  }

  @Test("Of several that code gives it each is on a variant, and the same one is on one")
  func several() {
    let own = "navigationItem.subtitle = \"Three\""
    #expect(Set(subtitles(own, later: "navigationItem.subtitle = \"Loading\"")) == ["\"Three\"", "\"Loading\""])
    #expect(subtitles(own, later: own) == ["\"Three\""])
  }

  @Test("One below a large title, and a view in its place, are told as not read: neither has the room of the line")
  func unmeasured() {
    #expect(subtitles("navigationItem.largeSubtitle = \"Three\"") == ["?largeSubtitle = Three"])
    let view = subtitles("navigationItem.subtitleView = UILabel()")
    #expect(view.count == 1)
    #expect(view.first?.hasPrefix("?subtitleView = UILabel(") == true)
  }

  @Test("A controller whose title others set keeps the subtitle that its code gives")
  func alone() {
    let bars = SwiftFixture(
      "final class C: UIViewController { override func viewDidLoad() { navigationItem.subtitle = \"Three\" } }"
    ).bars
    #expect(bars.map(\.subtitle.said) == ["\"Three\""])
  }

  @Test("What other code puts below the title of a controller that it holds is on the bar of that controller's class")
  func fromOutside() {
    let bars = SwiftFixture([
      "Notes.swift": """
      final class NotesController: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Notes"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: self, action: nil)
        }
      }
      """,
      "Coordinator.swift": """
      final class Coordinator {
        private var notesController: NotesController!
        func update() {
          if progress.isComplete {
            self.notesController?.navigationItem.subtitle = "Up to date"
          } else {
            notesController.navigationItem.subtitle = "Updating"
          }
        }
      }
      """,
    ]).bars
    #expect(Set(bars.map(\.barID)) == ["Notes.swift#NotesController.navigationBar"])
    #expect(Set(bars.map(\.subtitle.said)) == ["\"Up to date\"", "\"Updating\""])
    #expect(bars.allSatisfy { $0.title.source == "Notes" && $0.items.map(\.label.source) == ["Add"] && !$0.isFragment })
  }

  @Test("What a base class puts below the title is on the bar of the class that inherits from it")
  func inherited() {
    let bars = SwiftFixture(
      """
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.subtitle = "Three"
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
      }
      final class Notes: Base {
        override func viewDidLoad() { super.viewDidLoad(); navigationItem.title = "Notes" }
      }
      """
    ).bars
    #expect(bars.filter { $0.title.said == "\"Notes\"" }.map(\.subtitle.said) == ["\"Three\""])
  }

  @Test("Each arm of a SwiftUI subtitle is on a variant, beside the same title and items")
  func arms() {
    let bars = SwiftFixture(
      body: """
        .navigationTitle("Notes").navigationSubtitle(isEmpty ? "None" : "Some").toolbar { Button("Add") { } }
        """
    ).bars
    #expect(Set(bars.map(\.subtitle.said)) == ["None", "Some"])
    #expect(bars.allSatisfy { $0.title.said == "Notes" && $0.items.map(\.label.said) == ["Add"] })
  }

  @Test("Of two that stand together the inner one is seen, and there is one bar")
  func inner() {
    let bars = SwiftFixture(body: ".navigationTitle(\"Notes\").navigationSubtitle(\"In\").navigationSubtitle(\"Out\")").bars
    #expect(bars.map(\.subtitle.said) == ["In"])
  }

  @Test("A method of View that only sets a subtitle sets that of each view it is on, where it is available, and makes no bar")
  func helper() {
    let method = """
      extension View {
        @ViewBuilder func subtitled(_ text: String) -> some View {
          if #available(iOS 26, *) { self.navigationSubtitle(Text(verbatim: text)) } else { self }
        }
        func below(_ key: LocalizedStringKey) -> some View { self.navigationSubtitle(key) }
      }

      """
    let bars = SwiftFixture(
      method + """
        struct Inbox: View { var body: some View { List { }.navigationTitle("Inbox").subtitled("On this phone") } }
        struct Sent: View { var body: some View { List { }.navigationTitle("Sent").below("All") } }
        struct Plain: View { var body: some View { List { }.subtitled("Nowhere") } }
        """
    ).bars
    let inbox = bars.filter { $0.title.said == "Inbox" }
    #expect(inbox.contains { $0.subtitle.said == "\"On this phone\"" })
    #expect(inbox.allSatisfy { $0.subtitle.isPresent || !$0.osLines.contains(OSLine(26)) })
    #expect(bars.filter { $0.title.said == "Sent" }.map(\.subtitle.said) == ["All"])
    #expect(Set(bars.map(\.title.said)) == ["Inbox", "Sent"])
  }

  @Test("Each subtitle that code gives a window of macOS is on a variant of its toolbar")
  func window() {
    let bars = SwiftFixture(
      """
      final class Controller: NSWindowController, NSToolbarDelegate {
        override func windowDidLoad() { window?.subtitle = "Ready" }
        func save() { window?.subtitle = "Saving" }
        func clear() { window?.subtitle = "" }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          let item = NSToolbarItem(itemIdentifier: id)
          item.label = "Share"
          return item
        }
      }
      """, platforms: [.macos]
    ).bars
    #expect(Set(bars.map(\.subtitle.said)) == ["\"Ready\"", "\"Saving\""])
  }
}
