import Foundation
import Testing

@Suite("A gate's first words")
struct GateCauseTests {
  private static let german = "de.lproj/L.strings"

  private static func table(_ text: (Int) -> String) -> String {
    (1...40).map { "\"key.\($0)\" = \"\(text($0))\";\n" }.joined()
  }

  private static let files = [
    "Account.swift": AccountApp.screen, "en.lproj/Localizable.strings": AccountApp.english,
    "de.lproj/Localizable.strings": AccountApp.german(), "en.lproj/L.strings": table { "Letter \($0)" },
    german: table { "Brief \($0)" },
  ]

  @Test("One semicolon that is missing is one cause, told by its place, before the strings behind it are counted")
  func semicolon() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    let broken = try history.pullRequest(formats: ["text", "markdown", "github"]) {
      try history.write(
        Self.table { "Brief \($0)" }.replacing("\"Brief 12\";", with: "\"Brief 12\""), to: Self.german)
    }
    let lines = broken.answer.errors.split(separator: "\n").map { String($0) }
    let head = try #require(lines.firstIndex { $0.contains("new finding") && $0.contains(": \(Self.german), line 12: found ") }, "\(lines)")
    #expect(lines[head].hasSuffix("; 40 strings suffer from it."), "\(lines[head])")
    let counts = try #require(lines.firstIndex { $0.contains(": 40 new, 0 worse, 0 fixed, ") }, "\(lines)")
    let first = /^lintel: (1 new finding|\d+ new findings in 1 cause), 0 worse \(strings: 40 new/
    #expect(head < counts && lines[counts].contains(first), "\(lines[counts])")
    let message = try #require(broken.finding("table-truncated")?["message"] as? String)
    #expect(message.hasPrefix("\(Self.german), line 12: found ") && message.contains(", expected "), "\(message)")
    for (format, page) in broken.pages { #expect(page.contains(/\d new findings?\b/), "\(format)") }
  }

  @Test("Beside a report in the same terminal a cause is said by that alone, and at most six lines stand before its verdict")
  func terminal() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write(Self.table { "Brief \($0)" }.replacing("\"Brief 12\";", with: "\"Brief 12\""), to: Self.german)
    try history.write(Self.table { $0 > 30 ? "Letter  \($0)" : "Letter \($0)" }, to: "en.lproj/L.strings")
    try history.commit("change")
    let answer = try history.cli.run("gate", ".", "--base", "main", "--without-fonts", "--format", "text")
    let sentence = "\(Self.german), line 12: found "
    #expect(answer.output.contains(sentence) && !answer.errors.contains(sentence), "\(answer.errors)")
    #expect(answer.errors.split(separator: "\n").count <= 6 && answer.errors.contains(" since main"), "\(answer.errors)")
    #expect(answer.output.hasPrefix("Fails with "), "\(answer.output)")
  }

  @Test("What is found no more because the English text is another one is not called fixed")
  func source() throws {
    var files = Self.files
    files[Self.german] = Self.table { $0 == 7 ? "Brief 7 " : "Brief \($0)" }
    let history = try GitHistory(files)
    defer { history.remove() }
    let changed = try history.pullRequest(formats: ["text", "markdown"]) {
      try history.write(Self.table { $0 == 7 ? "Letter number 7 " : "Letter \($0)" }, to: "en.lproj/L.strings")
    }
    #expect(changed.sentence.contains(" 0 fixed, 1 changed source, "), "\(changed.answer.errors)")
    #expect(changed.answer.errors.contains("lintel: changed source: edge-space, de, key.7\n"), "\(changed.answer.errors)")
    #expect(!changed.answer.errors.contains("lintel: fixed: "))
    for (format, page) in changed.pages {
      #expect(page.contains("No longer found, since the source text is another one: 1."), "\(format)")
    }
    // What somebody mends in the translation is fixed.
    try history.write(files[Self.german]!, to: Self.german)
    try history.write(Self.files["en.lproj/L.strings"]!, to: "en.lproj/L.strings")
    try history.commit("back")
    let mended = try history.pullRequest { try history.write(Self.files[Self.german]!, to: Self.german) }
    #expect(mended.sentence.contains(" 1 fixed, ") && !mended.sentence.contains("changed source"), "\(mended.sentence)")
  }

  @Test("A table that no longer breaks off is fixed, whatever source texts the same change edits")
  func brokenTable() throws {
    var files = Self.files
    files[Self.german] = Self.table { "Brief \($0)" }.replacing("\"Brief 12\";", with: "\"Brief 12\"")
    let history = try GitHistory(files)
    defer { history.remove() }
    let mended = try history.pullRequest {
      try history.write(Self.files[Self.german]!, to: Self.german)
      try history.write(Self.table { "Letter number \($0)" }, to: "en.lproj/L.strings")
    }
    #expect(mended.answer.errors.contains("lintel: fixed: table-truncated, de"), "\(mended.answer.errors)")
    #expect(!mended.answer.errors.contains("changed source: table-truncated"))
  }

  @Test("A changed text on a bar that is not judged is named and counted, and fails nothing")
  func unjudged() throws {
    let screen = """
      struct V: View { var body: some View { NavigationStack { List {}.navigationTitle(model.name).toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } } } } }
      """
    let german = "de.lproj/Localizable.strings"
    let history = try GitHistory([
      "V.swift": screen, "en.lproj/Localizable.strings": "\"Save\" = \"Save\";\n", german: "\"Save\" = \"Sichern\";\n",
    ])
    defer { history.remove() }
    let formats = ["text", "markdown", "github", "html"]
    let changed = try history.pullRequest(formats: formats) {
      try history.write("\"Save\" = \"Alles sichern\";\n", to: german)
    }
    #expect(changed.code == 0, "\(changed.answer.errors)")
    #expect(changed.answer.errors.contains("not judged for fit: 1 (Save (de, "), "\(changed.answer.errors)")
    for (format, page) in changed.pages {
      let words = page.replacing("\u{A0}", with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("The change touches texts on bars that are not judged for fit: 1"), "\(format)")
    }
    let other = try history.pullRequest(formats: formats) { try history.write(screen + "\n// notes\n", to: "V.swift") }
    for (format, page) in other.pages { #expect(!page.contains("The change touches"), "\(format)") }
  }
}
