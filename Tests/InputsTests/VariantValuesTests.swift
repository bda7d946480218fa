import LintelModel
import Testing

@testable import LintelInputs

@Suite("What tells variants apart whose conditions are the same")
struct VariantValuesTests {
  private func bar(_ number: Int, _ arms: String, title: LocalizedText = .none, items: [Item] = []) -> Toolbar {
    Toolbar(
      id: "bar~\(number)", name: "Recorder", kind: .toolbar, platforms: [.ios], sourceLocale: "en",
      location: LintelModel.SourceLocation(file: "Recorder.swift", line: 1), title: title, items: items,
      variant: .init(bar: "bar", arms: arms))
  }

  private func item(_ id: String, _ label: LocalizedText = .none, symbol: String? = nil, line: Int = 1) -> Item {
    Item(
      id: id, kind: .button, location: LintelModel.SourceLocation(file: "Code/Recorder.swift", line: line), label: label,
      symbol: symbol)
  }

  private func arms(_ bars: [Toolbar]) -> [String?] {
    var bars = bars
    VariantValues.tell(&bars)
    return bars.map { $0.variant?.arms }
  }

  @Test("Items that are on one of them alone tell it, by their texts or their images")
  func items() {
    let choice = "iOS 26, one of several toolbar items"
    let save = item("save", .literal("Save"))
    let found = arms([
      bar(1, choice, items: [save, item("pause", symbol: "pause")]), bar(2, choice, items: [save, item("mic", symbol: "mic")]),
    ])
    #expect(found == ["iOS 26, “pause”", "iOS 26, “mic”"])
  }

  @Test("A title that is no text is told in the code's own words")
  func expression() {
    let (own, other) = (
      LocalizedText(state: .unresolved, expression: "group.name"), LocalizedText(state: .unresolved, expression: "_group.name"))
    let found = arms([bar(1, "if isEditing", title: own), bar(2, "if isEditing", title: other)])
    #expect(found == ["if isEditing, “group.name”", "if isEditing, “_group.name”"])
  }

  @Test("A title with a value in it is told without the sign that stands for the value")
  func values() {
    let (one, two) = (LocalizedText.literal("Search: %@"), LocalizedText.literal("Pages"))
    let found = arms([bar(1, "if isOpen", title: one), bar(2, "if isOpen", title: two)])
    #expect(found == ["if isOpen, “Search: …”", "if isOpen, “Pages”"])
    var raw = one
    raw.isShownRaw = true
    let asWritten = arms([bar(1, "if isOpen", title: raw), bar(2, "if isOpen", title: two)])
    #expect(asWritten == ["if isOpen, “Search: %@”", "if isOpen, “Pages”"])
  }

  @Test("Where they show the same, the line that only one of them has tells it")
  func place() {
    let choice = "if isChecking"
    let found = arms([
      bar(1, choice, items: [item("a", .literal("OK"), line: 77)]), bar(2, choice, items: [item("a", .literal("OK"), line: 93)]),
    ])
    #expect(found == ["if isChecking, Recorder.swift:77", "if isChecking, Recorder.swift:93"])
  }

  @Test("What conditions tell is left as it is, without the choice that says nothing more")
  func conditions() {
    let (one, two) = (LocalizedText.literal("One"), LocalizedText.literal("Two"))
    #expect(
      arms([bar(1, "if a, one of several titles", title: one), bar(2, "unless a", title: two)]) == ["if a", "unless a"])
    #expect(arms([bar(1, "one of several titles", title: one), bar(2, "unless a", title: two)]) == ["“One”", "unless a"])
  }

  @Test("Of a thousand variants each is told by what is on it alone, and what all have tells none of them")
  func many() {
    let numbers = 1...1_000
    let found = arms(
      numbers.map { bar($0, "if a", items: [item("save", .literal("Save")), item("own", .literal("Label \($0)"))]) })
    #expect(found == numbers.map { "if a, “Label \($0)”" })
  }

  @Test("Of a thousand that differ in nothing one is left")
  func manyAlike() {
    var bars = (1...1_000).map { bar($0, "if a", items: [item("a")]) } + [bar(1_001, "unless a", items: [item("a")])]
    VariantValues.tell(&bars)
    #expect(bars.map(\.id) == ["bar~1", "bar~1001"] && bars.map { $0.variant?.arms } == ["if a", "unless a"])
  }

  @Test("Two that differ in nothing are one, which is no variant any more where it is alone")
  func repeated() {
    var bars = [bar(1, "if a", items: [item("a")]), bar(2, "if a", items: [item("a")])]
    VariantValues.tell(&bars)
    #expect(bars.map(\.id) == ["bar~1"] && bars.first?.variant == nil)
  }
}
