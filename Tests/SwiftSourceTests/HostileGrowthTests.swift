import LintelModel
import Testing

@testable import LintelSwiftSource

/// What a generator makes of repetition, nesting and recursion. Each of these took minutes or gigabytes once, or broke the
/// parser's stack.
@Suite("Source that grows without end", .timeLimit(.minutes(1)))
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

  @Test("A bar in which every item stands in a branch of its own is read")
  func branches() {
    let items = (0..<1500).map { "if x\($0) { Button(\"a\($0)\") {} }" }.joined(separator: "\n")
    #expect(!SwiftFixture(view(items)).bars.isEmpty)
  }

  @Test("A text of thousands of values is not known")
  func interpolations() {
    let items = SwiftFixture(view("Text(\"" + times(100_000, "\\(x)") + "\")")).items
    #expect(items.map(\.label.state) == [.unresolved])
  }
}
