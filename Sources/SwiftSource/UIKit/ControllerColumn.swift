import LintelModel
import SwiftSyntax

/// The column of a `UISplitViewController` into which code puts a controller: `setViewController(Boxes(), for: .primary)`,
/// `split.viewControllers = [UINavigationController(rootViewController: Boxes()), Letter()]`.
struct ControllerColumn {
  let project: SwiftProject

  /// A constant in a container in a constant: 4. A constant may have the name of what it is made of.
  private static let maximumDepth = 4
  /// Of a constant: 24.
  private static let maximumUses = 24

  /// Nil where code puts it elsewhere, too. What is for compact width alone counts for nothing.
  func column(of type: String, near file: SwiftFile) -> SplitColumn? {
    guard let declaration = project.declaration(of: type, near: file) else { return nil }
    let calls = project.calls(making: declaration)
    let all = calls.map { (name: column(taking: Syntax($0.call), in: $0.file, depth: 0), file: $0.file) }
    let wide = all.filter { $0.name != "compact" }
    guard let first = wide.first, let place = first.name.flatMap({ Self.places[$0] }),
      wide.allSatisfy({ $0.name == first.name })
    else { return nil }
    return ColumnWidths.told(place, by: first.file)
  }

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
    return TextExpression.name(of: call) == "setViewController" ? call.argument("for")?.path?.last : nil
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
