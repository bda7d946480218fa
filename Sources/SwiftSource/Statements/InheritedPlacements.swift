import LintelModel
import SwiftSyntax

/// Items that a base class puts on the bar of every controller that inherits from it: its `viewDidLoad` runs for each of them.
extension CodeReading {
  /// Puts them on the bars of the classes that have one of their own and say nothing of that place. What a class puts there
  /// itself replaces them; what a base class puts there on a condition, or more than once, stays on its own bar alone.
  func inheritPlacements() {
    var all: [BarOwner: [SlotAssignment]] = [:]
    for one in placements where one.owner.variable == nil { all[one.owner, default: []].append(one) }
    let owners = all.keys.sorted { ($0.file, $0.type) < ($1.file, $1.type) }
    for owner in owners {
      let classes = classes(from: owner)
      guard classes.count > 1 else { continue }
      for slot in [BarSlot.left, .right, .toolbar] where !(all[owner] ?? []).contains(where: { $0.slot == slot }) {
        for (number, base) in classes.enumerated().dropFirst() {
          let ofBase = BarOwner(type: base.name, file: base.file.path)
          let found = (all[ofBase] ?? []).filter { $0.slot == slot }
          guard !found.isEmpty else { continue }
          if found.count == 1, let inherited = inherited(found[0], by: Array(classes[..<number])) {
            place(inherited.given(to: owner))
          }
          break
        }
      }
    }
  }

  /// The class, and those of the project's that it inherits from, near ones first.
  private func classes(from owner: BarOwner) -> [TypeDeclaration] {
    guard var file = project.file(at: owner.file) else { return [] }
    var found: [TypeDeclaration] = []
    var name: String? = owner.type
    while let type = name, found.count <= SwiftProject.deepestInheritance, !found.contains(where: { $0.name == type }),
      let own = project.declarations(of: type, near: file).first(where: { $0.node.is(ClassDeclSyntax.self) })
    {
      found.append(own)
      (name, file) = (own.inherited.first, own.file)
    }
    return found
  }

  /// What a base class puts there whatever happens, if the classes below it let it run and declare nothing that it asks for.
  private func inherited(_ one: SlotAssignment, by classes: [TypeDeclaration]) -> SlotAssignment? {
    guard one.change == .all, one.conditions == .always, one.value.mayHoldItems, !one.isFromOutside, let syntax = one.syntax,
      functionsRunFirst(of: one.owner).contains(one.function), let file = project.file(at: one.owner.file)
    else { return nil }
    let roots = ["awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear"]
    let isRoot = one.function == "init" || roots.contains(one.function)
    // What calls a function of its own is one of those that the platform calls first.
    let ways = isRoot ? [] : roots.filter { !project.members(named: $0, of: one.owner.type, near: file).isEmpty }
    let words = syntax.wordsOfStatement
    for type in classes {
      for name in Set(ways + [one.function]) where name != "init" {
        for member in project.members(named: name, of: type.name, near: type.file) {
          guard member.body?.writtenText.contains("super.\(name)") == true else { return nil }
        }
      }
      let declared = project.declarations(of: type.name, near: type.file).flatMap(\.members).map(\.name)
      if declared.contains(where: words.contains) { return nil }
    }
    return one
  }
}

extension SlotAssignment {
  /// The same on another class's bar.
  fileprivate func given(to owner: BarOwner) -> SlotAssignment {
    var own = self
    own.owner = owner
    own.syntax = nil
    return own
  }
}

extension Syntax {
  /// The words of the statement that it is in.
  fileprivate var wordsOfStatement: Set<String> {
    var statement = self
    while !statement.is(CodeBlockItemSyntax.self), let parent = statement.parent { statement = parent }
    return Set(statement.tokens(viewMode: .sourceAccurate).map(\.text))
  }
}
