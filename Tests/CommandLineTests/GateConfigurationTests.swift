import Foundation
import Testing

@Suite("A change that alters the configuration it is gated by")
struct GateConfigurationTests {
  private static let files = [
    "a.sketch": LabelSketch.text("OK"), "en.lproj/L.strings": "\"a\" = \"Open %@\";\n",
    "de.lproj/L.strings": "\"a\" = \"%@ öffnen\";\n", "lintel.yml": "fail-on: error\n",
  ]

  @Test("What it turns off is told with its line, and counts for nothing where the base's configuration is asked for")
  func turnedOff() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write("\"a\" = \"Öffnen\";\n", to: "de.lproj/L.strings")
    try history.write("fail-on: error\nrules:\n  placeholder-mismatch: off\n", to: "lintel.yml")
    try history.commit("change")
    let gate = ["gate", ".", "--base", "main", "--without-fonts"]
    let answer = try history.cli.run(gate + ["--format", "github"])
    #expect(answer.code == 0, "\(answer.output)")
    #expect(answer.errors.contains("makes the configuration milder: placeholder-mismatch: off, lintel.yml:3."), "\(answer.errors)")
    #expect(
      answer.errors.contains(
        "New or worse by the configuration of the base alone: 1 (placeholder-mismatch (de, a)); failing by it: 1."),
      "\(answer.errors)")
    #expect(answer.output.contains("::warning file=lintel.yml,line=3,title=configuration::"), "\(answer.output)")
    let strict = try history.cli.run(gate + ["--config-from", "base"])
    #expect(strict.code == 1 && strict.output.contains("placeholder-mismatch"), "\(strict.errors)")
    #expect(!strict.errors.contains("milder"))
    #expect(try history.cli.run(gate + ["--config-from", "base", "--config", "lintel.yml"]).code == 2)
  }

  @Test("The verdict says how much that would fail passes by it, and fails where that is asked for")
  func letThrough() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write("\"a\" = \"Öffnen\";\n", to: "de.lproj/L.strings")
    try history.write("fail-on: error\nrules:\n  placeholder-mismatch: note\n", to: "lintel.yml")
    try history.commit("change")
    let gate = ["gate", ".", "--base", "main", "--without-fonts"]
    let green = try history.cli.run(gate)
    #expect(green.code == 0, "\(green.output)")
    let passed = "findings that would fail and that the milder configuration lets pass: 1."
    let words = green.output.replacing(/\n +/, with: " ")
    #expect(words.contains("Passes: new or worse errors fail, by the configuration. Not counted: \(passed)"), "\(green.output)")
    let red = try history.cli.run(gate + ["--fail-on-milder"])
    #expect(red.code == 1 && red.output.replacing(/\n +/, with: " ").contains("Fails: \(passed)"), "\(red.output)")
    let json = try history.cli.run(gate + ["--fail-on-milder", "--format", "json"]).output.replacing(/\s+/, with: " ")
    #expect(json.contains(#""letThrough": { "findings": 1, "failing": 1, "such": [ "placeholder-mismatch (de, a)" ] }"#), "\(json)")
    #expect(json.contains(#""milderFailures": 1"#))
    #expect(try history.cli.run(gate + ["--fail-on-milder", "--fail-on", "never"]).code == 0)
    #expect(try history.cli.run(gate + ["--fail-on-milder", "--config-from", "base"]).code == 2)
  }

  @Test("A configuration that is milder and lets nothing pass says so, and passes also where that is asked for")
  func nothingThrough() throws {
    let history = try GitHistory(Self.files)
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write("fail-on: error\nrules:\n  placeholder-mismatch: off\n", to: "lintel.yml")
    try history.commit("change")
    let answer = try history.cli.run("gate", ".", "--base", "main", "--without-fonts", "--fail-on-milder")
    #expect(answer.code == 0 && answer.errors.contains("Nothing that the change brings passes by that."), "\(answer.errors)")
  }

  @Test("A spreadsheet that the change's configuration reads no more is compared by the base's, with what it was")
  func spreadsheet() throws {
    let history = try GitHistory([
      "a.sketch": LabelSketch.text("OK"), "lintel.yml": "tables: [l10n/*.csv]\n",
      "l10n/L.csv": "key,en,de\na,Open %@,%@ öffnen\n",
    ])
    defer { history.remove() }
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write("key,en,de\na,Open %@,Öffnen\n", to: "l10n/L.csv")
    try history.write("fail-on: error\n", to: "lintel.yml")
    try history.commit("change")
    let answer = try history.cli.run("gate", ".", "--base", "main", "--without-fonts", "--config-from", "base")
    #expect(answer.code == 1 && answer.output.contains("placeholder-mismatch"), "\(answer.errors)")
  }

  @Test("A configuration that is a link is the base's, too, where the change alters the file behind it, or the link")
  func behindLink() throws {
    var files = Self.files
    files["ci/lintel.yml"] = files.removeValue(forKey: "lintel.yml")
    let history = try GitHistory(files)
    defer { history.remove() }
    let link = history.cli.folder.appending(path: "lintel.yml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "ci/lintel.yml")
    try history.commit("link")
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write("\"a\" = \"Öffnen\";\n", to: "de.lproj/L.strings")
    let milder = "fail-on: error\nrules:\n  placeholder-mismatch: off\n"
    try history.write(milder, to: "ci/lintel.yml")
    try history.commit("behind it")
    let gate = ["gate", ".", "--base", "main", "--without-fonts", "--config-from", "base"]
    let behind = try history.cli.run(gate)
    #expect(behind.code == 1 && behind.output.contains("placeholder-mismatch"), "\(behind.errors)")
    try FileManager.default.removeItem(atPath: link)
    try history.write(milder, to: "lintel.yml")
    try history.commit("instead of it")
    let instead = try history.cli.run(gate)
    #expect(instead.code == 2 && instead.errors.contains("found a symbolic link before the change"), "\(instead.errors)")
  }
}
