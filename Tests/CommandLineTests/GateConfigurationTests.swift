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
}
