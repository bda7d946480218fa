import LintelModel
import Testing

@Suite("Views that stand for others where screen readers ask")
struct RepresentedViewTests {
  private func item(_ view: String) -> Item? { SwiftFixture(items: "ToolbarItem { \(view) }").items.first }

  @Test(
    "The view in its stead names it",
    arguments: [
      #"Button { } label: { Image("box") }.accessibilityRepresentation { Button("Archive") { } }"#,
      #"Button { } label: { Image("box") }.accessibilityRepresentation(representation: { Button("Archive") { } })"#,
      #"Button { } label: { Image("box") }.accessibilityRepresentation { Image("lid").accessibilityLabel("Archive") }"#,
      #"Image("box").onTapGesture { }.accessibilityChildren { Button("Archive") { } }"#,
    ])
  func named(view: String) {
    #expect(item(view)?.accessibilityLabel.said == "Archive")
    #expect(item(view)?.symbol == "box")
  }

  @Test("A button in the stead of an image that people tap is found as one")
  func control() {
    let image = #"Image("box").onTapGesture { }"#
    #expect(item(image + #".accessibilityRepresentation { Button("Archive") { } }"#)?.isButtonByTrait == true)
    #expect(item(image + #".accessibilityRepresentation { Text("Archive") }"#)?.isButtonByTrait == false)
  }

  @Test("Several views, or one that is not read, may be called anything", arguments: ["Text(a); Text(b)", "ArchiveView(x)"])
  func unread(content: String) {
    let found = item("Button { } label: { Image(\"box\") }.accessibilityRepresentation { \(content) }")
    #expect(found?.mayBeSetByCode == true)
  }

  @Test("A view that stands for itself is read to an end")
  func itself() {
    let fixture = SwiftFixture(
      """
      struct Inbox: View {
        var box: some View { Button { } label: { Image("box") }.accessibilityRepresentation { box } }
        var body: some View { List { }.toolbar { ToolbarItem { box } } }
      }
      """)
    #expect(fixture.items.first?.symbol == "box")
  }

  @Test("What is said of it afterwards holds")
  func later() {
    let view =
      #"Button { } label: { Image("box") }.accessibilityRepresentation { Button("Archive") { } }.accessibilityLabel("Keep")"#
    #expect(item(view)?.accessibilityLabel.said == "Keep")
  }
}
