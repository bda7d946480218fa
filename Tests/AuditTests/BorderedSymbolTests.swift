import LintelAudit
import LintelFindings
import Testing

@Suite("Symbols with an outline of their own")
struct BorderedSymbolTests {
  private func advice(_ symbol: String) async -> [String?] {
    let sketch = "ios26 en 402pt\n| Inbox | {\(symbol) \"Act\"}"
    return await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": sketch])).findings
      .filter { $0.rule == "symbol-bordered" }.map { $0.suggestion?.english }
  }

  @Test(
    "A symbol is named where the system surely has it without its outline, on either side",
    arguments: ["ellipsis", "trash", "line.3.horizontal.decrease", "chevron.backward", "arrow.uturn.forward"])
  func known(plain: String) async {
    #expect(await advice(plain + ".circle") == ["Use \(plain)."])
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
