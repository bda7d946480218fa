import LintelModel
import SwiftSyntax

/// What scenes say of their windows, by the view that a window shows first.
final class WindowScenes {
  struct Window: Equatable {
    /// Below this the window cannot be narrowed: `.frame(minWidth:)` on its view.
    var minimumWidth: Fact<Points> = .unknown
    /// `.defaultSize(width:height:)`
    var defaultWidth: Fact<Points> = .unknown
    /// `.windowToolbarStyle(…)`
    var style: Fact<Toolbar.WindowStyle> = .unknown
    /// `.windowToolbarLabelStyle(fixed: …)`; one that is bound to a value, people choose.
    var displayMode: Fact<Toolbar.DisplayMode> = .unknown
  }

  private static let scenes = ["WindowGroup", "Window", "DocumentGroup"]
  private var found: [String: Window]?

  /// Nil for a view that no scene shows first, or several that do not say the same.
  func window(of view: String, in project: SwiftProject) -> Window? {
    if found == nil { found = Self.windows(in: project) }
    return found?[view]
  }

  private static func windows(in project: SwiftProject) -> [String: Window] {
    let all = project.files(making: scenes).flatMap { file in SceneFinder.scenes(in: file) }.compactMap { scene in
      window(of: scene, in: project)
    }
    return Dictionary(grouping: all, by: \.view).compactMapValues { same in
      same.allSatisfy { $0.window == same[0].window } ? same[0].window : nil
    }
  }

  private static func window(of scene: (chain: ModifierChain, file: SwiftFile), in project: SwiftProject) -> (
    view: String, window: Window
  )? {
    guard let call = scene.chain.base?.as(FunctionCallExprSyntax.self),
      let content = call.closure("content") ?? call.closure("editor"), content.statements.count == 1,
      let root = ViewBuilder.elements(of: content.statements).first?.value
    else { return nil }
    let view = ModifierChain(root)
    guard let name = view.base?.as(FunctionCallExprSyntax.self).map(TextExpression.name), SwiftProject.isTypeName(name)
    else {
      return nil
    }
    var window = Window()
    if let width = leastWidth(view) ?? bodyChain(of: name, near: scene.file, in: project).flatMap(leastWidth) {
      window.minimumWidth = .declared(width)
    }
    if let size = scene.chain.modifier("defaultSize"), let width = points(size.call.argument("width")) {
      window.defaultWidth = .declared(width)
    }
    let style = scene.chain.modifier("windowToolbarStyle")?.value?.writtenText.drop { $0 == "." }.prefix { $0 != "(" }
    if let style = style.flatMap({ Toolbar.WindowStyle(rawValue: String($0)) }) { window.style = .declared(style) }
    if let label = scene.chain.modifier("windowToolbarLabelStyle")?.call.argument("fixed") {
      window.displayMode = displayMode(label)
    }
    return (name, window)
  }

  private static func bodyChain(of view: String, near file: SwiftFile, in project: SwiftProject) -> ModifierChain? {
    guard let body = project.members(named: "body", of: view, near: file).first(where: { $0.body != nil })?.body,
      body.count == 1
    else { return nil }
    return ViewBuilder.elements(of: body).first.map { ModifierChain($0.value) }
  }

  /// Source: Apple's documentation of SwiftUI, "ToolbarLabelStyle".
  private static func displayMode(_ style: ExprSyntax) -> Fact<Toolbar.DisplayMode> {
    switch style.path?.last {
    case "iconOnly": .declared(.iconOnly)
    case "titleOnly": .declared(.labelOnly)
    case "titleAndIcon": .declared(.iconAndLabel)
    default: .unknown
    }
  }

  /// Of several frames the widest counts.
  private static func leastWidth(_ chain: ModifierChain) -> Points? {
    chain.modifiers.filter { $0.name == "frame" }.compactMap { points($0.call.argument("minWidth")) }.max()
  }

  private static func points(_ expression: ExprSyntax?) -> Points? {
    expression.flatMap { Double($0.writtenText) }.flatMap { (1...10_000).contains($0) ? Points($0) : nil }
  }

  private final class SceneFinder: SyntaxVisitor {
    private let file: SwiftFile
    private var found: [(chain: ModifierChain, file: SwiftFile)] = []
    private var seen: Set<SyntaxIdentifier> = []

    private init(_ file: SwiftFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    static func scenes(in file: SwiftFile) -> [(chain: ModifierChain, file: SwiftFile)] {
      let finder = SceneFinder(file)
      finder.walk(file.tree)
      return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard !seen.contains(node.id) else { return .visitChildren }
      let chain = ModifierChain(ExprSyntax(node))
      seen.formUnion(chain.nodes)
      if let base = chain.base?.as(FunctionCallExprSyntax.self), WindowScenes.scenes.contains(TextExpression.name(of: base))
      {
        found.append((chain, file))
      }
      return .visitChildren
    }
  }
}
