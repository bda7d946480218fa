import LintelModel
import SwiftSyntax

/// What an initializer decides by values that it is handed, as far as its type keeps them: where `self.purpose = purpose` is
/// the constant that others ask for, a branch on `purpose` is one on the property. What else the initializer alone knows says
/// nothing outside of it.
struct KeptSubjects {
  /// Parameters that a property of the same name keeps.
  private let kept: Set<String>
  /// All names that the initializer has of its own.
  private let names: Set<String>

  init(of initializer: MemberDeclaration, in project: SwiftProject) {
    var kept: Set<String> = []
    if let body = initializer.body, let owner = initializer.owner {
      let parameters = Set(initializer.parameters.map { ($0.secondName ?? $0.firstName).text.withoutBackticks })
      for name in Self.handedOn(by: body) where parameters.contains(name) {
        let members = project.members(named: name, of: owner, near: initializer.file)
        // A variable may be another one by the time that somebody asks.
        guard members.count == 1, let own = members.first, !own.isStatic, own.body == nil,
          own.isConstant || !project.isWrittenLater(own)
        else { continue }
        kept.insert(name)
      }
    }
    self.kept = kept
    names = initializer.syntax.as(InitializerDeclSyntax.self).map { LocalNames(of: $0).own } ?? []
  }

  /// `self.purpose = purpose` of the initializer's own statements, by the name.
  private static func handedOn(by body: CodeBlockItemListSyntax) -> [String] {
    body.compactMap { statement in
      guard case .expr(let expression) = statement.item, let assignment = Assignment(Operand(expression)),
        assignment.sign == "=", assignment.value.elements.count == 1,
        let name = assignment.value.elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
        assignment.target.path == ["self", name]
      else { return nil }
      return name.withoutBackticks
    }
  }

  func told(_ conditions: Conditions) -> Conditions {
    var told = Conditions(settings: conditions.settings, functions: conditions.functions)
    for (branch, arm) in conditions.arms { if let outside = self.told(branch) { told.arms[outside] = arm } }
    told.failing = Set(
      conditions.failing.compactMap { whole -> [Branch: Int]? in
        let outside = whole.compactMap { branch, arm -> (Branch, Int)? in self.told(branch).map { ($0, arm) } }
        return outside.count == whole.count ? Dictionary(outside, uniquingKeysWith: { first, _ in first }) : nil
      })
    return told
  }

  /// Nil for what asks for a name that means nothing, or something else, outside.
  private func told(_ branch: Branch) -> Branch? {
    guard [.equality, .choice, .condition].contains(branch.kind) else { return branch }
    let words = branch.words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let own = words.filter { names.contains($0) }
    if own.isEmpty || branch.words.hasPrefix("self.") && own.count == 1 { return branch }
    return own.allSatisfy { kept.contains($0) } ? branch : nil
  }
}

extension SwiftProject {
  /// Whether a name in a member's code is that of a property of the same value: one that the code gives no other meaning.
  func isMember(_ name: String, in declaration: MemberDeclaration) -> Bool {
    guard let owner = declaration.owner,
      !declaration.parameters.contains(where: { ($0.secondName ?? $0.firstName).text.withoutBackticks == name }),
      name == declaration.name || !NameHiding.declare(name, in: declaration.syntax)
    else { return false }
    return members(named: name, of: owner, near: declaration.file).contains { member in
      if case .variable = member.node { !member.isStatic } else { false }
    }
  }
}
