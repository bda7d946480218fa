import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports
import LintelRules

struct PagesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages",
    abstract: "Writes docs/rules and docs/accessibility.md from the rules, and docs/pictures.md from its sketches.")

  @Option(help: "The repository.")
  var root = "."

  func run() async throws {
    let folder = URL(fileURLWithPath: root).appending(path: "docs/rules")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, page) in await Self.pages() {
      try page.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    try AccessibilityPage.page(Rule.all).write(
      to: URL(fileURLWithPath: root).appending(path: "docs/accessibility.md"), atomically: true, encoding: .utf8)
    try await writePictures()
    print("\(Rule.all.count) rule pages, docs/accessibility.md and docs/pictures.md")
  }

  /// `docs/pictures.md` and its drawings, from the sketches and the published figures in `docs/pictures`.
  private func writePictures() async throws {
    let docs = URL(fileURLWithPath: root).appending(path: "docs")
    let folder = docs.appending(path: "pictures")
    let published = PicturesPage.Published.all(
      try String(contentsOf: folder.appending(path: "figures.tsv"), encoding: .utf8))
    var bars: [PicturesPage.Drawn] = []
    for name in PicturesPage.names(published) {
      let sketch = try String(contentsOf: folder.appending(path: "\(name).sketch"), encoding: .utf8)
      let result = await PictureRun.result(of: sketch, named: name)
      guard let drawn = PicturesPage.Drawn(name: name, sketch: sketch, result: result) else {
        throw ValidationError("docs/pictures/\(name).sketch: found no bar, expected one")
      }
      try drawn.svg.write(to: folder.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
      bars.append(drawn)
    }
    try PicturesPage.page(bars, published).write(
      to: docs.appending(path: "pictures.md"), atomically: true, encoding: .utf8)
  }

  /// Every page by its file's name.
  static func pages() async -> [String: String] {
    var pages = ["README.md": RulePages.index(RuleSubject.allCases.map { ($0.title, $0.rules) })]
    for rule in Rule.all {
      pages["\(rule.id).md"] = RulePages.page(RuleCard(rule, results: await ExampleRun.results(of: rule)))
    }
    return pages
  }
}
