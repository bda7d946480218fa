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
    #expect(answer.errors.contains("milder, and what that lets pass is not told: placeholder-mismatch: off, lintel.yml:3."))
    #expect(answer.output.contains("::warning file=lintel.yml,line=3,title=configuration::"), "\(answer.output)")
    let strict = try history.cli.run(gate + ["--config-from", "base"])
    #expect(strict.code == 1 && strict.output.contains("placeholder-mismatch"), "\(strict.errors)")
    #expect(!strict.errors.contains("milder"))
    #expect(try history.cli.run(gate + ["--config-from", "base", "--config", "lintel.yml"]).code == 2)
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
