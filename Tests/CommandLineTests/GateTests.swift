import Foundation
import Testing

/// The app in three languages.
private let app = AccountApp.files.merging(["cs.lproj/Localizable.strings": AccountApp.czech]) { $1 }

private let long = "Benachrichtigungseinstellungen und Kontodaten verwalten"

@Suite("A gate over the history of a repository")
struct GateTests {
  @Test("Pull requests one after the other, each told what it makes worse and nothing else")
  func story() throws {
    let history = try GitHistory(app)
    defer { history.remove() }
    let german = "de.lproj/Localizable.strings"

    let reformatted = try history.pullRequest("--fail-on", "note") {
      try history.write("/* Account */\n\n" + AccountApp.german().replacing(" = ", with: "  =  "), to: german)
    }
    #expect(reformatted.code == 0 && reformatted.findings == [])

    let longer = try history.pullRequest { try history.write(AccountApp.german(long), to: german) }
    #expect(longer.code == 1 && longer.findings == ["title-truncated de account.title"])
    #expect(longer.sentence.contains("1 new, 0 worse, 0 fixed"))

    let worse = try history.pullRequest {
      try history.write(AccountApp.german(long + ", Profil und Sicherheit"), to: german)
    }
    #expect(worse.code == 1 && worse.sentence.contains("0 new, 1 worse (by up to "))

    let moved = try history.pullRequest("--fail-on", "note") {
      try FileManager.default.createDirectory(
        at: history.cli.folder.appending(path: "App/Screens"), withIntermediateDirectories: true)
      try history.git("mv", "Account.swift", "App/Screens/Account.swift")
      for language in ["en", "de", "cs"] { try history.git("mv", "\(language).lproj", "App/\(language).lproj") }
    }
    #expect(moved.code == 0 && moved.findings == [], "\(moved.sentence)")

    let fixed = try history.pullRequest("--fail-on", "note") {
      try history.write(AccountApp.german(), to: "App/" + german)
    }
    #expect(fixed.code == 0 && fixed.findings == [])
    let fixedLine = try #require(fixed.answer.errors.range(of: "lintel: fixed: title-truncated, de, account.title"))
    let counts = try #require(fixed.answer.errors.range(of: " unchanged) since "))
    #expect(fixedLine.upperBound < counts.lowerBound)

    let added = try history.pullRequest("--fail-on", "warning") {
      try history.write(
        AccountApp.screen.replacing("List {}", with: "List { Button(\"account.delete\") {} }"),
        to: "App/Screens/Account.swift")
      try history.write(
        AccountApp.english + "\"account.delete\" = \"Delete it all\";\n", to: "App/en.lproj/Localizable.strings")
    }
    #expect(added.code == 1 && added.answer.output.contains("account.delete"))

    let broken = try history.pullRequest {
      try history.write("\"account.title\" = \"Konto\";\n\"account.save\" \"Sichern\";\n", to: "App/" + german)
    }
    #expect(broken.code == 1 && broken.findings.contains { $0.hasPrefix("table-truncated") || $0.hasPrefix("file-unreadable") })
  }

  @Test("What is not committed yet is part of the change, and the repository is as it was")
  func uncommitted() throws {
    let history = try GitHistory(app)
    defer { history.remove() }
    try history.write(AccountApp.german(long), to: "de.lproj/Localizable.strings")
    let before = try history.git("status", "--porcelain=v2", "--branch")
    let answer = try history.cli.run("gate", ".", "--base", "HEAD", "--without-fonts")
    #expect(answer.code == 1 && answer.output.contains("account.title"))
    #expect(answer.output.replacing(/\s+/, with: " ").contains("Compared: the working tree with HEAD ("), "\(answer.output)")
    #expect(try history.git("status", "--porcelain=v2", "--branch") == before)
  }

  @Test(
    "Where nothing was compared, every format says so",
    arguments: [
      "text", "markdown", "html", "xml", "json", "csv", "sarif", "junit", "github", "gitlab", "checkstyle", "rdjsonl", "xcode",
    ])
  func nothingCompared(format: String) throws {
    let history = try GitHistory(app)
    defer { history.remove() }
    let answer = try history.cli.run("gate", ".", "--base", "HEAD", "--without-fonts", "--format", format)
    let output = answer.output.replacing(/\s+/, with: " ").lowercased()
    let told =
      switch format {
      case "xml": " compared=\"nothing\""
      case "json": "\"compared\": \"nothing\""
      default: "nothing was compared: base and head are the same commit"
      }
    #expect(answer.code == 0 && output.contains(told), "\(output.prefix(2000))")
  }

  @Test("A comment shows the translation before and now; Xcode finds the file by its absolute path")
  func comment() throws {
    let history = try GitHistory(app)
    defer { history.remove() }
    try history.write(AccountApp.german(long), to: "de.lproj/Localizable.strings")
    let page = try history.cli.run("gate", ".", "--base", "HEAD", "--without-fonts", "--format", "markdown")
    #expect(page.output.hasPrefix("<!-- lintel -->\n"))
    #expect(page.output.contains("#### de\n") && page.output.contains("| <code>account.title</code> | <code>Konto</code> | <code>\(long)</code> | −"))
    let lines = try history.cli.run("gate", ".", "--base", "HEAD", "--without-fonts", "--format", "xcode")
    let folder = history.cli.folder.standardizedFileURL.path
    #expect(lines.output.contains("\(folder)/de.lproj/Localizable.strings:"), "\(lines.output)")
  }

  @Test("A suppression that is taken back makes what it accepted new; one that is added makes it accepted, and not fixed")
  func suppression() throws {
    var files = app
    files["de.lproj/Localizable.strings"] = AccountApp.german(long)
    let accepted = "suppress:\n  - rule: title-truncated\n    key: account.title\n    reason: the designer knows\n"
    files["lintel.yml"] = accepted
    let history = try GitHistory(files)
    defer { history.remove() }
    let back = try history.pullRequest { try history.write("fail-on: error\n", to: "lintel.yml") }
    #expect(back.code == 1 && back.findings == ["title-truncated de account.title"])
    let again = try history.pullRequest { try history.write(accepted, to: "lintel.yml") }
    #expect(again.code == 0 && again.sentence.contains("0 fixed, 1 known and accepted by this change"))
  }

  @Test("Two folders are compared without git")
  func folders() throws {
    var after = Dictionary(uniqueKeysWithValues: app.map { ("new/" + $0.key, $0.value) })
    after["new/de.lproj/Localizable.strings"] = AccountApp.german(long)
    let cli = try CommandRunner(after.merging(app.map { ("old/" + $0.key, $0.value) }) { $1 })
    defer { cli.remove() }
    let answer = try cli.run("gate", "new", "--base-path", "old", "--without-fonts")
    #expect(answer.code == 1 && answer.errors.contains("1 new, 0 worse, 0 fixed"))
    #expect(try cli.run("gate", "old", "--base-path", "new", "--without-fonts").code == 0)
    #expect(try cli.run("gate", "new", "--base-path", "new", "--without-fonts").code == 0)
  }

  @Test("2: no repository, no such revision, no branch to compare with, a clone that is too shallow; each says what to do")
  func faults() throws {
    let plain = try CommandRunner(app)
    defer { plain.remove() }
    let outside = try plain.run("gate", ".", "--base", "main")
    #expect(outside.code == 2 && outside.errors.contains("--base-path"))

    let history = try GitHistory(app)
    defer { history.remove() }
    let unknown = try history.cli.run("gate", ".", "--base", "no-such")
    #expect(unknown.code == 2 && unknown.errors.contains("no-such: found no such revision"))
    #expect(try history.cli.run("gate", ".", "--base", "--output=x").code == 2)
    let none = try history.cli.run(
      ["gate", "."], environment: ["GITHUB_BASE_REF": "", "CI_MERGE_REQUEST_DIFF_BASE_SHA": ""])
    #expect(none.code == 2 && none.errors.contains("--base HEAD~1"), "\(none.errors)")
    #expect(try history.cli.run("gate", ".", "--base", "main", "--base-path", ".").code == 2)

    let empty = try CommandRunner(app)
    defer { empty.remove() }
    try history.git("-C", empty.folder.path, "init", "--quiet", "--initial-branch=main")
    try history.git("-C", empty.folder.path, "fetch", "--quiet", "file://" + history.cli.folder.path, "main:other")
    let unborn = try empty.run("gate", ".", "--base", "other")
    #expect(unborn.code == 2 && unborn.errors.contains("a branch without a commit"), "\(unborn.errors)")
    let mistyped = try history.cli.run("gate", ".", "--base", "no-such", "--rule", "title-truncate")
    #expect(mistyped.code == 2 && mistyped.errors.contains("title-truncate") && !mistyped.errors.contains("no-such:"))

    try history.commit("second")
    let clone = try CommandRunner([:])
    defer { clone.remove() }
    try history.git("clone", "--quiet", "--depth=1", "file://" + history.cli.folder.path, clone.folder.path + "/clone")
    let shallow = try clone.run("gate", "clone", "--base", "HEAD~1")
    #expect(shallow.code == 2 && shallow.errors.contains("shallow") && shallow.errors.contains("fetch-depth: 0"))
  }

  @Test("2: a clone of one branch, which is its own upstream, compares nothing with itself, and says which base to name")
  func singleBranch() throws {
    let history = try GitHistory(app)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.commit("second")
    let clone = try CommandRunner([:])
    defer { clone.remove() }
    let folder = clone.folder.path + "/clone"
    try history.git(
      "clone", "--quiet", "--single-branch", "--branch=change", "file://" + history.cli.folder.path, folder)
    // Some versions of git note the default branch of the remote all the same.
    _ = try history.attempt(["-C", folder, "remote", "set-head", "origin", "--delete"])
    func gate(_ arguments: String...) throws -> CommandRunner.Answer {
      try clone.run(
        ["gate", "clone", "--without-fonts"] + arguments,
        environment: ["GITHUB_BASE_REF": "", "CI_MERGE_REQUEST_DIFF_BASE_SHA": ""])
    }
    let vacuous = try gate()
    #expect(vacuous.code == 2 && vacuous.errors.contains("nothing was compared"), "\(vacuous.errors)")
    #expect(vacuous.errors.contains("--base HEAD~1") && vacuous.output.isEmpty)
    #expect(try gate("--base", "HEAD").code == 0 && gate("--base", "HEAD~1").code == 0)
    // A variable that says the wrong commit, or branch, would pass for ever.
    let itself = try gate("--base", "origin/change")
    #expect(itself.code == 2 && itself.errors.contains("a commit is compared with itself"), "\(itself.errors)")
    try "x".write(toFile: folder + "/notes.txt", atomically: true, encoding: .utf8)
    #expect(try gate().code == 0)
  }

  @Test("A folder that the base lacks is new as a whole, and the gate says so")
  func renamed() throws {
    let history = try GitHistory(Dictionary(uniqueKeysWithValues: app.map { ("Old/" + $0.key, $0.value) }))
    defer { history.remove() }
    try history.git("mv", "Old", "New")
    try history.commit("moved")
    let answer = try history.cli.run("gate", "New", "--base", "HEAD~1", "--without-fonts")
    #expect(answer.code == 0 && answer.errors.contains("has nothing at New"), "\(answer.errors)")
  }

  @Test("A folder below the repository's, and a bar that is new as a whole")
  func below() throws {
    let history = try GitHistory(Dictionary(uniqueKeysWithValues: app.map { ("Sources/App/" + $0.key, $0.value) }))
    defer { history.remove() }
    try history.write("ios18 de 375pt\nsource en: view[Cancel 60pt] | Logins |\nview[Abbrechen 60pt] | Logins |", to: "New/a.sketch")
    #expect(try history.cli.run("gate", "Sources/App", "--base", "HEAD", "--without-fonts").code == 0)
    #expect(try history.cli.run("gate", "New/a.sketch", "--base", "main", "--without-fonts").code == 1)
    #expect(try history.cli.run("gate", "New", "--base", "main", "--without-fonts").code == 1)
  }
}
