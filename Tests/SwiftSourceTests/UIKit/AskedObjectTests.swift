import LintelModel
import LintelSwiftSource
import Testing

/// Bars whose items, texts and titles come from other objects than the controller's own code.
@Suite struct AskedObjectTests {
  private let list = """
    protocol ListDecorator: AnyObject { func barButtonItems(isEditing: Bool) -> [UIBarButtonItem]? }
    class ListController: UIViewController {
      let decorator: ListDecorator?
      func refresh() {
        navigationItem.rightBarButtonItems = decorator?.barButtonItems(isEditing: isEditing) ?? []
      }
    }
    """

  @Test("A call through a property of a protocol's type goes to the one type that conforms to it")
  func oneConformer() throws {
    let fixture = SwiftFixture([
      "List.swift": list,
      "Coordinator.swift": """
      extension Coordinator {
        final class Decorator: ListDecorator {
          func barButtonItems(isEditing: Bool) -> [UIBarButtonItem]? {
            let save = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
            return [save]
          }
        }
      }
      """,
    ])
    let bar = try #require(fixture.bars.first)
    #expect(fixture.bars.count == 1, "The items are on one bar alone.")
    #expect(bar.controller == "ListController")
    #expect(bar.items.map(\.label.said) == ["\"Save\""])
  }

  @Test("Of several types that conform, each makes a bar of its own")
  func severalConformers() {
    let fixture = SwiftFixture([
      "List.swift": list,
      "A.swift": """
      class FilesDecorator: ListDecorator {
        func barButtonItems(isEditing: Bool) -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Open", style: .plain, target: self, action: nil)]
        }
      }
      class TrashDecorator: ListDecorator {
        func barButtonItems(isEditing: Bool) -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Empty", style: .plain, target: self, action: nil)]
        }
      }
      """,
    ])
    #expect(Set(fixture.bars.map { $0.items.map(\.label.said) }) == [["\"Open\""], ["\"Empty\""]])
    #expect(fixture.bars.count == 2)
  }

  @Test("What one type gives never stands beside what another one gives, whatever is asked of them")
  func conformersStayApart() {
    let fixture = SwiftFixture([
      "List.swift": """
      protocol Picker1: AnyObject {
        func leftBarButtonItems() -> [UIBarButtonItem]?
        func rightBarButtonItems() -> [UIBarButtonItem]?
      }
      class PickerController: UIViewController {
        let picker: Picker1
        override func viewDidLoad() {
          navigationItem.leftBarButtonItems = picker.leftBarButtonItems()
          navigationItem.rightBarButtonItems = picker.rightBarButtonItems()
        }
      }
      class FilePicker: Picker1 {
        func leftBarButtonItems() -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: nil)]
        }
        func rightBarButtonItems() -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Open", style: .plain, target: self, action: nil)]
        }
      }
      class KeyPicker: Picker1 {
        func leftBarButtonItems() -> [UIBarButtonItem]? { nil }
        func rightBarButtonItems() -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Select", style: .plain, target: self, action: nil)]
        }
      }
      """
    ])
    #expect(Set(fixture.bars.map { $0.items.map(\.label.said) }) == [["\"Cancel\"", "\"Open\""], ["\"Select\""]])
  }

  private let pickers = """
    protocol Decorator1 {
      func leftBarButtonItems() -> [UIBarButtonItem]?
      func rightBarButtonItems() -> [UIBarButtonItem]?
    }
    class PickerController: UIViewController {
      let decorator: Decorator1?
      override func viewDidLoad() {
        if let left = decorator?.leftBarButtonItems() { navigationItem.setLeftBarButtonItems(left, animated: false) }
        navigationItem.setRightBarButtonItems(decorator?.rightBarButtonItems(), animated: false)
      }
    }
    class Picker {
      let pickerController: PickerController
      var title: String? {
        get { pickerController.title }
        set { pickerController.title = newValue }
      }
    }
    class FilePicker: Picker {
      var mode: Mode
      init() { title = NSLocalizedString("Files", comment: "") }
    }
    extension FilePicker {
      class ToolbarDecorator: Decorator1 {
        weak var coordinator: FilePicker?
        func leftBarButtonItems() -> [UIBarButtonItem]? {
          guard let coordinator else { return nil }
          return makeLeftBarButtonItems(coordinator: coordinator)
        }
        func makeLeftBarButtonItems(coordinator: FilePicker) -> [UIBarButtonItem]? {
          switch coordinator.mode {
          case .full, .light: return nil
          case .fill: return [UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: nil)]
          }
        }
        func rightBarButtonItems() -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Open", style: .plain, target: self, action: nil)]
        }
      }
    }
    class KeyPicker: Picker {
      init() { title = NSLocalizedString("Keys", comment: "") }
      class ToolbarDecorator: Decorator1 {
        func leftBarButtonItems() -> [UIBarButtonItem]? { nil }
        func rightBarButtonItems() -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Select", style: .plain, target: self, action: nil)]
        }
      }
    }
    """

  @Test("A title stands above what its own code's type gives alone, and a case that gives nothing is a variant without")
  func titlesOfConformers() {
    let bars = SwiftFixture(pickers).bars
    let seen = bars.map { [$0.title.said] + $0.items.map(\.label.said) }
    #expect(Set(seen) == [["Files", "\"Cancel\"", "\"Open\""], ["Files", "\"Open\""], ["Keys", "\"Select\""]])
  }

  @Test("Items that are handed to a delegate stand on the toolbar that the delegate gives them to")
  func delegateWithToolbar() throws {
    let fixture = SwiftFixture([
      "Page.swift": """
      protocol Host: AnyObject { func updateToolbar(with items: [UIBarButtonItem]?) }
      class PageController: UIViewController {
        weak var host: Host?
        func configure() {
          let upload = UIBarButtonItem(title: "Upload", style: .plain, target: self, action: nil)
          let delete = UIBarButtonItem(title: "Delete", style: .plain, target: self, action: nil)
          host?.updateToolbar(with: [upload, delete])
        }
      }
      """,
      "Host.swift": """
      class HostController: UIViewController, Host {
        func updateToolbar(with items: [UIBarButtonItem]?) { toolbarItems = items }
      }
      """,
    ])
    #expect(fixture.bars.map(\.kind) == [.toolbar])
    #expect(fixture.bars.map(\.controller) == ["HostController"])
    #expect(fixture.labels == ["\"Upload\"", "\"Delete\""])
  }

  @Test("An optional item in a list, or no list, is a list of that item")
  func listOfOptional() {
    let fixture = SwiftFixture("""
      class KeyController: UIViewController {
        private lazy var save: UIBarButtonItem? = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
        func update() { navigationItem.rightBarButtonItems = save.flatMap { [$0] } ?? [] }
      }
      """)
    #expect(fixture.bars.count == 1)
    #expect(fixture.labels == ["\"Save\""])
  }

  @Test("A toolbar that a property holds is one, whatever its own code calls it and wherever it is filled")
  func toolbarOfProperty() {
    let fixture = SwiftFixture("""
      class EditingBar: UIView {
        private lazy var copyButton: UIBarButtonItem = {
          let view = UIBarButtonItem(title: "Copy", style: .plain, target: self, action: nil)
          return view
        }()
        private lazy var moreButton: UIBarButtonItem = {
          let view = UIBarButtonItem(title: "More", style: .plain, target: self, action: nil)
          return view
        }()
        private lazy var bar: UIToolbar = {
          let view = UIToolbar()
          view.items = [copyButton, .flexibleSpace(), moreButton]
          return view
        }()
        func update(isEmpty: Bool) {
          if isEmpty { bar.items = [.flexibleSpace(), moreButton] }
        }
      }
      """)
    #expect(fixture.bars.allSatisfy { $0.kind == .toolbar })
    #expect(Set(fixture.bars.map(\.barID)).count == 1)
    let labels = fixture.bars.map { $0.items.filter { !$0.kind.isSpacer }.map(\.label.said) }
    #expect(labels == [["\"Copy\"", "\"More\""], ["\"More\""]])
  }

  @Test("A setter of the project's own with a label is not UIKit's")
  func setterOfProject() {
    let fixture = SwiftFixture("""
      class NameController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
          navigationItem.setRightBarButtonItems(isEnabled: false, with: .gray)
        }
      }
      """)
    #expect(fixture.bars.map { $0.items.map(\.label.said) } == [["\"Save\""]])
  }

  @Test("A title that other code gives a controller is that controller's, unless it titles itself")
  func titledFromOutside() {
    let fixture = SwiftFixture([
      "Editor.swift": """
      class EditorVC: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: self, action: nil)
        }
      }
      class AboutVC: UIViewController {
        override func viewDidLoad() { title = "About" }
      }
      """,
      "Coordinator.swift": """
      class EditorCoordinator: NSObject {
        let editorVC: EditorVC
        let aboutVC: AboutVC
        init(router: UINavigationController) {
          editorVC = EditorVC()
          editorVC.title = "Edit Group"
          aboutVC.title = "Other"
        }
      }
      """,
    ])
    let editor = fixture.bars.filter { $0.controller == "EditorVC" }
    #expect(editor.map(\.title.said) == ["\"Edit Group\""])
    #expect(editor.map { $0.items.map(\.label.said) } == [["\"Save\""]])
    #expect(fixture.bars.filter { $0.controller == "AboutVC" }.map(\.title.said) == ["\"About\""])
  }

  @Test("What a subclass answers its base class stands on the item that the base class makes")
  func textOfBaseClass() throws {
    let fixture = SwiftFixture([
      "Base.swift": """
      class BaseController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: startTitle(), style: .plain, target: self, action: nil)
        }
        func startTitle() -> String? { nil }
      }
      """,
      "Trips.swift": """
      class TripsController: BaseController {
        override func startTitle() -> String? { NSLocalizedString("cancel", comment: "") }
      }
      class PlainController: BaseController {
        override func startTitle() -> String? { nil }
      }
      """,
    ])
    let bar = try #require(fixture.bars.first { $0.controller == "TripsController" })
    #expect(bar.items.map(\.label.said) == ["cancel"])
    #expect(bar.items.map(\.placement) == [.leading])
    #expect(!fixture.bars.contains { $0.controller == "PlainController" })
  }

  @Test("A text hook of an Objective-C base class makes items that may shrink")
  func hookOfObjectiveC() throws {
    var part = InheritedBars.Part(slot: .left, method: "startTitle")
    (part.isText, part.limitsWidths) = (true, true)
    let read = SwiftSourceReader.read(
      files: [
        (
          "Trips.swift",
          Array(
            """
            class TripsController: BaseController {
              override func startTitle() -> String! { isEditing ? NSLocalizedString("cancel", comment: "") : nil }
            }
            """.utf8)
        )
      ], sourceLocale: "en", platforms: [.ios],
      inherited: InheritedBars(parts: ["BaseController": [part]], parents: ["BaseController": "UIViewController"]))
    #expect(read.toolbars.flatMap(\.items).map(\.label.said) == ["cancel"])
    #expect(read.toolbars.flatMap(\.items).map(\.mayShrink) == [true])
  }

  @Test("A view of the project's own that is told its spoken name has that name; an asset's symbol is an image")
  func spokenNameOfOwnView() throws {
    let fixture = SwiftFixture("""
      class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            customView: InitialsBadge(name: name, size: 34, accessibilityLabel: NSLocalizedString("switch", comment: "")))
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: .icSave, style: .plain, target: self, action: nil)
        }
      }
      """)
    #expect(fixture.items.map(\.accessibilityLabel.said) == ["switch", ""])
    #expect(fixture.items.last?.symbol == "icSave")
  }

  @Test("Segments that are mapped from a list of the type's own say what its elements are made with")
  func mappedSegments() throws {
    let fixture = SwiftFixture("""
      class MediaController: UIViewController {
        private let pages = [
          Page(title: NSLocalizedString("images", comment: ""), kind: 1),
          Page(title: NSLocalizedString("files", comment: ""), kind: 2),
        ]
        private lazy var control: UISegmentedControl = {
          let control = UISegmentedControl(items: pages.map({ $0.title }))
          return control
        }()
        override func viewDidLoad() { navigationItem.titleView = control }
      }
      """)
    #expect(fixture.items.first?.segments.map(\.said) == ["images", "files"])
  }

  @Test("Segments that are mapped from all cases say what each case does")
  func segmentsOfCases() throws {
    let fixture = SwiftFixture("""
      class PickerController: UIViewController {
        enum Tab: Int, CaseIterable {
          case store, mine
          var title: String {
            switch self {
            case .store: return NSLocalizedString("store", comment: "")
            case .mine: return NSLocalizedString("mine", comment: "")
            }
          }
        }
        override func viewDidLoad() {
          navigationItem.titleView = UISegmentedControl(items: Tab.allCases.map { $0.title })
        }
      }
      """)
    #expect(fixture.items.first?.segments.map(\.said) == ["store", "mine"])
  }

  @Test("A controller that hides the bar below when pushed has a back button, unless an item stands there")
  func pushedByItsOwnWord() {
    let fixture = SwiftFixture("""
      class ProfileController: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          hidesBottomBarWhenPushed = true
        }
        override func viewDidLoad() { title = "Profile" }
      }
      class RootController: UIViewController {
        override func viewDidLoad() { title = "Root" }
        func open(other: UIViewController) { other.hidesBottomBarWhenPushed = true }
      }
      class SheetController: UIViewController {
        override func viewDidLoad() {
          title = "Sheet"
          hidesBottomBarWhenPushed = true
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
        }
      }
      """)
    let kinds = Dictionary(uniqueKeysWithValues: fixture.bars.map { ($0.controller ?? "", $0.items.map(\.kind)) })
    #expect(kinds == ["ProfileController": [.back], "RootController": [], "SheetController": [.button]])
  }
}
