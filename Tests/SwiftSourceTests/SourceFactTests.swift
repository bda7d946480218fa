import LintelModel
import Testing

/// Facts that code says in the ways people write them.
@Suite struct SourceFactTests {
  @Test("A gesture makes a text react, a colour of the face is the item's, a shape behind it has corners")
  func modifiers() {
    let items = SwiftFixture(
      items: """
        ToolbarItem(placement: .bottomBar) { Text("3 selected").gesture(TapGesture().onEnded { }) }
        ToolbarItem(placement: .bottomBar) { Button { } label: { Image(systemName: "heart").foregroundStyle(.pink) } }
        ToolbarItem(placement: .bottomBar) { Button("Mix") { }.background(.blue, in: Rectangle()) }
        """
    ).items
    #expect(items.map(\.facts.respondsToTaps.value) == [true, nil, nil])
    #expect(items.map(\.facts.hasOwnTint.value) == [nil, true, nil])
    #expect(items.map(\.facts.hasConcentricCorners.value) == [nil, nil, false])
  }

  @Test(
    "A colour that is named for what it is for tints nothing, and one that is named for itself does, the system's red as well",
    arguments: [
      (".red", true), (".pink", true), (".tertiary", nil), (".accentColor", nil), ("Color(.secondaryLabel)", nil),
      ("Color(uiColor: .systemRed)", true), ("theme.tint", nil),
    ] as [(String, Bool?)])
  func semanticColors(color: String, tints: Bool?) {
    let items = SwiftFixture(items: "Button { } label: { Image(systemName: \"heart\").foregroundStyle(\(color)) }").items
    #expect(items.map(\.facts.hasOwnTint.value) == [tints])
  }

  @Test(
    "A bar whose controls code gives the system's own colour is not tinted",
    arguments: [
      (".label", nil), ("UIColor.secondaryLabel", nil), ("nil", nil), (".systemRed", true), (".systemGray", true),
      ("theme.tint", true),
    ] as [(String, Bool?)])
  func tintOfBar(color: String, tints: Bool?) {
    let bars = SwiftFixture(
      """
      import UIKit
      final class Inbox: UIViewController {
        override func viewDidLoad() {
          title = "Inbox"
          navigationController?.navigationBar.tintColor = \(color)
        }
      }
      """
    ).bars
    #expect(bars.map(\.facts.hasTintedControls.value) == [tints])
  }

  @Test(
    "Bars that the app gives the system's own colour are not tinted, and are where another line gives them one of its own",
    arguments: [
      ([".label"], nil), (["UIColor.label // as before"], nil), ([".secondaryLabel"], nil), ([".label;"], nil),
      ([".label\r"], nil), ([".systemRed"], true), ([".labels.first"], true), ([".label", ".systemRed"], true),
      (["theme.label"], true),
    ] as [([String], Bool?)])
  func tintOfAllBars(colors: [String], tints: Bool?) {
    let lines = colors.map { "UINavigationBar.appearance().tintColor = \($0)\n" }.joined()
    let bars = SwiftFixture(
      """
      import UIKit
      final class Inbox: UIViewController {
        override func viewDidLoad() {
          title = "Inbox"
          \(lines)
        }
      }
      """
    ).bars
    #expect(bars.map(\.facts.hasTintedControls.value) == [tints])
  }

  @Test("Two arms that are the same are the other state's face")
  func sameArms() {
    let item = SwiftFixture(
      items: "Button { isOn.toggle() } label: { Image(systemName: isOn ? \"star\" : \"star\") }",
      members: "@State var isOn = false"
    ).items.first
    #expect(item?.facts.otherSymbol == .declared("star"))
    let differing = SwiftFixture(
      items: "Button { isOn.toggle() } label: { Image(systemName: isOn ? \"star.fill\" : \"star\") }",
      members: "@State var isOn = false"
    ).items.first
    #expect(differing?.symbol == "star.fill" && differing?.facts.otherSymbol == .declared("star"))
  }

  @Test("A title's menu is read through the view's own properties")
  func documentMenu() {
    let source = """
      struct Letter: View {
        var body: some View { List { }.navigationTitle("Letter").toolbarTitleMenu { commands } }
        @ViewBuilder private var commands: some View { RenameButton(); ForEach(0..<1) { _ in Button("Cut") { } } }
      }
      """
    let items = SwiftFixture(source, platforms: [.ipados]).items
    #expect(items.first?.facts.commands.value == ["Rename", "Cut"])
  }

  @Test("An ornament's window has the least width that its scene declares")
  func ornament() {
    let source = """
      @main struct Stage: App { var body: some Scene { WindowGroup { Gallery().frame(minWidth: 280) } } }
      struct Gallery: View {
        var body: some View {
          Text("").toolbar { ToolbarItem(placement: .bottomOrnament) { Button("Add", systemImage: "plus") { } } }
        }
      }
      """
    #expect(SwiftFixture(source, platforms: [.visionos]).bar?.minimumWidth == .declared(280))
  }

  @Test("A tab that a property shows has a tab bar below it")
  func tabOfProperty() {
    let source = """
      struct Home: View {
        var body: some View { TabView { mail.tabItem { Text("Mail") } } }
        private var mail: some View { NavigationStack { Mail() } }
      }
      struct Mail: View {
        var body: some View { List { }.toolbar { ToolbarItem(placement: .bottomBar) { Button("Edit") { } } } }
      }
      """
    #expect(SwiftFixture(source).bars.first { $0.kind == .toolbar }?.hasTabBar == .declared(true))
  }
}
