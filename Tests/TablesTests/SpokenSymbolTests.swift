import LintelTables
import Testing

@Suite("Symbols whose descriptions are trusted")
struct SpokenSymbolTests {
  @Test(
    "A symbol says one thing, whatever its outline and fill",
    arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("magnifyingglass", "Search"), ("gearshape.fill", "Settings"),
      ("square.and.arrow.up", "Share"), ("arrow.uturn.backward.circle", "Undo"), ("map", "Map"),
    ])
  func action(symbol: String, action: String) { #expect(SpokenSymbol.action(of: symbol) == action) }

  @Test("A question mark is Help in its circle, and a sign without")
  func circle() {
    #expect(SpokenSymbol.action(of: "questionmark.circle") == "Help")
    #expect(SpokenSymbol.action(of: "questionmark.circle.fill") == "Help")
    #expect(SpokenSymbol.action(of: "questionmark") == nil)
  }

  @Test("A check mark is Done, and in a circle Apple's symbol for selecting, so that it is asked about")
  func checkmark() {
    #expect(SpokenSymbol.action(of: "checkmark") == "Done")
    #expect(SpokenSymbol.action(of: "checkmark.circle") == nil)
    #expect(SpokenSymbol.action(of: "checkmark.circle.fill") == nil)
  }

  @Test("All others are not trusted", arguments: ["bell", "arrow.clockwise", "paperplane", "plus.square", "circle", ""])
  func others(symbol: String) { #expect(SpokenSymbol.action(of: symbol) == nil) }

  @Test("Each has one row, and a word")
  func rows() {
    #expect(Set(SpokenSymbol.all.map(\.symbol)).count == SpokenSymbol.all.count)
    #expect(SpokenSymbol.all.allSatisfy { !$0.action.isEmpty && !$0.symbol.isEmpty })
  }
}
