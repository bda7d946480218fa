import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Whether an iPhone's bar has an overflow menu, where the documentation leaves it open")
struct UnknownOverflowTests {
  private func found(_ sketch: String) async -> [Finding] {
    await FormsOfText.audited(["a.sketch": sketch], of: "overflow-needed")
  }

  private static let pinned = "[In Ordner verschieben]^pinned [Unwiderruflich löschen]^pinned"

  @Test("A bar with pinned items does not surely lack one: which labels may give way is asked", arguments: ["ios18", "ios26"])
  func pinned(system: String) async {
    let sketch = "\(system) de 375pt\n[Duplizieren und bearbeiten] | | \(Self.pinned)"
    #expect(await !found(sketch).contains { $0.verdict == .fails })
    let labels = await FormsOfText.audited(["a.sketch": sketch], of: "label-truncated")
    #expect(!labels.isEmpty && labels.allSatisfy { $0.verdict == .needsReview }, "\(labels.map(\.verdict))")
  }

  @Test("A bar that only has items at its ends has certainly none")
  func plain() async {
    let found = await found("ios18 de 375pt\n[Duplizieren und bearbeiten] | | [In Ordner verschieben] [Unwiderruflich löschen]")
    #expect(found.map(\.verdict) == [.fails] && found.map(\.reason) == ["no-overflow-menu"])
  }

  @Test("Nor is it certain there that a label is cut, and the sentence says why", arguments: ["ios18", "ios26"])
  func label(system: String) async {
    let long = "[Duplizieren und alles noch einmal ganz neu bearbeiten] | | [Unwiderruflich löschen]^pinned"
    let found = await FormsOfText.audited(["a.sketch": "\(system) de 375pt\n\(long)"], of: "label-truncated")
    #expect(found.allSatisfy { $0.verdict == .needsReview && $0.certainty < .certain })
    #expect(found.contains { $0.message.english.contains("which Apple’s documentation leaves open for an iPhone") })
  }
}
