import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Texts off bars that were translated, and are written into the code since")
struct TextMadeLiteralTests {
  private static let asking = "NSLocalizedString(\"settings.row\", comment: \"A row\")"

  private static let tables = [
    "en.lproj/Localizable.strings": "\"settings.row\" = \"Settings\";\n\"help.row\" = \"Help\";\n",
    "de.lproj/Localizable.strings": "\"settings.row\" = \"Einstellungen\";\n\"help.row\" = \"Hilfe\";\n",
    "fr.lproj/Localizable.strings": "\"settings.row\" = \"Réglages\";\n\"help.row\" = \"Aide\";\n",
  ]

  private func rows(_ text: String, more: String = "") -> [String: String] {
    [
      "Rows.swift": """
      import UIKit
      final class Rows: UITableViewController {
        func fill(_ row: Row) {
          row.hint = NSLocalizedString("help.row", comment: "")
          row.text = \(text)
        }
        func mark(_ row: Row) {
          row.name = "row-1"\(more)
        }
      }
      """
    ].merging(Self.tables) { $1 }
  }

  private func view(_ content: String) -> [String: String] {
    [
      "Rows.swift": """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          VStack {
            Text("help.row")
            \(content)
            Text(verbatim: "1.0")
          }
        }
      }
      """
    ].merging(Self.tables) { $1 }
  }

  private func objectiveC(_ text: String) -> [String: String] {
    [
      "Rows.m": """
      #import "Rows.h"
      @implementation Rows
      - (void)fill:(Row *)row {
        row.hint = NSLocalizedString(@"help.row", @"Help");
        row.text = \(text);
      }
      @end
      """
    ].merging(Self.tables) { $1 }
  }

  private func found(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    await FormsOfText.changed(before, to: now, of: "text-made-literal").flatMap(\.single)
  }

  @Test(
    "An assignment's is an error at its place, with the key and the languages that lose it",
    arguments: [asking, "String(localized: \"settings.row\")"])
  func assignment(before: String) async throws {
    let found = await found(rows(before), rows("\"Settings\""))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.verdict == .fails)
    #expect(finding.message.english == "“Settings” was translated into 2 languages before this change, and is written into the code now")
    #expect(finding.definitionLocation?.file == "Rows.swift" && finding.definitionLocation?.line == 5)
    #expect(finding.evidence.contains(.text("key asked for before", "settings.row")), "\(finding.evidence)")
    #expect(finding.evidence.contains(.text("languages that translate it", "de fr")), "\(finding.evidence)")
    #expect(finding.suggestion?.english.hasPrefix("Ask for the key “settings.row” again") == true)
  }

  @Test("Other words in its place are, too")
  func reworded() async {
    #expect(await found(rows(Self.asking), rows("\"All settings\"")).map(\.verdict) == [.fails])
  }

  @Test("What SwiftUI took as a key is", arguments: ["Text(verbatim: \"Settings\")", "Text(\"Settings\")"])
  func swiftUI(now: String) async {
    #expect(await found(view("Text(\"settings.row\")"), view(now)).map(\.verdict) == [.fails])
  }

  @Test(
    "So is what a constant of the table asked for, what a call within the call did, and a text in a field, whoever asks still",
    arguments: [
      ("Text(Texts.settings_row)", "Text(\"Settings\")"),
      ("Text(Texts.settings_row)", "Text(\"All settings\")"),
      ("Button(Texts.settings_row) { open() }", "Button(\"Settings\") { open() }"),
      ("Text(verbatim: String(localized: \"settings_row\"))", "Text(verbatim: \"Settings\")"),
      ("Text(verbatim: NSLocalizedString(\"settings_row\", value: \"Settings\", comment: \"\"))", "Text(verbatim: \"Settings\")"),
      ("TextField(\"settings_row\", text: $name)", "TextField(\"Settings\", text: $name)"),
      ("Image(\"x\").accessibilityLabel(Texts.settings_row)", "Image(\"x\").accessibilityLabel(\"Settings\")"),
    ])
  func asked(before: String, now: String) async throws {
    for more in ["", "let other = Texts.settings_row\n", "let other = NSLocalizedString(\"settings_row\", comment: \"\")\n"] {
      func app(_ content: String) -> [String: String] {
        var files = view(content)
        for (locale, texts) in ["en": ["Settings", "Help", "Open", "Close"], "de": ["Einstellungen", "Hilfe", "Öffnen", "Zu"]] {
          files["\(locale).lproj/Localizable.strings"] =
            zip(["settings_row", "help_row", "open_row", "close_row"], texts).map { "\"\($0)\" = \"\($1)\";\n" }.joined()
        }
        files["fr.lproj/Localizable.strings"] = nil
        files["Rest.swift"] = "let rest = [Texts.help_row, Texts.open_row, Texts.close_row]\n" + more
        return files
      }
      let found = await found(app(before), app(now))
      #expect(found.map(\.severity) == [.error], "\(before), \(more)")
      #expect(found.first?.evidence.contains(.text("key asked for before", "settings_row")) == true, "\(before), \(more)")
      // What other code asks for nobody takes out of the tables.
      #expect(found.first?.suggestion?.english.contains("out of the tables") == more.isEmpty, "\(before), \(more)")
    }
  }

  @Test("An item of a menu on a bar is")
  func menuOnBar() async {
    func menu(_ item: String) -> [String: String] {
      [
        "Rows.swift": """
        import SwiftUI
        struct Rows: View {
          var body: some View {
            List { }.toolbar {
              ToolbarItem(placement: .primaryAction) {
                Menu("help.row") { Button(\(item)) { open() } }
              }
            }
          }
        }
        """
      ].merging(Self.tables) { $1 }
    }
    #expect(await found(menu("\"settings.row\""), menu("\"Settings\"")).map(\.severity) == [.error])
  }

  @Test("Objective-C's is")
  func objectiveC() async {
    let found = await found(objectiveC("NSLocalizedString(@\"settings.row\", @\"A row\")"), objectiveC("@\"Settings\""))
    #expect(found.map(\.verdict) == [.fails] && found.first?.definitionLocation?.line == 5)
  }

  @Test("Its text at another place of the file is asked about")
  func elsewhere() async {
    let found = await found(rows(Self.asking), rows("label", more: "\n    row.title = \"Settings\""))
    #expect(found.map(\.verdict) == [.needsReview])
  }

  @Test("Another key, a call that is gone, a key that is still asked for, other texts elsewhere and values are not")
  func others() async {
    let before = rows(Self.asking)
    #expect(await found(before, rows("NSLocalizedString(\"help.row\", comment: \"\")")).isEmpty)
    #expect(await found(before, rows("nil")).isEmpty)
    #expect(await found(before, rows("\"Settings\"", more: "\n    row.title = \(Self.asking)")).isEmpty)
    #expect(await found(before, rows("nil", more: "\n    row.title = \"Something else\"")).isEmpty)
    #expect(await found(before, rows("\"\\(count) rows\"")).isEmpty)
    #expect(await found(view("Text(\"settings.row\")"), view("Divider()")).isEmpty)
    #expect(await found(rows("\"Settings\""), rows("\"Settings\"")).isEmpty)
  }

  @Test("A text that was taken out of the tables with it, or that all languages have in the source's words, is not")
  func deliberate() async {
    var now = rows("\"Settings\"")
    for locale in ["en", "de", "fr"] { now["\(locale).lproj/Localizable.strings"] = "\"help.row\" = \"Aide\";\n" }
    #expect(await found(rows(Self.asking), now).isEmpty)
    func same(_ text: String) -> [String: String] {
      var files = rows(text)
      for locale in ["en", "de", "fr"] { files["\(locale).lproj/Localizable.strings"] = "\"settings.row\" = \"Settings\";\n" }
      return files
    }
    #expect(await found(same(Self.asking), same("\"Settings\"")).isEmpty)
  }
}
