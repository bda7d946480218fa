import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Bars whose texts a change took out of their tables, or never put there.
@Suite("Texts of bars that a change leaves without a table")
struct ChangedBarTextTests {
  private func screen(_ name: String, _ title: String, _ buttons: String...) -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View {
        NavigationStack {
          List { }.navigationTitle("\(title)").navigationBarTitleDisplayMode(.inline).toolbar {
            \(buttons.map { "ToolbarItem(placement: .cancellationAction) { Button(\"\($0)\") { } }" }.joined(separator: "\n"))
          }
        }
      }
    }
    """
  }

  private func catalogue(_ texts: [(key: String, en: String, de: String)], stale: String = "") -> String {
    func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let entries = texts.map { text in
      "\"\(text.key)\":{\(text.key == stale ? "\"extractionState\":\"stale\"," : "")"
        + "\"localizations\":{\"en\":\(unit(text.en)),\"de\":\(unit(text.de))}}"
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
  }

  /// What a change makes new or worse: rule, key and the places that its evidence lists.
  private func changed(from before: [String: String], to now: [String: String]) async -> [String] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let compared = later.compared(with: Baseline(of: earlier.findings), of: earlier.project)
    #expect(compared.comparison.fixed.isEmpty)
    return compared.result.findings.map { finding in
      let places = finding.evidence.compactMap { item -> String? in
        if case .text(let text) = item.value, item.name == "places in code" { text } else { nil }
      }
      return ([finding.rule, finding.key ?? ""] + places).joined(separator: " ")
    }
  }

  private let texts = [
    (key: "edit.title", en: "Edit the Note", de: "Die Notiz bearbeiten"), (key: "list.title", en: "Notes", de: "Notizen"),
    (key: "action.cancel.without.saving", en: "Cancel", de: "Abbrechen"),
  ]

  @Test(
    "A key that two bars ask for and that a change deletes is told once, with its places, and not what it makes of their bars",
    arguments: ["", "action.cancel.without.saving"])
  func deleted(stale: String) async {
    let code = [
      "App/Edit.swift": screen("Edit", "edit.title", "action.cancel.without.saving"),
      "App/Notes.swift": screen("Notes", "list.title", "action.cancel.without.saving"),
    ]
    let before = code.merging(["App/Localizable.xcstrings": catalogue(texts, stale: stale)]) { $1 }
    let now = code.merging(["App/Localizable.xcstrings": catalogue(Array(texts.prefix(2)))]) { $1 }
    #expect(
      await changed(from: before, to: now)
        == ["deleted-key action.cancel.without.saving App/Edit.swift:6, App/Notes.swift:6"])
  }

  @Test("A stale key that was its own text, in no language but one, leaves nothing behind")
  func ownText() async {
    let code = ["App/Edit.swift": screen("Edit", "edit.title", "list.title")]
    let others = catalogue(Array(texts.prefix(2)))
    let stale = others.replacing("\"strings\":{", with: "\"strings\":{\"Save it\":{\"extractionState\":\"stale\"},")
    let asking = code.merging(["App/A.swift": "let a = String(localized: \"Save it\")"]) { $1 }
    let before = asking.merging(["App/Localizable.xcstrings": stale]) { $1 }
    #expect(await changed(from: before, to: asking.merging(["App/Localizable.xcstrings": others]) { $1 }) == [])
  }

  @Test(
    "In a small app, all of whose bars are in tables, texts that are in none are told, one or two",
    arguments: [["Reset Pipeline"], ["Reset Pipeline", "Delete Pipeline"]])
  func small(words: [String]) async {
    let table = ["App/Localizable.xcstrings": catalogue(Array(texts.prefix(2)))]
    let notes = screen("Notes", "list.title", "edit.title")
    let before = table.merging(["App/Notes.swift": notes]) { $1 }
    let buttons = words.map { "ToolbarItem { Button(\"\($0)\") { } }\n" }.joined()
    let more = notes.replacing("ToolbarItem(placement", with: buttons + "ToolbarItem(placement")
    let found = await changed(from: before, to: table.merging(["App/Notes.swift": more]) { $1 })
    #expect(found.filter { $0.hasPrefix("bar-text") } == words.map { "bar-text-key-missing \($0)" })
    // What was told once is known from then on.
    let again = await changed(
      from: table.merging(["App/Notes.swift": more]) { $1 },
      to: table.merging(["App/Notes.swift": "// More to come\n" + more]) { $1 })
    #expect(again == [])
  }

  @Test("A key that is to be put back is the developers' matter")
  func owner() async {
    let texts = [(key: "a.title", en: "Account", de: "Konto"), (key: "a.save", en: "Save", de: "Sichern")]
    func app(_ count: Int) -> [String: String] {
      ["A.swift": screen("Account", "a.title", "a.save"), "Localizable.xcstrings": catalogue(Array(texts.prefix(count)))]
    }
    let found = await FormsOfText.changed(app(2), to: app(1), of: "deleted-key")
    #expect(!found.isEmpty && found.allSatisfy { $0.blame == .definition }, "\(found.map(\.blame))")
  }
}
