import LintelAudit
import LintelModel
import Testing

/// What code makes and nobody asks for is on no bar.
@Suite("Items that no code asks for")
struct UnaskedItemTests {
  private func read(_ code: String, beside other: String = "struct Other {}", only: Bool = false) -> Project {
    let files = ["Report.swift": code, "Other.swift": other]
    return ProjectSource.read(texts: only ? ["Report.swift": code] : files)
  }

  /// A controller that declares an item by the name of `cancelItem`.
  private func controller(_ declaration: String = "lazy var cancelItem", type: String = "final class", _ more: String = "") -> String {
    """
    \(type) ReportController: UIViewController {
      \(declaration) = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelItemTapped))
      \(more)
    }
    """
  }

  private func notes(_ project: Project) -> [String] { project.skipped.map { "\($0.file): \($0.reason)" } }

  @Test("One whose name stands nowhere else is no bar, but a line of what was read")
  func nowhere() {
    let project = read(controller())
    #expect(project.toolbars.isEmpty)
    #expect(notes(project) == ["Report.swift: line 2: an item is made here that no code asks for: it is put on no bar"])
    #expect(project.skipped.allSatisfy { !$0.isBroken })
  }

  @Test("A type that has one of the same name uses its own")
  func namesake() {
    let other = """
      final class OtherController: UIViewController {
        lazy var cancelItem = UIBarButtonItem(title: "Stop", style: .plain, target: nil, action: nil)
        override func viewDidLoad() { navigationItem.leftBarButtonItem = self.cancelItem }
      }
      """
    let project = read(controller(), beside: other)
    #expect(project.toolbars.map(\.location.file) == ["Other.swift"] && notes(project).count == 1)
  }

  @Test(
    "What may be a use is one, and what another language or module sees is kept",
    arguments: [
      ("lazy var cancelItem", "final class", "", "func f(_ a: ReportController) { print(a.cancelItem) }"),
      ("lazy var cancelItem", "class", "", "class Next: ReportController { let cancelItem = 1; func f() { print(cancelItem) } }"),
      ("lazy var cancelItem", "final class", "// cancelItem", "struct Other {}"),
      ("lazy var cancelItem", "final class", "", "protocol Cancels { var cancelItem: UIBarButtonItem { get } }"),
      ("@objc lazy var cancelItem", "final class", "", "struct Other {}"),
      ("public lazy var cancelItem", "final class", "", "struct Other {}"),
    ])
  func kept(declaration: String, type: String, more: String, other: String) {
    #expect(!read(controller(declaration, type: type, more), beside: other).toolbars.isEmpty)
  }

  /// An item in an extension, and what the extension says of itself.
  private func handedOut(_ head: String, _ more: String = "") -> String {
    """
    \(more)
    \(head) {
      var cancelItem: UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil) }
    }
    """
  }

  @Test(
    "What an extension hands to another module, to Objective-C or to a protocol of another module is kept",
    arguments: [
      "public extension ReportController", "@objc extension ReportController", "@objc\nextension ReportController",
      "public extension Reporting where Self: UIViewController", "extension ReportController: ClosingKitDelegate",
      "extension ClosingKitDelegate", "extension ClosingKitDelegate where Self: UIViewController",
      "final class SheetController: UIViewController, ClosingKitDelegate",
    ])
  func extensions(head: String) {
    #expect(!read(handedOut(head), beside: "final class ReportController: UIViewController {}").toolbars.isEmpty)
  }

  @Test(
    "What an extension of the project's own has for itself, and nobody names, is on no bar",
    arguments: [
      "extension ReportController", "extension ReportController: UITableViewDelegate", "extension UIViewController",
      "extension Reporting where Self: UIViewController", "fileprivate extension ReportController",
    ])
  func ownExtensions(head: String) {
    let others = "final class ReportController: UIViewController {}\nprotocol Reporting {}"
    #expect(read(handedOut(head), beside: others).toolbars.isEmpty)
  }

  @Test(
    "An extension in another file has the member by its name alone, and a protocol there may ask for it",
    arguments: [
      "extension ReportController { func show() { let cancelItem = cancelItem; print(cancelItem) } }",
      "protocol Cancels { func cancelItem() -> UIBarButtonItem }",
      "protocol Cancels {\n  var cancelItem: UIBarButtonItem {\n    get\n  }\n}",
    ])
  func otherFiles(other: String) { #expect(!read(controller(), beside: other).toolbars.isEmpty) }

  @Test("Of one file alone nobody knows who uses it")
  func alone() { #expect(!read(controller(), only: true).toolbars.isEmpty) }
}
