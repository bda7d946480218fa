import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("The name of an item that does the same, or shows the same image")
struct NameElsewhereTests {
  /// What is advised on a button without a name beside other items.
  private func advice(on button: String, beside others: [String]) async -> [String?] {
    await found(on: button, beside: others).map(\.suggestion?.english)
  }

  private func found(on button: String, beside others: [String]) async -> [Finding] {
    let items = ([button] + others).map { "ToolbarItem { \($0) }" }.joined(separator: "\n")
    let files = [
      "Library.swift": """
      struct Library: View {
        @State private var isGiving = false
        var body: some View {
          List { }.navigationTitle("Library").toolbar {
            \(items)
          }
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"Donate\" = \"Donate\";\n\"Library\" = \"Library\";\n",
      "de.lproj/Localizable.strings": "\"Donate\" = \"Spenden\";\n\"Library\" = \"Bibliothek\";\n",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { $0.rule == "accessible-name-missing" }
  }

  private let nameless = #"Button { tip.end(); isGiving.toggle() } label: { Image(systemName: "heart.fill") }"#
  private let named = #"Button { isGiving.toggle() } label: { Label("Donate", systemImage: "heart.fill") }"#

  @Test("What an item with the same symbol is called is proposed, with its key and place")
  func image() async {
    let found = await advice(on: nameless, beside: [named])
    #expect(
      found == [
        "An item with the same image is called “Donate”, by the key “Donate” of the table Localizable (Library.swift:6): "
          + "if this one does the same, ask for that text here, too. "
          + "Set an accessibility label that names the action: .accessibilityLabel(…)"
      ])
  }

  @Test("A key that no table has is not to be asked for, and its name is no name")
  func missingKey() async {
    func item(_ key: String) -> String { named.replacing("Donate", with: key) }
    let words = await advice(on: nameless, beside: [item("Give now")])
    #expect(words.allSatisfy { $0?.contains("is called “Give now” (Library.swift:6)") == true } && words.count == 1)
    let key = await advice(on: nameless, beside: [item("button.donate.title")])
    #expect(key.allSatisfy { $0?.contains("button.donate.title") == false } && !key.isEmpty)
  }

  @Test("What an item is called whose code does the same comes first")
  func action() async throws {
    let found = await advice(
      on: #"Button { isGiving.toggle() } label: { Image("coin_icon") }"#, beside: [named])
    let advice = try #require(found.first ?? nil)
    #expect(advice.hasPrefix("An item that does the same is called “Donate”, by the key “Donate”"))
  }

  @Test("Two names for one symbol say that it is not enough")
  func severalNames() async throws {
    let other = #"Button { like() } label: { Label("Like", systemImage: "heart.fill") }"#
    let found = await advice(on: nameless, beside: [named, other])
    let advice = try #require(found.first ?? nil)
    #expect(advice.hasPrefix("Set an accessibility label that "))
    // Whoever names the button sees both.
    let evidence = await self.found(on: nameless, beside: [named, other]).flatMap(\.evidence)
    #expect(
      evidence.contains(
        .text("what items with the same image are called", "Donate (Library.swift:6), Like (Library.swift:7)")), "\(evidence)")
  }

  @Test("What a parameter is called is no name")
  func parameter() async throws {
    let other = #"Button(action: action) { Label("Donate", systemImage: "gift") }"#
    let found = await advice(on: #"Button(action: action) { Image("coin_icon") }"#, beside: [other])
    let advice = try #require(found.first ?? nil)
    #expect(advice.hasPrefix("Set an accessibility label that "))
  }
}
