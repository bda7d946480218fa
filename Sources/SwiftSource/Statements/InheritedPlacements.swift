import LintelModel
import SwiftSyntax

/// What a base class puts on its bar before people see it is on the bar of each class that inherits from it, beside what that
/// class puts there itself, unless its code does something else instead.
extension CodeReading {
  func inheritPlacements() {
    let line = InheritanceLine(of: self)
    var heirs: [String] = []
    for owner in line.ownersOfItems {
      for heir in project.heirs(of: owner.type) where !heirs.contains(heir) { heirs.append(heir) }
    }
    for heir in heirs { line.inherited(by: heir).forEach { place($0) } }
    guard !heirs.isEmpty else { return }
    var owners = line.ownersOfItems
    for one in placements where one.isInherited && !owners.contains(one.owner) { owners.append(one.owner) }
    leftToHeirs = Set(owners.filter(isLeftToHeirs))
  }

  /// Whether nothing makes a controller of the class, and all that it puts on its bar is on bars of classes that inherit from it.
  private func isLeftToHeirs(_ owner: BarOwner) -> Bool {
    let heirs = Set(project.heirs(of: owner.type))
    guard !heirs.isEmpty, let own = project.onlyClass(named: owner.type), own.file.path == owner.file else { return false }
    let taken = Set(
      placements.lazy.filter { $0.isInherited && heirs.contains($0.owner.type) }.map { Taken(node: $0.node, slot: $0.slot) })
    let whole = placements.filter { $0.owner == owner }
    return whole.allSatisfy { one in
      one.slot == .largeTitle || one.slot == .backMode || taken.contains(Taken(node: one.node, slot: one.slot))
    } && project.calls(making: own).isEmpty && project.sources(mentioning: "\(owner.type).init").isEmpty
  }

  private struct Taken: Hashable {
    let node: SyntaxIdentifier
    let slot: BarSlot
  }
}

/// What the classes that a controller's class inherits from put on its bar.
private final class InheritanceLine {
  /// A placement, and when the platform runs it: the number of the function that it calls, in their order. Nil for what runs at
  /// another time.
  private struct Staged {
    let placement: SlotAssignment
    let stages: [Int]
  }

  private let reading: CodeReading
  private var project: SwiftProject { reading.project }
  private var byType: [String: [SlotAssignment]] = [:]
  private var functions: [BarOwner: [Set<String>]] = [:]
  /// The classes that put items on their own bars, in the order of reading.
  private(set) var ownersOfItems: [BarOwner] = []

  init(of reading: CodeReading) {
    self.reading = reading
    for one in reading.placements where one.owner.variable == nil && !one.isFromOutside {
      byType[one.owner.type, default: []].append(one)
      if one.slot.holdsItems, !ownersOfItems.contains(one.owner) { ownersOfItems.append(one.owner) }
    }
  }

  /// None for a class whose name is not its own, or that is no controller.
  func inherited(by heir: String) -> [SlotAssignment] {
    guard let own = project.onlyClass(named: heir) else { return [] }
    let owner = BarOwner(type: heir, file: own.file.path)
    let line = reading.ancestors(of: heir, near: own.file)
    guard line.contains(where: { $0.hasSuffix("Controller") }), !line.contains(where: { $0.hasPrefix("NS") }) else { return [] }
    var there = (byType[heir] ?? []).map { Staged(placement: $0, stages: stages(of: $0)) }
    var found: [SlotAssignment] = []
    for (number, ancestor) in line.enumerated().dropFirst() {
      guard let theirs = byType[ancestor], project.onlyClass(named: ancestor) != nil else { continue }
      let below = Array(line[..<number])
      // What it asks its own methods for, those classes say that override these.
      let asked = Set((reading.parts[ancestor] ?? []).map(\.slot.barSlot))
      let taken = theirs.filter { $0.slot.isInherited && !asked.contains($0.slot) }.compactMap { one -> Staged? in
        let run = stages(of: one).filter { runs(CodeReading.functionsOfPlatform[$0], through: below, own.file) }
        let names = Set([one.function, one.syntax?.nameOfMethodAround].compactMap(\.self))
        guard !run.isEmpty, names.allSatisfy({ runs($0, through: below, own.file) }) else { return nil }
        let staged = Staged(placement: one, stages: run)
        return there.contains { Self.replaces($0, staged) } ? nil : staged
      }
      there += taken
      found += taken.map { one in
        var placement = one.placement
        placement.owner = owner
        placement.isInherited = true
        return placement
      }
    }
    let holdsItems = (byType[heir] ?? []).contains { $0.slot.holdsItems } || found.contains { $0.slot.holdsItems }
    // A title alone makes no bar of a class that puts nothing there.
    return holdsItems ? found : []
  }

  private func stages(of one: SlotAssignment) -> [Int] {
    let known =
      functions[one.owner]
      ?? CodeReading.functionsOfPlatform.map { reading.functionsRun(by: [$0], of: one.owner) }
    functions[one.owner] = known
    return known.indices.filter { known[$0].contains(one.function) }
  }

  /// Whether a base class's function runs though these classes, which inherit from it, may override it.
  private func runs(_ function: String, through classes: [String], _ file: SwiftFile) -> Bool {
    // Each initializer calls one of the class above it.
    if function == "init" { return true }
    return classes.allSatisfy { name in
      project.members(named: function, of: name, near: file).allSatisfy { member in
        guard case .function = member.node, !member.isStatic, let body = member.body else { return true }
        return body.writtenText.contains("super.\(function)")
      }
    }
  }

  /// Whether the code of a nearer class puts something else in the same place afterwards, whatever happens.
  private static func replaces(_ nearer: Staged, _ one: Staged) -> Bool {
    let own = nearer.placement
    guard own.slot == one.placement.slot else { return false }
    guard own.slot.holdsItems else { return true }
    guard own.change == .all, !own.value.goesOnWithBar, own.conditions.arms.isEmpty, own.conditions.failing.isEmpty,
      own.conditions.settings.isSuperset(of: one.placement.conditions.settings)
    else { return false }
    // What overrides a part that a class above asks for.
    if own.function.isEmpty { return true }
    guard let last = nearer.stages.first, let first = one.stages.first else { return false }
    return last > first || last == first && !(own.syntax?.isBeforeSuper ?? false)
  }
}

extension BarSlot {
  /// Whether items stand there.
  fileprivate var holdsItems: Bool {
    switch self {
    case .left, .right, .pinned, .center, .overflow, .toolbar: true
    default: false
    }
  }

  /// Whether what a base class puts there is told of those that inherit from it.
  fileprivate var isInherited: Bool {
    switch self {
    case .title, .subtitle, .largeSubtitle, .subtitleView, .prompt, .largeTitle, .back, .backTitle, .backMode: true
    default: holdsItems
    }
  }
}

extension Syntax {
  /// The nearest function around it that belongs to a type.
  private var methodOfType: FunctionDeclSyntax? {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self), function.parent?.is(MemberBlockItemSyntax.self) == true {
        return function
      }
      node = current.parent
    }
    return nil
  }

  fileprivate var nameOfMethodAround: String? { methodOfType?.name.text.withoutBackticks }

  /// Whether its method calls the one that it overrides only behind it.
  fileprivate var isBeforeSuper: Bool {
    guard let method = methodOfType, let body = method.body else { return false }
    let call = "super.\(method.name.text.withoutBackticks)"
    guard let calling = body.statements.first(where: { $0.writtenText.contains(call) }) else { return false }
    return position < calling.position
  }
}

extension SwiftProject {
  /// The class of that name, if nothing else in the project is called so.
  fileprivate func onlyClass(named name: String) -> TypeDeclaration? {
    let all = types(named: name).filter { !$0.isExtension }
    return all.count == 1 && all[0].node.is(ClassDeclSyntax.self) ? all[0] : nil
  }
}

extension ControllerBars {
  /// Where a bar is told: where the class's own code begins to fill it, else where a class is declared that inherits all of it.
  func place(of owner: BarOwner, _ placements: [SlotAssignment]) -> SourceLocation? {
    guard let first = placements.first else { return nil }
    if let own = placements.first(where: { !$0.isInherited }) { return own.location }
    guard let declaration = reading.project.onlyClass(named: owner.type) else { return first.location }
    return declaration.file.location(of: declaration.node)
  }
}
