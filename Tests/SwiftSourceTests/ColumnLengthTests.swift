import LintelModel
import Testing

@Suite("Widths of columns that code names")
struct ColumnLengthTests {
  private func column(_ title: String, in bars: [Toolbar]) -> SplitColumn? {
    bars.first { $0.title.source == title || $0.title.key == title }?.column
  }

  private func sidebar(_ width: String, _ types: String) -> SplitColumn? {
    let root = """
      struct Root: View {
        private static let usual: CGFloat = 260
        let own: CGFloat = 270
        var body: some View {
          NavigationSplitView { Boxes().navigationSplitViewColumnWidth(\(width)) } detail: { Text("B") }
        }
      }
      struct Boxes: View { var body: some View { List { }.navigationTitle("Boxes") } }
      """
    return column("Boxes", in: SwiftFixture(["Root.swift": root, "Width.swift": types], platforms: [.ipados]).bars)
  }

  @Test("Constants of a type, of the view, of a file and of CGFloat are read, and what stands for a case of an enum")
  func constants() {
    let types = """
      enum Width { static let least: CGFloat = 200; static let most = 320.0 }
      enum Raw: CGFloat { case least = 200, most = 320 }
      extension CGFloat { static let leastColumn: CGFloat = 200 }
      let widestColumn: CGFloat = 320
      """
    let known = SplitColumn(.sidebar, preferred: 260, least: 200, most: 320)
    #expect(sidebar("min: Width.least, ideal: Self.usual, max: Width.most", types) == known)
    #expect(sidebar("min: .leastColumn, ideal: Root.usual, max: widestColumn", types) == known)
    #expect(sidebar("min: Raw.least.rawValue, ideal: CGFloat(260), max: Raw.most.rawValue", types) == known)
    #expect(sidebar("own", types) == SplitColumn(.sidebar, preferred: 270, least: 270, most: 270))
  }

  @Test("What may change, or is worked out, is not known")
  func unknown() {
    let types = "enum Width { static var least: CGFloat = 200; static var most: CGFloat { isWide ? 400 : 300 } }"
    #expect(sidebar("min: Width.least, ideal: ideal(), max: Width.most", types) == SplitColumn(.sidebar))
  }

  @Test("A split view controller's widths are read in the same way, also from a constant of the function")
  func controller() {
    let source = """
      final class Boxes: UIViewController { override func viewDidLoad() { title = "Boxes" } }
      final class Root: UISplitViewController {
        private static let least: CGFloat = 280
        override func viewDidLoad() {
          let widest: CGFloat = 420
          setViewController(Boxes(), for: .primary)
          minimumPrimaryColumnWidth = Root.least
          maximumPrimaryColumnWidth = widest
          preferredPrimaryColumnWidth = clamped(saved)
        }
      }
      """
    let bars = SwiftFixture(source, platforms: [.ipados]).bars
    #expect(column("Boxes", in: bars) == SplitColumn(.sidebar, least: 280, most: 420))
  }
}
