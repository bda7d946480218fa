import Foundation
import Testing

@testable import LintelReports

/// What rules say in bars and tables that no example is like: their code is read for it.
@Suite("Sentences in the code of rules")
struct SentenceSourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Rules").standardizedFileURL

  /// Whole sentences without an argument, from where a rule's examples end.
  private static func sentences(of code: String) -> [String] {
    let start = code.firstRange(of: "    check: ")?.lowerBound ?? code.startIndex
    // What examples are made of stands behind them, in a file that is no rule.
    let end = code[start...].firstRange(of: "  static let examples: [Example]")?.lowerBound ?? code.endIndex
    return code[start..<end].split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.flatMap {
      line -> [String] in
      line.matches(of: /"([A-Z][^"\\]{6,}[.?])"/).map { String($0.output.1) }
    }
    .filter { $0.contains(" ") }
  }

  @Test(
    "Each stands in the catalogue, where the rule speaks other languages than English",
    arguments: ["Accessibility", "Appearance", "Arrangement", "Fit", "Labels", "Questions", "Shared", "Tables"])
  func areTranslated(room: String) throws {
    let catalogue = try CatalogueFile()
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appendingPathComponent(room), includingPropertiesForKeys: nil)
    var count = 0
    for file in files where file.pathExtension == "swift" {
      let code = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      // A file without a rule's id serves rules that speak them.
      if let id = code.firstMatch(of: /\n    id: "([a-z-]+)"/)?.output.1, !catalogue.knows(rule: String(id)) { continue }
      for sentence in Self.sentences(of: code) {
        count += 1
        #expect(catalogue.says(sentence), "\(file.lastPathComponent): \(sentence)")
      }
    }
    #expect(count > 0)
  }

  @Test("The search finds a sentence behind the examples, and neither theirs nor a comment's")
  func finds() {
    let code = """
          .fails("a", files: ["x": "Nobody translates this."]),
          check: .bar { _ in
            // "Nobody says this either."
            suggestion: isOne ? "Shorten it there." : "\\(count) Save.",
      """
    #expect(Self.sentences(of: code) == ["Shorten it there."])
  }
}
