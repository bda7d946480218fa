import LintelModel
import SwiftSyntax

/// The column of a `UISplitViewController` into which code puts a controller: `setViewController(Boxes(), for: .primary)`,
/// `split.viewControllers = [UINavigationController(rootViewController: Boxes()), Letter()]`. What a controller pushes onto the
/// stack that it is on itself is in its column.
struct ControllerColumn {
  let project: SwiftProject

  /// A constant in a container in a constant: 4. A constant may have the name of what it is made of.
  private static let maximumDepth = 4
  /// Of a constant: 24.
  private static let maximumUses = 24
  /// A controller that is pushed by one that is pushed: 4.
  private static let maximumPushes = 4
  /// What is made in more places is hardly one column's: 12.
  private static let maximumPlaces = 12
  /// A column as UIKit calls it, and the file whose code fills it.
  private typealias Found = (name: String, file: SwiftFile)

  /// Nil where code puts it elsewhere, too. What is for compact width alone counts for nothing.
  func column(of type: String, near file: SwiftFile) -> SplitColumn? {
    guard let found = filled(with: type, near: file, pushes: 0), let place = Self.places[found.name] else { return nil }
    return ColumnWidths.told(place, by: found.file, of: project)
  }

  /// The column that a controller is put into, or is pushed in by one of it.
  private func filled(with type: String, near file: SwiftFile, pushes: Int) -> Found? {
    guard pushes < Self.maximumPushes, let declaration = project.declaration(of: type, near: file) else { return nil }
    let calls = project.calls(making: declaration)
    guard pushes == 0 || calls.count <= Self.maximumPlaces else { return nil }
    var all: [Found?] = []
    for (call, file) in calls {
      guard let name = column(taking: Syntax(call), in: file, depth: 0) else { return nil }
      guard name == Self.ownStack else {
        all.append((name: name, file: file))
        continue
      }
      // Other code may present what this code pushes.
      guard PushSites.isPushed(call, in: file, of: project) else { return nil }
      let pusher = SwiftName.type(around: call)
      // A folder that a folder pushes is in the column of the first one.
      if pusher != type { all.append(filled(with: pusher, near: file, pushes: pushes + 1)) }
    }
    let wide = all.filter { $0?.name != "compact" }
    let told = wide.isEmpty ? all : wide
    guard let first = told.first.flatMap({ $0 }) else { return nil }
    return told.allSatisfy { $0?.name == first.name } ? first : nil
  }

  /// What a controller does that pushes another one onto the stack that it is on itself.
  private static let ownStack = "pushViewController"

  /// By what UIKit calls them.
  private static let places: [String: SplitColumn.Place] = [
    "primary": .sidebar, "supplementary": .content, "secondary": .detail,
  ]

  /// Also by way of a constant: `let start = UINavigationController(rootViewController: Boxes())`.
  private func column(taking made: Syntax, in file: SwiftFile, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    if let known = column(handed: made, in: file, depth: depth) { return known }
    guard made.parent?.is(InitializerClauseSyntax.self) == true,
      let binding = made.parent?.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    let type = SwiftName.type(around: binding)
    let uses = UseFinder.uses(of: binding.pattern.writtenText.withoutBackticks, in: file)
    let own = uses.filter { SwiftName.type(around: $0) == type }
    let taken = own.prefix(Self.maximumUses).compactMap { column(handed: $0, in: file, depth: depth) }
    return taken.first.flatMap { first in taken.allSatisfy { $0 == first } ? first : nil }
  }

  private func column(handed controller: Syntax, in file: SwiftFile, depth: Int) -> String? {
    if let element = controller.parent?.as(ArrayElementSyntax.self) { return column(of: element, in: file) }
    guard let (call, _) = ContentWrapper.Slot.taking(controller) else { return nil }
    if call.argument("rootViewController") != nil { return column(taking: Syntax(call), in: file, depth: depth + 1) }
    switch TextExpression.name(of: call) {
    case "setViewController": return call.argument("for")?.path?.last
    case Self.ownStack: return isOnOwnStack(call) ? Self.ownStack : nil
    default: return nil
    }
  }

  /// `navigationController?.pushViewController(Letter(), animated: true)`
  private func isOnOwnStack(_ call: FunctionCallExprSyntax) -> Bool {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.path
    return base == ["navigationController"] || base == ["self", "navigationController"]
  }

  /// Two in the list are the primary and the secondary one; of three that is not documented for every style.
  private func column(of element: ArrayElementSyntax, in file: SwiftFile) -> String? {
    guard let list = element.parent?.as(ArrayElementListSyntax.self), list.count == 2,
      let statement = list.parent?.parent?.parent?.as(SequenceExprSyntax.self),
      let assignment = Assignment(Operand(ExprSyntax(statement))), let path = assignment.target.path,
      path.last == "viewControllers", isSplitView(path.dropLast().last, around: Syntax(statement), in: file)
    else { return nil }
    return list.first?.id == element.id ? "primary" : "secondary"
  }

  /// Whether a constant of the same code, or for nil and `self` the type around it, is a split view controller.
  private func isSplitView(_ name: String?, around node: Syntax, in file: SwiftFile) -> Bool {
    guard let name, name != "self" else { return isSplitView(type: SwiftName.type(around: node), near: file) }
    var parent = node.parent
    while let current = parent {
      if let statements = current.as(CodeBlockItemListSyntax.self) {
        for case .decl(let declaration) in statements.map(\.item) {
          for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] where binding.pattern.writtenText == name {
            guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return false }
            return isSplitView(type: TextExpression.name(of: call), near: file)
          }
        }
      }
      parent = current.parent
    }
    return false
  }

  private func isSplitView(type: String, near file: SwiftFile) -> Bool {
    type == "UISplitViewController"
      || project.declarations(of: type, near: file).contains { $0.inherited.contains("UISplitViewController") }
  }
}
