import LintelModel
import Testing

/// A view of the project's that makes a bar around what it is handed.
@Suite("Bars around what a view is handed to show")
struct HandedContentTests {
  private static let sheet = """
    struct SheetContent<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        NavigationStack {
          content.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Done") { } } }
        }
      }
    }

    """

  private static func view(_ name: String) -> String {
    let item = "ToolbarItem(placement: .topBarTrailing) { Button(\"Share\") { } }"
    return "struct \(name): View { var body: some View { List { }.navigationTitle(\"\(name)\").toolbar { \(item) } } }\n"
  }

  private static func home(_ content: String) -> String {
    "struct Home: View { var body: some View { Text(\"a\").sheet(isPresented: $shows) { \(content) } } }\n"
  }

  private func labels(_ bar: Toolbar) -> [String] { bar.items.filter { $0.kind != .back }.map(\.label.said).sorted() }

  @Test("Its items are on the bar of each view that it is handed, and on no bar of its own")
  func joined() {
    let choice = "switch shown { case .a: SheetContent { Hotspot() }\ncase .b: SheetContent { Bookmarks(of: page) } }"
    let bars = SwiftFixture(Self.sheet + Self.view("Hotspot") + Self.view("Bookmarks") + Self.home(choice)).bars
    #expect(bars.map(\.title.said).sorted() == ["Bookmarks", "Hotspot"])
    #expect(bars.map(labels) == [["Done", "Share"], ["Done", "Share"]])
    #expect(bars.map(\.largeTitle) == [.declared(true), .declared(true)])
  }

  @Test("A view that stands elsewhere, too, has its bar with and without these items")
  func alsoPlain() {
    let tab = "struct Tab1: View { var body: some View { NavigationStack { Hotspot() } } }"
    let bars = SwiftFixture(Self.sheet + Self.view("Hotspot") + Self.home("SheetContent { Hotspot() }") + tab).bars
    #expect(Set(bars.map(labels)) == [["Done", "Share"], ["Share"]])
    #expect(Set(bars.map(\.title.said)) == ["Hotspot"])
  }

  @Test("A title that is put on the content where it is handed over is on that bar")
  func modifiedContent() {
    let bars = SwiftFixture(Self.sheet + Self.home("SheetContent { List { }.navigationTitle(\"About\") }")).bars
    #expect(bars.map(\.title.said) == ["About"])
    #expect(bars.map(labels) == [["Done"]])
  }

  @Test("Where it is handed something without a bar, its own is told as well")
  func withoutBar() {
    let two = "VStack { SheetContent { Hotspot() }\nSheetContent { Text(\"a\") } }"
    let bars = SwiftFixture(Self.sheet + Self.view("Hotspot") + Self.home(two)).bars
    #expect(Set(bars.map(labels)) == [["Done", "Share"], ["Done"]])
  }

  @Test("Of views that it is handed in the arms of one branch, each has its items")
  func arms() {
    let choice = "SheetContent { switch shown { case .a: Hotspot()\ncase .b: Bookmarks() } }"
    let bars = SwiftFixture(Self.sheet + Self.view("Hotspot") + Self.view("Bookmarks") + Self.home(choice)).bars
    #expect(bars.map(\.title.said).sorted() == ["Bookmarks", "Hotspot"])
    #expect(bars.map(labels) == [["Done", "Share"], ["Done", "Share"]])
    let other = "SheetContent { if isReady { Hotspot() } else { ProgressView() } }"
    let withoutBar = SwiftFixture(Self.sheet + Self.view("Hotspot") + Self.home(other)).bars
    #expect(Set(withoutBar.map(labels)) == [["Done", "Share"], ["Done"]])
  }
}
