import LintelModel
import Testing

@Suite("Where code makes an item, and where it puts it on its bar")
struct PlacedItemTests {
  @Test("An item that a property makes is where the property makes it, and is put on the bar where that is named")
  func property() {
    let items = SwiftFixture(
      body: """
        .toolbar {
          addButton
          ToolbarItem(placement: .topBarTrailing) { sortButton() }
        }
        """,
      members: """
        var addButton: some View { Button("Add") { } }
        func sortButton() -> some View { Button("Sort") { } }
        """
    ).items
    #expect(items.map(\.label.source) == ["Add", "Sort"])
    #expect(items.map(\.location.line) == [2, 3])
    #expect(items.map(\.placedAt?.line) == [7, 8])
  }

  @Test("What is written inside of what puts it on the bar has one place")
  func inside() {
    let items = SwiftFixture(
      items: """
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add") { }
        }
        Button("Sort") { }
        """
    ).items
    #expect(items.count == 2 && items.allSatisfy { $0.placedAt == nil })
  }

  @Test("A view of the project's own is where it is used, and its text where the view says it")
  func view() {
    let item = SwiftFixture([
      "Inbox.swift": """
      struct Inbox: View {
        var body: some View {
          List { }.toolbar {
            ToolbarItem { AddButton() }
          }
        }
      }
      """,
      "AddButton.swift": "struct AddButton: View { var body: some View { Button(\"Add\") { } } }",
    ]).items.first
    #expect(item?.location.file == "Inbox.swift" && item?.placedAt == item?.location)
    #expect(item?.label.location?.file == "AddButton.swift")
  }

  @Test("The bar of an ornament is where the ornament is attached, not where the screen's toolbar is")
  func ornament() {
    let bars = SwiftFixture(
      body: """
        .ornament(attachmentAnchor: .scene(.leading)) { Button("Play") { } }
        .toolbar { Button("Add") { } }
        """, platforms: [.visionos]
    ).bars
    #expect(bars.map(\.kind) == [.ornament, .navigationBar])
    #expect(bars.map(\.location.line) == [5, 6])
  }

  @Test("A text in the title's place has the font that its view asks for, and a button the bar's")
  func fonts() {
    func font(_ view: String) -> ViewFont? {
      SwiftFixture(items: "ToolbarItem(placement: .principal) { \(view) }").items.first?.viewFont
    }
    #expect(font("VStack { Text(\"Trains\").font(.headline); Text(\"Today\").font(.caption) }")?.weight == .semibold)
    #expect(font("Text(\"Trains\").font(.subheadline)") == ViewFont(size: 15, weight: .regular))
    #expect(font("Text(\"Trains\").font(.system(size: 13, weight: .semibold))") == ViewFont(size: 13, weight: .semibold))
    #expect(font("Text(\"Trains\").font(Font.caption.bold())") == ViewFont(size: 12, weight: .bold))
    #expect(font("Text(\"Trains\").font(theme.title)") == nil)
    #expect(font("Button { } label: { Text(\"Trains\").font(.caption) }") == nil)
  }

  @Test("A column of texts has a first line and those below it; one that no one can read is told as unread")
  func lines() {
    let fixture = SwiftFixture(
      items: """
        ToolbarItem(placement: .principal) {
          VStack { Text("Trains"); Text("Today"); Text(String(count)) }
        }
        ToolbarItem { HStack { Text("Left"); Text("Right") } }
        """
    )
    let items = fixture.items
    #expect(items.map(\.kind) == [.helperText, .helperText])
    #expect(items.map(\.label.source) == ["Trains", "Left"])
    #expect(items.map { $0.segments.map(\.source) } == [["Today", nil], []])
    #expect(fixture.bar?.unreadTexts.map(\.part) == [.segment(item: 0, index: 1)])
  }

  @Test("Every arm of a chain of conditions is read under what its own condition and the failed ones before it say")
  func chain() throws {
    let titles = SwiftFixture(
      body: ".navigationTitle(name)",
      members: """
        var name: String {
          if a { return "A" } else if b { return "B" } else { return "C" }
        }
        """
    ).bars.map(\.title.source)
    #expect(Set(titles) == ["A", "B", "C"])
  }
}
