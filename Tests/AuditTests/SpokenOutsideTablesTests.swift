import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A spoken name that code asks for and no table has")
struct SpokenOutsideTablesTests {
  private func blames(english: String) async -> [Blame] { await findings(english: english).map(\.blame) }

  private func findings(english: String, table: String = "") async -> [Finding] {
    let words = "\"Add a book to the shelf\""
    let name = table.isEmpty ? words : "Text(\(words), tableName: \"\(table)\")"
    let texts = [
      "App/Shelf.swift": """
      import SwiftUI
      struct Shelf: View {
        var body: some View {
          List { Text("a") }.navigationTitle("title").toolbar {
            Button { } label: { Image(systemName: "star") }.accessibilityLabel(\(name))
          }
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"title\" = \"Books\";\n\(english)",
      "de.lproj/Localizable.strings": "\"title\" = \"Bücher\";\n",
    ]
    let findings = await Auditor.audit(ProjectSource.read(texts: texts)).findings
    return findings.filter { $0.rule == "accessible-name-not-localized" }
  }

  @Test("Is the developers' to put there, and the translators' where a table has it")
  func owner() async {
    #expect(await blames(english: "") == [.definition])
    #expect(await blames(english: "\"Add a book to the shelf\" = \"Add a book to the shelf\";\n") == [.translation])
  }

  @Test("Has a key already, which the table lacks: the advice says which table, and where it is")
  func missingKey() async {
    #expect(
      await findings(english: "").map(\.suggestion?.english) == [
        "Add the key “Add a book to the shelf” to the table Localizable, which lacks it: en.lproj/Localizable.strings."
      ])
  }

  @Test("Of a table that the project does not have, the advice says so")
  func missingTable() async {
    #expect(
      await findings(english: "", table: "Shelves").map(\.suggestion?.english) == [
        "Add the key “Add a book to the shelf” to the table Shelves: the project has no such table."
      ])
  }

  @Test(
    "Is an error where it is a key that people hear in every language, and a warning where it is words, or a table has it",
    arguments: [
      ("toolbar.add", "", Severity.error), ("Add a book", "", .warning),
      ("toolbar.add", "\"toolbar.add\" = \"Add a book\";\n", .warning),
    ])
  func severity(key: String, english: String, severity: Severity) async {
    let texts = [
      "App/Shelf.swift": """
      import AppKit
      final class Shelf: NSObject, NSToolbarDelegate {
        func show(_ window: NSWindow) {
          let bar = NSToolbar(identifier: "shelf")
          bar.delegate = self
          bar.displayMode = .iconOnly
          window.toolbar = bar
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.init("add")] }
        func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.init("add")] }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          let item = NSToolbarItem(itemIdentifier: id)
          item.label = NSLocalizedString("\(key)", comment: "")
          item.image = NSImage(systemSymbolName: "plus", accessibilityDescription: nil)
          return item
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"title\" = \"Books\";\n\(english)",
      "de.lproj/Localizable.strings": "\"title\" = \"Bücher\";\n",
    ]
    let findings = await Auditor.audit(ProjectSource.read(texts: texts)).findings
    let found = findings.filter { $0.rule == "accessible-name-not-localized" }
    #expect(found.map(\.severity) == [severity])
  }
}
