import LintelModel
import LintelSwiftSource
import Testing

@Suite("What a text is that names of a Swift file carry on")
struct FollowedNamesTests {
  /// By the key; keys without a role are absent.
  private func roles(_ source: String) -> [String: ShownRole] {
    let file = (path: "A.swift", bytes: Array(source.utf8))
    var found: [String: ShownRole] = [:]
    for text in SwiftSourceReader.read(files: [file], sourceLocale: "en").codeTexts {
      if let appearance = text.appearance { found[text.key] = appearance.role }
    }
    return found
  }

  @Test("A constant or variable of a function is what it is where the function reads it next")
  func variables() {
    let found = roles(
      """
      import UIKit
      final class Screen: UIViewController {
        func ask() {
          let question = String(format: NSLocalizedString("question", comment: ""), name)
          let typed: String? = NSLocalizedString("typed", comment: "")
          var message: String
          if isOpen { message = NSLocalizedString("open", comment: "") } else { message = NSLocalizedString("shut", comment: "") }
          message += NSLocalizedString("more", comment: "")
          let alert = UIAlertController(title: question, message: message, preferredStyle: .alert)
          let tip = NSLocalizedString("tip", comment: "")
          let spoken: String
          switch state {
          case .on: spoken = NSLocalizedString("on", comment: "")
          case .off: spoken = NSLocalizedString("off", comment: "")
          }
          view.accessibilityLabel = spoken
          view.accessibilityHint = typed
          view.toolTip = "i " + tip
        }
      }
      """)
    let expected: [String: ShownRole] = [
      "question": .alertTitle, "typed": .accessibilityHint, "open": .alertMessage, "shut": .alertMessage, "more": .alertMessage,
      "tip": .toolTip, "on": .accessibilityLabel, "off": .accessibilityLabel,
    ]
    #expect(found == expected)
  }

  @Test("A name that is read as two things says nothing, nor does a property, nor one that is given something else first")
  func unsure() {
    let found = roles(
      """
      import UIKit
      final class Screen: UIViewController {
        var caption = NSLocalizedString("property", comment: "")
        func ask() {
          let both = NSLocalizedString("both", comment: "")
          alertController.title = both
          view.accessibilityLabel = both
          var text = NSLocalizedString("logged", comment: "")
          log(text)
          text = other
          alertController.message = text
          let counted = NSLocalizedString("counted", comment: "")
          view.accessibilityHint = counted.first
        }
        func show() { view.accessibilityValue = caption }
      }
      """)
    #expect(found.isEmpty, "\(found)")
  }

  @Test("An argument is what the file's function does with it, unless two functions of the name do different things")
  func parameters() {
    let found = roles(
      """
      import UIKit
      final class Screen: UIViewController {
        func load() {
          warn(about: NSLocalizedString("warn", comment: ""), NSLocalizedString("second", comment: ""))
          self.name(NSLocalizedString("name", comment: ""))
          other.name(NSLocalizedString("foreign", comment: ""))
          twice(NSLocalizedString("twice", comment: ""))
        }
        func warn(about title: String, _ text: String) { alertController.title = title; log(text) }
        func name(_ text: String) { view.accessibilityLabel = text }
        func twice(_ text: String) { view.accessibilityLabel = text }
        func twice(_ text: String, on view: UIView) { view.accessibilityHint = text }
      }
      """)
    #expect(found == ["warn": .alertTitle, "name": .accessibilityLabel])
  }

  @Test("What a table asks for as a section's title is one")
  func sections() {
    let found = roles(
      """
      import UIKit
      final class Screen: UITableViewController {
        override func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? {
          switch section {
          case 0: return NSLocalizedString("first", comment: "")
          default: return names.map { return NSLocalizedString("closure", comment: "") }
          }
        }
        override func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
          if section == 0 { return NSLocalizedString("footer", comment: "") }
          return nil
        }
        func name(of section: Int) -> String { return NSLocalizedString("own", comment: "") }
      }
      """)
    #expect(found == ["first": .sectionTitle, "footer": .text])
  }

  @Test("An action that a list or a variable puts into a menu is an item of it, and any other is none")
  func actions() {
    let found = roles(
      """
      import UIKit
      final class Screen: UIViewController {
        func menu() -> UIMenu {
          var actions: [UIMenuElement] = [UIAction(title: NSLocalizedString("listed", comment: "")) { _ in }]
          actions.append(UIAction(title: NSLocalizedString("added", comment: "")) { _ in })
          let one = UIAction(title: NSLocalizedString("one", comment: "")) { _ in }
          let alone = UIAction(title: NSLocalizedString("alone", comment: "")) { _ in }
          button.addAction(alone, for: .primaryActionTriggered)
          return UIMenu(children: actions + [one])
        }
      }
      """)
    #expect(found == ["listed": .menuItem, "added": .menuItem, "one": .menuItem])
  }

  @Test("A toolbar item's labels are a button's")
  func toolbarItems() {
    let found = roles(
      """
      import AppKit
      final class Bar: NSObject {
        func make() {
          let item = NSSharingServicePickerToolbarItem(itemIdentifier: share)
          item.label = NSLocalizedString("label", comment: "")
          item.paletteLabel = NSLocalizedString("palette", comment: "")
          model.label = NSLocalizedString("model", comment: "")
        }
      }
      """)
    #expect(found == ["label": .barButton, "palette": .barButton])
  }
}
