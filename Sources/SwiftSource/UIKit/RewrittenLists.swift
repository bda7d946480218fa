import LintelModel
import SwiftSyntax

/// Lists of items that a method puts on a bar before it calls, in any case, a method that puts others in their place: nobody
/// sees the first ones.
///
/// One that has an item which the later list lacks is left to stand, so that no item is lost.
struct RewrittenLists {
  let project: SwiftProject
  let blocks: BlockFacts
  let attributes: ItemAttributes

  /// Methods that call the next one in any case: 3.
  private static let deepest = 3
  /// More lists of one bar than this are not compared with each other: 64.
  private static let mostLists = 64

  func dropped(from all: [SlotAssignment]) -> [SlotAssignment] {
    let lists = all.indices.filter { all[$0].slot.isList && all[$0].change == .all && all[$0].syntax != nil }
    guard lists.count > 1, lists.count <= Self.mostLists else { return all }
    let later = lists.filter { index in
      let one = all[index]
      guard one.sites.isEmpty, !one.value.isNothing, !one.value.goesOnWithBar else { return false }
      return one.syntax?.methodAround(blocks) == one.function
    }
    var gone: Set<Int> = []
    for index in lists {
      let own = all[index]
      let others = later.filter { other in
        other != index && !gone.contains(other) && all[other].node != own.node && all[other].slot == own.slot
          && all[other].owner == own.owner && stands(all[other], wherever: own) && hasItems(of: own, all[other])
      }
      guard !others.isEmpty else { continue }
      let called = methodsCalled(after: own)
      if others.contains(where: { called.contains(all[$0].function) }) { gone.insert(index) }
    }
    return gone.isEmpty ? all : all.indices.filter { !gone.contains($0) }.map { all[$0] }
  }

  /// Whether the later list is put there wherever the first one is, once its method is called.
  private func stands(_ later: SlotAssignment, wherever own: SlotAssignment) -> Bool {
    let (here, there) = (own.conditions, later.conditions)
    return here.settings.isSubset(of: there.settings)
      && there.arms.allSatisfy { here.arms[$0.key] == $0.value }
      && there.failing.allSatisfy { here.failing.contains($0) }
  }

  /// Whether all that the first list has is on the later one, is a space, or is Interface Builder's.
  private func hasItems(of own: SlotAssignment, _ later: SlotAssignment) -> Bool {
    func elements(_ one: SlotAssignment) -> [Conditional<Value>] { attributes.elements(of: one.listedValue, .always) }
    let kept = Set(elements(later).flatMap { $0.value.objects.map(\.location) })
    return elements(own).allSatisfy { element in
      if case .drawn = element.value { return true }
      let objects = element.value.objects
      if !objects.isEmpty, objects.allSatisfy({ kept.contains($0.location) }) { return true }
      let items = attributes.items(element, placement: .automatic)
      return !items.isEmpty && items.allSatisfy(\.value.kind.isSpacer)
    }
  }

  /// The type's own methods that are called behind a list in any case, and those that they call so.
  private func methodsCalled(after own: SlotAssignment) -> Set<String> {
    guard let file = project.file(at: own.owner.file), let syntax = own.syntax else { return [] }
    var found = syntax.methodsCalledLater(blocks)
    var new = found
    for _ in 1..<Self.deepest where !new.isEmpty {
      let next = new.reduce(into: Set<String>()) { next, name in
        next.formUnion(methodsCalled(in: name, of: own.owner.type, near: file, on: own.conditions.settings))
      }
      new = next.subtracting(found)
      found.formUnion(new)
    }
    return found
  }

  /// - Parameter settings: Where the method is called: what leaves it on other systems alone does not leave it there.
  private func methodsCalled(
    in name: String, of type: String, near file: SwiftFile, on settings: Set<Conditions.Setting>
  ) -> Set<String> {
    let members = project.members(named: name, of: type, near: file)
    guard members.count == 1, case .function(let function) = members[0].node, let body = function.body,
      function.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue != nil })
    else { return [] }
    let block = blocks.block(body.statements)
    var found: Set<String> = []
    for position in block.items.indices.prefix(Self.mostStatements) {
      let statement = block.items[position]
      if let called = statement.methodCalledFirst { found.insert(called) }
      if block.mayLeave(position), !isPassed(statement, in: function, of: type, near: file, on: settings) { break }
    }
    return found
  }

  /// Statements of one method that are looked at: 64.
  private static let mostStatements = 64

  /// Whether a statement that may leave the method does not leave it on these systems, once the view is loaded.
  private func isPassed(
    _ statement: CodeBlockItemSyntax, in function: FunctionDeclSyntax, of type: String, near file: SwiftFile,
    on settings: Set<Conditions.Setting>
  ) -> Bool {
    if let check = statement.guardStatement {
      return project.asksOutletsAlone(check, of: type, near: file) { LocalNames(of: function).own.contains($0) }
    }
    return statement.leavesOnlyElsewhere(than: settings)
  }
}

extension CodeBlockItemSyntax {
  /// `if #available(iOS 26, *) { return }`, asked on systems before that.
  fileprivate func leavesOnlyElsewhere(than settings: Set<Conditions.Setting>) -> Bool {
    guard leavesByCondition else { return false }
    let expression: ExprSyntax?
    switch item {
    case .expr(let own): expression = own
    case .stmt(let statement): expression = statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: expression = nil
    }
    guard let choice = expression?.as(IfExprSyntax.self), choice.conditions.count == 1,
      case .availability? = choice.conditions.first?.condition
    else { return false }
    return BranchConditions.arms(of: choice).then.settings.isDisjoint(with: settings)
  }
}
