import LintelModel
import Testing

@Suite("Center items and optional groups of UIKit's bars")
struct CenterItemTests {
  private func items(_ style: String = "", group: String = "") -> [Item] {
    SwiftFixture(
      """
      final class Reader: UIViewController {
        override func viewDidLoad() {
          title = "Reader"
          \(style)
          navigationItem.centerItemGroups = [
            .optionalGroup(
              customizationIdentifier: "marks",\(group)
              items: [UIBarButtonItem(title: "Highlight", style: .plain, target: nil, action: nil)])
          ]
        }
      }
      """
    ).bars.flatMap(\.items)
  }

  @Test("They are in the overflow menu of a navigator's bar", arguments: ["", "navigationItem.style = .navigator"])
  func navigator(style: String) {
    #expect(items(style).map(\.facts.isInMoreMenu.value) == [true])
  }

  @Test(
    "They are on an editor's and a browser's bar, and where nobody knows the style",
    arguments: ["navigationItem.style = .editor", "navigationItem.style = .browser", "navigationItem.style = chosen"])
  func others(style: String) {
    #expect(items(style).map(\.facts.isInMoreMenu.value) == [nil])
  }

  @Test("A group that people have to add is not on the bar, and any other is")
  func optional() {
    let style = "navigationItem.style = .editor"
    #expect(items(style, group: " isInDefaultCustomization: false,").map(\.isInDefaultSet) == [false])
    #expect(items(style, group: " isInDefaultCustomization: true,").map(\.isInDefaultSet) == [true])
    #expect(items(style).map(\.isInDefaultSet) == [true])
  }

  @Test(
    "So is a single item that its code makes such a group of",
    arguments: [(", isInDefaultCustomization: false", false), (", isInDefaultCustomization: true", true), ("", true)])
  func single(argument: String, isShown: Bool) {
    let items = SwiftFixture(
      """
      final class Reader: UIViewController {
        override func viewDidLoad() {
          title = "Reader"
          navigationItem.style = .editor
          let mark = UIBarButtonItem(title: "Highlight", style: .plain, target: nil, action: nil)
          navigationItem.centerItemGroups = [mark.creatingOptionalGroup(customizationIdentifier: "mark"\(argument))]
        }
      }
      """
    ).bars.flatMap(\.items)
    #expect(items.map(\.isInDefaultSet) == [isShown])
  }
}
