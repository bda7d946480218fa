import LintelModel
import SwiftSyntax

/// The platforms on which a view is shown: where every use of its property or of its type is under an `#if` or in an
/// arm that is never true on a platform, it is never seen there.
struct UsePlatforms {
  let project: SwiftProject

  /// A property of a view that another view's property shows: 4 steps.
  private static let maximumDepth = 4
  /// What is used more often than that is used everywhere.
  private static let maximumUses = 20

  private typealias Use = (node: Syntax, file: SwiftFile)

  func of(_ node: Syntax, in file: SwiftFile) -> Set<Platform> { platforms(of: (node, file), depth: 0) }

  /// Whether code is on no platform but what Mac Catalyst may be of the Mac, and that since it, or what uses it, asks for Catalyst.
  func isForCatalystAlone(_ node: Syntax, in file: SwiftFile) -> Bool {
    of(node, in: file).isSubset(of: [.macos]) && asksForCatalyst((node, file), depth: 0)
  }

  private func asksForCatalyst(_ use: Use, depth: Int) -> Bool {
    if use.node.isAmongCatalystsCode { return true }
    guard depth < Self.maximumDepth, let uses = uses(around: use), uses.count <= Self.maximumUses else { return false }
    return uses.contains { asksForCatalyst($0, depth: depth + 1) }
  }

  private func platforms(of use: Use, depth: Int) -> Set<Platform> {
    let own = Set(EnclosingConditions.of(use.node).settings.map(\.platform))
    guard depth < Self.maximumDepth, !own.isEmpty, let uses = uses(around: use), !uses.isEmpty,
      uses.count <= Self.maximumUses
    else { return own }
    var found: Set<Platform> = []
    for use in uses where !found.isSuperset(of: own) { found.formUnion(platforms(of: use, depth: depth + 1)) }
    return own.intersection(found)
  }

  /// Where the property, function or type around a node is used; nil if unknown.
  private func uses(around use: Use) -> [Use]? {
    guard let (declaration, modifiers, name) = member(around: use.node) else { return nil }
    let words = modifiers.map(\.name.text)
    if words.contains("static") || words.contains("class") { return nil }
    let type = SwiftName.type(around: declaration)
    guard words.contains("private") || words.contains("fileprivate") else { return makers(of: type, in: use.file) }
    let range = declaration.position..<declaration.endPosition
    return UseFinder.everyUse(of: name, in: use.file)?.filter {
      !range.contains($0.position) && SwiftName.type(around: $0) == type
    }.map { (node: $0, file: use.file) }
  }

  /// The property or function of a type that contains a node.
  private func member(around node: Syntax) -> (Syntax, DeclModifierListSyntax, String)? {
    var parent = node.parent
    while let current = parent {
      if let item = current.as(MemberBlockItemSyntax.self) {
        if let variable = item.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
          return (Syntax(variable), variable.modifiers, binding.pattern.writtenText.withoutBackticks)
        }
        if let function = item.decl.as(FunctionDeclSyntax.self) {
          return (Syntax(function), function.modifiers, function.name.text.withoutBackticks)
        }
        return nil
      }
      parent = current.parent
    }
    return nil
  }

  /// The calls that make a value of a type of the project, if all of them are among code for some platforms alone.
  private func makers(of type: String, in file: SwiftFile) -> [Use]? {
    guard project.isMadeAmongConditions(type),
      let declared = project.declarations(of: type, near: file).first(where: { $0.node.is(StructDeclSyntax.self) }),
      // Either may make one anywhere.
      project.sources(mentioning: type + ".self").isEmpty, project.sources(mentioning: type + ".init").isEmpty
    else { return nil }
    return project.calls(making: declared).map { (node: Syntax($0.call), file: $0.file) }
  }
}

extension Syntax {
  /// Whether the clause of an `#if`, or an `if`, that it stands in asks for Mac Catalyst.
  fileprivate var isAmongCatalystsCode: Bool {
    var parent = self.parent
    while let current = parent {
      if let clause = current.as(IfConfigClauseSyntax.self), clause.isCatalysts { return true }
      if let branch = current.as(IfExprSyntax.self), branch.conditions.writtenText.contains("atalyst") { return true }
      parent = current.parent
    }
    return false
  }
}

extension IfConfigClauseSyntax {
  /// Whether its own condition asks for Catalyst, or one before it refuses Catalyst.
  fileprivate var isCatalysts: Bool {
    if condition?.namesCatalyst(negated: false) == true { return true }
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != id }.contains { $0.condition?.namesCatalyst(negated: true) == true }
  }
}

extension ExprSyntax {
  /// Whether `targetEnvironment(macCatalyst)` is in a condition behind a `!`, or without one.
  fileprivate func namesCatalyst(negated: Bool) -> Bool {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.namesCatalyst(negated: !negated)
    }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.contains { $0.expression.namesCatalyst(negated: negated) }
    }
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.namesCatalyst(negated: negated) }
    }
    return !negated && writtenText.contains("macCatalyst")
  }
}
