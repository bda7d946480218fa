import LintelModel
import Testing

/// Items that come and go, or change their texts, with the state of their bar.
@Suite("Items by the state of their bar")
struct ItemStateTests {
  private func controller(_ body: String) -> [Toolbar] {
    SwiftFixture("final class ListController: UIViewController {\n\(body)\n}", platforms: [.ios, .ipados]).bars
  }

  @Test("An item that a ternary leaves out stands on one face of the bar, and not on the other")
  func leftOut() {
    let bars = controller(
      #"""
      override func viewDidLoad() {
        title = "Media"
        navigationItem.rightBarButtonItem =
          hasMap ? UIBarButtonItem(title: "Map", style: .plain, target: self, action: nil) : nil
      }
      """#)
    #expect(bars.map { $0.items.map(\.label.said) } == [["\"Map\""], []])
    #expect(bars.map { $0.variant?.arms } == ["if hasMap", "unless hasMap"])
    #expect(bars.allSatisfy { $0.title.isPresent })
    // Where nothing else is on it, the bar without the item is none.
    let alone = controller(
      #"""
      override func viewDidLoad() {
        navigationItem.rightBarButtonItems = [
          hasMap ? UIBarButtonItem(title: "Map", style: .plain, target: self, action: nil) : nil
        ].compactMap { $0 }
      }
      """#)
    #expect(alone.count == 1)
  }

  @Test("Two buttons with one picture, no name and different actions are two items")
  func samePicture() {
    let bars = controller(
      #"""
      lazy var startButton: UIBarButtonItem = {
        return UIBarButtonItem(image: UIImage(systemName: "mic"), style: .plain, target: self, action: #selector(start))
      }()
      lazy var goOnButton: UIBarButtonItem = {
        return UIBarButtonItem(image: UIImage(systemName: "mic"), style: .plain, target: self, action: #selector(goOn))
      }()
      @objc func pause() { setToolbarItems([goOnButton], animated: true) }
      func finish() { setToolbarItems([startButton], animated: true) }
      @objc func start() {}
      @objc func goOn() {}
      """#)
    #expect(Set(bars.flatMap(\.items).map(\.action)) == ["start", "goOn"])
  }

  @Test("A name that is bound where it is there is not nil")
  func boundName() {
    let bars = controller(
      #"""
      private var addName: String? {
        switch kind {
        case .colors: "Add color"
        case .palettes: "Add palette"
        default: nil
        }
      }
      func setUp() {
        if let addName {
          let item = UIBarButtonItem(image: UIImage(named: "add"), style: .plain, target: self, action: nil)
          item.accessibilityLabel = addName
          navigationItem.rightBarButtonItems = [item]
        }
      }
      """#)
    #expect(Set(bars.flatMap { $0.items.map(\.accessibilityLabel.said) }) == ["\"Add color\"", "\"Add palette\""])
    let guarded = controller(
      #"""
      private var addName: String? { isOpen ? "Add" : nil }
      func setUp() {
        guard let name = addName else { return }
        let item = UIBarButtonItem(image: UIImage(named: "add"), style: .plain, target: self, action: nil)
        item.accessibilityLabel = name
        navigationItem.rightBarButtonItems = [item]
      }
      """#)
    #expect(Set(guarded.flatMap { $0.items.map(\.accessibilityLabel.said) }) == ["\"Add\""])
  }

  @Test("A `switch` and a comparison that ask one subject exclude each other")
  func switchAndComparison() {
    let bars = controller(
      #"""
      func setUp() {
        switch kind {
        case .colors: navigationItem.leftBarButtonItem = UIBarButtonItem(title: "A", style: .plain, target: self, action: nil)
        default: break
        }
        if kind == .icons {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: self, action: nil)
        }
      }
      """#)
    #expect(!bars.isEmpty && bars.allSatisfy { $0.items.count == 1 })
  }

  @Test("An item that says another text in another state is told so")
  func changingLabel() {
    let bars = controller(
      #"""
      private var deleteItem: UIBarButtonItem!
      override func viewDidLoad() {
        let other = UIBarButtonItem(title: "Share", style: .plain, target: self, action: nil)
        deleteItem = UIBarButtonItem(title: "", style: .plain, target: self, action: nil)
        toolbarItems = [deleteItem, other]
        update()
      }
      func update() {
        if hasSelection { deleteItem.title = "Delete" } else { deleteItem.title = "Delete All" }
      }
      """#)
    let items = bars.flatMap(\.items)
    #expect(Set(items.filter(\.changesLabel).map(\.label.said)) == ["\"Delete\"", "\"Delete All\""])
    #expect(!items.filter { !$0.changesLabel }.isEmpty)
  }

  @Test("An outlet is a navigation item by its type, whatever it is called")
  func outletOfNavigationItem() {
    let bars = controller(
      #"""
      @IBOutlet weak var titleNavigation: UINavigationItem!
      @IBOutlet weak var navigationLabel: UILabel!
      override func viewDidLoad() {
        titleNavigation.title = "Treatments"
        navigationLabel.title = "Other"
      }
      """#)
    #expect(bars.filter { !$0.isOfOutlets }.map(\.title.said) == ["\"Treatments\""])
  }

  @Test("A text that one branch sets with a symbol never stands beside the symbol that the other branch sets with its own text")
  func textAndSymbolOfOneBranch() {
    let bars = controller(
      #"""
      @IBOutlet weak var lockItem: UIBarButtonItem!
      override func viewDidLoad() { lockItem.title = isLocked ? "Unlock" : "Lock" }
      func update(enabled: Bool, atNight: Bool) {
        if enabled {
          lockItem.title = "Unlock"
          if atNight { lockItem.image = UIImage(systemName: "lock.fill") }
        } else {
          lockItem.title = "Lock"
          lockItem.image = UIImage(systemName: "lock")
        }
      }
      """#)
    let faces = Set(bars.filter(\.isOfOutlets).flatMap(\.items).map { "\($0.label.said) \($0.symbol ?? "-")" })
    #expect(faces.contains("\"Unlock\" lock.fill") && faces.contains("\"Lock\" lock"))
    #expect(!faces.contains("\"Lock\" lock.fill"))
  }
}
