import LintelModel
import Testing

@Suite("Modifiers of bars on a navigation stack itself")
struct AroundStackTests {
  private func screen(_ around: String, stack: String = "NavigationStack") -> String {
    """
    struct Profile: View {
      var body: some View {
        \(stack) {
          Form { }.navigationTitle("Profile").toolbar { ToolbarItem(placement: .primaryAction) { Button("Log Out") { } } }
        }
        \(around)
      }
    }
    """
  }

  private let close = ".toolbar { ToolbarItem(placement: .cancellationAction) { Button(\"Close\") { } } }"

  private func said(_ bars: [Toolbar]) -> [[String]] { bars.map { bar in bar.items.map { $0.label.said } } }

  @Test(
    "On iOS no bar was seen to show them, and the bar of the view inside has its own",
    arguments: ["NavigationStack", "NavigationView"])
  func phone(stack: String) {
    let bars = SwiftFixture(screen(close, stack: stack)).bars
    #expect(said(bars) == [["Close"], ["Log Out"]] || said(bars) == [["Log Out"], ["Close"]])
    let inner = bars.first { $0.title.said == "Profile" }
    #expect(inner != nil && inner?.unknownOwner == nil)
    let outer = bars.first { $0.title.state == .none }
    #expect(outer?.unknownOwner == UnknownOwner(.aroundStack, name: stack))
  }

  @Test("A bar of the project's modifiers inside is not lost behind it")
  func modifier() {
    let source = """
      extension View {
        func closing() -> some View { toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { } } } }
        func titled(_ title: LocalizedStringKey, @ViewBuilder trailing: () -> some View) -> some View {
          navigationTitle(title).toolbar { ToolbarItem(placement: .primaryAction) { trailing() } }
        }
      }
      struct Profile: View {
        var body: some View {
          NavigationStack { Form { }.titled("Profile") { Button("Log Out") { } } }.closing()
        }
      }
      """
    let bars = SwiftFixture(source).bars
    #expect(bars.first { $0.title.said == "Profile" }?.items.map { $0.label.said } == ["Log Out"])
    #expect(bars.first { $0.title.state == .none }?.unknownOwner == UnknownOwner(.aroundStack, name: "NavigationStack"))
  }

  @Test("On macOS they are on the window's toolbar")
  func mac() {
    let add = ".toolbar { ToolbarItem(placement: .automatic) { Button(\"Add\") { } } }"
    let bars = SwiftFixture(screen(add), platforms: [.macos]).bars
    #expect(bars.allSatisfy { $0.unknownOwner == nil })
    #expect(bars.contains { $0.items.contains { $0.label.said == "Add" } })
  }

  @Test("What stands above the keyboard, and a search field, the stack hands on to its screens")
  func handedOn() {
    let keyboard = ".toolbar { ToolbarItem(placement: .keyboard) { Button(\"Done\") { } } }"
    for around in [keyboard, ".searchable(text: $words)"] {
      #expect(SwiftFixture(screen(around)).bars.allSatisfy { $0.unknownOwner == nil })
    }
  }
}
