import Foundation
import Testing

/// A bar whose German title is too long beside its two items, and a table that lacks a translation.
private let app = [
  "Account.swift": """
  import SwiftUI
  struct Account: View {
    var body: some View {
      NavigationStack {
        List {}.navigationTitle("account.title").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("account.save") {} }
      }
    }
  }
  """,
  "en.lproj/Localizable.strings": """
  "account.title" = "Account";
  "account.save" = "Save";
  "hint" = "Swipe down";
  "other" = "Ask me later";
  """,
  "de.lproj/Localizable.strings":
    "\"account.title\" = \"Benachrichtigungseinstellungen und Kontodaten\";\n\"account.save\" = \"Sichern\";\n",
]

@Suite("lintel explain")
struct ExplainCommandTests {
  private func explained(_ name: String, _ more: String..., files: [String: String] = app) throws -> CommandRunner.Answer {
    let cli = try CommandRunner(files)
    defer { cli.remove() }
    return try cli.run(["explain", name, ".", "--without-fonts"] + more)
  }

  private func json(_ name: String, files: [String: String] = app) throws -> [String: Any] {
    let answer = try explained(name, "--format", "json", files: files)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any], "\(answer.errors)")
  }

  private func number(_ value: Any?, _ path: String...) throws -> Double {
    let value = path.reduce(value) { ($0 as? [String: Any])?[$1] }
    return try #require(value as? Double ?? (value as? Int).map(Double.init))
  }

  @Test("A rule alone means what it finds, and one that finds nothing says so")
  func rule() throws {
    let several = try explained("missing-translation")
    #expect(!several.errors.contains("found no finding"), "\(several.errors)")
    let none = try explained("title-missing")
    #expect(none.errors.contains("found no finding 'title-missing'"), "\(none.errors)")
  }

  @Test("The parts of the bar come to its width, and what the title lacks is what its finding says")
  func sum() throws {
    let answer = try json("title-truncated@account.title")
    let sum = try #require(answer["sum"] as? [String: Any])
    let parts = try #require(sum["parts"] as? [[String: Any]])
    let together = try parts.reduce(0) { try $0 + number($1["width"]) }
    #expect(abs(together - (try number(sum["width"]))) < 0.3)
    #expect(parts.compactMap { $0["kind"] as? String }.contains("title"))
    #expect(parts.first?["kind"] as? String == "margin" || parts.first?["kind"] as? String == "free")

    let title = try #require(parts.first { $0["kind"] as? String == "title" })
    let room = try number(title["text"], "room", "best")
    #expect(try number(sum["available"], "best") == room)
    let over = try number(sum["needed"], "best") - room
    #expect(abs(try number(sum["over"]) - over) < 0.15)
    let evidence = try #require((answer["finding"] as? [String: Any])?["evidence"] as? [[String: Any]])
    #expect(abs(try number(evidence.first { $0["name"] as? String == "over" }?["value"]) - over) < 0.15)

    let item = try #require(parts.first { $0["name"] as? String == "Sichern" })
    #expect(
      abs(try number(item["text"], "needed", "best") + number(item["around"]) - number(item["width"])) < 0.2)
    let figures = parts.compactMap { $0["figure"] as? [String: Any] }
    #expect(figures.count > 2)
    #expect(figures.allSatisfy { ($0["source"] as? String)?.isEmpty == false && $0["confidence"] is String })
  }

  @Test("Each figure's source is a row of the table that has it")
  func sources() throws {
    let parts = try #require(
      (try json("title-truncated@account.title")["sum"] as? [String: Any])?["parts"] as? [[String: Any]])
    let table = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Data/bar-metrics.csv").standardizedFileURL, encoding: .utf8
    ).split(separator: "\n", omittingEmptySubsequences: false)
    for figure in parts.compactMap({ $0["figure"] as? [String: Any] }) {
      let line = try #require((figure["place"] as? String)?.split(separator: ":").last.flatMap { Int($0) })
      let name = try #require(figure["name"] as? String)
      let (bar, metric) = (name[..<name.lastIndex(of: "/")!], name[name.lastIndex(of: "/")!...].dropFirst())
      #expect(table[line - 1].contains(",\(bar),\(metric),"), "\(table[line - 1])")
    }
  }

  @Test("The text says the sum, the longest text that fits and where each figure is from")
  func text() throws {
    let output = try explained("title-truncated@account.title").output
    #expect(output.contains("The bar from its leading edge, in points:") && output.contains("  together"))
    #expect(output.contains("pt too much") && output.contains("(Data/bar-metrics.csv:"))
    #expect(output.contains("What would make it fit\n  At most "))
    #expect(output.contains("of this text's mean width, which has 45."))
  }

  @Test("Items that leave for a menu are listed with what they would take, and all comes to what the items need")
  func overflow() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Fieldfare").standardizedFileURL.path
    let place = "trailing-item-hidden@SBN-Qn-JPx"
    let several = try cli.run("explain", place, example, "--without-fonts").errors
    let german = try #require(several.firstMatch(of: /([0-9a-f]{16})  trailing-item-hidden · de/)).output.1
    let answer = try cli.run("explain", String(german), example, "--without-fonts", "--format", "json").output
    let explained = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    let sum = try #require(explained["sum"] as? [String: Any])
    let gone = try #require(sum["notOnBar"] as? [[String: Any]])
    #expect(gone.count == 3)
    #expect(try gone.allSatisfy { try number($0["width"]) > 55 })
    let parts = try #require(sum["parts"] as? [[String: Any]])
      .filter { !["free", "space", "title", "overflowButton"].contains($0["kind"] as? String) }
    let taken = try (parts + gone).reduce(0) { try $0 + number($1["width"]) }
    // The title's place and a few gaps are all that is besides.
    let besides = try number(sum["besides"])
    #expect(besides > 150 && besides < 170)
    #expect(abs(taken + besides - (try number(sum["needed"], "best"))) < 1)
  }

  @Test("Without a width at issue the texts, the figures that the rule saw and its reason are told")
  func texts() throws {
    let output = try explained("missing-translation@hint").output
    #expect(
      output.contains("What the rule saw") && output.contains("Why it matters") && output.contains("What would end it"))
    #expect(output.contains("hint, de: “Swipe down” → nothing"), "\(output)")
    #expect(!output.contains("in points"))
  }

  @Test("Why a stale key matters does not contradict a finding about one that code asks for")
  func staleAndAsked() throws {
    let files = [
      "A.swift": "let title = NSLocalizedString(\"Old\", comment: \"\")\n",
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Old":{"extractionState":"stale"},"New":{}},"version":"1.0"}"#,
    ]
    let output = try explained("stale-key@Localizable.xcstrings", files: files).output
    let told = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("and code asks for it: A.swift:1"), "\(output)")
    #expect(told.contains("or code asks for it in a way that Xcode does not see"), "\(output)")
  }

  @Test("What is wrong whatever the language is explained as of none")
  func ofNoLanguage() throws {
    let view = """
    import SwiftUI
    struct Shelf: View {
      var body: some View { List {}.navigationTitle("Shelf").toolbar { Button {} label: { Image("shelf_icon") } } }
    }
    """
    let output = try explained("accessible-name-missing@Shelf.swift", files: ["Shelf.swift": view]).output
    #expect(output.contains("accessible-name-missing · whatever the language · "), "\(output)")
  }

  @Test("A finding is found by fingerprint, by the beginning of one, and by file and line; a stored report says the same")
  func names() throws {
    let cli = try CommandRunner(app)
    defer { cli.remove() }
    let xml = try cli.run("audit", ".", "--without-fonts", "--format", "xml", "--fail-on", "never").output
    try xml.write(to: cli.folder.appending(path: "audit.xml"), atomically: true, encoding: .utf8)
    func explain(_ name: String) throws -> CommandRunner.Answer { try cli.run("explain", name, "--report", "audit.xml") }
    let byLine = try explain("title-truncated@de.lproj/Localizable.strings:1")
    let fingerprint = try #require(byLine.output.firstMatch(of: /[0-9a-f]{16}/)).output
    #expect(byLine.code == 0)
    let places = ["account.title", "Localizable.strings:1"].map { "title-truncated@" + $0 }
    for name in [String(fingerprint), String(fingerprint.prefix(8))] + places {
      #expect(try explain(name).output == byLine.output, "\(name)")
    }
    #expect(try cli.run("explain", String(fingerprint), ".", "--without-fonts").output == byLine.output)
    let both = try cli.run("explain", String(fingerprint), ".", "--report", "audit.xml")
    #expect(both.code == 2 && both.errors.contains("lintel explain \(fingerprint) --report audit.xml"))

    let mistyped = try explain("0" + fingerprint.dropFirst())
    #expect(mistyped.code == 2)
    #expect(mistyped.errors.contains("nearest are:\n  \(fingerprint)  title-truncated · de · account.title"))
    let elsewhere = try explain("title-truncated@de.lproj/Localizable.strings:99")
    #expect(elsewhere.code == 2 && elsewhere.errors.contains(String(fingerprint)))
    #expect(try explain("title-truncate@x").errors.contains("did you mean 'title-truncated'?"))
    #expect(try explain("zz").errors.contains("found no finding 'zz'"))
    #expect(
      try cli.run("explain", "0123456789abcdef", ".", "--without-fonts").errors.contains(
        "what only a gate tells is explained from its XML report"))
  }

  @Test("Where a rule and a place mean several findings, they are listed with their fingerprints")
  func several() throws {
    var files = app
    files["fr.lproj/Localizable.strings"] = files["de.lproj/Localizable.strings"]
    let answer = try explained("title-truncated@account.title", files: files)
    #expect(answer.code == 2 && answer.output.isEmpty && answer.errors.contains("found 2 findings at"))
    #expect(answer.errors.matches(of: /[0-9a-f]{16}  title-truncated/).count == 2)
    #expect(answer.errors.contains(/\n  lintel explain [0-9a-f]{16} \./), "A line to copy explains the first.")
  }

  @Test("A finding that a suppression accepts is explained, and said not to count")
  func suppressed() throws {
    var files = app
    files["lintel.yml"] = "suppress:\n  - rule: title-truncated\n    key: account.title\n    reason: the designer knows\n"
    let output = try explained("title-truncated@account.title", files: files).output
    #expect(output.contains("It does not count: lintel.yml:2") && output.contains("the designer knows"))
  }
}
