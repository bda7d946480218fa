import LintelModel
import Testing

@testable import LintelSwiftSource

@Suite("Widths that code asks for the columns of a storyboard's split view")
struct StoryboardColumnWidthTests {
  private func widths(_ statements: String, _ other: String = "") -> [SplitColumn] {
    let source = """
      final class Coordinator {
        private static let widest: CGFloat = 440
        private var root: RootController
        init(_ root: RootController) {
          self.root = root
          \(statements)
        }
      }
      final class RootController: UISplitViewController { }
      """
    let files = [("Coordinator.swift", source), ("Other.swift", other)].map { (path: $0.0, bytes: Array($0.1.utf8)) }
    return SwiftSourceReader.read(files: files, sourceLocale: "en", platforms: [.ipados]).columnWidths
  }

  @Test("Numbers and constants are, whoever sets them; what is worked out, and set in two ways, is not known")
  func told() {
    let set = """
      self.root.minimumPrimaryColumnWidth = 300
      self.root.maximumSupplementaryColumnWidth = Coordinator.widest
      self.root.preferredSupplementaryColumnWidth = Self.clamped(saved)
      """
    #expect(widths(set) == [SplitColumn(.sidebar, least: 300), SplitColumn(.content, most: 440)])
    let other = "func narrow(_ root: RootController) { root.minimumPrimaryColumnWidth = 200 }"
    #expect(widths(set, other) == [SplitColumn(.sidebar), SplitColumn(.content, most: 440)])
  }

  @Test("Code that makes a split view controller may speak of that one")
  func madeByCode() {
    #expect(widths("self.root.minimumPrimaryColumnWidth = 300", "let other = UISplitViewController()").isEmpty)
    #expect(widths("").isEmpty)
  }

  @Test("A column that has widths of its own keeps them")
  func filled() {
    let asked = [SplitColumn(.sidebar, least: 300), SplitColumn(.content, most: 440)]
    #expect(SplitColumn(.content).filled(by: asked) == SplitColumn(.content, most: 440))
    #expect(SplitColumn(.sidebar, preferred: 280).filled(by: asked) == SplitColumn(.sidebar, preferred: 280))
    #expect(SplitColumn(.detail).filled(by: asked) == SplitColumn(.detail))
  }
}
