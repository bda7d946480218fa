import Foundation
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
  }
}
