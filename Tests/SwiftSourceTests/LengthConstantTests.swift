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

  private func closing(_ use: String, _ members: String, platforms: [Platform] = [.ios]) -> [Item] {
    let button = """
      struct CloseButton: View {
        \(members)
        var body: some View {
          Button { go() } label: { Image(systemName: "xmark").resizable().frame(width: size.side, height: size.side) }
            .buttonStyle(.plain)
        }
      }
      """
    let view = """
      struct Inbox: View {
        var body: some View {
          List { }.toolbar { ToolbarItem(placement: .cancellationAction) { \(use) } }
        }
      }
      """
    return SwiftFixture(["CloseButton.swift": button, "Inbox.swift": view], platforms: platforms).bars.flatMap(\.items)
  }

  private let sizes = """
    enum Size { case small, large; var side: CGFloat { switch self { case .small: return 20; case .large: return 30 } } }
    """

  @Test("A button of the project's own is as large as its enum answers for the case that it is made with")
  func cases() {
    let handed = sizes + "\nlet size: Size\ninit(size: Size = .small) { self.size = size }"
    #expect(closing("CloseButton()", handed).first?.fixedWidth == 20)
    #expect(closing("CloseButton(size: .large)", handed).first?.fixedWidth == 30)
    #expect(closing("CloseButton(size: CloseButton.Size.large)", sizes + "\nlet size: Size").first?.fixedHeight == 30)
    #expect(closing("CloseButton()", handed).first?.fixedWidthIsFrom?.file == "CloseButton.swift")
  }

  @Test("A case that the view keeps as its state, or that its initializer chooses, is not known")
  func unknownCase() {
    let chosen = "\nlet size: Size\ninit(wide: Bool) { if wide { self.size = .large } else { self.size = .small } }"
    #expect(closing("CloseButton(wide: true)", sizes + chosen).first?.fixedWidth == nil)
    #expect(closing("CloseButton(size: .small)", sizes + "\n@State var size: Size").first?.fixedWidth == nil)
  }

  @Test("What is larger on one system is told of each")
  func systems() {
    let side = """
      enum Size {
        case small
        var side: CGFloat {
          #if os(macOS)
          switch self { case .small: return 24 }
          #else
          switch self { case .small: return 20 }
          #endif
        }
      }
      let size: Size
      """
    #expect(closing("CloseButton(size: .small)", side).first?.fixedWidth == 20)
    #expect(closing("CloseButton(size: .small)", side, platforms: [.macos]).first?.fixedWidth == 24)
  }

  @Test(
    "Constants of the view and what it is handed are lengths, too",
    arguments: [
      "let side: CGFloat = 20", "private var side: CGFloat { 20 }", "static let side: CGFloat = 20",
    ])
  func own(members: String) {
    let name = members.hasPrefix("static") ? "Self.side" : "side"
    let item = "Button { go() } label: { Image(\"basket\").frame(width: \(name), height: 22) }.buttonStyle(.plain)"
    #expect(SwiftFixture(items: item, members: members).items.first?.fixedWidth == 20)
  }

  @Test("A length that a wrapper lets grow with the text is not known")
  func metric() {
    let item = "Button { go() } label: { Image(\"basket\").frame(width: side, height: 22) }.buttonStyle(.plain)"
    #expect(SwiftFixture(items: item, members: "@ScaledMetric var side: CGFloat = 20").items.first?.fixedWidth == nil)
  }
}
