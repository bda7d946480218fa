import Foundation
import LintelModel
import Testing

@testable import LintelInputs

@Suite("The documentation of definitions")
struct SketchDocumentationTests {
  /// The fenced blocks of a language in a page of `docs/`.
  func blocks(_ language: String, in page: String) throws -> [String] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/\(page)")
    return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test("Every sketch in docs/sketch.md is read without an error")
  func sketches() throws {
    let sketches = try blocks("sketch", in: "sketch.md")
    #expect(sketches.count >= 3)
    for sketch in sketches {
      let file = SketchReader.read(SourceFile(path: "a.sketch", bytes: Array(sketch.utf8)))
      #expect(file.skipped == [])
      #expect(!file.toolbars.isEmpty)
    }
  }

  @Test("Every definition in docs/yaml.md is read without an error")
  func definitions() throws {
    let definitions = try blocks("yaml", in: "yaml.md")
    #expect(!definitions.isEmpty)
    for definition in definitions {
      let file = YAMLReader.read(SourceFile(path: "a.toolbar.yml", bytes: Array(definition.utf8)))
      #expect(file.skipped == [])
      #expect(file.toolbars.map(\.items.count) == [3, 3])
    }
    for definition in try blocks("json", in: "yaml.md") {
      let file = YAMLReader.read(SourceFile(path: "a.toolbar.json", bytes: Array(definition.utf8)))
      #expect(file.skipped == [])
      #expect(file.toolbars.map(\.items.count) == [1])
    }
  }

  /// What is between backticks in the first column of a chapter's tables, or in the second.
  func written(under chapter: String, column: Int = 1) throws -> [String] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/sketch.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let text = try #require(page.components(separatedBy: "## \(chapter)\n").dropFirst().first)
    var found: [String] = []
    for row in text.components(separatedBy: "\n## ")[0].split(separator: "\n") where row.hasPrefix("| `") {
      let cells = String(row).replacing("\\|", with: "\u{0}").split(separator: "|")
      let parts = cells[column - 1].replacing("\u{0}", with: "|").components(separatedBy: "`")
      found += parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    return found.filter { $0 != "|" }
  }

  func problems(_ sketch: String) -> [String] {
    let file = SketchReader.read(SourceFile(path: "a.sketch", bytes: Array(sketch.utf8)))
    return file.toolbars.isEmpty ? ["no bar"] : file.skipped.map(\.reason)
  }

  @Test("Every construct that docs/sketch.md lists is read where it may stand")
  func constructs() throws {
    let bars = try written(under: "Bar line")
    #expect(bars.count > 35)
    for construct in bars {
      let standsAlone =
        ["<", "#", "[", "{"].contains { construct.hasPrefix($0) } || construct.last == "]" || construct == "Title"
      let line = standsAlone ? construct : "[A] \(construct) [B]"
      #expect(problems("ios26 de\n\(line)") == [], "\(construct)")
    }
    for word in try written(under: "Header") where !word.contains("pt") {
      let isSystem = word.first!.isLowercase && word.last!.isNumber
      let header = isSystem ? word : TextSize(rawValue: word) == nil ? "ios26 \(word)" : "ios26 375pt \(word)"
      #expect(problems("\(header)\n[A]") == [], "\(word)")
    }
  }

  @Test("Every word that a sketch knows is in docs/sketch.md, and every directive there is one it knows")
  func words() throws {
    let bars = try written(under: "Bar line").joined(separator: "\n")
    for word in SketchItemParser.words.map(\.word) {
      #expect(bars.contains("\(word)[") || bars.contains("\(word){"), "\(word)")
    }
    let directives = try written(under: "Directives")
    #expect(Set(directives.map { $0.split { $0 == ":" || $0 == " " }[0] }.map(String.init)) == Set(SketchDirectives.names))
    let values = try written(under: "Directives", column: 2)
    #expect(SketchDirectives.kinds.allSatisfy { values.contains($0.name) })
    for name in directives where !name.hasPrefix("app ") {
      let own = values.first { problems("ios26 375pt\n\(name) \($0)\n[A]").isEmpty } ?? "X"
      #expect(problems("ios26 375pt\n\(name) \(own)\n[A]") == [], "\(name)")
    }
  }
}
