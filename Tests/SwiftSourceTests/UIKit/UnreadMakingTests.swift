import LintelModel
import Testing

@Suite("Items that unread expressions make")
struct UnreadMakingTests {
  private func bars(_ statements: String, maker: String = "build") -> [Toolbar] {
    SwiftFixture([
      "Builder.swift": """
      import UIKit
      final class BarButtonBuilder {
        private var title: String?
        func title(_ title: String) -> Self { self.title = title; return self }
        func \(maker)() -> UIBarButtonItem {
          let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
          return item
        }
      }
      """,
      "Notes.swift": """
      import UIKit
      final class NotesController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Notes"
          \(statements)
        }
      }
      """,
    ]).bars
  }

  @Test("What a chain of a builder's calls puts on a bar is unread there, and is not told as on no bar")
  func chain() {
    let found = bars("navigationItem.rightBarButtonItems = [BarButtonBuilder().title(\"Save\").build()]")
    let unplaced = found.filter { $0.unknownOwner?.reason == .unplaced }
    #expect(unplaced.isEmpty)
    let areJudged = found.filter { $0.controller == "NotesController" }.map { $0.isJudgedForFit }
    #expect(areJudged == [false])
  }

  @Test("What no code calls is still told as on no bar")
  func uncalled() {
    let found = bars("navigationItem.rightBarButtonItems = [BarButtonBuilder().title(\"Save\").build()]", maker: "rebuild")
    let unplaced = found.filter { $0.unknownOwner?.reason == .unplaced }
    #expect(unplaced.count == 1)
  }

  @Test("A closure of a list that is not followed makes the items of that bar")
  func closure() {
    let found = bars(
      """
      navigationItem.rightBarButtonItems = models.map { model in
        let item = UIBarButtonItem(title: model.title, style: .plain, target: nil, action: nil)
        return item
      }
      """, maker: "other")
    let unplaced = found.filter { $0.unknownOwner?.reason == .unplaced && $0.location.file == "Notes.swift" }
    #expect(unplaced.isEmpty)
  }
}
