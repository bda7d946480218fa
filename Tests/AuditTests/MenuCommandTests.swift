import LintelAudit
import LintelFindings
import Testing

@Suite("Items of a Mac's toolbar beside the commands of its menu bar")
struct MenuCommandTests {
  /// - Parameter more: Items of the toolbar besides.
  private func findings(scene: String, more: String = "") async -> [Finding] {
    let app = """
      import AppKit
      @main struct Machines: App {
        var body: some Scene { \(scene) }
      }
      """
    let view = """
      import AppKit
      struct Machine: View {
        var body: some View {
          List { }.navigationTitle("Machine").toolbar {
            Button("Share", systemImage: "square.and.arrow.up") { }
            Button("Clone", systemImage: "doc.on.doc") { }
            \(more)
          }
        }
      }
      """
    let commands = "struct MachineCommands: Commands {\nvar body: some Commands { CommandMenu(\"Machine\") { Button(\"Start\") { } } }\n}"
    let project = ProjectSource.read(texts: ["App.swift": app, "Machine.swift": view, "MachineCommands.swift": commands])
    return await Auditor.audit(project).findings.filter { $0.rule == "menu-command-missing" }
  }

  private let window = "WindowGroup { Machine() }.commands { MachineCommands() }"

  @Test("Share is no command of the system's where the app has no documents, and the file that makes the commands is named")
  func withoutDocuments() async {
    let found = await findings(scene: window)
    #expect(found.map(\.message.english) == ["The menu bar has no command for “Share”, “Clone”"])
    #expect(
      found.map(\.suggestion?.english) == ["Add a command to the Mac's menu bar: MachineCommands.swift makes its commands."])
  }

  @Test("What variants of a bar lack is one list")
  func variants() async {
    let arms = """
      if isShortcut { Button("Remove", systemImage: "trash") { } } else { Button("Move", systemImage: "arrow.down.doc") { } }
      """
    let found = await findings(scene: window, more: arms)
    #expect(
      found.map(\.message.english) == ["The menu bar has no command for “Share”, “Clone”, “Remove”, “Move”"])
    #expect(found.map(\.variants) == [.init(count: 2, of: 2)])
  }

  @Test("An item that is a symbol alone is named by what is said of it")
  func spoken() async {
    let labelled = "Button { } label: { Image(systemName: \"bolt\") }.accessibilityLabel(\"Wake Up\")"
    let found = await findings(scene: window, more: labelled)
    #expect(found.map(\.message.english) == ["The menu bar has no command for “Share”, “Clone”, “Wake Up”"])
  }

  @Test("Done, Cancel and Close end a mode, and are no commands of the menu bar", arguments: ["Done", "Cancel", "Close"])
  func ending(_ word: String) async {
    let both = "Button(\"\(word)\") { }\nButton { } label: { Image(systemName: \"bolt\") }.accessibilityLabel(\"\(word)\")"
    let found = await findings(scene: window, more: both)
    #expect(found.map(\.message.english) == ["The menu bar has no command for “Share”, “Clone”"])
  }

  @Test("With documents the system's File menu shares them")
  func withDocuments() async {
    let found = await findings(scene: "DocumentGroup(newDocument: Text()) { _ in Machine() }.commands { MachineCommands() }")
    #expect(found.map(\.message.english) == ["The menu bar has no command for “Clone”"])
  }
}
