import LintelAudit
import LintelFindings
import Testing

/// What is spoken of a bar button item that holds a view.
@Suite("The name of an item that holds a button")
struct ViewNameAdviceTests {
  private func advice(_ making: String) async -> [String] {
    let source = """
      import UIKit
      final class NotesController: UIViewController {
        override func viewDidLoad() {
          title = "Notes"
          \(making)
        }
      }
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Notes.swift": source])).findings
    return found.filter { $0.rule == "accessible-name-missing" }.map { $0.suggestion?.english ?? "" }
  }

  @Test("The view is named, and not the item that holds it")
  func view() async {
    let told = await advice(
      """
      let button = UIButton(type: .system)
      button.setImage(UIImage(named: "ic_clock"), for: .normal)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """)
    #expect(!told.isEmpty && told.allSatisfy { $0.contains(" navigationItem.rightBarButtonItem?.customView?.accessibilityLabel = …") })
  }

  @Test("So is the view of a class of the project's, whether the item holds it by its own property or not")
  func ownClasses() async {
    let classes = """
      }
      }
      final class IconButton: UIButton { }
      final class IconItem: UIBarButtonItem {
        let button = IconButton()
        init(lightImage: UIImage, darkImage: UIImage) {
          super.init()
          button.setImage(lightImage, for: .normal)
          self.customView = button
        }
      }
      final class Other { func other() {
      """
    let held = await advice(
      """
      let reply = IconItem(lightImage: UIImage(systemName: "arrowshape.turn.up.left")!, darkImage: UIImage(named: "dark")!)
      navigationItem.rightBarButtonItem = reply
      """ + classes)
    #expect(!held.isEmpty && held.allSatisfy { $0.contains(" reply.button.accessibilityLabel = …") })
    let plain = await advice(
      """
      let button = IconButton()
      button.setImage(UIImage(systemName: "bell"), for: .normal)
      let bell = UIBarButtonItem(customView: button)
      navigationItem.rightBarButtonItem = bell
      """ + classes)
    #expect(!plain.isEmpty && plain.allSatisfy { $0.contains(" bell.customView?.accessibilityLabel = …") })
  }

  @Test("An item that shows the image itself is named itself")
  func item() async {
    let told = await advice(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(named: "ic_clock"), style: .plain, target: self, action: nil)
      """)
    #expect(!told.isEmpty && told.allSatisfy { $0.contains(" navigationItem.rightBarButtonItem?.accessibilityLabel = …") })
  }

  @Test("Of several that are made where they are put on the bar no name is made up, which would not compile")
  func several() async {
    let told = await advice(
      """
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(image: UIImage(named: "ic_clock"), style: .plain, target: self, action: nil),
        UIBarButtonItem(image: UIImage(named: "ic_alarm"), style: .plain, target: self, action: nil),
      ]
      """)
    #expect(!told.isEmpty && told.allSatisfy { $0.hasSuffix("Set an accessibility label that names the action.") })
  }

  @Test("The left one is called by its own property, and what a variable holds by the variable")
  func sides() async {
    let told = await advice(
      """
      let clock = UIBarButtonItem(image: UIImage(named: "ic_clock"), style: .plain, target: self, action: nil)
      navigationItem.rightBarButtonItem = clock
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        image: UIImage(named: "ic_alarm"), style: .plain, target: self, action: nil)
      """)
    let code = told.compactMap { $0.split(separator: ": ").last.map(String.init) }
    #expect(Set(code) == ["clock.accessibilityLabel = …", "navigationItem.leftBarButtonItem?.accessibilityLabel = …"])
  }
}
