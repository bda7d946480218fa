import LintelModel
import SwiftSyntax

extension CodeReading {
  /// The item that a method of another language makes of what it is handed: `createButton("Save", iconName: nil)`.
  func foreignItem(
    _ name: String, _ arguments: [(label: String?, value: Value)], _ node: FunctionCallExprSyntax, _ context: Context
  ) -> Value? {
    guard !arguments.isEmpty, !project.inherited.factories.isEmpty,
      let factory = project.inherited.factories[Self.selector(name, arguments.map(\.label))]
    else { return nil }
    let given = factory.roles.sorted { $0.key < $1.key }.filter { arguments.indices.contains($0.key) }
    var own: [(label: String?, value: Value)] = []
    var settings: [(String, Value)] = []
    for (number, roles) in given {
      let value = arguments[number].value
      // What is seen is what is spoken, unless the code says otherwise.
      for role in roles where role != .accessibilityLabel || !roles.contains(.title) {
        switch role {
        case .title: own.append((factory.isOfWindow ? "label" : "title", value))
        case .image: own.append(("image", value))
        case .imageName: own.append(("imageName", value))
        case .systemImageName: own.append(("systemName", value))
        case .systemItem: own.append(("barButtonSystemItem", value))
        case .identifier: own.append(("itemIdentifier", value))
        case .menu: own.append(("menu", value))
        case .accessibilityLabel, .paletteLabel, .toolTip: settings.append((role.rawValue, value))
        }
      }
    }
    let base = factory.isOfWindow ? "NSToolbarItem" : "UIBarButtonItem"
    let made = object(node, type: base, base: base, arguments: own, in: context)
    let isLimited = factory.limitingClass.map { limiting in
      context.scope.type.map { ancestors(of: $0, near: context.scope.file).contains(limiting) } ?? false
    }
    made.mayShrink = factory.limitsWidth && isLimited != false
    made.isNamedByCallerAlone = factory.leavesUnnamed
    made.showsImageInView = factory.showsImageInView
    if factory.leavesUnnamed { made.seenName = LocalUses.seenName(holding: node) }
    for (property, value) in settings { made.set(property, value, by: node, in: context) }
    return .object(made)
  }

  /// As Objective-C spells it: `create:iconName:` of `create(_:iconName:)`, `itemWithIdentifier:` of `item(withIdentifier:)`.
  private static func selector(_ name: String, _ labels: [String?]) -> String {
    let first = labels[0].map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
    return name + first + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }
}
