import Foundation
import LintelModel
import Testing

@testable import LintelInputs

@Suite("Facts that a definition declares")
struct FactTests {
  func sketch(_ text: String) -> DefinitionFile { SketchReader.read(SourceFile(path: "a.sketch", bytes: Array(text.utf8))) }

  func yaml(_ text: String) -> DefinitionFile {
    YAMLReader.read(SourceFile(path: "a.toolbar.yml", bytes: Array(text.utf8)))
  }

  @Test("A sketch says them of the bar and of its items")
  func sketches() throws {
    let file = sketch(
      "ios26 en\nkind: toolbar\nfacts: edge bottom, scrollsAway yes, height 60pt\nfacts item2: hasBezel no, commands Print / Move\n[A] [B]"
    )
    let bar = try #require(file.toolbars.first)
    #expect(file.skipped == [])
    #expect(bar.facts.edge == .declared(.bottom))
    #expect(bar.facts.scrollsAway == .declared(true))
    #expect(bar.facts.height == .declared(60))
    #expect(bar.facts.hidesItself == .unknown)
    #expect(bar.items[0].facts == ItemFacts())
    #expect(bar.items[1].facts.hasBezel == .declared(false))
    #expect(bar.items[1].facts.commands == .declared(["Print", "Move"]))
  }

  @Test("A definition in YAML says them in its own spelling of yes and no")
  func definitions() throws {
    let file = yaml(
      """
      toolbars:
        - kind: toolbar
          facts: {edge: bottom, scrollsAway: true}
          items:
            - {label: A, facts: {iconSize: 28, hasBezel: no}}
      """)
    let bar = try #require(file.toolbars.first)
    #expect(file.skipped == [])
    #expect(bar.facts.edge == .declared(.bottom))
    #expect(bar.facts.scrollsAway == .declared(true))
    #expect(bar.items.first?.facts.iconSize == .declared(28))
    #expect(bar.items.first?.facts.hasBezel == .declared(false))
  }

  @Test(
    "A fact that there is not, a value that none has, and an item that is not there are errors with what is allowed",
    arguments: [
      ("facts: edges top", "edge"), ("facts: edge middle", "top, bottom, leading, trailing"),
      ("facts: height tall", "a length in points"), ("facts item9: hasBezel yes", "item1"), ("facts: edge", "top, bottom"),
    ])
  func errors(line: String, allowed: String) {
    let file = sketch("ios26 en\nkind: toolbar\n\(line)\n[A]")
    #expect(file.toolbars.isEmpty)
    #expect(file.skipped.count == 1)
    #expect(file.skipped.first?.reason.contains(allowed) == true)
  }

  @Test(
    "A fact that is said twice, and a fact of a space, are errors with their line",
    arguments: [
      ("facts: edge top, edge bottom", 3, "twice"), ("facts item1: iconSize 20pt\nfacts item1: iconSize 24pt", 4, "twice"),
      ("facts item2: hasBezel no", 3, "item1, item3"),
    ])
  func refused(lines: String, line: Int, says: String) {
    let file = sketch("ios26 en\nkind: toolbar\n\(lines)\n[A] -- [B]")
    #expect(file.toolbars.isEmpty)
    #expect(file.skipped.first?.reason.hasPrefix("line \(line),") == true, "\(file.skipped)")
    #expect(file.skipped.first?.reason.contains(says) == true, "\(file.skipped)")
    #expect(
      sketch("ios26 en\nkind: toolbar\nfacts item1: hasBezel no\nfacts item3: hasBezel no\n[A] -- [B]").skipped.isEmpty)
  }

  @Test("So is a fact of a space in YAML, and one that is said twice there")
  func refusedYAML() {
    let space = yaml("toolbars:\n  - kind: toolbar\n    items:\n      - {kind: flexibleSpace, facts: {hasBezel: no}}\n")
    #expect(space.toolbars.first?.items.first?.facts == ItemFacts())
    #expect(space.skipped.first?.reason.contains("line 4") == true)
    #expect(!yaml("toolbars:\n  - kind: toolbar\n    facts: {edge: top, edge: bottom}\n").skipped.isEmpty)
  }

  @Test("A wrong fact of a YAML definition costs that fact alone")
  func wrongFact() {
    let file = yaml("toolbars:\n  - kind: toolbar\n    facts: {edge: middle, scrollsAway: true}\n")
    #expect(file.toolbars.first?.facts.scrollsAway == .declared(true))
    #expect(file.toolbars.first?.facts.edge == .unknown)
    #expect(file.skipped.first?.reason.contains("top, bottom, leading, trailing") == true)
  }

  @Test("A toggle says both of its states")
  func states() {
    let item = sketch("ios26 en\nkind: toolbar\ntoggle[Play / Pause]").toolbars.first?.items.first
    #expect(item?.label.source == "Play")
    #expect(item?.otherLabel.source == "Pause")
  }

  @Test("The page about facts has every name, what it means and which values it takes")
  func page() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/facts.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let parts = page.components(separatedBy: "## Of an item")
    func rows<Facts>(_ facts: [FactName<Facts>]) -> String {
      facts.map { "| `\($0.name)` | \($0.meaning) | \($0.allowed) |\n" }.joined()
    }
    #expect(parts[0].contains(rows(BarFacts.vocabulary)))
    #expect(parts[1].contains(rows(ItemFacts.vocabulary)))
    let sketch = page.components(separatedBy: "```sketch\n")[1].components(separatedBy: "```")[0]
    #expect(self.sketch(sketch).skipped == [])
  }

  @Test("Every name reads back what it writes")
  func vocabulary() {
    for fact in BarFacts.vocabulary { roundTrip(fact, BarFacts()) }
    for fact in ItemFacts.vocabulary { roundTrip(fact, ItemFacts()) }
  }

  func roundTrip<Facts>(_ fact: FactName<Facts>, _ empty: Facts) {
    let values = [
      "yes", "no", "top", "equal", "small", "view", "positive", "first", "24", "#102030", "word", "a / b", "AX1",
      "automatic",
    ]
    let read = values.compactMap { value -> String? in
      var facts = empty
      return fact.write(value, &facts) ? fact.read(facts) : nil
    }
    #expect(!read.isEmpty, "\(fact.name)")
    for value in read {
      var facts = empty
      #expect(fact.write(value, &facts) && fact.read(facts) == value, "\(fact.name) \(value)")
    }
  }
}
