import LintelModel
import SwiftSyntax

/// Titles beside items that a type gives which conforms to a protocol: where a coordinator has a decorator of its own, the
/// title that the coordinator's code sets is never seen above what another one's decorator gives.
struct ConformerTitles {
  /// By the path of each type that is asked for items, where it is that type.
  private var arms: [String: Conditions] = [:]

  /// - Parameter placements: all that is put on the bar.
  init(_ placements: [SlotAssignment]) {
    for one in placements { note(one.value) }
  }

  private mutating func note(_ value: Value, depth: Int = 0) {
    guard depth < Self.maximumDepth, case .choice(let values) = value else { return }
    for one in values {
      for (branch, arm) in one.conditions.arms {
        guard let path = branch.conformer else { continue }
        arms[path, default: .always].formAnd(Conditions.always.inArm(arm, of: branch))
      }
      note(one.value, depth: depth + 1)
    }
  }

  /// Choices in choices deeper than this are not looked through: 4.
  private static let maximumDepth = 4

  /// What a placement gives as the title, with the type that the items are of where its code is that type's.
  func told(_ title: SlotAssignment) -> Conditional<Value> {
    let conditions = title.conditions.set(by: title.function)
    guard !arms.isEmpty else { return Conditional(title.value, conditions) }
    return bound(Conditional(title.value, conditions), depth: 0)
  }

  private func bound(_ title: Conditional<Value>, depth: Int) -> Conditional<Value> {
    switch title.value {
    case .expression(let expression): Conditional(title.value, title.conditions.and(conditions(of: expression)))
    case .choice(let values) where depth < Self.maximumDepth:
      Conditional(.choice(values.map { bound($0, depth: depth + 1) }), title.conditions)
    default: title
    }
  }

  /// Where the type around an expression, or the only one in that, is asked for the items.
  private func conditions(of expression: SourceExpression) -> Conditions {
    guard let node = expression.operand.elements.first,
      let type = SwiftProject.enclosingType(of: node, in: expression.scope.file)?.path
    else { return .always }
    let own = arms.filter { $0.key == type || $0.key.hasPrefix(type + ".") }
    return own.count == 1 ? own.first?.value ?? .always : .always
  }
}
