import Foundation
import Testing

@Suite("A change of which nothing is read")
struct GateUnreadTests {
  private func readMe() throws -> GitHistory {
    let history = try GitHistory(AccountApp.files)
    try history.git("checkout", "--quiet", "-b", "change")
    try history.write("Read me.\n", to: "README.md")
    try history.commit("change")
    return history
  }

  @Test("It is audited in no format, and each format says so and passes")
  func formats() throws {
    let history = try readMe()
    defer { history.remove() }
    let formats = [
      "text", "markdown", "html", "xml", "json", "csv", "sarif", "junit", "github", "gitlab", "checkstyle", "rdjsonl", "xcode",
    ]
    let reports = history.cli.folder.appending(path: "reports")
    let answer = try history.cli.run(
      ["gate", ".", "--base", "main", "--without-fonts", "--output", "reports"] + formats.flatMap { ["--format", $0] })
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.errors.contains("nothing that Lintel reads was changed since main ("), "\(answer.errors)")
    #expect(!answer.errors.contains("no toolbar was found"))
    let files = try FileManager.default.contentsOfDirectory(atPath: reports.path)
    #expect(files.count == formats.count, "\(files)")
    for file in files {
      let text = try String(contentsOf: reports.appending(path: file), encoding: .utf8)
      let told =
        switch file {
        case "audit.xml": " compared=\"unread\""
        case "audit.json": "\"compared\": \"unread\""
        default: "no file that Lintel reads was changed since"
        }
      #expect(text.replacing(/\s+/, with: " ").contains(told), "\(file): \(text.prefix(2000))")
      #expect(!text.contains("::warning") && !text.contains("No toolbar was found"), "\(file)")
    }
  }

  @Test("A stored report of it is written in any other format, and passes as the gate did")
  func stored() throws {
    let history = try readMe()
    defer { history.remove() }
    let gate = ["gate", ".", "--base", "main", "--without-fonts", "--format"]
    let xml = try history.cli.run(gate + ["xml"])
    #expect(xml.code == 0, "\(xml.errors)")
    let page = try history.cli.run(gate + ["markdown"])
    try history.write(xml.output, to: "stored.xml")
    let again = try history.cli.run("report", "stored.xml", "--format", "markdown")
    #expect(again.code == 0 && again.output == page.output, "\(again)")
  }

  @Test("What it is narrowed to makes no difference: nobody knows the languages of what was not read")
  func narrowed() throws {
    let history = try readMe()
    defer { history.remove() }
    let answer = try history.cli.run("gate", ".", "--base", "main", "--without-fonts", "--locale", "de", "--format", "text")
    #expect(answer.code == 0 && answer.output.contains("Nothing new, since nothing that is read was changed."), "\(answer)")
  }
}
