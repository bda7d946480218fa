import Foundation
import Testing

private let (long, longer) = ("Kontoverwaltung und Benachrichtigungen", "Kontoverwaltung, Benachrichtigungen und Profil")

/// One comparison of a base with what followed, and what the gate has to make of it.
private struct Case: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// What the base, and what the change has otherwise than the app; nil for a file that is not there.
  var before: [String: String?] = [:]
  var after: [String: String?] = [:]
  var arguments: [String] = []
  var code: Int32
  /// What standard error says.
  var words: [String]

  init(
    _ name: String, before: [String: String?] = [:], after: [String: String?] = [:], _ arguments: String..., code: Int32,
    words: String...
  ) {
    testDescription = name
    self.before = before
    self.after = after
    self.arguments = arguments
    self.code = code
    self.words = words
  }
}

private let table = "de.lproj/Localizable.strings"

private let cases = [
  Case("clean", after: [table: "/* Account */\n" + AccountApp.german()], code: 0, words: "0 new, 0 worse, 0 fixed"),
  Case(
    "nothing that is read", after: ["README.md": "Read me.\n"], code: 0,
    words: "lintel: nothing that Lintel reads was changed since main ("),
  Case("a file that is read besides", after: ["README.md": "Read me.\n", table: AccountApp.german(long)], code: 1, words: "1 new"),
  Case("new", after: [table: AccountApp.german(long)], code: 1, words: "1 new, 0 worse, 0 fixed"),
  Case("new, and nothing fails", after: [table: AccountApp.german(long)], "--fail-on", "never", code: 0, words: "1 new"),
  Case(
    "worse", before: [table: AccountApp.german(long)], after: [table: AccountApp.german(longer)], code: 1,
    words: "0 new, 1 worse (by up to ", " pt)"),
  Case(
    "only fixed", before: [table: AccountApp.german(long)], after: [table: AccountApp.german()], "--fail-on", "note",
    code: 0,
    words: "0 new, 0 worse, 1 fixed", "lintel: fixed: title-truncated, de, account.title"),
  Case("questions only", after: [table: AccountApp.german("Kontoverwaltung heute ok")], code: 0, words: "1 new"),
  Case(
    "a table that breaks", after: [table: "\"account.save\" \"x\";\n" + AccountApp.german()], code: 1, words: " new, "),
  Case(
    "a table that was broken", before: [table: "\"account.save\" \"x\";\n" + AccountApp.german()], "--fail-on", "note",
    code: 0,
    words: "0 new", "lintel: fixed: table-truncated, de"),
  Case(
    "a configuration that was broken", before: ["lintel.yml": "suppress: 3\n"], after: ["lintel.yml": "fail-on: error\n"],
    code: 0, words: "the base's configuration cannot be used, and accepts nothing: lintel.yml: line 1, column 11"),
  Case(
    "a configuration that breaks", after: ["lintel.yml": "suppress: 3\n"], code: 2, words: "lintel.yml: line 1, column 11"),
  Case(
    "no bar any more", after: ["Account.swift": nil], code: 2, words: "no toolbar was found",
    "had 1 toolbar, and the change leaves none"),
  Case("no bar before", before: ["Account.swift": nil], code: 0, words: " new, "),
  Case("no bar, and none is meant", after: ["Account.swift": nil], "--tables-only", code: 0, words: "0 new"),
  Case(
    "nothing to read", after: ["Account.swift": nil, table: nil, "en.lproj/Localizable.strings": nil], "--tables-only",
    code: 2, words: "had 1 toolbar, and the change leaves none"),
]

@Suite("How a gate ends")
struct GateExitCodeTests {
  /// Makes the app's files what they are, but for some.
  private func put(_ others: [String: String?], into history: GitHistory) throws {
    for (path, text) in AccountApp.files.mapValues(Optional.some).merging(others, uniquingKeysWith: { $1 }) {
      if let text {
        try history.write(text, to: path)
      } else {
        try? FileManager.default.removeItem(at: history.cli.folder.appending(path: path))
      }
    }
  }

  @Test("The code and the words are those of the documentation", arguments: cases)
  private func codes(_ gated: Case) throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try put(gated.before, into: history)
    try history.commit("before")
    try history.git("checkout", "--quiet", "-b", "change")
    try put(gated.after, into: history)
    try history.commit("after")
    let answer = try history.cli.run(["gate", ".", "--base", "main", "--without-fonts"] + gated.arguments)
    #expect(answer.code == gated.code, "\(answer.errors)")
    for words in gated.words { #expect(answer.errors.contains(words), "\(answer.errors)") }
  }

  @Test("Two runs at once in one repository say the same, and leave nothing behind")
  func twice() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    try history.write(AccountApp.german(long), to: table)
    let before = try history.git("status", "--porcelain=v2", "--ignored")
    let answer = try history.cli.shell(
      "gate . --base main --without-fonts --format json > one.out 2> one.err & "
        + "$lintel gate . --base main --without-fonts --format json > two.out 2> two.err; echo $?; wait $!; echo $?",
      limits: "lintel='\(CommandRunner.executable.path)'; ")
    #expect(answer.output.split(separator: "\n") == ["1", "1"], "\(answer)")
    func text(_ name: String) throws -> String {
      try String(contentsOf: history.cli.folder.appending(path: name), encoding: .utf8)
    }
    #expect(try text("one.out") == text("two.out") && text("one.err") == text("two.err"))
    #expect(try text("one.out").contains("account.title"))
    for name in ["one.out", "one.err", "two.out", "two.err"] {
      try FileManager.default.removeItem(at: history.cli.folder.appending(path: name))
    }
    #expect(try history.git("status", "--porcelain=v2", "--ignored") == before)
  }
}
