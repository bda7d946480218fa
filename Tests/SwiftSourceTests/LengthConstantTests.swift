import LintelModel
import Testing

@testable import LintelSwiftSource

@Suite("Lengths that code names")
struct LengthConstantTests {
  private func sizes(_ frame: String, _ types: String) -> [Points?] {
    let items = """
      ToolbarItem(placement: .topBarTrailing) {
        Button { go() } label: { Image("basket").resizable().\(frame) }.buttonStyle(.plain).accessibilityLabel("Basket")
      }
      """
    let view = "struct Inbox: View {\nvar body: some View {\nList { }\n.toolbar {\n\(items)\n}\n}\n}\n"
    let item = SwiftFixture(["Inbox.swift": view, "Size.swift": types]).items.first
    return [item?.fixedWidth, item?.fixedHeight]
  }

  @Test(
    "What a button shows is as large as a number says, or a constant or computed property of a type",
    arguments: [
      ("frame(width: 20, height: 22)", ""),
      ("frame(width: Size.icon, height: Size.row)", "enum Size { static let icon: CGFloat = 20; static let row = 22.0 }"),
      (
        "frame(width: Size.icon, height: Size.row)",
        "enum Size { static var icon: CGFloat { 20 }; static var row: CGFloat { return 22 } }"
      ),
      ("frame(width: Theme.Size.icon, height: 22)", "enum Theme { enum Size { static let icon: CGFloat = 20 } }"),
    ])
  func known(frame: String, types: String) {
    #expect(sizes(frame, types) == [20, 22])
  }

  @Test(
    "What may be given another value, is worked out, or is said by several types is not known",
    arguments: [
      "enum Size { static var icon: CGFloat = 20 }", "enum Size { static var icon: CGFloat { isLarge ? 40 : 20 } }",
      "enum A { enum Size { static let icon: CGFloat = 20 } }\nenum B { enum Size { static let icon: CGFloat = 40 } }",
      "struct Size { let icon: CGFloat = 20 }", "",
    ])
  func unknown(types: String) {
    #expect(sizes("frame(width: Size.icon, height: 22)", types) == [nil, 22])
  }
}
