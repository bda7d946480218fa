import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What is found of items that one function makes of what it is handed, and of texts that generated code has.
@Suite("Items of one function, and texts of generated code")
struct MadeItemTests {
  private func findings(_ files: [String: String], _ rule: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
  }

  private let buttons = """
    import UIKit
    extension UIViewController {
      func makeButton(title: String?, icon: UIImage?, action: Selector?) -> UIBarButtonItem {
        let button = UIButton(type: .system)
        if let title { button.setTitle(title, for: .normal) }
        if let icon { button.setImage(icon, for: .normal) }
        let item = UIBarButtonItem(customView: button)
        if let title { item.accessibilityLabel = title }
        return item
      }
    }
    """

  @Test("Each button that a function makes without a name is told at its own call, and where the function makes it")
  func namelessButtons() async {
    let found = await findings(
      [
        "Making.swift": buttons,
        "Album.swift": """
        final class AlbumController: UIViewController {
          override func viewDidLoad() {
            title = "Album"
            let share = makeButton(title: nil, icon: .icShare, action: nil)
            let more = makeButton(title: nil, icon: .icMore, action: nil)
            navigationItem.rightBarButtonItems = [more, share]
          }
        }
        """,
        "Log.swift": """
        final class LogController: UIViewController {
          override func viewDidLoad() {
            title = "Log"
            navigationItem.rightBarButtonItem = makeButton(title: nil, icon: .icShare, action: nil)
          }
        }
        """,
      ], "accessible-name-missing")
    let places = found.compactMap(\.location).sorted()
    #expect(places.map { "\($0.file):\($0.line)" } == ["Album.swift:4", "Album.swift:5", "Log.swift:4"])
    #expect(found.allSatisfy { $0.madeLocation?.file == "Making.swift" && $0.madeLocation?.line == 7 })
    #expect(found.allSatisfy { $0.relatedPlaces.last?.what.english == "where it is made" })
    #expect(found.allSatisfy { $0.alsoOn.isEmpty })
  }

  @Test("Two symbols that one function takes are told both where they are handed to it, also on a bar with variants")
  func symbols() async {
    let found = await findings(
      [
        "PageBar.swift": """
        struct PageBar: UIViewControllerRepresentable {
          final class Coordinator: NSObject, NSToolbarDelegate {
            func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
                         willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
              switch itemIdentifier {
              case .back: make(itemIdentifier, label: NSLocalizedString("Go Back", comment: ""), symbol: .chevronLeft)
              case .next: make(itemIdentifier, label: NSLocalizedString("Go Forward", comment: ""), symbol: .chevronRight)
              case .run: make(itemIdentifier, label: isOn ? "Run" : "Halt", symbol: .folder)
              default: nil
              }
            }
            func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.back, .next, .run] }
            private func make(_ identifier: NSToolbarItem.Identifier, label: String, symbol: SFSymbol) -> NSToolbarItem {
              let item = NSToolbarItem(itemIdentifier: identifier)
              item.label = label
              item.image = image(symbol: symbol)
              return item
            }
            private func image(symbol: SFSymbol) -> UIImage { UIImage(systemSymbol: symbol) }
          }
        }
        """,
        "en.lproj/Localizable.strings": "\"Go Back\" = \"Go Back\";\n\"Go Forward\" = \"Go Forward\";\n",
        "ar.lproj/Localizable.strings": "\"Go Back\" = \"رجوع\";\n\"Go Forward\" = \"تقدم\";\n",
      ], "symbol-not-mirrored")
    #expect(Set(found.map(\.item)) == ["back", "next"])
    #expect(found.compactMap(\.location?.line).sorted() == [6, 7])
    #expect(found.allSatisfy { $0.madeLocation?.line == 14 })
    #expect(found.map(\.variants) == [.init(count: 2, of: 2), .init(count: 2, of: 2)])
  }

  @Test("A symbol is told where the code names it, though the item's text has a line in a table")
  func symbolOfText() async {
    let found = await findings(
      [
        "App/Pages.swift": """
        final class Pages: UIViewController {
          override func viewDidLoad() {
            title = "Pages"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: NSLocalizedString("more", comment: ""), image: UIImage(systemName: "ellipsis.circle"), target: self,
              action: nil)
          }
        }
        """,
        "App/en.lproj/Localizable.strings": "\"more\" = \"More\";\n",
        "App/de.lproj/Localizable.strings": "\"more\" = \"Mehr\";\n",
      ], "symbol-bordered")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.location?.file == "App/Pages.swift" })
    #expect(found.allSatisfy { $0.relatedPlaces.map(\.location.file) == ["App/en.lproj/Localizable.strings"] })
  }

  private let strings = """
    // swiftlint:disable all
    // Generated using SwiftGen

    enum L10n {
      static var notes: String { L10n.tr("Localizable", "All notes") }
      private static func tr(_ table: String, _ key: String) -> String {
        NSLocalizedString(key, tableName: table, comment: "")
      }
    }
    """

  @Test("A title that generated code asks for is told where the screen takes it, and never in the generated file alone")
  func generatedTitle() async {
    let long = String(repeating: "All my notes ", count: 12)
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "Strings.swift": strings,
        "Notes.swift": """
        struct Notes: View {
          var body: some View {
            List { }
              .navigationTitle(L10n.notes)
              .navigationBarTitleDisplayMode(.inline)
          }
        }
        """,
        "en.lproj/Localizable.strings": "\"All notes\" = \"\(long)\";\n",
        "de.lproj/Localizable.strings": "\"All notes\" = \"\(long)\";\n",
      ]))
    let found = result.findings.filter { $0.rule == "title-truncated" }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.definitionLocation?.file == "Notes.swift" && $0.definitionLocation?.line == 4 })
    let others = found.flatMap(\.evidence).filter { $0.name == "also used at" }
    #expect(others.isEmpty, "The accessor is no other place where the text is used.")
  }
}
