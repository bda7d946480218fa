import LintelAudit
import LintelFindings
import Testing

@Suite("Symbols with an outline of their own")
struct BorderedSymbolTests {
  private func advice(_ symbol: String, says name: String = "Act", beside others: String = "") async -> [String?] {
    let sketch = "ios26 en 402pt\n\(others)| Inbox | {\(symbol) \"\(name)\"}"
    return await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": sketch])).findings
      .filter { $0.rule == "symbol-bordered" }.map { $0.suggestion?.english }
  }

  @Test(
    "A symbol is named where the system surely has it without its outline, and it is known for just that action",
    arguments: [
      ("ellipsis", "More"), ("trash", "Delete"), ("line.3.horizontal.decrease", "Filter"), ("arrow.uturn.forward", "Redo"),
      ("xmark", "Close"),
    ])
  func known(plain: String, name: String) async {
    #expect(await advice(plain + ".circle", says: name) == ["Use \(plain)."])
  }

  @Test(
    "No symbol is named that would mean something else alone",
    arguments: [("xmark.square", "Close All Tabs"), ("chevron.down.circle", "Next Unread"), ("trash.circle", "Archive")])
  func otherMeaning(symbol: String, name: String) async {
    #expect(await advice(symbol, says: name) == ["Use a symbol without an outline of its own."])
  }

  @Test("No symbol is named that stands on the bar for something else")
  func taken() async {
    #expect(
      await advice("xmark.circle", says: "Close", beside: "{xmark \"Cancel\"} ") == [
        "Use a symbol without an outline of its own."
      ])
  }

  @Test("No symbol is named that the system may not have")
  func unknown() async {
    #expect(await advice("leaf.circle") == ["Use a symbol without an outline of its own."])
  }

  @Test("The circles that show what is chosen are the picture itself")
  func choice() async {
    #expect(await advice("largecircle.fill.circle").isEmpty)
  }
}
