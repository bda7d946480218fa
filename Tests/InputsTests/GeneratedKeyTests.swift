import LintelModel
import Testing

@testable import LintelInputs

@Suite("Keys that source code names")
struct GeneratedKeyTests {
  /// A bar with one title, resolved against a table of one key.
  private func title(key: String, expression: String? = nil, inTable tableKey: String) -> LocalizedText {
    let files = ProjectFiles(texts: [
      "en.lproj/Localizable.strings": "\"\(tableKey)\" = \"Inbox\";",
      "de.lproj/Localizable.strings": "\"\(tableKey)\" = \"Eingang\";",
    ])
    let project = ProjectReader.read(files) { locale, _, _, _ in
      var bar = Toolbar(
        id: "a", name: "a", kind: .navigationBar, platforms: [.ios], sourceLocale: locale,
        location: SourceLocation(file: "A.swift", line: 1))
      bar.title = LocalizedText(state: .localized, key: key, expression: expression, source: nil)
      return ([bar], [], [], [], TitleFonts(), [], [])
    }
    return project.toolbars[0].title
  }

  @Test(
    "A generator's name is found under the key it stands for",
    arguments: [
      ("mail_inbox", "mail.inbox"), ("Mail.inbox", "mail.inbox"), ("mailInbox", "mail-inbox"), ("mail.inbox", "mail.inbox"),
    ])
  func names(name: String, key: String) {
    let title = title(key: name, expression: "L10n.x", inTable: key)
    #expect(title.key == key)
    #expect(title.values["de"]?.text == "Eingang")
  }

  @Test("A name that no table knows is unresolved")
  func unknown() {
    let title = title(key: "other", expression: "Theme.other", inTable: "mail.inbox")
    #expect(title.state == .unresolved)
    #expect(title.expression == "Theme.other")
  }

  @Test(
    "A key is found whatever formats the table gives its values",
    arguments: [
      ("%@ of %@", "%lld of %@"), ("%@%% done", "%d%% done"), ("%@ new", "%1$lld new"),
    ])
  func formats(key: String, inTable: String) {
    #expect(title(key: key, inTable: inTable).key == inTable)
  }
}
