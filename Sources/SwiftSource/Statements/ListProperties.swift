import LintelModel
import SwiftSyntax

/// Lists of items that a type holds in a property of its own, which several of its methods may change.
extension CodeReading {
  /// `items.append(item)`, `self.items.removeLast()`: false if the expression changes no such list. Which methods have run by
  /// then nobody can tell, so a bar that the list is put on is one that is not read as a whole.
  func editOwnList(_ expression: ExprSyntax, _ context: Context) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self),
      Self.edits.contains(member.declName.baseName.text), let base = member.base?.unwrapped,
      let path = base.path?.filter({ $0 != "self" }), path.count == 1, holdsList(path[0], context)
    else { return false }
    let added = (call.argument("with") ?? call.arguments.first?.expression).map { value(of: Operand($0), context) }
    let isAdded = added?.mayHoldItems == true
    let unread = unread(.edited, base, context)
    keep([added].compactMap { isAdded ? $0 : nil }.map { Conditional($0) } + [Conditional(unread)], in: path[0], context)
    return true
  }

  /// A list that code puts into a property. One with the items of another one is no other.
  func keep(_ list: [Conditional<Value>], in name: String, _ context: Context) {
    guard let type = context.scope.type else { return }
    let key = "\(type).\(name)"
    let known = (assigned[key] ?? []).map { Self.places(in: $0.value) }
    guard known.count < Self.mostLists, !known.contains(Self.places(in: .list(list))) else { return }
    typesToReadAgain.insert(type)
    assigned[key, default: []].append(Conditional(.list(list), context.conditions))
  }

  private static func places(in value: Value) -> [SourceLocation] {
    switch value {
    case .object(let object): [object.location]
    case .unread(let items): [items.location]
    case .list(let values), .choice(let values): values.flatMap { places(in: $0.value) }
    default: []
    }
  }

  /// Whether the type has a stored property of that name with a list of bar items.
  private func holdsList(_ name: String, _ context: Context) -> Bool {
    guard context.scope.declaring(name) == nil, let type = context.scope.type,
      let member = project.members(named: name, of: type, near: context.scope.file).first,
      case .variable(_, let binding) = member.node, binding.accessorBlock == nil
    else { return false }
    let words = binding.typeAnnotation?.type.writtenText ?? binding.initializer?.value.writtenText ?? ""
    return words.hasPrefix("[UIBarButtonItem]")
  }

  private static let edits: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "removeSubrange", "replaceSubrange",
    "swapAt", "reverse", "sort", "shuffle",
  ]
  /// More lists than this in one property are not told apart: 32.
  private static let mostLists = 32
}
