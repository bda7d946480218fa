import LintelModel
import Testing

/// The tabs of settings windows that code makes of lists.
@Suite struct SettingsTabTests {
  private static let panes = """
    enum Pane: String, SettingsPane, CaseIterable {
      case general, accounts
      var label: String {
        switch self {
        case .general: "General"
        case .accounts: "Accounts"
        }
      }
      var symbolName: String {
        switch self {
        case .general: "gear"
        case .accounts: "person"
        }
      }
    }
    """

  @Test("Tabs that a property makes of each case are items of the window's toolbar, in the order of the enumeration")
  func propertyOfCases() throws {
    let fixture = SwiftFixture(
      [
        "Window.swift": """
        import AppKit
        final class SettingsTabs: NSTabViewController {}
        final class SettingsWindow<Pane: SettingsPane>: NSWindowController {
          init() {
            let tabs = SettingsTabs()
            tabs.tabStyle = .toolbar
            tabs.tabViewItems = Pane.allCases.map(\\.tabViewItem)
            super.init(window: NSWindow(contentViewController: tabs))
          }
        }
        """,
        "SettingsPane.swift": """
        import AppKit
        protocol SettingsPane: CaseIterable {
          var label: String { get }
          var symbolName: String { get }
        }
        extension SettingsPane {
          var tabViewItem: NSTabViewItem {
            let item = NSTabViewItem(viewController: NSViewController())
            item.label = self.label
            item.image = NSImage(systemSymbolName: self.symbolName, accessibilityDescription: self.label)!
            return item
          }
        }
        """,
        "Pane.swift": Self.panes,
      ], platforms: [.macos])
    let bar = try #require(fixture.bars.first { $0.kind == .settingsTabs })
    #expect(bar.items.map(\.label.said) == ["\"General\"", "\"Accounts\""])
    #expect(bar.items.map(\.symbol) == ["gear", "person"])
  }

  @Test("So are those that a closure or a loop makes of values that are written out")
  func writtenOut() {
    for code in [
      "tabViewItems = panes.map { pane in\n\(Self.making)\nreturn item\n}",
      "for pane in panes {\n\(Self.making)\naddTabViewItem(item)\n}",
    ] {
      let bar = Self.bar(
        """
        private let panes = [Spec(title: "Fonts", symbol: "textformat"), Spec(title: "Colors", symbol: "paintpalette")]
        override func viewDidLoad() {
          tabStyle = .toolbar
          \(code)
        }
        """)
      #expect(bar?.items.map(\.label.said) == ["\"Fonts\"", "\"Colors\""], "\(code)")
      #expect(bar?.items.map(\.symbol) == ["textformat", "paintpalette"], "\(code)")
    }
  }

  @Test("So are those that a method of the controller's makes, one for each call, where the call is")
  func methodCalls() {
    let bar = Self.bar(
      """
      override func viewDidLoad() {
        tabStyle = .toolbar
        addPage(Page(), title: "Fonts", symbol: "textformat")
        self.addPage(Page(), title: NSLocalizedString("colors", comment: ""), symbol: "paintpalette")
      }
      private func addPage(_ page: NSViewController, title: String, symbol: String) {
        let item = NSTabViewItem(viewController: page)
        item.label = title
        item.image = NSImage(systemSymbolName: symbol, accessibilityDescription: title)
        addTabViewItem(item)
      }
      """)
    #expect(bar?.items.map(\.label.said) == ["\"Fonts\"", "colors"])
    #expect(bar?.items.map(\.symbol) == ["textformat", "paintpalette"])
    #expect(bar?.items.map(\.location.line) == [5, 6])
  }

  @Test("A list that only the running program knows leaves a tab whose label is not known")
  func unknownList() {
    let bar = Self.bar(
      "var panes: [Spec] = []\noverride func viewDidLoad() {\ntabStyle = .toolbar\nfor pane in panes {\n\(Self.making)\n} }")
    #expect(bar?.items.map(\.label.said) == ["?pane.title"])
  }

  @Test(
    "With another style, and with that of a controller that sets none, tabs are no items of a toolbar",
    arguments: ["tabStyle = .segmentedControlOnTop", "tabStyle = .unspecified", ""])
  func otherStyles(style: String) {
    let bar = Self.bar("override func viewDidLoad() {\n\(style)\nlet pane = Spec(title: \"A\")\n\(Self.making)\n}")
    #expect(bar == nil)
  }

  @Test("A label of something else in the class that sets the style is no tab")
  func otherLabels() throws {
    let fixture = SwiftFixture(
      """
      import AppKit
      final class Opener {
        func open() {
          let tabs = NSTabViewController()
          tabs.tabStyle = .toolbar
          let general = NSTabViewItem(viewController: General())
          general.label = "General"
          tabs.addTabViewItem(general)
          let field = Field()
          field.label = "Name"
        }
      }
      """, platforms: [.macos])
    let bar = try #require(fixture.bars.first { $0.kind == .settingsTabs })
    #expect(bar.items.map(\.label.said) == ["\"General\""])
  }

  private static let making = """
    let item = NSTabViewItem(viewController: Page())
    item.label = pane.title
    item.image = NSImage(systemSymbolName: pane.symbol, accessibilityDescription: nil)
    """

  /// What the members of a controller of tabs make.
  private static func bar(_ members: String) -> Toolbar? {
    let source = "import AppKit\nfinal class Settings: NSTabViewController {\n\(members)\n}\n"
    return SwiftFixture(source, platforms: [.macos]).bars.first { $0.kind == .settingsTabs }
  }
}
