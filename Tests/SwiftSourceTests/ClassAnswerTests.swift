import LintelModel
import LintelSwiftSource
import Testing

/// What classes of Swift answer to code of Objective-C.
@Suite struct ClassAnswerTests {
  private func answers(_ source: String, of names: Set<String> = ["Pane"]) -> ClassAnswers {
    SwiftSourceReader.classAnswers(in: [("Pane.swift", Array(source.utf8))], of: names)
  }

  @Test("A text, an image and an identifier are read from functions and from properties")
  func constants() {
    let found = answers(
      """
      @objc(Pane) final class Pane: BasePane, PaneProtocol {
        func paneName() -> String { return NSLocalizedString("Server", comment: "") }
        func paneIdentifier() -> String { PaneIdentifier }
        var paneToolTip: String { NSLocalizedString("tip", tableName: "Panes", value: "Open", comment: "") }
        @objc(paneTitle) var title: String { "Title" }
        func paneIcon() -> NSImage {
          if #available(macOS 11.0, *), let icon = NSImage(systemSymbolName: "gear", accessibilityDescription: nil) {
            return icon
          }
          return NSImage(named: NSImage.networkName) ?? NSImage()
        }
      }
      """)
    let expected: [String: ClassAnswers.Answer] = [
      "paneName": .localized(key: "Server", table: nil, source: nil), "paneIdentifier": .constant("PaneIdentifier"),
      "paneToolTip": .localized(key: "tip", table: "Panes", source: "Open"), "paneTitle": .text("Title"),
      "paneIcon": .image("gear", isSystem: true),
    ]
    let own = found.answers["Pane"] ?? [:]
    #expect(own == expected)
    #expect(found.parents["Pane"] == "BasePane")
  }

  @Test("What depends on the state, can be set, or is declared twice is not known")
  func unknown() {
    let found = answers(
      """
      class Pane: NSObject {
        func byState() -> String { isOpen ? "Open" : "Closed" }
        func byStatement() -> String { if isOpen { return "Open" } ; return "Closed" }
        var stored = "Stored"
        var settable: String { get { "Set" } set { } }
        func twice() -> String { "Once" }
        func withValue() -> String { "Pane \\(number)" }
        func taking(_ number: Int) -> String { "Number" }
      }
      extension Pane { static func twice() -> String { "Twice" } }
      """)
    let names = ["byState", "byStatement", "stored", "settable", "twice", "withValue"]
    let expected = names.map { ($0, ClassAnswers.Answer.unknown) }
    let own = found.answers["Pane"] ?? [:]
    #expect(own == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test("Objective-C asks a class by the name that it has there; one that inherits from it is looked at, and no other")
  func names() {
    let found = answers(
      """
      @objc(Pane) class ServerPane: NSObject { func paneName() -> String { "Server" } }
      class OwnPane: ServerPane { override func paneName() -> String { "Own" } }
      """)
    #expect(found.answers.keys.sorted() == ["OwnPane", "Pane"])
    #expect(found.parents["OwnPane"] == "Pane")
    #expect(answers("class Other: NSObject { func paneName() -> String { \"Other\" } }") == ClassAnswers())
  }
}
