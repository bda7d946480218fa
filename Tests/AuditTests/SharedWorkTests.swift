import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Two states of one project")
struct SharedWorkTests {
  private static let example: [String: String] = {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Examples/Fieldfare").standardizedFileURL
    var texts = [
      "iOS/Feed.swift": """
      import SwiftUI
      struct Feed: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Feed").toolbar { Button("Mark everything as read") {} ; Button("Filter") {} } }
        }
      }

      """
    ]
    for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      texts[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return texts
  }()

  private enum Change: String, CaseIterable {
    case nothing, translation, comment, keyAdded, keyDeleted, languageDeleted, languageAdded, source, bar, code, broken,
      catalogue
  }

  /// The example with a change made to it.
  private func changed(by change: Change) throws -> [String: String] {
    var texts = Self.example
    func edit(_ suffix: String, _ body: (inout String) throws -> Void) throws {
      let path = try #require(texts.keys.sorted().first { $0.hasSuffix(suffix) }, "\(suffix)")
      try body(&texts[path]!)
    }
    func set(_ value: String, of entry: String, in text: inout String) throws {
      let start = try #require(text.range(of: "\(entry) = \"")).upperBound
      let end = try #require(text[start...].range(of: "\";")).lowerBound
      text.replaceSubrange(start..<end, with: value)
    }
    switch change {
    case .nothing: break
    case .translation:
      try edit("iOS/de.lproj/Main.strings") {
        try set("Ein Titel, der in keine Leiste passt", of: "\"5Pv-bp-mB8.title\"", in: &$0)
      }
    case .comment: try edit("iOS/de.lproj/Main.strings") { $0 = "/* New above all */\n\n" + $0 }
    case .keyAdded: try edit("iOS/de.lproj/Main.strings") { $0 += "\n\"new.key\" = \"%@ neu\";\n" }
    case .keyDeleted:
      try edit("iOS/de.lproj/Main.strings") { $0 = $0.split(separator: "\n").dropLast(2).joined(separator: "\n") }
    case .languageDeleted: texts = texts.filter { !$0.key.contains("de.lproj") }
    case .languageAdded: texts["iOS/sq.lproj/Main.strings"] = "\"5Pv-bp-mB8.title\" = \"Hollësi\";\n"
    case .source: try edit("iOS/Base.lproj/Main.storyboard") { $0 = $0.replacing("title=\"", with: "title=\"More ") }
    case .bar:
      try edit("iOS/Base.lproj/Main.storyboard") {
        $0 = $0.replacing("<barButtonItem key=\"rightBarButtonItem\"", with: "<barButtonItem key=\"leftBarButtonItem\"")
      }
    case .code:
      try edit(".swift") {
        $0 += "\nimport SwiftUI\nstruct Other: View { var body: some View { Text(\"x\").navigationTitle(\"Other\") } }\n"
      }
    case .broken: try edit("iOS/de.lproj/Main.strings") { $0 = "\"a\" \"b\";\n" + $0 }
    case .catalogue:
      try edit(".xcstrings") { $0 = $0.replacing("\"state\" : \"translated\"", with: "\"state\" : \"needs_review\"") }
    }
    return texts
  }

  @Test(
    "Audited with what another state of the project left behind, a project comes out as it does alone",
    arguments: Change.allCases)
  private func equal(change: Change) async throws {
    let memory = Memory()
    let (before, after) = (Self.example, try changed(by: change))
    #expect(change == .nothing || before != after)
    func audit(_ texts: [String: String], _ memory: Memory?) async -> AuditResult {
      await Auditor.audit(ProjectSource.read(texts: texts, memory: memory), memory: memory)
    }
    let first = await audit(before, memory)
    #expect(!first.bars.isEmpty && !first.findings.isEmpty)
    let second = await audit(after, memory)
    let alone = await audit(after, nil)
    #expect(second.project == alone.project)
    #expect(second.bars == alone.bars)
    #expect(second.findings == alone.findings)
    #expect(second == alone)
    #expect(await audit(before, memory) == first)
  }
}
