import LintelModel
import Testing

/// `horizontalSizeClass` in the conditions of bars.
@Suite("Bars of one width class")
struct WidthClassTests {
  private static let environment = #"@Environment(\.horizontalSizeClass) private var width"#

  private func faces(_ bars: [Toolbar]) -> [[String]] { bars.map { $0.items.map(\.label.said) } }

  private func bars(_ items: String, members: String = environment, platforms: [Platform] = [.ios, .ipados]) -> [Toolbar] {
    SwiftFixture(items: items, members: members, platforms: platforms).bars
  }

  @Test("What asks for regular width stands on bars of regular width, and those of compact width do without")
  func oneArm() {
    let bars = bars(#"if width == .regular { Button("Sidebar") { } }; Button("Add") { }"#)
    #expect(faces(bars) == [["Sidebar", "Add"], ["Add"]])
    #expect(bars.map(\.widthClass) == [.regular, .compact])
    #expect(bars.map { $0.variant?.arms } == ["in regular width", "in compact width"])
    #expect(bars.allSatisfy { $0.platforms == [.ios, .ipados] && !$0.isPairingGuessed })
  }

  @Test(
    "Both arms, however they are asked for", arguments: [
      #"if width == .compact { Button("A") { } } else { Button("B") { } }"#,
      #"if self.width != .regular { Button("A") { } } else { Button("B") { } }"#,
      #"if width == .some(.compact) { Button("A") { } } else { Button("B") { } }"#,
      #"Button(width == .compact ? "A" : "B") { }"#,
      #"switch width { case .compact: Button("A") { }; default: Button("B") { } }"#,
      #"switch width { case .regular?: Button("B") { }; case .compact?: Button("A") { }; case nil: Button("C") { } }"#,
    ])
  func bothArms(items: String) {
    let bars = bars(items)
    #expect(faces(bars) == [["B"], ["A"]] || faces(bars) == [["\"B\""], ["\"A\""]])
    #expect(bars.map(\.widthClass) == [.regular, .compact])
  }

  @Test("Beside the device's idiom the other platform has one bar for all widths")
  func idiom() {
    let bars = bars(
      """
      if UIDevice.current.userInterfaceIdiom == .pad && width == .regular { Button("Sidebar") { } }
      Button("Add") { }
      """)
    let pad = bars.filter { $0.platforms == [.ipados] }
    #expect(pad.map(\.widthClass) == [.regular, .compact])
    #expect(faces(pad) == [["Sidebar", "Add"], ["Add"]])
    let phone = bars.filter { $0.platforms == [.ios] }
    #expect(phone.map(\.widthClass) == [nil])
    #expect(faces(phone) == [["Add"]])
  }

  @Test("Every other branch has its arms in both width classes")
  func besideOthers() {
    let bars = bars(
      """
      if width == .regular { Button("Sidebar") { } }
      if isEditing { Button("Done") { } } else { Button("Edit") { } }
      """)
    #expect(Set(faces(bars)) == [["Sidebar", "Done"], ["Sidebar", "Edit"], ["Done"], ["Edit"]])
    #expect(bars.allSatisfy { ($0.widthClass == .regular) == ($0.items.count == 2) })
  }

  @Test("A face that both width classes have is one bar")
  func sameFace() {
    let bars = bars(
      """
      if width == .regular && isOpen { Button("Sidebar") { } }
      if !isOpen { Button("Open") { } }
      Button("Add") { }
      """)
    #expect(bars.contains { $0.widthClass == nil && $0.items.count == 2 })
    #expect(bars.contains { $0.widthClass == .regular && $0.items.count == 2 })
  }

  @Test(
    "A class that comes from elsewhere is a branch like any other",
    arguments: ["var width: UserInterfaceSizeClass?", #"@Environment(\.verticalSizeClass) var width"#, ""])
  func elsewhere(members: String) {
    let bars = bars(#"if width == .regular { Button("Sidebar") { } } else { Button("Menu") { } }"#, members: members)
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.widthClass == nil })
  }

  @Test("On the Mac both arms stand in every width")
  func mac() {
    let bars = bars(#"if width == .regular { Button("A") { } } else { Button("B") { } }"#, platforms: [.macos])
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.widthClass == nil })
  }

  @Test("A controller asks its traits, and no parameter of that name")
  func controller() {
    func bars(_ function: String) -> [Toolbar] {
      SwiftFixture(
        """
        final class ListController: UIViewController {
          func \(function) {
            if traitCollection.horizontalSizeClass == .regular {
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sidebar", style: .plain, target: self, action: nil)
            } else {
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: self, action: nil)
            }
          }
        }
        """, platforms: [.ios, .ipados]
      ).bars
    }
    #expect(bars("viewDidLoad()").map(\.widthClass) == [.regular, .compact])
    #expect(bars("change(to traitCollection: UITraitCollection)").map(\.widthClass) == [nil, nil])
  }

  @Test(
    "What stands behind an early return, and what a guard lets pass, is of the other width",
    arguments: [
      #"if width == .compact { return "A" }; return "B""#,
      #"guard width == .regular else { return "A" }; return "B""#,
      #"guard width != .compact else { return "A" }; return "B""#,
      #"switch width { case .compact: return "A"; default: break }; return "B""#,
      #"if width == .compact { log(); return "A" } else if width == .regular { return "B" }; return "C""#,
      #"if isEditing { log() }; if width == .compact { return "A" }; return "B""#,
    ])
  func earlyReturn(body: String) {
    let bars = bars("Button(word) { }", members: Self.environment + "\nvar word: String { \(body) }")
    #expect(faces(bars) == [["\"B\""], ["\"A\""]])
    #expect(bars.map(\.widthClass) == [.regular, .compact])
  }

  @Test("A return within two conditions leaves what stands behind it on both widths")
  func nestedReturn() {
    let body = #"if width == .compact { if isEditing { return "A" } }; return "B""#
    let bars = bars("Button(word) { }", members: Self.environment + "\nvar word: String { \(body) }")
    #expect(bars.contains { faces([$0]) == [["\"B\""]] && $0.widthClass != .compact })
    #expect(bars.contains { faces([$0]) == [["\"A\""]] && $0.widthClass == .compact })
    #expect(!bars.contains { faces([$0]) == [["\"A\""]] && $0.widthClass != .compact })
  }

  private static let isCompact = "traitCollection.horizontalSizeClass == .compact"
  private static let isRegular = "traitCollection.horizontalSizeClass == .regular"

  @Test(
    "A controller that returns early, guards or chooses by the width class has a bar for each",
    arguments: [
      "func tools() -> [UIBarButtonItem] { if \(isCompact) { return [A] }; return [B] }",
      "func tools() -> [UIBarButtonItem] { guard \(isRegular) else { return [A] }; return [B] }",
      "func tools() -> [UIBarButtonItem] { \(isCompact) ? [A] : [B] }",
      "var tools: [UIBarButtonItem] { if \(isCompact) { return [A] }; return [B] }",
    ])
  func controllerReturns(member: String) {
    let made = { (title: String) in "UIBarButtonItem(title: \"\(title)\", style: .plain, target: self, action: nil)" }
    let call = member.hasPrefix("func") ? "tools()" : "tools"
    let bars = SwiftFixture(
      """
      final class ListController: UIViewController {
        \(member.replacing("[A]", with: "[\(made("A"))]").replacing("[B]", with: "[\(made("B"))]"))
        override func viewDidLoad() { navigationItem.rightBarButtonItems = \(call) }
      }
      """, platforms: [.ios, .ipados]
    ).bars
    #expect(faces(bars) == [["\"B\""], ["\"A\""]])
    #expect(bars.map(\.widthClass) == [.regular, .compact])
  }

  @Test(
    "So has one that sets its title and leaves",
    arguments: [
      #"if \#(isCompact) { title = "A"; return }; title = "B""#,
      #"guard \#(isRegular) else { title = "A"; return }; title = "B""#,
      #"title = \#(isCompact) ? "A" : "B""#,
    ])
  func controllerTitle(statements: String) {
    let bars = SwiftFixture(
      "final class ListController: UIViewController { override func viewDidLoad() { \(statements) } }",
      platforms: [.ios, .ipados]
    ).bars
    #expect(bars.map(\.title.said) == ["\"B\"", "\"A\""])
    #expect(bars.map(\.widthClass) == [.regular, .compact])
  }

  /// A root that shows one view where the width is compact and another one where it is not.
  private func root(_ body: String, _ others: String) -> [Toolbar] {
    SwiftFixture(
      """
      struct Root: View {
        @Environment(\\.horizontalSizeClass) var width
        var body: some View { \(body) }
      }
      \(others)
      """, platforms: [.ios, .ipados]
    ).bars
  }

  private static let big = #"struct Big: View { var body: some View { List { }.toolbar { Button("A") { } } } }"#

  @Test(
    "A view that is made in one arm alone is shown in that width",
    arguments: [
      "if width == .compact { Small() } else { Big() }", "if width == .regular { Big() }",
      "switch width { case .compact: Small(); default: Big() }",
      "if width == .compact { Small() } else { NavigationStack { Big() } }",
    ])
  func madeInOneArm(body: String) {
    #expect(faces(root(body, Self.big)) == [["A"]])
    #expect(root(body, Self.big).map(\.widthClass) == [.regular])
  }

  @Test("A view that another one makes is shown where that one is")
  func madeByAnother() {
    let middle = #"struct Middle: View { var body: some View { NavigationLink("x") { Big() } } }"#
    let bars = root("if width == .compact { Small() } else { Middle() }", Self.big + "\n" + middle)
    #expect(bars.map(\.widthClass) == [.regular])
  }

  @Test("A view that the Mac shows as well is shown in the width in which the others make it")
  func madeForTheMac() {
    let mac = "\n#if os(macOS)\nstruct Window: View { var body: some View { Big() } }\n#endif"
    let bars = root("if width == .compact { Small() } else { Big() }", Self.big + mac)
    #expect(bars.map(\.widthClass) == [.regular])
  }

  @Test("A bar that is written in one arm is of that width")
  func writtenInOneArm() {
    let bars = root(#"if width == .compact { Small() } else { List { }.toolbar { Button("A") { } } }"#, "")
    #expect(faces(bars) == [["A"]])
    #expect(bars.map(\.widthClass) == [.regular])
  }

  @Test("A view that is made in both widths, or handed to others to make, is shown in every width")
  func madeInBoth() {
    #expect(root("if width == .compact { Big() } else { Big().padding() }", Self.big).map(\.widthClass) == [nil])
    let other = "\nstruct Other: View { var body: some View { Big() } }"
    #expect(root("if width == .regular { Big() }", Self.big + other).map(\.widthClass) == [nil])
    let handed = "\nlet makers = [Big.init]"
    #expect(root("if width == .regular { Big() }", Self.big + handed).map(\.widthClass) == [nil])
  }

  @Test("What the one who shows the view has on the bar is there in both widths")
  func besidePresenter() {
    let bars = root(
      #"Group { if width == .regular { Big() } else { Text("x") } }.toolbar { Button("B") { } }"#, Self.big)
    #expect(bars.contains { $0.widthClass != .compact && Set(faces([$0])[0]) == ["A", "B"] })
    #expect(bars.contains { $0.widthClass != .regular && faces([$0])[0] == ["B"] })
  }
}
