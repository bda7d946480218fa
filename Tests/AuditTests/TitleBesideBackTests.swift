import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A title on a screen of which nobody knows whether another one is before it.
@Suite struct TitleBesideBackTests {
  private let home = """
    class HomeController: UIViewController {
      func open() { navigationController?.pushViewController(OtherController(), animated: true) }
      MORE
    }
    """

  private func files(_ title: String, _ more: String = "", own: String = "") -> [String: String] {
    let detail = """
      class DetailController: UIViewController {
        override func viewDidLoad() {
          title = "\(title)"
          \(own)
        }
      }
      """
    return ["Home.swift": home.replacing("MORE", with: more), "Detail.swift": detail]
  }

  private func isUnknown(_ more: String, own: String = "") -> [Bool] {
    ProjectSource.read(texts: files("Detail", more, own: own)).toolbars.filter { $0.controller == "DetailController" }
      .map(\.isBackUnknown)
  }

  @Test("Nobody knows it where no place tells, or where one of several pushes it")
  func unknown() {
    #expect(isUnknown("") == [true])
    #expect(isUnknown("func f() { coordinate(DetailController()) }") == [true])
    let push = "navigationController?.pushViewController(DetailController(), animated: true)"
    let root = "present(UINavigationController(rootViewController: DetailController()), animated: true)"
    #expect(isUnknown("func f() { \(push) }\nfunc g() { \(root) }") == [true])
  }

  @Test("It is known where all places push it, where one shows it first and none pushes it, and beside an item at the start")
  func known() {
    let push = "navigationController?.pushViewController(DetailController(), animated: true)"
    let root = "present(UINavigationController(rootViewController: DetailController()), animated: true)"
    #expect(isUnknown("func f() { \(push) }") == [false])
    #expect(isUnknown("func f() { \(root) }") == [false])
    #expect(isUnknown("func f() { let d = DetailController(); tabs.viewControllers = [d] }") == [false])
    let close = "navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil)"
    #expect(isUnknown("", own: close) == [false])
    #expect(isUnknown("", own: "navigationItem.hidesBackButton = true") == [false])
  }

  @Test("A title that fits only without Back needs review once, as a note, and a short one is nothing to ask about")
  func asked() async throws {
    func found(_ title: String, _ more: String = "") async -> [Finding] {
      // It is cut without Back, too, with Display Zoom.
      await Auditor.audit(ProjectSource.read(texts: files(title, more))).findings
        .filter { $0.rule == "title-truncated" && $0.environmentCount > 0 && $0.reason != "longer-than-room" }
    }
    let long = "Notifications from each of your old teams"
    let asked = await found(long)
    #expect(asked.map(\.reason) == ["longer-than-room-beside-back"])
    let one = try #require(asked.first)
    #expect(one.verdict == .needsReview && one.severity == .note && one.certainty == .possible)
    #expect(await found("Detail").isEmpty)
    let root = "func f() { present(UINavigationController(rootViewController: DetailController()), animated: true) }"
    #expect(await found(long, root).isEmpty)
  }
}
