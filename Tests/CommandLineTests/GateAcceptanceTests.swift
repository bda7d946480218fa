import Foundation
import Testing

@Suite("A change that accepts what it brings itself")
struct GateAcceptanceTests {
  private static let files = [
    "a.sketch": LabelSketch.text("OK"), "en.lproj/L.strings": "\"a\" = \"Open %@\";\n",
    "de.lproj/L.strings": "\"a\" = \"%@ öffnen\";\n", "lintel.yml": "fail-on: error\n",
  ]
  private static let gate = ["gate", ".", "--base", "main", "--without-fonts"]

  /// What a change accepts that touches the German text.
  private func history(_ german: String, _ settings: String = "", base: [String: String] = [:]) throws -> GitHistory {
    let history = try GitHistory(Self.files.merging(base) { $1 })
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write(german, to: "de.lproj/L.strings")
    try history.write("fail-on: error\n" + settings, to: "lintel.yml")
    try history.commit("change")
    return history
  }

  private static let narrow = "suppress:\n  - {rule: placeholder-mismatch, locale: de, reason: later}\n"

  @Test("A narrow suppression is told with its line and what it takes, and what it takes is new and not nothing")
  func narrow() throws {
    let history = try history("\"a\" = \"Öffnen\";\n", Self.narrow)
    defer { history.remove() }
    let answer = try history.cli.run(Self.gate + ["--format", "github"])
    #expect(answer.code == 0, "\(answer.output)")
    #expect(answer.errors.contains("Accepted by the change itself with “placeholder-mismatch, locale de”, lintel.yml:3: new 1"), "\(answer.errors)")
    #expect(answer.errors.contains("1 new but accepted by this change"), "\(answer.errors)")
    #expect(answer.output.contains("::warning file=lintel.yml,line=3,title=acceptance::"), "\(answer.output)")
    let text = try history.cli.run(Self.gate + ["--format", "text"]).output
    #expect(text.contains("Nothing new but what the change accepts itself: 1."), "\(text)")
    #expect(try history.cli.run(Self.gate + ["--format", "json"]).output.contains("\"newAccepted\": 1"))
    let comment = try history.cli.run(Self.gate + ["--format", "markdown"]).output
    #expect(comment.contains("Accepted by the change itself") && comment.contains("| later |"), "\(comment)")
    #expect(comment.contains("**new:** ") && comment.contains("accepted by this change"), "\(comment)")
    #expect(try history.cli.run(Self.gate + ["--config-from", "base"]).code == 1)
  }

  @Test("A suppression of a whole rule is told once, with what it takes")
  func once() throws {
    let history = try history("\"a\" = \"Öffnen\";\n", "suppress:\n  - {rule: placeholder-mismatch, reason: later}\n")
    defer { history.remove() }
    let errors = try history.cli.run(Self.gate).errors
    #expect(errors.contains("Accepted by the change itself") && !errors.contains("makes the configuration milder"), "\(errors)")
  }

  @Test("A change that accepts what would fail fails where that is asked for, and what warns alone does not")
  func failing() throws {
    let history = try history("\"a\" = \"Öffnen\";\n", Self.narrow)
    defer { history.remove() }
    let answer = try history.cli.run(Self.gate + ["--fail-on-accept"])
    #expect(answer.code == 1, "\(answer.errors)")
    #expect(answer.output.contains("that the change accepts itself: 1."), "\(answer.output)")
    #expect(try history.cli.run(Self.gate + ["--fail-on-accept", "--fail-on", "never"]).code == 0)
    #expect(try history.cli.run(Self.gate).code == 0)
  }

  @Test("A comment is told, too, and accepts nothing where the base's configuration is asked for")
  func comment() throws {
    let history = try history("// lintel:accept placeholder-mismatch in de: wanted\n\"a\" = \"Öffnen\";\n")
    defer { history.remove() }
    let answer = try history.cli.run(Self.gate + ["--format", "github"])
    #expect(answer.code == 0 && answer.errors.contains("1 new but accepted by this change"), "\(answer.errors)")
    #expect(answer.output.contains("::warning file=de.lproj/L.strings,line=1,title=acceptance::"), "\(answer.output)")
    let strict = try history.cli.run(Self.gate + ["--config-from", "base"])
    #expect(strict.code == 1 && strict.output.contains("placeholder-mismatch"), "\(strict.errors)")
  }

  @Test("A comment that the base has accepts by the base's configuration, wherever its line is now")
  func commentOfBase() throws {
    let accepted = "// lintel:accept placeholder-mismatch in de: wanted\n\"a\" = \"Öffnen\";\n"
    let history = try history("\n\n" + accepted, base: ["de.lproj/L.strings": accepted])
    defer { history.remove() }
    let answer = try history.cli.run(Self.gate + ["--config-from", "base"])
    #expect(answer.code == 0 && !answer.errors.contains("accepted by this change"), "\(answer.errors)")
  }

  @Test("What was found before and is only accepted now is not fixed")
  func notFixed() throws {
    let broken = "\"a\" = \"Öffnen\";\n"
    let history = try history(broken, Self.narrow, base: ["de.lproj/L.strings": broken])
    defer { history.remove() }
    let answer = try history.cli.run(Self.gate)
    #expect(answer.errors.contains("0 fixed, 1 known and accepted by this change"), "\(answer.errors)")
    #expect(!answer.errors.contains("lintel: fixed"), "\(answer.errors)")
  }

  private static let accept = "// lintel:accept accessible-name-missing: known"
  private static let basket = "ToolbarItem { Button(\"Basket\", systemImage: \"basket\") { fill() } }"
  private static let bell = "ToolbarItem { Button { ring() } label: { Image(systemName: \"bell\") } }"

  private static func screen(_ items: String...) -> String {
    """
    struct V: View {
      var body: some View {
        List {}.toolbar {
          \(items.joined(separator: "\n      "))
        }
      }
    }

    """
  }

  private func gated(_ items: String...) throws -> String {
    let before = Self.screen(Self.accept, Self.bell, Self.basket)
    let history = try GitHistory(["V.swift": before, "lintel.yml": "fail-on: error\n"])
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write(Self.screen(items.joined(separator: "\n      ")), to: "V.swift")
    try history.commit("change")
    return try history.cli.run(Self.gate).errors
  }

  @Test("A comment in code that is moved to another item accepts anew; one whose lines alone are others does not")
  func movedComment() throws {
    let nameless = "ToolbarItem { Button { fill() } label: { Image(systemName: \"basket\") } }"
    let moved = try gated(Self.bell, Self.accept, nameless)
    #expect(moved.contains("1 new but accepted by this change"), "\(moved)")
    let stays = try gated("", "// Who rings here", Self.accept, Self.bell, Self.basket)
    #expect(!stays.contains("accepted by this change"), "\(stays)")
  }
}
