import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys that code asks for in place of others")
struct ReplacedKeyTests {
  private static let keys = ["Edit the list", "Run all of them", "Stop all of them", "Share the list", "Clone the list"]

  private func app(asking keys: [String]) -> [String: String] {
    func table(_ word: String) -> String { Self.keys.map { "\"\($0)\" = \"\(word)\($0)\";\n" }.joined() }
    return [
      "App/List.swift": keys.enumerated().map { "let row\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n" }.joined(),
      "App/en.lproj/Localizable.strings": table(""), "App/de.lproj/Localizable.strings": table("Wort: "),
      "App/fr.lproj/Localizable.strings": table("Mot : "),
    ]
  }

  private func evidence(asking keys: [String]) async -> [Evidence] {
    let found = await FormsOfText.changed(app(asking: Self.keys), to: app(asking: keys), of: "key-missing")
    return found.flatMap(\.evidence)
  }

  @Test("One in place of one says which it was, and which languages have it")
  func one() async {
    let evidence = await evidence(asking: ["Edit the machine"] + Self.keys.dropFirst())
    #expect(evidence.contains(.text("key asked for before", "Edit the list")), "\(evidence)")
    #expect(evidence.contains(.text("languages that translate it", "de fr")), "\(evidence)")
  }

  @Test("Of one that is asked for besides, and of several, nobody knows what they replace", arguments: [0, 2])
  func others(replaced: Int) async {
    let evidence = await evidence(asking: ["Edit the machine"] + Self.keys.dropFirst(replaced))
    #expect(!evidence.contains { "\($0)".contains("key asked for before") })
  }
}
