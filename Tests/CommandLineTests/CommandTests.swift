import Foundation
import Testing

@Suite struct Commands {
  @Test("One format prints; with --output several are written, and say where")
  func formats() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    #expect(try cli.run("audit", ".", "--format", "json").output.hasPrefix("{"))
    #expect(try cli.run("audit", ".", "--format", "xml").output.hasPrefix("<?xml"))
    #expect(try cli.run("audit", ".", "--format", "html").output.lowercased().hasPrefix("<!doctype html>"))
    let answer = try cli.run("audit", ".", "--output", "out", "--format", "xml", "--format", "html", "--format", "json")
    for name in ["audit.xml", "audit.html", "audit.json"] {
      #expect(FileManager.default.fileExists(atPath: cli.folder.appending(path: "out/\(name)").path))
      #expect(answer.output.contains("out/\(name)"))
    }
  }

  @Test("A baseline accepts what is there; a German title made longer fails the build and names its file and line")
  func pullRequest() throws {
    func sketch(_ title: String) -> String {
      "ios18 de 375pt\nname: Settings\nsource en: [Cancel] | Settings | [Save]\n[Abbrechen] | \(title) | [Sichern]"
    }
    let cli = try CommandRunner(["a.sketch": sketch("Profil"), "b.sketch": ExitCodes.cut])
    defer { cli.remove() }
    #expect(try cli.run("audit", ".").code == 1)
    #expect(try cli.run("baseline", ".", "--output", "baseline.json").code == 0)
    #expect(try cli.run("audit", ".", "--baseline", "baseline.json").code == 0)
    try sketch("Benachrichtigungseinstellungen").write(
      to: cli.folder.appending(path: "a.sketch"), atomically: true, encoding: .utf8)
    let answer = try cli.run("audit", ".", "--baseline", "baseline.json", "--format", "json")
    #expect(answer.code == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    let place = (findings[0]["locations"] as? [String: Any])?["translation"] as? [String: Any]
    #expect(place?["file"] as? String == "a.sketch" && place?["line"] as? Int == 4)
  }

  @Test("An audit is narrowed to a language, a rule or a severity, says so, and fails on what is left")
  func narrowed() throws {
    let cli = try CommandRunner([
      "a.sketch": ExitCodes.clean, "en.lproj/L.strings": "\"a\" = \"Open %@\";",
      "de.lproj/L.strings": "\"a\" = \"Öffnen %d %s\";", "fr.lproj/L.strings": "\"a\" = \" Ouvrir %@\";",
    ])
    defer { cli.remove() }
    #expect(try cli.run("audit", ".").code == 1)
    let french = try cli.run("audit", ".", "--locale", "fr")
    #expect(french.code == 0 && !french.output.contains("de.lproj"))
    #expect(french.output.contains("Narrowed to locale:fr: "))
    #expect(try cli.run("audit", ".", "--rule", "edge-space").code == 0)
    #expect(try cli.run("audit", ".", "--rule", "placeholder-mismatch", "--rule", "edge-space").code == 1)
    #expect(try cli.run("audit", ".", "--severity", "note", "--fail-on", "error").code == 0)
    for arguments in [["--locale", "xx"], ["--rule", "no-such"], ["--severity", "grave"]] {
      #expect(try cli.run(["audit", "."] + arguments).code == 2)
    }
    #expect(try cli.run("audit", ".", "--locale", "xx").errors.contains("expected a language of the project: de, en, fr"))
  }

  @Test("With --only an audit has the findings of one theme, and those of both together are all")
  func themes() throws {
    let cli = try CommandRunner([
      "a.sketch": ExitCodes.cut, "b.sketch": "ios26 en 402pt\nkind: toolbar\n[Attachment] -- image{cart}",
      "en.lproj/L.strings": "\"a\" = \"Open %@\";", "de.lproj/L.strings": "\"a\" = \"Öffnen\";",
    ])
    defer { cli.remove() }
    func findings(_ arguments: String...) throws -> [String: String] {
      let process =
        arguments.isEmpty
        ? try cli.run("audit", ".", "--format", "json")
        : try cli.run("audit", ".", "--format", "json", arguments[0], arguments[1])
      let report = try JSONSerialization.jsonObject(with: Data(process.output.utf8)) as? [String: Any]
      let found = try #require(report?["findings"] as? [[String: Any]])
      return Dictionary(
        found.map { ($0["fingerprint"] as? String ?? "", $0["rule"] as? String ?? "") },
        uniquingKeysWith: { first, _ in first })
    }
    let (all, built, said) = (
      try findings(), try findings("--only", "accessibility"), try findings("--only", "localization")
    )
    #expect(built.values.contains("accessible-name-missing") && !built.values.contains("placeholder-mismatch"))
    #expect(said.values.contains("placeholder-mismatch") && !said.values.contains("accessible-name-missing"))
    #expect(built.merging(said) { first, _ in first } == all)
    let wrong = try cli.run("audit", ".", "--only", "colour")
    #expect(wrong.code == 64 || wrong.code == 2)
    #expect(wrong.errors.contains("accessibility") && wrong.errors.contains("localization"))
  }

  @Test("What is seen of a measured text obeys nothing in a terminal")
  func measureHostile() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let answer = try cli.run("measure", "a\u{1B}[31mb\u{202E}cdefgh", "--fit", "50")
    #expect(answer.code == 0)
    #expect(answer.output.contains("⟨U+001B⟩"))
    #expect(!answer.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test("What an error quotes obeys nothing in a terminal")
  func hostileErrors() throws {
    let cli = try CommandRunner(["a\u{1B}[31m.sketch": "no sketch\n", "lintel.yml": "\"\\e[31m\": x\n"])
    defer { cli.remove() }
    for answer in [
      try cli.run("audit", "nowhere\u{1B}[31m"), try cli.run("audit", "."), try cli.run("layout", "a\u{1B}[31m.sketch"),
      try cli.run("audit", ".", "--\u{1B}[31m"), try cli.run("measure", "x", "--locale", "\u{1B}[31m"),
    ] {
      #expect(answer.code == 2)
      #expect(answer.errors.contains("⟨U+001B⟩"), "\(answer.errors)")
      #expect(!answer.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test("Measuring answers each line in order, and a bad line in its place")
  func measure() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let input = """
      {"text":"Einstellungen","locale":"de","size":17,"weight":"regular"}
      not json
      {"text":"設定","locale":"ja","size":17,"weight":"semibold","platform":"ios","os":26}
      {"text":"x","locale":"en","size":-1,"weight":"regular"}
      """
    let answer = try cli.run("measure", "--stdin", "--format", "jsonl", input: input)
    #expect(answer.code == 2)
    let lines = try answer.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.count == 4)
    let width = try #require(lines[0]["width"] as? Double)
    #expect((100.0...103.0).contains(width))
    #expect(lines[1]["error"] != nil && lines[3]["error"] != nil)
    #expect(lines[2]["graphemes"] as? Int == 2)
    #expect(lines[2]["os"] as? Int == 26)
    #expect((lines[2]["runs"] as? [[String: Any]])?.first?["script"] as? String == "Hani")
  }

  @Test("A text is measured as the system's version sets it, in an option as in a line")
  func measureVersions() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let lines = ["15", "26", "\"26.1\""].map {
      #"{"text":"新規Macで","locale":"ja","size":16,"weight":"regular","platform":"macos","os":\#($0)}"#
    }
    let answer = try cli.run("measure", "--stdin", "--format", "jsonl", input: lines.joined(separator: "\n") + "\n")
    let widths = try answer.output.split(separator: "\n").map {
      try #require((JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["width"] as? Double)
    }
    #expect(widths.count == 3 && abs(widths[1] - widths[0] - 4) < 0.01 && widths[2] == widths[1])
    let arguments = ["measure", "新規Macで", "--locale", "ja", "--size", "16", "--platform", "macos"]
    #expect(try cli.run(arguments + ["--os", "15"]).output != cli.run(arguments).output)
  }

  @Test("A blank line, and one that is not UTF-8, get an answer too, and an absurd size an error")
  func measureOddLines() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let answer = try cli.run(
      "measure", "--stdin", "--format", "jsonl",
      input: "\n{\"text\":\"x\",\"locale\":\"en\",\"size\":17,\"weight\":\"regular\"}\n")
    #expect(answer.output.split(separator: "\n").count == 2)
    #expect(answer.output.hasPrefix("{\"line\":1"))
    #expect(try cli.run("measure", "Hello", "--size", "1e308").code == 2)
  }

  @Test("A language that is none is refused, with what is allowed", arguments: ["!!!", "", "zz", "Base"])
  func noLanguage(name: String) throws {
    let cli = try CommandRunner(["a.sketch": "ios26 en 402pt\n| Inbox |"])
    defer { cli.remove() }
    for answer in [
      try cli.run("measure", "Hello", "--locale", name), try cli.run("layout", "a.sketch", "--locale", name),
    ] {
      #expect(answer.code == 2)
      #expect(answer.errors.contains("\"\(name)\"") && answer.errors.contains("a BCP 47 id of a language"))
    }
  }

  @Test("Every notice is printed: fonts, dictionaries, libraries and the licence itself")
  func licenses() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let answer = try cli.run("licenses")
    #expect(answer.code == 0)
    let names = [
      "SIL OPEN FONT LICENSE", "Unicode, Inc.", "WordNet 3.0", "IPADIC", "SGJP", "Norsk Ordbank", "DanNet", "WordNet-SALDO",
      "MultiWordNet", "ItalWordNet", "Croatian Wordnet", "Multilingual Central Repository", "Zemberek", "Wordnet Bahasa",
      "jieba",
      "Chinese Open Wordnet", "OpenCC", "Yams", "Apache License",
    ]
    for name in names { #expect(answer.output.contains(name), "\(name)") }
  }

  @Test("The list of rules is JSON with an id for each")
  func rules() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let answer = try cli.run("rules", "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let rules = try #require(report["rules"] as? [[String: Any]])
    let profiles = Dictionary(
      rules.map { ($0["id"] as? String ?? "", $0["profiles"] as? [String] ?? []) }, uniquingKeysWith: { first, _ in first })
    #expect(profiles["title-truncated"]?.count == 5)
    // Apple's guidelines of 2025 alone have the number.
    #expect(profiles["title-length"] == ["hig-2025"])
    #expect(profiles["too-many-groups"] == ["hig-2025"])
    #expect(rules.allSatisfy { ($0["themes"] as? [String])?.isEmpty == false })
  }

  @Test("A rule's card has its examples drawn, what it says of them, and how to turn it off")
  func card() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let answer = try cli.run("rules", "title-truncated")
    #expect(answer.code == 0)
    for part in ["hig-2025.15", "┌──", "Benachrichtigungsein…", "does not fit", "title-truncated: off"] {
      #expect(answer.output.contains(part), "\(part)")
    }
    let wrong = try cli.run("rules", "title-truncate")
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("title-truncated"))
  }

  @Test("Every statement of the guidelines is listed with the rule that answers it")
  func coverage() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let answer = try cli.run("rules", "--coverage")
    #expect(answer.code == 0)
    for part in ["hig-2025.14", "title-length (note) fails “fifteen characters that fit”", "150 statements"] {
      #expect(answer.output.contains(part), "\(part)")
    }
  }

  @Test("Inspecting lists bars, items and tables, and judges nothing")
  func inspect() throws {
    let cli = try CommandRunner(["a.sketch": ExitCodes.cut])
    defer { cli.remove() }
    let answer = try cli.run("inspect", ".", "--format", "json")
    #expect(answer.code == 0)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let toolbars = try #require(report["toolbars"] as? [[String: Any]])
    let items = try #require(toolbars.first?["items"] as? [[String: Any]])
    let label = try #require(items.first?["label"] as? [String: Any])
    #expect(label["state"] as? String == "localized")
    #expect(((label["values"] as? [String: Any])?["de"] as? [String: Any])?["text"] as? String == "Abbrechen")
  }
}
