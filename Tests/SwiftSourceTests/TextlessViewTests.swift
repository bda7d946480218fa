import LintelModel
import Testing

@Suite("Views that hold no text")
struct TextlessViewTests {
  private func bars(_ view: String, _ others: String = "") -> [Toolbar] {
    SwiftFixture(
      """
      \(others)
      struct Inbox: View {
        var body: some View { List { }.toolbar { ToolbarItem { \(view) } } }
      }
      """
    ).bars
  }

  @Test(
    "A shape, a fill or an image that is loaded leaves no text unread, and has the width of its frame",
    arguments: ["RoundedRectangle(cornerRadius: 4).fill(.gray)", "Circle()", "LazyImage(url: url)", "AsyncImage(url: url)"])
  func shapes(view: String) {
    let bars = bars("Button { } label: { \(view).frame(width: 24, height: 24) }")
    #expect(bars.map(\.isJudgedForFit) == [true])
    #expect(bars.flatMap(\.items).map(\.fixedWidth) == [24])
  }

  @Test("So does a view of the project's own that shows nothing else")
  func ownViews() {
    let avatar = """
      struct Avatar: View {
        let url: URL?
        var body: some View {
          if let url { LazyImage(url: url) { state in state.image } } else { RoundedRectangle(cornerRadius: 4).fill(.gray) }
        }
      }
      """
    #expect(bars("Button { } label: { Avatar(url: url) }", avatar).map(\.isJudgedForFit) == [true])
  }

  @Test("What lies over a shape may be a text, and a type of the project's may be anything")
  func unknown() {
    #expect(bars("Circle().overlay { Text(initials) }").map(\.isJudgedForFit) == [false])
    #expect(bars("Circle().overlay { Circle() }").map(\.isJudgedForFit) == [true])
    let own = "struct NamedImage: View { let name: String; var body: some View { Text(name) } }"
    #expect(bars("NamedImage(name: name)", own).map(\.isJudgedForFit) == [false])
  }
}
