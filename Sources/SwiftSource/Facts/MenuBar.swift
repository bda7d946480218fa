import LintelModel
import SwiftSyntax

/// The menu bar of a SwiftUI app, as far as its code adds to the system's: `.commands`, `CommandMenu`, `CommandGroup` and types
/// of commands.
final class MenuBar {
  private struct Contents {
    /// The words of each command, in small letters.
    var commands: [Set<String>] = []
    var hasToolbarCommands = false
    /// Whether every command was read.
    var isWhole = true
    /// Whether the app is SwiftUI's: another one has its menu bar in a file of Interface Builder, or makes it elsewhere.
    var isOfScenes = false
    /// Whether the app has documents: then the system's File menu saves, moves and shares them.
    var hasDocuments = false
    /// Where the first commands are made.
    var place: SourceLocation?
  }

  private var found: Contents?

  func tell(_ bar: inout Toolbar, in project: SwiftProject, isHidden: Bool) {
    let contents = contents(of: project)
    guard contents.isOfScenes else { return }
    bar.commandsFrom = contents.place
    if contents.hasToolbarCommands {
      (bar.facts.canBeHidden, bar.facts.hasHideCommand) = (.declared(true), .declared(true))
    } else if isHidden {
      bar.facts.canBeHidden = .declared(true)
      let hasOwn = contents.commands.contains { $0.contains("toolbar") }
      bar.facts.hasHideCommand = hasOwn ? .declared(true) : contents.isWhole ? .declared(false) : .unknown
    }
  }

  /// Whether the menu bar has a command for the item, by its label.
  func tell(_ item: inout Item, in project: SwiftProject) {
    guard item.kind == .button || item.kind == .toggle, item.systemItem == nil, item.facts.hasMenuCommand == .unknown else {
      return
    }
    let names = [item.label, item.accessibilityLabel, item.toolTip].filter(\.isPresent).map { Self.words(of: $0) }
    guard let label = names.first, !label.isEmpty, !names.contains([]) else { return }
    let contents = contents(of: project)
    guard contents.isOfScenes else { return }
    let own = names.reduce(into: Set()) { $0.formUnion($1) }
    if contents.commands.contains(where: { names.contains($0) }) {
      item.facts.hasMenuCommand = .declared(true)
    } else if contents.isWhole, own.isDisjoint(with: Self.ofSystem),
      !contents.hasDocuments || own.isDisjoint(with: Self.ofDocuments),
      !contents.commands.contains(where: { !$0.isDisjoint(with: own) })
    {
      item.facts.hasMenuCommand = .declared(false)
    }
  }

  /// Words of the commands that every app's menu bar may have without a line of code.
  private static let ofSystem: Set = [
    "new", "open", "close", "print", "undo", "redo", "cut", "copy", "paste", "delete", "select", "find", "search", "sidebar",
    "inspector", "toolbar", "minimize", "zoom", "help", "settings", "preferences", "quit", "hide", "show", "full", "screen",
    "window", "about", "services", "spelling", "speech", "back", "forward", "bold", "italic", "underline", "font", "fonts",
    "colors", "customize", "tab",
  ]

  /// Those that it has only for documents.
  /// Source: "The menu bar", Human Interface Guidelines, File menu: "Save", "Duplicate", "Rename…", "Move To…", "Export As…".
  private static let ofDocuments: Set = ["save", "duplicate", "rename", "move", "revert", "share", "export"]

  /// Of a text, or of its key: an opaque key has the words that people gave it.
  private static func words(of text: LocalizedText) -> Set<String> {
    words(text.source ?? text.key ?? "")
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 1 })
  }

  private func contents(of project: SwiftProject) -> Contents {
    if let found { return found }
    var contents = Contents()
    let scenes = project.files(making: ["WindowGroup", "Window", "DocumentGroup", "Settings"])
    contents.isOfScenes = scenes.contains { file in
      TypeCollector.types(in: file, declaredInCode: false).contains { $0.inherited.contains("App") }
    }
    if contents.isOfScenes {
      contents.hasDocuments =
        !project.files(making: ["DocumentGroup"]).isEmpty || !project.sources(mentioning: "NSDocument").isEmpty
      for text in project.sources(mentioning: "ommand") {
        if text.contains("mainMenu") { contents.isWhole = false }
      }
      for file in project.files(making: ["CommandMenu", "CommandGroup"]) + scenes {
        let finder = CommandFinder(file, TextExpression(project: project))
        finder.walk(file.tree)
        contents.place = contents.place ?? finder.place
        contents.commands += finder.titles.map { Self.words(of: $0) }
        contents.isWhole = contents.isWhole && !finder.hasUnread
        contents.hasToolbarCommands = contents.hasToolbarCommands || finder.hasToolbarCommands
      }
    }
    found = contents
    return contents
  }

  /// Collects the titles of commands.
  private final class CommandFinder: SyntaxVisitor {
    var titles: [LocalizedText] = []
    var hasUnread = false
    var hasToolbarCommands = false
    var place: SourceLocation?
    private let file: SwiftFile
    private let texts: TextExpression
    private var depth = 0

    init(_ file: SwiftFile, _ texts: TextExpression) {
      self.file = file
      self.texts = texts
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = TextExpression.name(of: node)
      if name == "ToolbarCommands" { hasToolbarCommands = true }
      if name == "CommandMenu" || name == "CommandGroup" {
        depth += 1
        place = place ?? file.location(of: node)
      }
      if depth > 0 { read(node, name) }
      return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
      if ["CommandMenu", "CommandGroup"].contains(TextExpression.name(of: node)) { depth -= 1 }
    }

    private func read(_ node: FunctionCallExprSyntax, _ name: String) {
      switch name {
      case "Button", "Toggle", "Link", "Menu", "Picker", "Text", "Label", "NavigationLink", "CommandMenu":
        guard let first = node.arguments.first, first.label == nil else { return }
        for text in texts.texts(of: first.expression, as: .key, at: Place(file)) {
          if text.value.state == .unresolved { hasUnread = true } else { titles.append(text.value) }
        }
      // A view of the project's own may hold anything.
      default:
        if SwiftProject.isTypeName(name), !Self.silent.contains(name), !node.calledExpression.is(MemberAccessExprSyntax.self) {
          hasUnread = true
        }
      }
    }

    private static let silent: Set = [
      "CommandGroup", "Divider", "Group", "Section", "ForEach", "URL", "Binding", "KeyboardShortcut", "Task", "KeyEquivalent",
      "String", "LocalizedStringKey", "LocalizedStringResource", "Image", "EmptyView", "Spacer",
    ]
  }
}
