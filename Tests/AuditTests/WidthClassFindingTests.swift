import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Bars that have other items where the width is compact.
@Suite("Findings of bars of one width class")
struct WidthClassFindingTests {
  private func project(_ items: String) -> Project {
    ProjectSource.read(texts: [
      "App/Inbox.swift": """
        import UIKit
        struct Inbox: View {
          @Environment(\\.horizontalSizeClass) private var width
          var body: some View {
            List { }.navigationTitle("Inbox").toolbar { \(items) }
          }
        }
        """
    ])
  }

  private let sidebar = #"Button("Show the whole sidebar beside the list", systemImage: "sidebar.right") { }"#
  private let wide = (0..<12).map { #"Button("Action \#($0)", systemImage: "\#($0).circle") { }"# }.joined(separator: "\n")

  private func hidden(_ items: String) async -> Bool {
    await Auditor.audit(project(items)).findings.contains { $0.rule == "trailing-item-hidden" }
  }

  @Test("Items of regular width are not looked for in narrow windows")
  func narrowWindows() async {
    #expect(await hidden(wide))
    #expect(await !hidden("if width == .regular { \(wide) }"))
    #expect(await hidden("if width != .regular { \(wide) }"))
  }

  @Test("A bar that is asked for in one width of an iPad has the face of that width")
  func lookup() async {
    let project = project(#"if width == .regular { \#(sidebar) }; Button("Add") { }"#)
    func counts(_ width: Double) async -> Set<Int> {
      let bars = await BarLookup.bars(of: project, width: width)
      return Set(
        bars.filter { $0.layouts.contains { $0.environment.platform == .ipados } }.map(\.toolbar.items.count))
    }
    #expect(await counts(700) == [2])
    #expect(await counts(400) == [1])
  }
}
