import LintelModel
import Testing

/// Names that ask for the width class or the device, and what is handed on of them.
@Suite("Bars on the condition of a name that asks for the screen")
struct NamedScreenTests {
  private static let environment = #"@Environment(\.horizontalSizeClass) private var width"#
  private static let isRegular = "private var isRegular: Bool { width == .regular }"

  private func faces(_ bars: [Toolbar]) -> [[String]] { bars.map { $0.items.map(\.label.said) } }

  private func bars(_ items: String, members: String, platforms: [Platform] = [.ios, .ipados]) -> [Toolbar] {
    SwiftFixture(items: items, members: members, platforms: platforms).bars
  }

  @Test(
    "A property that compares the width class asks for it", arguments: [
      #"if isRegular { Button("B") { } } else { Button("A") { } }"#,
      #"if !isRegular { Button("A") { } } else { Button("B") { } }"#,
      #"if !(self.isRegular) { Button("A") { } } else { Button("B") { } }"#,
      #"if !(width == .regular) { Button("A") { } } else { Button("B") { } }"#,
      #"if isNarrow { Button("A") { } } else { Button("B") { } }"#,
      #"let isWide = isRegular; if isWide { Button("B") { } } else { Button("A") { } }"#,
    ])
  func property(items: String) {
    let members = [Self.environment, Self.isRegular, "private var isNarrow: Bool { !isRegular }"].joined(separator: "\n")
    let bars = bars(items, members: members)
    #expect(faces(bars) == [["B"], ["A"]])
    #expect(bars.map(\.widthClass) == [.regular, .compact])
  }

  @Test("What a property joins with the width class is a condition beside it")
  func joined() {
    let members = [Self.environment, "@State var isOpen = false", "private var isShown: Bool { width == .regular && isOpen }"]
    let bars = bars(
      #"if isShown { Button("Close") { } } else { Button("Open") { } }"#, members: members.joined(separator: "\n"))
    #expect(bars.allSatisfy { $0.items.map(\.label.said) != ["Close"] || $0.widthClass == .regular })
    #expect(Set(faces(bars)) == [["Close"], ["Open"]])
  }

  @Test("A property that asks itself asks for nothing")
  func circle() {
    let members = [Self.environment, "var isA: Bool { !isB }", "var isB: Bool { !isA }"].joined(separator: "\n")
    let bars = bars(#"if isA { Button("A") { } } else { Button("B") { } }"#, members: members)
    #expect(Set(faces(bars)) == [["A"], ["B"]])
    #expect(bars.allSatisfy { $0.widthClass == nil })
  }

  private static let modifier = """
    struct Tools: ViewModifier {
      let bottom: Bool
      var place: ToolbarItemPlacement { if bottom { return .bottomBar } else { return .navigationBarTrailing } }
      func body(content: Content) -> some View {
        content.toolbar {
          ToolbarItemGroup(placement: place) {
            Button("Delete") { }
            if bottom { Button("Share") { } }
          }
        }
      }
    }
    """

  @Test("What a modifier is handed puts its items on the bar of the width in which it holds")
  func handed() {
    let fixture = SwiftFixture(
      [
        "Tools.swift": Self.modifier,
        "Note.swift": """
        struct Note: View {
          \(Self.environment)
          \(Self.isRegular)
          var body: some View { List { }.navigationTitle("Note").modifier(Tools(bottom: !isRegular)) }
        }
        """,
      ], platforms: [.ios, .ipados])
    let withItems = fixture.bars.filter { !$0.items.isEmpty }
    let top = withItems.filter { $0.kind == .navigationBar }
    #expect(top.map(\.widthClass) == [.regular])
    #expect(faces(top) == [["Delete"]])
    let bottom = withItems.filter { $0.kind != .navigationBar }
    #expect(bottom.map(\.widthClass) == [.compact])
    #expect(faces(bottom) == [["Delete", "Share"]])
  }

  @Test(
    "A constant or a property that compares the idiom asks for the device",
    arguments: [
      "let isPhone: Bool = { return UIDevice.current.userInterfaceIdiom == .phone }()",
      "let isPhone = UIDevice.current.userInterfaceIdiom == .phone",
      "var isPhone: Bool { UIDevice.current.userInterfaceIdiom != .pad }",
      "var isPhone: Bool { switch UIDevice.current.userInterfaceIdiom { case .phone: return true; default: return false } }",
      "var isPhone: Bool { UIDevice.current.isPhone }",
      "var isPhone: Bool { !UIDevice.isPad }",
      "var isPhone: Bool { isOnPhone }",
    ])
  func device(member: String) {
    let bars = SwiftFixture(
      [
        "List.swift": """
        final class ListController: UIViewController {
          \(member)
          override func viewDidLoad() {
            if isPhone {
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "A", style: .plain, target: self, action: nil)
            } else {
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: self, action: nil)
            }
          }
        }
        """,
        "Device.swift": """
        let isOnPhone = UIDevice.current.userInterfaceIdiom == .phone
        extension UIDevice {
          static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
          var isPhone: Bool { userInterfaceIdiom == .phone }
        }
        """,
      ], platforms: [.ios, .ipados]
    ).bars
    #expect(faces(bars.filter { $0.platforms == [.ios] }) == [["\"A\""]])
    #expect(faces(bars.filter { $0.platforms == [.ipados] }) == [["\"B\""]])
  }

  @Test("A value that code changes, and a parameter of the name, ask for nothing")
  func other() {
    let changed = bars(
      #"if isPhone { Button("A") { } } else { Button("B") { } }"#,
      members: "@State var isPhone = UIDevice.current.userInterfaceIdiom == .phone")
    #expect(changed.count == 2)
    #expect(changed.allSatisfy { $0.platforms == [.ios, .ipados] })
    let handed = bars(
      "tool(isPhone: isNew)",
      members: """
        var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
        @State var isNew = false
        @ViewBuilder func tool(isPhone: Bool) -> some View { if isPhone { Button("A") { } } else { Button("B") { } } }
        """)
    #expect(handed.count == 2)
    #expect(handed.allSatisfy { $0.platforms == [.ios, .ipados] })
  }

  private func modal(_ flag: String, otherCode: String = "") -> [[String?]] {
    SwiftFixture([
      "Note.swift": """
      final class NoteController: UITableViewController {
        \(flag)
        override func viewDidLoad() {
          title = NSLocalizedString("Note", comment: "")
          if isModal {
            let close = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
            navigationItem.leftBarButtonItem = close
          }
        }
      }
      """,
      "Other.swift": """
      final class Coordinator {
        var isWide: Bool { root.traitCollection.horizontalSizeClass == .regular }
        func show() { \(otherCode) }
      }
      """,
    ]).bars.map { $0.items.map(\.systemItem) }
  }

  @Test(
    "A flag that other files may set is a variant, whether or not anybody is seen to set it",
    arguments: [
      "", "let shown = stack.topViewController as! NoteController\nshown.isModal = true",
      "open { $0.isModal = true }",
    ])
  func settable(otherCode: String) {
    #expect(Set(modal("var isModal = false", otherCode: otherCode)) == [["done"], []])
  }

  @Test(
    "A flag that only its file may set, and which nothing there sets, decides",
    arguments: ["let isModal = false", "private var isModal = false", "private(set) var isModal = false"])
  func settled(flag: String) { #expect(modal(flag) == [[]]) }

  @Test(
    "What a size class decides of which no screen is known may never be beside the title",
    arguments: [
      #"@Environment(\.verticalSizeClass) var sizeClass"#, "var sizeClass: UserInterfaceSizeClass?",
    ])
  func unknown(member: String) {
    let bars = SwiftFixture(
      body: """
        .navigationTitle("Inbox")
        .toolbar {
          if sizeClass == .compact { Button("Flat") { } }
          Button("Add") { }
        }
        """, members: member
    ).bars
    let found = bars.filter { $0.items.contains { $0.label.said == "Flat" } }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.isPairingGuessed })
    let doubted = found.flatMap(\.items).filter(\.mayLackTitle)
    #expect(doubted.map(\.label.said) == ["Flat"])
  }
}
