import LintelAudit
import LintelFindings
import Testing

@Suite("A title whose key is in no table")
struct KeyShownTests {
  private func rules(_ title: String) async -> Set<String> {
    let keys = ["screen.one", "screen.two", "screen.three", "screen.four", "screen.five", "screen.six"]
    let bars = (keys + [title]).enumerated().map { index, key in
      "struct Screen\(index): View { var body: some View { List {}.navigationTitle(\"\(key)\")"
        + ".navigationBarTitleDisplayMode(.inline).toolbar { Button(\"screen.one\") {}; Button(\"screen.two\") {} } } }"
    }
    var files = ["App/Screens.swift": (["import SwiftUI"] + bars).joined(separator: "\n")]
    for locale in ["en", "de", "fr"] {
      files["App/\(locale).lproj/Localizable.strings"] = keys.map { "\"\($0)\" = \"\(locale)\";\n" }.joined()
    }
    let findings = await Auditor.audit(ProjectSource.read(texts: files)).findings
    return Set(findings.filter { $0.key == title || $0.message.english.contains(title) }.map(\.rule))
  }

  @Test("Is told once, and not that the key is too long, too")
  func once() async {
    let told = await rules("settings.general.recently.used.tags.title.of.the.screen")
    #expect(told.contains("bar-text-key-missing"))
    #expect(told.isDisjoint(with: ["title-truncated", "label-truncated", "title-length"]), "\(told)")
  }

  @Test("Is told for its length where it is the text itself")
  func prose() async {
    #expect(await rules("Share the whole post with everybody as one large image").contains("title-truncated"))
  }
}
