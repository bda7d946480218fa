import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A text that a table has under another key")
struct KeyWithTextTests {
  private static func table(_ texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  private static let english = ["one": "Stages", "two": "Share", "three": "Copy the link", "four": "Open the log"]

  /// A bar with texts of a table, and a button whose words stand in the code.
  private func advice(on words: String, english: String, german: String, french: String = "") async -> [Finding] {
    let screen = """
      import UIKit
      class StageController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = NSLocalizedString("one", comment: "")
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: NSLocalizedString("two", comment: ""), style: .plain, target: self, action: #selector(act)),
            UIBarButtonItem(title: NSLocalizedString("three", comment: ""), style: .plain, target: self, action: #selector(act)),
            UIBarButtonItem(title: "\(words)", style: .plain, target: self, action: #selector(act)),
          ]
        }
      }
      """
    let foreign = { (locale: String) in Self.table(Self.english.mapValues { "\($0) \(locale)" }) }
    let files = [
      "App/Stage.swift": screen, "en.lproj/Localizable.strings": Self.table(Self.english) + english,
      "de.lproj/Localizable.strings": foreign("de") + german, "fr.lproj/Localizable.strings": foreign("fr") + french,
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "hard-coded-text" }
  }

  @Test("Is asked for where it stands in code, with the languages that translate it")
  func same() async throws {
    let found = await advice(
      on: "Reset Pipeline", english: "\"reset\" = \"Reset Pipeline\";\n", german: "\"reset\" = \"Zurücksetzen\";\n",
      french: "\"reset\" = \"Réinitialiser\";\n")
    let finding = try #require(found.first)
    #expect(
      finding.suggestion?.english == "Ask for “reset” of the table Localizable: it has this text, in 2 languages.")
    #expect(finding.evidence.contains(.text("languages that translate it", "de fr")))
  }

  @Test(
    "Is asked about where only its end or its capitals differ",
    arguments: ["Reset Pipeline…", "Reset pipeline...", "Reset Pipeline:", "reset pipeline"])
  func near(spelling: String) async throws {
    let found = await advice(
      on: "Reset Pipeline", english: "\"reset\" = \"\(spelling)\";\n", german: "\"reset\" = \"Zurücksetzen\";\n")
    let suggestion = try #require(found.first?.suggestion?.english)
    #expect(
      suggestion
        == "If “\(spelling)” does as well, ask for “reset” of the table Localizable, which has it in 1 language; else add a key.")
  }

  @Test("Is no help where no language translates it, or where it says something else")
  func none() async {
    for english in ["Reset Pipeline", "Reset Pipelines", "Reset"] {
      let found = await advice(on: "Reset Pipeline", english: "\"reset\" = \"\(english)\";\n", german: "")
      #expect(
        found.map(\.suggestion?.english) == [
          "Ask a string table for it where it is written, by String(localized: …), by NSLocalizedString or as the project asks for its other texts: what code hands on as a String is shown as it is. Or tell lintel.yml that it is a name."
        ])
    }
  }

  /// What is advised on a button that shows an image and has no name.
  private func adviceOnName(of button: String, by rule: String = "accessible-name-missing") async -> [Finding] {
    let texts = ["read": "Mark as Read…", "mail.archive": "Archive", "flag": "Flag"]
    let german = Self.table(["read": "Als gelesen markieren …", "mail.archive": "Archivieren", "flag": "Flag"])
    let files = [
      "Inbox.swift": """
      struct Inbox: View {
        @State private var isOn = false
        var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { \(button) } } }
      }
      """,
      "en.lproj/Localizable.strings": Self.table(texts), "de.lproj/Localizable.strings": german,
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
  }

  @Test(
    "Is offered to a button without a name: by what its code does, else by what its symbol means",
    arguments: [
      (#"Button(action: markAsRead) { Image("ic_dot") }"#, "“Mark as Read…”, by the key “read”", "says what markAsRead does"),
      (
        #"Button { } label: { Image(systemName: "archivebox") }"#, "“Archive”, by the key “mail.archive”",
        "names the action"
      ),
      (
        #"Button { } label: { Image(systemName: "archivebox.circle.fill") }"#, "“Archive”, by the key “mail.archive”",
        "names the action"
      ),
    ])
  func nameless(button: String, name: String, action: String) async throws {
    let finding = try #require(await adviceOnName(of: button).first)
    #expect(
      finding.suggestion?.english
        == "The table Localizable may have its name already: \(name), in 1 language. Set an accessibility label that \(action): .accessibilityLabel(…)"
    )
    #expect(finding.evidence.contains(.text("languages that translate it", "de")))
  }

  @Test("Is offered to a button that has no face at all")
  func faceless() async throws {
    let finding = try #require(await adviceOnName(of: #"Button("", action: markAsRead)"#, by: "label-or-symbol-missing").first)
    #expect(
      finding.suggestion?.english
        == "The table Localizable may have its name already: “Mark as Read…”, by the key “read”, in 1 language. Give it a symbol and a label."
    )
    #expect(finding.evidence.contains(.text("languages that translate it", "de")))
  }

  @Test(
    "Is not offered for a statement, for one of two states, or where no language translates it",
    arguments: [
      #"Button { store.archive(1) } label: { Image("ic_dot") }"#,
      #"Button { } label: { Image(systemName: isOn ? "archivebox" : "bell") }"#,
      #"Button { } label: { Image(systemName: "flag") }"#,
    ])
  func namelessWithoutKey(button: String) async throws {
    let finding = try #require(await adviceOnName(of: button).first)
    #expect(finding.suggestion?.english.hasPrefix("Set an accessibility label that ") == true)
    #expect(!finding.evidence.contains { $0.name == "languages that translate it" })
  }

  @Test("Is named with the languages that lack it, and only these")
  func missing() async throws {
    let texts = Self.english.merging(["save": "Save the file", "store": "Save the file"]) { $1 }
    func foreign(_ locale: String, without key: String?) -> String {
      Self.table(texts.filter { $0.key != key }.mapValues { "\($0) \(locale)" })
    }
    let files = [
      "en.lproj/Localizable.strings": Self.table(texts), "de.lproj/Localizable.strings": foreign("de", without: "store"),
      "fr.lproj/Localizable.strings": foreign("fr", without: nil),
    ]
    let gaps = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "missing-translation" }
    let gap = try #require(gaps.first)
    #expect(gaps.count == 1 && gap.key == "store")
    #expect(gap.evidence.contains(.text("translated under another key", "save (Localizable): de")))
  }

  @Test("Of several keys of one text each has another one that is translated, and the translated one itself has none")
  func severalMissing() async throws {
    let same = ["save": "Save the file", "store": "Save the file", "keep": "Save the file"]
    let others = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", "Open the file number \($0) again") })
    let texts = others.merging(same) { $1 }
    let german = texts.filter { $0.key == "save" || same[$0.key] == nil }.mapValues { "\($0) de" }
    let files = ["en.lproj/Localizable.strings": Self.table(texts), "de.lproj/Localizable.strings": Self.table(german)]
    let gaps = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "missing-translation" }
    let twins = gaps.flatMap(\.single).flatMap(\.evidence).filter { $0.name == "translated under another key" }
    #expect(twins == Array(repeating: .text("translated under another key", "save (Localizable): de"), count: 2))
  }
}
