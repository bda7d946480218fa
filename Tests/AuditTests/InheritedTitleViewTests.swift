import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A title that is too long for its bar, of a controller whose base class is in another file.
@Suite("Titles in whose place a base class may put a view")
struct InheritedTitleViewTests {
  private func findings(of statement: String, in base: String, own: String = "") async -> [Finding] {
    let bases = """
      class \(base): UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statement)
        }
      }
      class ListController: BaseController {}
      """
    let profile = """
      final class Profile: ListController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.largeTitleDisplayMode = .never
          title = "Mailing list of those who read"
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit the members", style: .plain, target: self, action: nil)
          \(own)
        }
      }
      """
    let source = ProjectSource.read(texts: ["Base.swift": bases, "Profile.swift": profile])
    return await Auditor.audit(source).findings.filter { $0.rule == "title-truncated" }
  }

  private let titleView = "navigationItem.titleView = UIImageView(image: logo)"

  @Test("A title that a base class of any file may replace is asked about, and the sentence names the class")
  func inherited() async {
    let found = await findings(of: titleView, in: "BaseController")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.verdict == .needsReview && $0.severity < .error && $0.certainty < .certain })
    let said = "(unless the title view that BaseController sets is in its place)"
    #expect(found.allSatisfy { $0.message.english.contains(said) })
  }

  @Test("What another class sets, or a base class that sets none, leaves the title cut without a doubt")
  func notInherited() async {
    #expect(await findings(of: titleView, in: "OtherController").contains { $0.verdict == .fails })
    #expect(await findings(of: "view.tag = 1", in: "BaseController").contains { $0.verdict == .fails })
  }

  @Test("A view of the controller's own is in the title's place whatever its base class sets")
  func ownView() async {
    #expect(await findings(of: titleView, in: "BaseController", own: titleView).isEmpty)
  }
}
