import LintelModel
import Testing

@testable import LintelSwiftSource

/// What a generator makes of repetition, nesting and recursion. Each of these took minutes or gigabytes once, or broke the
/// parser's stack.
@Suite("Source that grows without end", .timeLimit(.minutes(20)))
struct HostileGrowthTests {
  private func view(_ content: String) -> String {
    "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\").navigationTitle(\"T\").toolbar { \(content) } } }\n"
  }
  private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test("Generic arguments in generic arguments are skipped, and comparisons are none")
  func angles() {
    let nested = SwiftFixture(view("Text(A" + times(100_000, "<A") + times(100_000, ">") + "())"))
    #expect(nested.skipped.map(\.reason) == ["found 100000 nested generic arguments, at most 400 are read"])
    let compared = "func f() {\n" + times(1000, "if a < b { c() }\n") + "}\n" + times(1000, "let d = a < b\n")
    #expect(SwiftFixture(view("Text(\"x\")") + compared).skipped.isEmpty)
  }

  @Test("What the parser reads by calling itself is skipped", arguments: ["try ", "await ", "A -> "])
  func prefixes(word: String) {
    let source = view("Text(\"x\")") + "let a: " + times(300_000, word) + "A\n"
    #expect(SwiftFixture(source).skipped.count == 1)
  }

  @Test("An expression of thousands of arms is one text that is not known", arguments: ["x ? \"a\" : ", "x ?? "])
  func arms(arm: String) throws {
    let items = SwiftFixture(view("Text(" + times(40_000, arm) + "\"b\")")).items
    #expect(items.map(\.label.state) == [.unresolved])
  }

  @Test("Thousands of else-ifs in one block are skipped, as many in many blocks are read")
  func elseIfs() {
    let row = "if x { Button(\"a\") {} } " + times(20_000, "else  if x { Button(\"a\") {} } ")
    let reasons = SwiftFixture(view(row)).skipped.map(\.reason)
    #expect(reasons == ["found 20000 times 'else if' in one block, at most 1000 are read"])
    let blocks = times(2000, "func f() { if x { } else if y { } }\n")
    #expect(SwiftFixture(view("Text(\"x\")") + blocks).skipped.isEmpty)
  }

  @Test("Functions that each show all of them end as one thing that is not known")
  func functions() {
    let all = (0..<8).map { "f\($0)();" }.joined(separator: " ")
    let source = (0..<8).map { "@ViewBuilder func f\($0)() -> some View { \(all) }\n" }.joined() + view("f0()")
    let items = SwiftFixture(source).items
    #expect(!items.isEmpty && items.allSatisfy { $0.label.state == .unresolved })
  }

  @Test("Views that each show all of them end as one thing that is not known")
  func views() {
    let all = (0..<12).map { "W\($0)();" }.joined(separator: " ")
    let source = (0..<12).map { "struct W\($0): View { var body: some View { \(all) } }\n" }.joined() + view("W0()")
    let items = SwiftFixture(source).items
    #expect(!items.isEmpty && items.allSatisfy { $0.label.state == .unresolved })
  }

  @Test("Functions of a controller that each call all of them end")
  func calls() {
    let all = (0..<10).map { "f\($0)();" }.joined(separator: " ")
    let source = """
      import UIKit
      class V: UIViewController {
        func viewDidLoad() { navigationItem.title = "T"; navigationItem.rightBarButtonItem = f0() }
        \((0..<10).map { "func f\($0)() -> UIBarButtonItem { \(all) }" }.joined(separator: "\n"))
      }
      """
    #expect(SwiftFixture(source).bar?.title.source == "T")
  }

  @Test("Hundreds of files that declare one name are read")
  func namesakes() {
    let own = "struct W: View { var body: some View { Button(\"x\") {} } }\n"
    let files = Dictionary(uniqueKeysWithValues: (0..<400).map { ("V\($0).swift", view("W()") + own) })
    #expect(SwiftFixture(files).bars.count == 400)
  }

  @Test("A file that declares a name as hundreds of others do means its own, with what extends it elsewhere")
  func ownAmongNamesakes() {
    var files = Dictionary(
      uniqueKeysWithValues: (0..<100).map {
        ("V\($0).swift", view("W()") + "struct W: View { var body: some View { w; Button(\"x\($0)\") {} } }\n")
      })
    files["E.swift"] = "import SwiftUI\nextension W { var w: some View { Button(\"e\") {} } }\n"
    let bars = SwiftFixture(files).bars
    #expect(bars.first { $0.location.file == "V70.swift" }?.items.map(\.label.source) == ["e", "x70"])
  }

  @Test("A bar in which every item stands in a branch of its own is read")
  func branches() {
    let items = (0..<1500).map { "if x\($0) { Button(\"a\($0)\") {} }" }.joined(separator: "\n")
    #expect(!SwiftFixture(view(items)).bars.isEmpty)
  }

  @Test("A bar whose content a property gives is read after one that used up its budget")
  func afterwards() {
    let all = (0..<8).map { "f\($0)();" }.joined(separator: " ")
    let files = [
      "A.swift": (0..<8).map { "@ViewBuilder func f\($0)() -> some View { \(all) }\n" }.joined() + view("f0()"),
      "B.swift": """
      import SwiftUI
      struct W: View {
        var body: some View { Text("b").navigationTitle("W").toolbar(content: content) }
        @ToolbarContentBuilder func content() -> some ToolbarContent { ToolbarItem { Button("Save") {} } }
      }
      """,
    ]
    let bar = SwiftFixture(files).bars.first { $0.location.file == "B.swift" }
    #expect(bar?.items.map(\.label.source) == ["Save"])
  }

  @Test("Functions that show the next one hundreds of times are no presenters of what the last one shows")
  func presenters() {
    let functions = (0..<5).map { "func f\($0)() -> some View { Group { \(times(300, "f\($0 + 1)(); ")) } }\n" }.joined()
    let source = """
      import SwiftUI
      struct V: View {
        var body: some View { Group { f0() }.navigationTitle("T").toolbar { Button("a") {} } }
        \(functions)
        func f5() -> some View { W() }
      }
      struct W: View { var body: some View { Text("w").navigationTitle("W").toolbar { Button("b") {} } } }
      """
    #expect(SwiftFixture(source).bars.count == 2)
  }

  @Test("Modifiers that each apply the next one hundreds of times end")
  func modifiers() {
    let methods = (0..<4).map { number in
      "func m\(number)() -> some View { toolbar { Button(\"b\(number)\") {} }\(times(300, ".m\(number + 1)()")) }\n"
    }.joined()
    let source =
      "extension View {\n\(methods)}\n" + view("Button(\"a\") {}").replacing("Text(\"a\")", with: "Text(\"a\").m0()")
    #expect(!SwiftFixture(source).bars.isEmpty)
  }

  @Test("Names that a view is handed in a thousand arms are compared no further")
  func handed() {
    let names = (0..<900).map { "n\($0)" }
    let source = """
      import SwiftUI
      struct W: View {
        \(names.map { "var \($0): String?" }.joined(separator: "\n  "))
        var body: some View {
          \(names.map { "if let \($0) { Button(\($0)) {} }" }.joined(separator: " else "))
        }
      }

      """
    let call = "W(" + names.map { "\($0): nil" }.joined(separator: ", ") + ")"
    #expect(!SwiftFixture(source + view(call)).bars.isEmpty)
  }

  @Test("Objects of a protocol that each ask another one end")
  func asked() {
    let classes = (0..<40).map { number in
      """
      class C\(number): UIViewController, Maker {
        var maker: Maker?
        func makeItem() -> UIBarButtonItem { return maker!.makeItem() }
        override func viewDidLoad() { title = "T\(number)"; navigationItem.rightBarButtonItem = maker?.makeItem() }
      }

      """
    }
    let source = "import UIKit\nprotocol Maker { func makeItem() -> UIBarButtonItem }\n" + classes.joined()
    // What a maker may leave out is a variant, as far as the others' were followed.
    #expect(Set(SwiftFixture(source).bars.map(\.title.said)).isSuperset(of: (0..<40).map { "\"T\($0)\"" }))
  }

  @Test("A list that is mapped into lists that are mapped ends")
  func mapped() {
    let list = "[" + (0..<20).map { "\"t\($0)\"" }.joined(separator: ", ") + "]"
    let inner = (0..<6).reduce("UIBarButtonItem(title: a0, style: .plain, target: nil, action: nil)") { body, number in
      "\(list).map { a\(number) in \(body) }"
    }
    let source = """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() { title = "T"; navigationItem.rightBarButtonItems = \(inner) }
      }
      """
    #expect(SwiftFixture(source).bar?.title.source == "T")
  }

  @Test("A text of thousands of values is not known")
  func interpolations() {
    let items = SwiftFixture(view("Text(\"" + times(100_000, "\\(x)") + "\")")).items
    #expect(items.map(\.label.state) == [.unresolved])
  }

  @Test("Hundreds of private methods that are called hundreds of times, or behind thousands of statements, end")
  func entries() {
    let often = (0..<200).map { "f\($0)()" }.joined(separator: "; ")
    let late = (0..<150).map { "g\($0)()" }.joined(separator: "; ")
    let source = """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() { title = "T" }
        func a() { \(times(120, "if x { \(often) }\n")) }
        func b() { \(times(5_000, "reload(); ")) if x { \(late) } }
        \((0..<200).map { "private func f\($0)() { count += 1 }" }.joined(separator: "\n"))
        \((0..<150).map { "private func g\($0)() { count += 1 }" }.joined(separator: "\n"))
      }
      """
    #expect(SwiftFixture(source).bar?.title.source == "T")
  }

  @Test("Thousands of items in one block that are each made and then given a title are read")
  func writes() {
    let items = (0..<2_000).map { number in
      "let i\(number) = UIBarButtonItem(title: \"a\", style: .plain, target: nil, action: nil); i\(number).title = \"b\"\n"
    }
    let source = """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          \(items.joined())
          title = "T"
          navigationItem.rightBarButtonItem = i0
        }
      }
      """
    #expect(SwiftFixture(source).bars.contains { $0.title.source == "T" })
  }
}
