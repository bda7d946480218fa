import LintelModel
import Testing

@Suite("Hostile source")
struct HostileSourceTests {
  @Test("Ten thousand nested braces are skipped, with the place")
  func nesting() {
    let source = "let toolbar = 1\n" + String(repeating: "{", count: 10_000)
    #expect(SwiftFixture(source).skipped.map(\.reason) == ["line 2: found 10000 nested brackets, at most 200 are read"])
  }

  @Test("A file of 50 MB is skipped, and the others are read")
  func size() {
    let read = SwiftFixture([
      "A.swift": "struct V: View { var body: some View { List { }.navigationTitle(\"A\") } }",
      "B.swift": "// toolbar\n" + String(repeating: " ", count: 50_000_000),
    ])
    #expect(read.bars.count == 1)
    #expect(read.skipped.map(\.file) == ["B.swift"])
  }

  @Test("Source that is cut off anywhere gives bars or none", arguments: Array(stride(from: 0, to: 230, by: 7)))
  func malformed(length: Int) {
    let source =
      #"struct V: View { var body: some View { List { }.navigationTitle("A \(b) c").toolbar { #if os(iOS) "#
      + #"ToolbarItem(placement: .bottomBar) { Button(a ? "x" : "y") { } } #endif "#
      + #"if c { Button { } label: { Text("z") } } } } }"#
    #expect(SwiftFixture(String(source.prefix(length))).skipped.isEmpty)
  }

  @Test("Properties, functions, types and contents that name each other in a circle end", .timeLimit(.minutes(20)))
  func cycles() {
    let source = """
      struct V: View {
        var a: some View { b }
        var b: some View { a }
        func text(_ s: String) -> String { other(s) }
        func other(_ s: String) -> String { text(s) }
        var title: String { name }
        var name: String { title }
        var items: some ToolbarContent { items }
        @ToolbarContentBuilder func more() -> some ToolbarContent { more() }
        var body: some View {
          List { }.navigationTitle(title).toolbar {
            ToolbarItem { a }
            ToolbarItem { Button(text("x")) { } }
            ToolbarItem { W() }
            items
            more()
          }
        }
      }
      struct W: View { var body: some View { W() } }
      class C: UIViewController {
        lazy var first: UIBarButtonItem = second
        lazy var second: UIBarButtonItem = first
        func make() -> UIBarButtonItem { make() }
        override func viewDidLoad() { navigationItem.rightBarButtonItems = [first, make()] }
      }
      """
    let fixture = SwiftFixture(source)
    #expect(fixture.skipped.isEmpty)
    #expect(fixture.bar?.title.state == .unresolved)
    #expect(fixture.items.count >= 3)
  }

  @Test("A chain of two thousand modifiers is read")
  func longChain() {
    let chain = String(repeating: ".bold()", count: 2_000)
    #expect(SwiftFixture(body: chain + ".navigationTitle(\"A\")").bar?.title.said == "A")
  }

  @Test("Thousands of nested #if are skipped, and as many in a row are read")
  func conditions() {
    let nested = String(repeating: "#if A\n", count: 3000) + "let toolbar = 1\n" + String(repeating: "#endif\n", count: 3000)
    #expect(SwiftFixture(nested).skipped.map(\.reason) == ["found 3000 nested #if, at most 200 are read"])
    let row = String(repeating: "#if A\nlet a = \"#if \"\n#endif\n", count: 300) + "let toolbar = 1\n"
    #expect(SwiftFixture(row).skipped.isEmpty)
  }

  @Test("Brackets in strings and comments do not count as nesting")
  func brackets() {
    let braces = String(repeating: "{", count: 500)
    #expect(SwiftFixture("// toolbar \(braces)\nlet a = \"\(braces)\"\nlet b = \"\"\"\n\(braces)\n\"\"\"\n").skipped.isEmpty)
  }

  @Test("Bytes that are no UTF-8 do no harm")
  func bytes() {
    #expect(SwiftFixture("let toolbar = \"\u{FFFD}\u{0}\"").bars.isEmpty)
  }
}
