import Foundation
import Testing

/// A bar with a title and a button in German, and the table that they come from.
private func app(title: String, save: String = "Sichern", fails: String = "error") -> [String: String] {
  [
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
    "en.lproj/Localizable.strings": "\"account.title\" = \"Account\";\n\"account.save\" = \"Save\";\n",
    "de.lproj/Localizable.strings": "\"account.title\" = \"\(title)\";\n\"account.save\" = \"\(save)\";\n",
    "lintel.yml": "fail-on: \(fails)\n",
  ]
}

private let long = "Benachrichtigungseinstellungen und Kontodaten verwalten"

@Suite("lintel diff")
struct DiffCommandTests {
  /// Audits each of the apps into `1.xml`, `2.xml` …
  private func stored(_ apps: [String: String]...) throws -> CommandRunner {
    let cli = try CommandRunner(
      apps.enumerated().reduce(into: [:]) { all, app in
        for (path, text) in app.element { all["\(app.offset + 1)/\(path)"] = text }
      })
    for number in 1...apps.count {
      let audit = try cli.run("audit", "\(number)", "--without-fonts", "--fail-on", "never", "--format", "xml")
      try audit.output.write(to: cli.folder.appending(path: "\(number).xml"), atomically: true, encoding: .utf8)
    }
    return cli
  }

  @Test("What is new, worse and fixed is told string by string, with rule, language, key, place and message")
  func states() throws {
    let cli = try stored(app(title: "Konto"), app(title: long), app(title: long + ", Profil und Sicherheit"))
    defer { cli.remove() }
    let new = try cli.run("diff", "1.xml", "2.xml")
    #expect(new.code == 1)
    #expect(new.output.contains("1.xml → 2.xml: 1 new finding, 0 worse, 0 fixed (strings: 1 new, 0 worse, 0 fixed, "))
    #expect(new.output.contains("New\n  error: title-truncated · de · account.title · "))
    #expect(new.output.contains("de.lproj/Localizable.strings:1:") && new.output.contains("The title “Benachrichtigungs"))

    let worse = try cli.run("diff", "2.xml", "3.xml")
    #expect(worse.code == 1 && worse.output.contains("Worse\n  error: title-truncated · de · account.title · "))
    #expect(worse.output.contains(" pt more · ") && worse.output.contains("0 new, 1 worse (by up to "))

    let fixed = try cli.run("diff", "3.xml", "1.xml")
    #expect(fixed.code == 0 && fixed.output.contains("Fixed\n  error: title-truncated · de · account.title"))
    let same = try cli.run("diff", "2.xml", "2.xml")
    #expect(same.code == 0 && same.output.contains(": 0 new findings, 0 worse, 0 fixed (strings: 0 new, 0 worse, 0 fixed") && same.output.split(separator: "\n").count == 1)
  }

  @Test("The worst come first, and a stored report's own fail-on holds unless the option says otherwise")
  func order() throws {
    let cli = try stored(app(title: "Konto"), app(title: long, save: "Save.", fails: "never"))
    defer { cli.remove() }
    let text = try cli.run("diff", "1.xml", "2.xml")
    let marks = text.output.split(separator: "\n").compactMap { line in
      ["error", "warning", "note", "needs review"].first { line.hasPrefix("  \($0): ") }
    }
    #expect(text.code == 0 && marks.count > 1 && marks.first == "error")
    #expect(marks == marks.sorted { order($0) < order($1) })
    #expect(try cli.run("diff", "1.xml", "2.xml", "--fail-on", "warning").code == 1)
  }

  private func order(_ mark: String) -> Int { ["error", "warning", "note", "needs review"].firstIndex(of: mark) ?? 9 }

  @Test("JSON holds the same, and every fingerprint of a finding of several strings")
  func json() throws {
    let cli = try stored(app(title: "Konto"), app(title: long))
    defer { cli.remove() }
    let answer = try cli.run("diff", "1.xml", "2.xml", "--format", "json", "--fail-on", "never")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let changes = try #require(report["changes"] as? [[String: Any]])
    let change = try #require(changes.first)
    #expect(answer.code == 0 && report["isComparable"] as? Bool == true)
    #expect((report["counts"] as? [String: Int])?["new"] == 1)
    #expect(change["state"] as? String == "new" && change["keys"] as? [String] == ["account.title"])
    #expect((change["fingerprints"] as? [String])?.count == 1 && change["languages"] as? [String] == ["de"])
    #expect((change["location"] as? [String: Any])?["file"] as? String == "de.lproj/Localizable.strings")
  }

  @Test("A value that a translation showed before and shows no more is the error that a gate makes of it")
  func lostValue() throws {
    func copies(_ german: String) -> [String: String] {
      app(title: "Konto").merging([
        "en.lproj/L.strings": "\"k\" = \"Move all %d selected folders\";\n", "de.lproj/L.strings": "\"k\" = \"\(german)\";\n",
      ]) { $1 }
    }
    let cli = try stored(copies("Alle %d Ordner bewegen"), copies("Alle Ordner bewegen"))
    defer { cli.remove() }
    let answer = try cli.run("diff", "1.xml", "2.xml")
    #expect(answer.code == 1 && answer.output.contains("error: placeholder-mismatch · de · k"), "\(answer.output)")
    #expect(answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("argument 1, and did before"))
    // What was lost before the earlier audit is no news, and as grave as an audit says.
    #expect(try cli.run("diff", "2.xml", "2.xml").code == 0)
  }

  @Test("What was found in a table that is deleted is gone with it, and not fixed")
  func goneTable() throws {
    var more = app(title: "Konto")
    more["en.lproj/L.strings"] = "\"k\" = \"Delete %@?\";\n"
    more["de.lproj/L.strings"] = "\"k\" = \"Löschen?\";\n"
    let cli = try stored(more, app(title: "Konto"))
    defer { cli.remove() }
    let answer = try cli.run("diff", "1.xml", "2.xml")
    #expect(answer.code == 0 && answer.output.contains(/[^0-9]0 fixed, [1-9]\d* gone with their table,/), "\(answer.output)")
    #expect(!answer.output.contains("Fixed\n"))
    #expect(try cli.run("diff", "1.xml", "2.xml", "--format", "json").output.contains(/"tablesGone": [1-9]/))
  }

  @Test("Markdown is a table whose texts are nothing but text")
  func markdown() throws {
    let cli = try stored(app(title: "Konto"), app(title: long + " <b>@team</b>"))
    defer { cli.remove() }
    let page = try cli.run("diff", "1.xml", "2.xml", "--format", "markdown").output
    #expect(page.contains("| new | error | The title “<code>Benachrichtigungs"))
    #expect(!page.contains("<b>") && !page.contains("@team"))
  }

  @Test("Bars and languages that came or went are listed")
  func members() throws {
    var more = app(title: "Konto")
    more["fr.lproj/Localizable.strings"] = "\"account.title\" = \"Compte\";\n\"account.save\" = \"Enregistrer\";\n"
    more["Other.sketch"] = ExitCodes.clean
    let cli = try stored(app(title: "Konto"), more)
    defer { cli.remove() }
    let added = try cli.run("diff", "1.xml", "2.xml").output
    #expect(added.contains("Bars added: Other.sketch#1") && added.contains("Languages added: fr"))
    let removed = try cli.run("diff", "2.xml", "1.xml").output
    #expect(removed.contains("Bars removed: Other.sketch#1") && removed.contains("Languages removed: fr"))
  }

  @Test("Reports of other versions, guidelines or scopes are said not to be comparable")
  func doubts() throws {
    let cli = try stored(app(title: "Konto"))
    defer { cli.remove() }
    let text = try String(contentsOf: cli.folder.appending(path: "1.xml"), encoding: .utf8)
    func compared(_ name: String, _ other: String) throws -> String {
      try other.write(to: cli.folder.appending(path: name), atomically: true, encoding: .utf8)
      return try cli.run("diff", "1.xml", name, "--format", "json").output
    }
    let version = try #require(text.firstMatch(of: /\ lintel="[0-9.]+"/))
    #expect(try compared("old.xml", text.replacing(version.output, with: "")).contains("did not yet say its version"))
    #expect(try compared("next.xml", text.replacing(version.output, with: " lintel=\"99.0.0\"")).contains("Lintel 99.0.0"))
    let other = text.replacing("profile=\"hig-2025\"", with: "profile=\"hig-2023\"")
    #expect(try compared("profile.xml", other).contains("hig-2023: other guidelines"))
    let narrow = try cli.run("audit", "1", "--without-fonts", "--format", "xml", "--locale", "de").output
    #expect(try compared("narrow.xml", narrow).contains("narrowed to nothing, the second to locale:de"))
  }

  @Test("2: what cannot be read is named with its line and what was found")
  func unreadable() throws {
    let cli = try stored(app(title: "Konto"))
    defer { cli.remove() }
    let none = try cli.run("diff", "1.xml", "none.xml")
    #expect(none.code == 2 && none.errors.contains("none.xml: found no file"))
    try "<?xml version=\"1.0\"?>\n<report xmlns=\"urn:lintel:report:9\"/>".write(
      to: cli.folder.appending(path: "other.xml"), atomically: true, encoding: .utf8)
    let other = try cli.run("diff", "other.xml", "1.xml")
    #expect(other.code == 2 && other.errors.contains("other.xml: line 2: "))
    #expect(try cli.run("diff", "1.xml").code == 2)
  }
}
