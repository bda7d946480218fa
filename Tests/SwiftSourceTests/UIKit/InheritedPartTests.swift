import LintelModel
import LintelSwiftSource
import Testing

/// What a base class puts on a bar, and its subclasses say.
@Suite struct InheritedPartTests {
  @Test("A subclass that overrides what its base class asks for has that title and those items")
  func overriddenInSwift() throws {
    let fixture = SwiftFixture([
      "Base.swift": """
      class BaseController: UIViewController {
        override func viewDidLoad() {
          title = screenTitle()
          navigationItem.rightBarButtonItems = rightItems
        }
        func screenTitle() -> String? { nil }
        var rightItems: [UIBarButtonItem] { [] }
      }
      """,
      "Places.swift": """
      class PlacesController: BaseController {
        override func screenTitle() -> String? { isEditing ? NSLocalizedString("select", comment: "") : "Places" }
        override var rightItems: [UIBarButtonItem] { [UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)] }
      }
      """,
      "Other.swift": """
      class Other {
        func screenTitle() -> String? { "No bar" }
      }
      """,
    ])
    let bars = fixture.bars.filter { $0.controller == "PlacesController" }
    #expect(bars.map(\.title.said) == ["\"Places\"", "select"])
    #expect(bars.allSatisfy { $0.items.map(\.systemItem) == ["add"] })
    #expect(!fixture.bars.contains { $0.controller == "Other" })
  }

  @Test("A controller that overrides its title has it")
  func overriddenTitle() {
    let fixture = SwiftFixture("""
      class AboutController: UIViewController {
        override var title: String? { get { NSLocalizedString("about", comment: "") } set { } }
      }
      """)
    #expect(fixture.bars.map(\.title.said) == ["about"])
  }

  @Test("A base class and a factory of Objective-C do for Swift what they do for their own")
  func overriddenFromObjectiveC() throws {
    let read = SwiftSourceReader.read(
      files: [
        (
          "Colors.swift",
          Array(
            """
            final class ColorsController: BaseTableController {
              override func getTitle() -> String { localizedString("colors") }
              override func rightButtons() -> [UIBarButtonItem] {
                [createButton(nil, iconName: "ic_add", action: #selector(add)),
                 createButton(NSLocalizedString("done", comment: ""), iconName: nil, action: #selector(done))]
              }
            }
            """.utf8)
        )
      ],
      sourceLocale: "en", platforms: [.ios],
      inherited: InheritedBars(
        parts: ["BaseController": [.init(slot: .title, method: "getTitle"), .init(slot: .right, method: "rightButtons")]],
        parents: ["BaseTableController": "BaseController", "BaseController": "UIViewController"],
        factories: [
          "createButton:iconName:action:": .init(isOfWindow: false, roles: [0: [.accessibilityLabel, .title], 1: [.imageName]])
        ]))
    let bar = try #require(read.toolbars.first)
    #expect(read.toolbars.count == 1)
    #expect(bar.title.isPresent)
    #expect(bar.items.map(\.symbol) == [nil, "ic_add"])
    #expect(bar.items.map(\.label.said) == ["done", ""])
    #expect(bar.items[1].mayBeSetByCode, "What else the other language sets on it is not seen.")
    #expect(!bar.items[1].isSurelyUnnamed)
  }

  @Test("An item of a factory that names it by what it is handed alone is unnamed where it is handed no name")
  func unnamedByFactory() {
    func unnamed(_ leavesUnnamed: Bool, _ icon: String, isHeld: Bool = false, _ more: String = "") -> [Bool] {
      var factory = InheritedBars.Factory(isOfWindow: false, roles: [0: [.accessibilityLabel, .title], 1: [.imageName]])
      factory.leavesUnnamed = leavesUnnamed
      let made = "Maker.button(nil, iconName: \(icon))"
      let source = """
        final class DaysController: UIViewController {
          override func viewDidLoad() {
            title = "Days"
            \(isHeld ? "let add = \(made)\nguard let add else { return }" : "")
            \(more)
            navigationItem.rightBarButtonItem = \(isHeld ? "add" : made)
          }
        }
        """
      return SwiftSourceReader.read(
        files: [("Days.swift", Array(source.utf8))], sourceLocale: "en", platforms: [.ios],
        inherited: InheritedBars(factories: ["button:iconName:": factory])
      ).toolbars.flatMap(\.items).map(\.isSurelyUnnamed)
    }
    #expect(unnamed(true, "\"ic_add\"") == [true])
    #expect(unnamed(false, "\"ic_add\"") == [false])
    #expect(unnamed(true, "name") == [false])
    #expect(unnamed(true, "\"ic_add\"", isHeld: true) == [true], "All that is done with the variable is seen.")
    #expect(unnamed(true, "\"ic_add\"", isHeld: true, "add.tag = 2") == [true])
    for other in ["Theme.style(add)", "kept = add", "add.style(with: theme)"] {
      #expect(unnamed(true, "\"ic_add\"", isHeld: true, other) == [false], "Other code may name it.")
    }
  }

  @Test("What a class does to the width of its own items, a factory of its does not do for others")
  func limitingClass() {
    var factory = InheritedBars.Factory(isOfWindow: false, roles: [0: [.title]])
    (factory.limitsWidth, factory.limitingClass) = (true, "BaseController")
    let inherited = InheritedBars(
      parents: ["TripsController": "BaseController", "BaseController": "UIViewController"],
      factories: ["button:action:": factory])
    func mayShrink(_ parent: String) -> [Bool] {
      let source = """
        final class DaysController: \(parent) {
          override func viewDidLoad() {
            title = "Days"
            navigationItem.rightBarButtonItem = Maker.button("Add", action: #selector(add))
          }
        }
        """
      return SwiftSourceReader.read(
        files: [("Days.swift", Array(source.utf8))], sourceLocale: "en", platforms: [.ios], inherited: inherited
      ).toolbars.flatMap(\.items).map(\.mayShrink)
    }
    #expect(mayShrink("TripsController") == [true])
    #expect(mayShrink("UIViewController") == [false])
  }

  @Test("A subclass answers with which style its title is large by the constant's name in Swift")
  func largeTitle() {
    func isLarge(_ style: String) -> [Bool?] {
      var part = InheritedBars.Part(slot: .largeTitle, method: "barStyle")
      part.constant = "BarStyleLarge"
      let source = """
        final class LegsController: BaseController {
          override func viewDidLoad() { title = "Legs" }
          override func barStyle() -> BarStyle { \(style) }
        }
        """
      return SwiftSourceReader.read(
        files: [("Legs.swift", Array(source.utf8))], sourceLocale: "en", platforms: [.ios],
        inherited: InheritedBars(parts: ["BaseController": [part]], parents: ["BaseController": "UIViewController"])
      ).toolbars.map(\.largeTitle.value)
    }
    #expect(isLarge(".large") == [true])
    #expect(isLarge(".veryLarge") == [false])
    #expect(isLarge("isOpen ? .large : .small") == [nil])
  }

  @Test("A controller that shows files by QuickLook is no test")
  func quickLook() {
    let fixture = SwiftFixture("""
      import QuickLook
      class GalleryController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("gallery", comment: "")
        }
      }
      """)
    #expect(fixture.bars.map(\.title.said) == ["gallery"])
  }
}

/// What a `switch` leaves to the code behind it.
@Suite struct SwitchExitTests {
  @Test("A break ends the switch, not the function")
  func breaks() {
    let fixture = SwiftFixture("""
      class ListController: UIViewController {
        func items(mode: Mode) -> [UIBarButtonItem]? {
          switch mode {
          case .light: return nil
          case .full: break
          }
          return [UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: nil)]
        }
        override func viewDidLoad() { toolbarItems = items(mode: mode) }
      }
      """)
    #expect(fixture.bars.flatMap(\.items).map(\.systemItem) == ["refresh"])
  }
}
