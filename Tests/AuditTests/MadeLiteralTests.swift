import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Texts that were translated, and are written into the code since")
struct MadeLiteralTests {
  private static let asking = "NSLocalizedString(\"save\", comment: \"\")"

  private func app(title: String = "\"inbox\"", button: String, german: String = "Sichern", french: String? = "Enregistrer") -> [String: String] {
    func table(_ inbox: String, _ save: String?) -> String {
      "\"inbox\" = \"\(inbox)\";\n" + (save.map { "\"save\" = \"\($0)\";\n" } ?? "")
    }
    return [
      "List.swift": """
      import SwiftUI
      struct Letters: View {
        var body: some View {
          List { }.navigationTitle(\(title)).toolbar { ToolbarItem(placement: .topBarTrailing) { Button { } label: { Text(\(button)) } } }
        }
      }
      """,
      "en.lproj/Localizable.strings": table("Inbox", "Save"), "de.lproj/Localizable.strings": table("Eingang", german),
      "fr.lproj/Localizable.strings": table("Réception", french),
    ]
  }

  private func found(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    await FormsOfText.changed(before, to: now, of: "hard-coded-text").flatMap(\.single).filter { $0.reason == "was-localized" }
  }

  @Test("A button's is an error at its new place, told once, with the key that it had", arguments: ["\"save\"", asking])
  func button(before: String) async throws {
    let found = await found(app(button: before), app(button: "verbatim: \"Save\""))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.verdict == .fails)
    #expect(finding.message.english == "“Save” was translated into 2 languages before this change, and is written into the code now")
    #expect(finding.definitionLocation?.file == "List.swift" && finding.definitionLocation?.line == 4)
    #expect(finding.evidence.contains(.text("key asked for before", "save")), "\(finding.evidence)")
  }

  @Test("Nothing else is told of the same place")
  func once() async {
    let all = await FormsOfText.changed(app(button: Self.asking), to: app(button: "verbatim: \"Save\""), of: "hard-coded-text")
    #expect(all.flatMap(\.single).map(\.reason) == ["was-localized"])
  }

  @Test("A title's is, whatever it says now")
  func title() async {
    let found = await found(app(button: Self.asking), app(title: "Text(verbatim: \"Mailbox\")", button: Self.asking))
    #expect(found.map(\.severity) == [.error])
  }

  @Test("A UIKit button's is, too")
  func uikit() async {
    func controller(_ title: String) -> [String: String] {
      app(button: "\"save\"").merging([
        "List.swift": """
        import UIKit
        class LettersController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: \(title), style: .plain, target: self, action: #selector(act))
          }
        }
        """
      ]) { $1 }
    }
    #expect(await found(controller(Self.asking), controller("\"Save\"")).count == 1)
  }

  private func letters(title: String = "\"inbox\"", button: String, deed: String = "act()") -> [String: String] {
    app(button: "\"save\"").merging([
      "List.swift": """
      import SwiftUI
      struct Letters: View {
        var body: some View {
          List { }.navigationTitle(\(title)).toolbar { ToolbarItem(placement: .topBarTrailing) { Button { \(deed) } label: { Text(\(button)) } } }
        }
      }
      """
    ]) { $1 }
  }

  @Test("So is a button's in other words, where it runs what it ran", arguments: ["verbatim: \"Save it\"", "\"Save it\"", "\"Save\""])
  func reworded(now: String) async throws {
    let before = letters(button: "\"save\"")
    let found = await found(before, letters(button: now))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.verdict == .fails)
    let english = finding.message.english
    #expect(
      english == "“Save” was translated into 2 languages before this change, and is written into the code now"
        || english
          == "“Save it” is written into the code now, where before this change the key “save” was, which is translated into 2 languages"
    )
    #expect(
      finding.suggestion?.english
        == "Ask for the key “save” again; or take it out of the tables, if the text is not to be translated any more.")
    #expect(finding.evidence.contains(.text("languages that translate it", "de fr")), "\(finding.evidence)")
    let all = await FormsOfText.changed(before, to: letters(button: now), of: "bar-text-key-missing")
    #expect(all.isEmpty)
  }

  @Test("A title that is the text where the key was is, too")
  func titleAsKey() async {
    #expect(await found(letters(button: "\"save\""), letters(title: "\"Inbox\"", button: "\"save\"")).map(\.severity) == [.error])
  }

  @Test("A button that runs something else, and another key that lacks its texts, are not")
  func otherButton() async {
    let before = letters(button: "\"save\"")
    #expect(await found(before, letters(button: "verbatim: \"Send it\"", deed: "send()")).isEmpty)
    #expect(await found(before, letters(button: "\"save.button\"")).isEmpty)
  }

  @Test("A text that one of the languages lacked is lost to the others all the same")
  func lackedByOne() async {
    let found = await found(app(button: Self.asking, french: nil), app(button: "verbatim: \"Save\"", french: nil))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.evidence.contains(.text("languages that translate it", "de")) == true)
  }

  @Test("A text that all write as the source does, or in other words than the button's before, is not")
  func others() async {
    let literal = "verbatim: \"Save\""
    let (before, now) = (app(button: Self.asking, german: "Save", french: "Save"), app(button: literal, german: "Save", french: "Save"))
    #expect(await found(before, now).isEmpty)
    #expect(await found(app(button: Self.asking), app(button: "verbatim: \"Add\"")).isEmpty)
    #expect(await found(app(button: literal), app(button: literal)).isEmpty)
  }
}
