import ArgumentParser
import Foundation
import LintelAudit
import LintelFindings
import LintelReports
import LintelRules

struct PagesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages", abstract: "Writes docs/rules and docs/accessibility.md from the rules.")

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
    print("\(Rule.all.count) rule pages and docs/accessibility.md")
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
