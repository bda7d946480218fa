import Foundation
import Testing

/// The app with a catalogue and a storyboard, which are a person's to break.
private struct DamagedApp {
  static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "account.save": {"localizations": {\(texts(["en": "Save", "de": "Sichern"]))}},
      "account.share": {"localizations": {\(texts(["en": "Share", "de": "Teilen "]))}},
      "account.title": {"localizations": {\(texts(["en": "Account", "de": long]))}},
      "account.hint": {"localizations": {\(texts(["en": "%@ of %@", "de": "%@", "fr": "%@ de %@"]))}}
    }}

    """
  static let half = String(catalogue.prefix(catalogue.count / 2))
  static let long = "Benachrichtigungseinstellungen und Kontodaten verwalten"

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="v1">
              <navigationItem key="navigationItem" title="\(String(repeating: "Everything that there is ", count: 4))" id="n1">
                <barButtonItem key="rightBarButtonItem" image="gear" catalog="system" id="b1"/>
              </navigationItem>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  static let files = [
    "Account.swift": AccountApp.screen, "Localizable.xcstrings": catalogue, "Main.storyboard": storyboard,
  ]

  private static func texts(_ texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }
      .map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }.joined(separator: ", ")
  }
}

@Suite("A gate, and a file that is broken on one side")
struct GateDamagedFileTests {
  /// - Parameter strings: how many the one finding is about, which are counted.
  private func breaking(
    _ path: String, _ text: String, rule: String, strings: Int = 1, in files: [String: String] = DamagedApp.files
  ) throws {
    let history = try GitHistory(files)
    defer { history.remove() }
    let whole = try #require(files[path])
    let broken = try history.pullRequest("--fail-on", "note") { try history.write(text, to: path) }
    #expect(broken.code == 1 && broken.report.map { $0["rule"] as? String } == [rule])
    #expect(broken.report.map { $0["severity"] as? String } == ["error"])
    #expect(broken.sentence.contains(": \(strings) new, 0 worse, 0 fixed, "), "\(broken.answer.errors)")
    #expect(broken.answer.errors.contains("lintel: not compared: \(path) could not be read to its end as it is now\n"))
    #expect(!broken.answer.errors.contains("no longer there"))

    let mended = try history.pullRequest("--fail-on", "note") { try history.write(whole, to: path) }
    #expect(mended.code == 0 && mended.report.isEmpty)
    #expect(mended.sentence.contains(": 0 new, 0 worse, \(strings) fixed, "), "\(mended.answer.errors)")
    #expect(mended.answer.errors.contains("lintel: not compared: \(path) could not be read to its end at the base\n"))
    #expect(mended.answer.errors.contains("lintel: fixed: \(rule), "), "\(mended.answer.errors)")
  }

  @Test("Of half a catalogue it is told that it cannot be read, and nothing that was in it is fixed, or new when it is mended")
  func catalogue() throws {
    try breaking("Localizable.xcstrings", DamagedApp.half, rule: "file-unreadable")
  }

  @Test("The same of a storyboard that ends too soon")
  func storyboard() throws {
    let half = String(DamagedApp.storyboard.prefix(DamagedApp.storyboard.count / 2))
    try breaking("Main.storyboard", half, rule: "file-unreadable")
  }

  @Test("What is behind the place where a table breaks off is neither fixed nor new")
  func table() throws {
    let german = "de.lproj/Localizable.strings"
    var files = AccountApp.files
    files[german] = AccountApp.german(DamagedApp.long)
    let broken = AccountApp.german(DamagedApp.long).replacing("\"account.share\" =", with: "»\n\"account.share\" =")
    try breaking(german, broken, rule: "table-truncated", strings: 2, in: files)
  }

  @Test("What a broken table loses is new, too, where the change gives another language the same strings")
  func besideNewLanguage() throws {
    let history = try GitHistory(AccountApp.files)
    defer { history.remove() }
    let broken = try history.pullRequest {
      try history.write(AccountApp.czech, to: "cs.lproj/Localizable.strings")
      // The backslash keeps the text from being closed, which loses the table as a whole.
      try history.write(
        AccountApp.german().replacing("Sichern\"", with: "Sichern\\\""), to: "de.lproj/Localizable.strings")
    }
    let lost = broken.report.filter { $0["rule"] as? String == "table-truncated" }
    #expect(broken.code == 1 && lost.map { $0["severity"] as? String } == ["error"])
    #expect(broken.sentence.contains(": 3 new, 0 worse, 0 fixed, "), "\(broken.answer.errors)")
  }

  @Test("A folder is compared with another in the same way")
  func folders() throws {
    let files = DamagedApp.files.map { ("old/" + $0.key, $0.value) } + DamagedApp.files.map { ("new/" + $0.key, $0.value) }
    let history = try GitHistory(Dictionary(uniqueKeysWithValues: files))
    defer { history.remove() }
    try history.write(DamagedApp.half, to: "new/Localizable.xcstrings")
    let broken = try history.cli.run("gate", "new", "--base-path", "old", "--without-fonts")
    #expect(broken.code == 1 && broken.errors.contains(": 1 new, 0 worse, 0 fixed, "), "\(broken.errors)")
    let mended = try history.cli.run("gate", "old", "--base-path", "new", "--without-fonts")
    #expect(mended.code == 0 && mended.errors.contains(": 0 new, 0 worse, 1 fixed, "), "\(mended.errors)")
  }

  @Test("A catalogue that is moved and broken is known by its name; what else the change does is told as ever")
  func moved() throws {
    let history = try GitHistory(DamagedApp.files)
    defer { history.remove() }
    let moved = try history.pullRequest("--fail-on", "note") {
      try FileManager.default.createDirectory(
        at: history.cli.folder.appending(path: "Texts"), withIntermediateDirectories: true)
      try history.git("mv", "Localizable.xcstrings", "Texts/Localizable.xcstrings")
      try history.write(DamagedApp.half, to: "Texts/Localizable.xcstrings")
      try history.write("\"b\" = \"B\";\n", to: "en.lproj/Other.strings")
      try history.write("<<<<<<< HEAD\n\"b\" = \"B\";\n=======\n\"b\" = \"C\";\n>>>>>>> other\n", to: "de.lproj/Other.strings")
    }
    let rules = moved.report.compactMap { $0["rule"] as? String }
    #expect(moved.code == 1 && rules.contains("file-unreadable"), "\(rules)")
    // The mark at which a table breaks off is told with what is lost behind it.
    #expect(rules.contains("table-truncated") && !rules.contains("conflict-marker"), "\(rules)")
    #expect(moved.sentence.contains(" 0 fixed, "), "\(moved.answer.errors)")
  }
}
