import LintelModel
import Testing

/// More combinations of conditions than a bar has variants are counted.
@Suite("Combinations that are left out")
struct LeftOutCombinationTests {
  private func arms(_ count: Int, _ content: (Int) -> String) -> String {
    "switch mode {\n" + (0..<count).map { "case .c\($0): \(content($0))\n" }.joined() + "}"
  }

  @Test("A bar says how many combinations none of its variants shows")
  func tooMany() {
    let bars = SwiftFixture(items: arms(20) { "Button(\"Item \($0)\") { }" }).bars
    #expect(bars.count == 16)
    #expect(bars.allSatisfy { $0.combinationsLeftOut == 4 })
  }

  @Test("Where all of a bar is shown, nothing is said", arguments: [1, 2, 16])
  func allShown(count: Int) {
    let bars = SwiftFixture(items: arms(count) { "Button(\"Item \($0)\") { }" }).bars
    #expect(bars.count == count)
    #expect(bars.allSatisfy { $0.combinationsLeftOut == 0 })
  }

  @Test("Arms that look alike are no more combinations than are seen")
  func alike() {
    let bars = SwiftFixture(items: arms(20) { "Button(\"Item \($0 % 4)\") { }" }).bars
    #expect(bars.count == 4)
    #expect(bars.allSatisfy { $0.combinationsLeftOut == 0 })
  }

  @Test("Faces that one item has beyond those that are read are counted, too")
  func faces() {
    let bars = SwiftFixture(items: "Button { run() } label: {\n\(arms(70) { "Text(\"Item \($0)\")" })\n}").bars
    #expect(bars.count == 16)
    #expect(bars.allSatisfy { $0.combinationsLeftOut == 48 + 6 })
  }

  @Test("Sets of what is in none are counted with what never stands together, up to a limit")
  func counting() {
    let branch = Branch(.condition, "mode")
    let all = (0..<100).map { Conditions(arms: [branch: $0 / 2]) }
    let sets = Conditions.sets(of: all, atMost: 16)
    #expect(sets.found.count == 16)
    #expect(sets.unseen == Array(32..<100))
    #expect(Conditions.count(ofSetsFor: sets.unseen, of: all) == 34)
    #expect(Conditions.count(ofSetsFor: Array(0..<100), of: all) == 50)
    let each = (0..<100).map { Conditions(arms: [branch: $0]) }
    #expect(Conditions.count(ofSetsFor: Array(0..<100), of: each) == Conditions.mostCounted)
    #expect(Conditions.count(ofSetsFor: [], of: all) == 0)
  }
}
