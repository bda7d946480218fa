import LintelModel
import Testing

@Suite("What few layouts have")
struct LayoutRaritiesTests {
  private let text = BarLayout.VisibleText(
    text: "Unread", shown: "Unread", needed: .zero, room: .zero, font: Font(size: 13), cut: nil)
  private let frame = BarLayout.Frame(x: 8, width: 44)

  private func layout(overflowButton: BarLayout.Frame? = nil) -> BarLayout {
    BarLayout(
      environment: Environment(platform: .ios, os: OSLine(26), device: "iPhone", width: 402), width: 402, direction: .leftToRight,
      overflowButton: overflowButton)
  }

  @Test("Each of it is there, beside the others")
  func all() {
    var layout = layout(overflowButton: frame)
    layout.subtitle = text
    #expect(layout.overflowButton == frame && layout.subtitle == text)
    #expect(layout.largeTitle == nil && layout.sideOverflowButton == nil)
    layout.subtitle?.shown = "Unr…"
    layout.largeTitle = text
    layout.sideOverflowButton = frame
    #expect(layout.subtitle?.shown == "Unr…" && layout.largeTitle == text && layout.sideOverflowButton == frame)
  }

  @Test("A copy that is changed leaves the other as it was, and what is taken away was never there")
  func copies() {
    let plain = layout()
    var changed = plain
    changed.subtitle = text
    #expect(plain.subtitle == nil && changed != plain)
    changed.subtitle = nil
    changed.largeTitle?.shown = "none"
    #expect(changed == plain && changed.hashValue == plain.hashValue)
  }
}
