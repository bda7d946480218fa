import LintelAudit
import LintelModel
import Testing

/// Xcode writes a symbol for each key of a catalogue that is kept by hand, SwiftGen a function for each text with values. Neither
/// file is in the repository where the build writes it.
@Suite("Symbols that a build writes for the keys of a table")
struct GeneratedSymbolTests {
  private func label(_ expression: String) -> LocalizedText? {
    let project = ProjectSource.read(texts: [
      "Inbox.swift": """
      import SwiftUI
      struct Inbox: View {
        let count: Int
        var body: some View { List { }.toolbar { Button(\(expression)) { } } }
      }
      """,
      "en.lproj/Localizable.strings": "\"items.count\" = \"%d items\";\n\"inbox.archive\" = \"Archive\";\n",
      "de.lproj/Localizable.strings": "\"items.count\" = \"%d Objekte\";\n\"inbox.archive\" = \"Archivieren\";\n",
      "en.lproj/Feed.strings": "\"feed.title\" = \"Feed\";\n\"feed.new\" = \"%d new\";\n",
      "de.lproj/Feed.strings": "\"feed.title\" = \"Nachrichten\";\n\"feed.new\" = \"%d neue\";\n",
    ])
    return project.toolbars.first?.items.first?.label
  }

  @Test(
    "One that takes values is the key that it is called as",
    arguments: [
      ".itemsCount(3)", ".itemsCount(count)", ".itemsCount(number: count)", "String(localized: .itemsCount(3))",
      "LocalizedStringResource.itemsCount(count)", "L10n.itemsCount(3)", "L10n.Items.count(count)", "L10n.items.count(count)",
    ])
  func filled(expression: String) {
    let label = label(expression)
    #expect(label?.state == .localized && label?.key == "items.count")
    #expect(label?.values["de"]?.text == "%d Objekte")
    #expect(label?.unfollowed == nil)
  }

  @Test(
    "One of another table than Localizable names it",
    arguments: [
      (".Feed.feedTitle", "feed.title"), ("String(localized: .Feed.feedTitle)", "feed.title"),
      ("LocalizedStringResource.Feed.feedTitle", "feed.title"), (".Feed.feedNew(3)", "feed.new"),
    ])
  func ofTable(expression: String, key: String) {
    let label = label(expression)
    #expect(label?.key == key && label?.table == "Feed")
  }

  @Test(
    "A call is not followed where no table has a key that it is called as",
    arguments: ["L10n.unknown(count)", ".unknown(count)"])
  func unknown(expression: String) {
    let label = label(expression)
    #expect(label?.state == .unresolved && label?.unfollowed != nil)
  }

  @Test("What is handed a text, or is a function of the system's, is no symbol")
  func noSymbol() {
    #expect(label("L10n.itemsCount(\"Feed\")")?.state == .unresolved)
    #expect(label("String.itemsCount(count)")?.state == .unresolved)
    #expect(label("L10n.itemsCount(of: count)")?.state == .unresolved)
  }
}
