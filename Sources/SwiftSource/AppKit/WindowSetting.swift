import LintelModel
import SwiftSyntax

/// What code sets on a window toolbar or its window: `toolbar.displayMode = .iconOnly`, `window.toolbarStyle = .unified`,
/// `window?.title = "Console"`.
struct WindowSetting {
  enum Fact {
    case displayMode(Toolbar.DisplayMode)
    case style(Toolbar.WindowStyle)
    case customizable(Bool)
    case title(SourceExpression)
    /// The line that macOS shows below the window's title, or beside it.
    case subtitle(SourceExpression)
    /// The window that is given the toolbar, as its names; nil for one that the code makes, or that it is handed.
    case shown(in: [String]?)
    /// The window whose least size code sets.
    case minimum(of: [String])
    /// The property that code keeps a window in which it makes: no file has that one.
    case made(String)
  }

  var owner: BarOwner
  var fact: Fact
  var conditions: Conditions = .always
  /// What tells the statement from others, and the calls that led to it.
  var node: SyntaxIdentifier
  var sites: [SyntaxIdentifier]

  /// Whether both are what one statement sets, read twice.
  func isSame(as other: WindowSetting) -> Bool {
    node == other.node && sites == other.sites && owner == other.owner && conditions == other.conditions
  }
}

extension CodeReading {
  /// Notes an assignment that says something about a window toolbar.
  func noteWindow(_ property: String, of base: ExprSyntax, _ value: Operand, _ context: Context) {
    let word = value.elements.count == 1 ? value.elements[0].path?.last ?? value.text : ""
    let fact: WindowSetting.Fact? =
      switch property {
      case "displayMode": Toolbar.DisplayMode(rawValue: word).map { .displayMode($0) }
      case "toolbarStyle": Toolbar.WindowStyle(rawValue: word).map { .style($0) }
      case "allowsUserCustomization": word == "true" ? .customizable(true) : word == "false" ? .customizable(false) : nil
      case "toolbar" where base.path?.last.map(WindowOfCode.isWindow) == true: .shown(in: window(base, context))
      case "minSize" where base.path?.last.map(WindowOfCode.isWindow) == true,
        "contentMinSize" where base.path?.last.map(WindowOfCode.isWindow) == true:
        window(base, context).map { .minimum(of: $0) }
      case "title", "subtitle":
        if ["window", "panel"].contains(base.unwrapped.path?.last), !EarlierSystems.alone(run: base, of: .macos) {
          property == "title"
            ? .title(SourceExpression(operand: value, scope: context.scope))
            : .subtitle(SourceExpression(operand: value, scope: context.scope))
        } else {
          nil
        }
      default: base.path == ["self"] && makesWindow(value, context) ? madeWindow(property) : nil
      }
    guard let fact else { return }
    note(
      WindowSetting(
        owner: owner(in: context), fact: fact, conditions: context.conditions, node: base.id,
        sites: context.activation.sites))
  }

  /// `window = NSWindow(contentRect: …)`
  func noteMadeWindow(_ property: String, _ value: Operand, _ context: Context) {
    guard makesWindow(value, context), let fact = madeWindow(property) else { return }
    note(
      WindowSetting(
        owner: owner(in: context), fact: fact, node: value.elements[0].id, sites: context.activation.sites))
  }

  private func madeWindow(_ property: String) -> WindowSetting.Fact? {
    WindowOfCode.isWindow(property) ? .made(property) : nil
  }

  /// Whether code makes the window itself, there or under a local name.
  private func makesWindow(_ value: Operand, _ context: Context) -> Bool {
    guard value.elements.count == 1 else { return false }
    if value.elements[0].makesWindow { return true }
    guard let path = value.elements[0].path, path.count == 1, let local = context.scope[path[0]],
      case .expression(let meant) = local, meant.operand.elements.count == 1
    else { return false }
    return meant.operand.elements[0].makesWindow
  }

  /// The names of a property that holds a window, or of what a local name stands for: `guard let window = self.window`.
  private func window(_ base: ExprSyntax, _ context: Context) -> [String]? {
    guard var path = base.path else { return nil }
    if path.count == 1, let local = context.scope[path[0]] {
      guard case .expression(let meant) = local, meant.operand.elements.count == 1,
        let other = meant.operand.elements[0].path
      else { return nil }
      path = other
    }
    if path.first == "self" { path.removeFirst() }
    return path.isEmpty ? nil : path
  }
}

extension ExprSyntax {
  /// Whether it is a call that by its name makes a window: `NSWindow(contentRect: …)`, `KeyPanel.init()`, `makeWindow()`.
  fileprivate var makesWindow: Bool {
    guard let call = unwrapped.as(FunctionCallExprSyntax.self), var path = call.calledExpression.path else { return false }
    // `.init(…)` is of the type that the place asks for.
    if path == ["", "init"] { return true }
    if path.last == "init" { path.removeLast() }
    return path.last.map(WindowOfCode.isWindow) == true
  }
}
