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
  }

  var owner: BarOwner
  var fact: Fact
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
      case "title" where ["window", "panel"].contains(base.unwrapped.path?.last):
        .title(SourceExpression(operand: value, scope: context.scope))
      default: nil
      }
    if let fact { note(WindowSetting(owner: owner(in: context), fact: fact)) }
  }
}
