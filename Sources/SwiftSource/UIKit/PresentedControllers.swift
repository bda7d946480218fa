import LintelModel
import SwiftSyntax

extension CodeReading {
  /// The class of another controller whose bar the code sets up: what the class puts on its bar is there, too.
  func controllerShown(by holder: ExprSyntax, _ context: Context) -> BarOwner.Controller? {
    guard let type = CastConstant.className(of: holder) ?? typeOfController(holder, context), type != context.scope.type,
      let own = project.declarations(of: type, near: context.scope.file).first(where: { $0.node.is(ClassDeclSyntax.self) }),
      isController(type, context),
      // What is on the bar of a container is that of the controller in it.
      !own.inherited.contains(where: { $0.hasSuffix("NavigationController") || $0.hasSuffix("TabBarController") })
    else { return nil }
    return BarOwner.Controller(type: own.name, file: own.file.path)
  }
}

extension CodeReading {
  /// Where one function gives a controller its title and its items, and its class puts nothing on its bar, both are on the one
  /// bar of that class: nobody ever sees the title without them. Who alone makes a controller and says no more than how its
  /// bar looks says it of the class's own bar, too.
  func joinSetups() {
    var setups: [BarOwner] = []
    for one in placements where one.owner.controller != nil && !setups.contains(one.owner) { setups.append(one.owner) }
    for setup in setups {
      guard let controller = setup.controller, setups.count(where: { $0.controller == controller }) == 1 else { continue }
      let own = BarOwner(type: controller.type, file: controller.file)
      let titles = placements.filter { $0.owner == own }
      let items = placements.filter { $0.owner == setup }
      let areOfOneFunction =
        !titles.isEmpty && titles.allSatisfy { $0.isFromOutside && $0.function == setup.function }
        && items.allSatisfy { !$0.isOfGivenController }
      guard areOfOneFunction || isMadeOnce(controller) && items.onlyTellLooks(of: titles) else { continue }
      forget { $0.owner == setup }
      for var one in items {
        one.owner = own
        one.isFromOutside = true
        place(one)
      }
    }
  }
}

extension CodeReading {
  private func isMadeOnce(_ controller: BarOwner.Controller) -> Bool {
    guard let file = project.file(at: controller.file),
      let declared = project.declarations(of: controller.type, near: file).first(where: { $0.node.is(ClassDeclSyntax.self) })
    else { return false }
    return project.calls(making: declared).count == 1
  }
}

extension [SlotAssignment] {
  /// Whether they say no more of a bar than how large its title is and what the way back to it shows, and nothing of that is
  /// said where the class itself sets it up.
  fileprivate func onlyTellLooks(of own: Self) -> Bool {
    let looks: Set<BarSlot> = [.largeTitle, .backMode, .backTitle]
    let slots = Set(map(\.slot))
    return slots.isSubset(of: looks) && own.contains { !$0.isFromOutside && $0.slot != .toolbar }
      && !own.contains { slots.contains($0.slot) }
  }
}

/// The class that a constant has by a cast in the code around its use: `if let notes = segue.destination as? NotesController`.
private enum CastConstant {
  static func className(of holder: ExprSyntax) -> String? {
    guard let name = holder.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var parent = holder.parent
    while let current = parent, !current.is(MemberBlockSyntax.self) {
      if let branch = current.as(IfExprSyntax.self), let found = cast(name, in: branch.conditions) { return found }
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
        if let check = item.item.as(GuardStmtSyntax.self), let found = cast(name, in: check.conditions) { return found }
      }
      parent = current.parent
    }
    return nil
  }

  private static func cast(_ name: String, in conditions: ConditionElementListSyntax) -> String? {
    for condition in conditions {
      guard case .optionalBinding(let binding) = condition.condition, binding.pattern.writtenText == name,
        let sequence = binding.initializer?.value.as(SequenceExprSyntax.self)
      else { continue }
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      return elements[2].as(TypeExprSyntax.self).map { TypeName.last(of: $0.type) }
    }
    return nil
  }
}

extension [SlotAssignment] {
  /// What is on the bar of an owner. Where code sets up another controller's, it is also what the controller's class puts in
  /// the places that this code leaves alone.
  func onBar(of owner: BarOwner) -> Self {
    let own = filter { $0.owner == owner }
    guard let controller = owner.controller else { return own }
    let taken = Set(own.map(\.slot))
    return own
      + filter { one in
        one.owner.variable == nil && one.owner.type == controller.type && one.owner.file == controller.file
          && one.slot != .toolbar && !taken.contains(one.slot)
          && (!one.isFromOutside || one.function == owner.function)
      }
  }
}

extension BarDraft {
  /// Makes the bar that code sets up for another controller a variant of that controller's own, where the class puts something
  /// on it.
  mutating func standForOwnBar(of owner: BarOwner, _ placements: [SlotAssignment]) {
    guard let controller = owner.controller, placements.contains(where: { $0.owner != owner }) else { return }
    toolbar.isFragment = titles.isEmpty
    toolbar.unknownOwner = nil
    let place = [owner.type, owner.function].compactMap(\.self).joined(separator: ".")
    presented = (bar: "\(controller.file)#\(controller.type).navigationBar", arm: "in \(place)")
  }
}
