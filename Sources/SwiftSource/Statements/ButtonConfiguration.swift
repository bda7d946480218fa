import LintelModel
import SwiftSyntax

/// `UIButton.Configuration`, in which code may write what a button says and shows.
enum ButtonConfiguration {
  static let type = "UIButton.Configuration"

  /// The platform's own ones, by the functions that make them.
  static let makers: Set = [
    "plain", "filled", "tinted", "gray", "bordered", "borderedTinted", "borderedProminent", "borderless", "glass",
    "prominentGlass", "clearGlass", "prominentClearGlass",
  ]
}

extension CodeReading {
  /// `UIButton.Configuration.filled()`, `.plain()`; nil for any other call.
  func configuration(
    madeBy member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax, _ context: Context
  ) -> Value? {
    guard ButtonConfiguration.makers.contains(member.declName.baseName.text), node.arguments.isEmpty,
      node.trailingClosure == nil, member.base == nil || member.base?.path?.last == "Configuration"
    else { return nil }
    return .object(
      object(node, type: ButtonConfiguration.type, base: ButtonConfiguration.type, arguments: [], in: context))
  }
}

extension Value {
  /// The value as whoever is given it has it: a configuration is copied, and what is set on one copy later is not on the other.
  var handedOn: Value {
    switch self {
    case .object(let object) where object.type == ButtonConfiguration.type: .object(object.copied())
    case .choice(let values): .choice(values.map { Conditional($0.value.handedOn, $0.conditions) })
    default: self
    }
  }
}

extension ItemAttributes {
  /// What the configurations that code gives a button have for a property.
  func configured(_ property: String, of view: MadeObject) -> [Conditional<Value>] {
    let all = view.values(of: "configuration", initial: view.argument("configuration")).flatMap(\.value.objects)
    return all.filter { $0.type == ButtonConfiguration.type }.flatMap { $0.values(of: property, tellsFunctions: true) }
  }
}
