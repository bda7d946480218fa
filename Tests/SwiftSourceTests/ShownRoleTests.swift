import LintelModel
import LintelSwiftSource
import Testing

@Suite("What a text is where Swift code hands it on")
struct ShownRoleTests {
  /// By the key, `alertTitle Screen`; keys without a role are absent.
  private func roles(_ source: String) -> [String: String] {
    let file = (path: "A.swift", bytes: Array(source.utf8))
    let asked = SwiftSourceReader.read(files: [file], sourceLocale: "en").codeTexts
    var found: [String: String] = [:]
    for text in asked + SwiftSourceReader.spelledKeys(in: [file]).texts {
      guard let appearance = text.appearance else { continue }
      found[text.key] = [appearance.role.rawValue, appearance.screen].compactMap(\.self).joined(separator: " ")
    }
    return found
  }

  @Test("In SwiftUI by the view and the modifier that takes the key, and by the closure around it")
  func swiftUI() {
    let found = roles(
      """
      import SwiftUI
      struct SettingsView: View {
        var body: some View {
          TabView {
            List {
              Section("section") { Text("row") }
              Toggle(isOn: $on) { HStack { Image("i"); Text("toggle") } }
              TextField("field", text: $name)
              Button(action: save) { Text("save") }
              Button { save() } label: { Label("send", systemImage: "s") }
              Menu("menu") { ForEach(all) { item in Button("item") { } } }
              Text(isOn ? "on" : "off").accessibilityLabel("spoken")
            }
            .searchable(text: $query, prompt: "search")
            .navigationTitle("title")
            .tabItem { Label("tab", systemImage: "gear") }
            .alert("alert", isPresented: $shown) {
              Button("ok") { }
            } message: {
              Text("message")
            }
            CustomRow(LocalizedStringKey("custom"))
          }
        }
      }
      """)
    let expected = [
      "section": "sectionTitle", "row": "text", "toggle": "switch", "field": "placeholder", "save": "button", "send": "button",
      "menu": "menuTitle", "item": "menuItem", "on": "text", "off": "text", "spoken": "accessibilityLabel",
      "search": "searchPrompt", "title": "navigationTitle", "tab": "tab", "alert": "alertTitle", "ok": "alertButton",
      "message": "alertMessage",
    ]
    #expect(found == expected.mapValues { "\($0) SettingsView" })
  }

  @Test("In UIKit by the initializer, the method and the property")
  func uiKit() {
    let found = roles(
      """
      import UIKit
      final class LoginViewController: UIViewController {
        func load() {
          title = NSLocalizedString("title", comment: "")
          let alert = UIAlertController(
            title: NSLocalizedString("alert", comment: ""),
            message: String(format: NSLocalizedString("message", comment: ""), name), preferredStyle: .alert)
          alert.addAction(UIAlertAction(
            title: isOn ? NSLocalizedString("on", comment: "") : NSLocalizedString("off", comment: ""), style: .cancel))
          button.setTitle(NSLocalizedString("button", comment: ""), for: .normal)
          nameTextField.placeholder = NSLocalizedString("name", comment: "")
          button.accessibilityHint = NSLocalizedString("hint", comment: "")
          navigationItem.searchController?.searchBar.placeholder = NSLocalizedString("search", comment: "")
          tabBarItem = UITabBarItem(title: NSLocalizedString("tab", comment: ""), image: nil, tag: 0)
          let item = UIBarButtonItem(title: NSLocalizedString("bar", comment: ""), style: .plain, target: nil, action: nil)
          navigationItem.rightBarButtonItem?.title = NSLocalizedString("right", comment: "")
          let content = UNMutableNotificationContent()
          content.body = NSLocalizedString("body", comment: "")
          let segments = UISegmentedControl(items: [
            NSLocalizedString("one", comment: ""), NSLocalizedString("two", comment: ""),
          ])
          let menu = UIMenu(title: NSLocalizedString("menu", comment: ""), children: [
            UIAction(title: NSLocalizedString("action", comment: "")) { _ in }
          ])
        }
      }
      """)
    let expected = [
      "title": "navigationTitle", "alert": "alertTitle", "message": "alertMessage", "on": "alertButton", "off": "alertButton",
      "button": "button", "name": "placeholder", "hint": "accessibilityHint", "search": "searchPrompt", "tab": "tab",
      "body": "notificationText", "one": "segment", "two": "segment", "menu": "menuTitle", "action": "menuItem",
      "bar": "barButton", "right": "barButton",
    ]
    #expect(found == expected.mapValues { "\($0) LoginViewController" })
  }

  @Test("In AppKit as well")
  func appKit() {
    let found = roles(
      """
      import AppKit
      extension Editor.Panel {
        func show() {
          let alert = NSAlert()
          alert.messageText = NSLocalizedString("alert", comment: "")
          alert.informativeText = NSLocalizedString("message", comment: "")
          alert.addButton(withTitle: NSLocalizedString("ok", comment: ""))
          menu.addItem(NSMenuItem(title: NSLocalizedString("item", comment: ""), action: nil, keyEquivalent: ""))
          view.toolTip = NSLocalizedString("tip", comment: "")
          let box = NSButton(checkboxWithTitle: NSLocalizedString("check", comment: ""), target: nil, action: nil)
        }
      }
      """)
    let expected = [
      "alert": "alertTitle", "message": "alertMessage", "ok": "alertButton", "item": "menuItem", "tip": "toolTip",
      "check": "control",
    ]
    #expect(found == expected.mapValues { "\($0) Panel" })
  }

  @Test("Of calls and names that are the project's own nothing is said, nor of what is stored, returned or compared")
  func unknown() {
    let found = roles(
      """
      import UIKit
      enum Texts { static let done = NSLocalizedString("constant", comment: "") }
      final class Screen: UIViewController {
        func load(title: String = NSLocalizedString("default", comment: "")) -> String {
          let title: String
          title = NSLocalizedString("variable", comment: "")
          show(NSLocalizedString("shown", comment: ""))
          model.title = NSLocalizedString("model", comment: "")
          if label.text == NSLocalizedString("compared", comment: "") { }
          label.text = other
          return isOn ? NSLocalizedString("on", comment: "") : NSLocalizedString("off", comment: "")
        }
      }
      """)
    #expect(found.isEmpty, "\(found)")
  }

  @Test("A text that a constant holds is what it is where code reads the constant")
  func constants() {
    let strings = """
      enum L10n {
        static let done = NSLocalizedString("done", comment: "")
        static let other = NSLocalizedString("other", comment: "")
      }
      """
    let view = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Button(L10n.done) { log(L10n.other) }
        }
      }
      """
    let files = [("Screen.swift", view), ("Strings.swift", strings)].map { (path: $0.0, bytes: Array($0.1.utf8)) }
    let texts = SwiftSourceReader.read(files: files, sourceLocale: "en").codeTexts
    let reads = SwiftSourceReader.constantReads(in: files, of: Set(texts.map(\.location)))
    let found = SwiftSourceReader.appearances(in: files, at: Set(reads.values.joined()))
    #expect(found.count == 1 && found.keys.first?.line == 4)
    #expect(found.values.first == TextAppearance(role: .button, screen: "Screen"))
  }

  @Test("A view that the project declares itself is none of the platform's")
  func own() {
    let found = roles(
      """
      struct Toggle { init(_ key: LocalizedStringKey) { } }
      struct Screen { let view = Toggle("own") }
      """)
    #expect(found.isEmpty, "\(found)")
  }
}
