import LintelModel
import SwiftSyntax

/// A length that code writes as a number, by the name of a constant, or as what an enum answers for the case that a view is
/// made with: `20`, `Size.icon`, `iconSize`, `size.points`.
struct LengthConstant {
  let project: SwiftProject
  let place: Place
  private var hops = 0

  init(project: SwiftProject, place: Place) { (self.project, self.place) = (project, place) }

  /// In points, and on which systems it is that: one that is the same everywhere is so always. None for what only the running
  /// program knows: a variable may be given another value, and a name that several types have may be any of theirs.
  func lengths(_ expression: ExprSyntax?) -> [Conditional<Double>] {
    guard let expression, hops < Place.maximumHops else { return [] }
    if let number = Double(expression.writtenText) { return [Conditional(number)] }
    let bare = Operand.bare(expression)
    if let name = Self.ownName(bare) { return lengths(of: name, from: bare) }
    guard let access = bare.as(MemberAccessExprSyntax.self), let base = access.base else { return [] }
    if Self.ownName(base).map({ !SwiftProject.isTypeName($0) }) ?? false { return answers(access, of: base) }
    return constant(access).map { [Conditional($0)] } ?? []
  }

  /// `icon` and `self.icon`.
  private static func ownName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks {
      return name == "self" ? nil : name
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.isSelf == true else { return nil }
    return access.declName.baseName.text.withoutBackticks
  }

  /// `Size.icon`, `Self.icon`
  private func constant(_ access: MemberAccessExprSyntax) -> Double? {
    guard let path = ExprSyntax(access).path, path.count > 1, let name = path.last, case let written = path[path.count - 2],
      SwiftProject.isTypeName(written)
    else { return nil }
    let own = written == "Self" ? SwiftProject.enclosingType(of: access, in: place.file)?.path : nil
    let members = project.types(named: own ?? written, near: place.file).flatMap { $0.members(named: name) }
    guard members.count == 1, members[0].isStatic else { return nil }
    return Self.value(of: members[0])
  }

  /// What a view is handed under a name, or a constant of its own.
  private func lengths(of name: String, from node: ExprSyntax) -> [Conditional<Double>] {
    switch project.referent(of: name, from: node, at: place) {
    case .argument(let bound):
      if let (property, type) = ownProperty(name, around: node), !stays(property, in: type) { return [] }
      var further = LengthConstant(project: project, place: bound.place)
      further.hops = hops + 1
      return further.lengths(bound.expression)
    case .member(let member): return member.isPlain ? Self.value(of: member).map { [Conditional($0)] } ?? [] : []
    case .values, .unknown: return []
    }
  }

  private static func value(of member: MemberDeclaration) -> Double? {
    guard case .variable = member.node else { return nil }
    if let value = member.initializer { return member.isConstant ? Double(value.writtenText) : nil }
    guard let body = member.body, body.count == 1, let only = body.first?.item else { return nil }
    let given = only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
    return given.flatMap { Double($0.writtenText) }
  }
}

// MARK: What the case of an enum answers

extension LengthConstant {
  /// `size.points`, where the view is made with a case.
  private func answers(_ access: MemberAccessExprSyntax, of base: ExprSyntax) -> [Conditional<Double>] {
    guard let name = Self.ownName(base), let (type, enumCase) = keptCase(of: name, around: base) else { return [] }
    let members = project.members(named: access.declName.baseName.text.withoutBackticks, of: type, near: place.file)
    guard members.count == 1, !members[0].isStatic, case .variable = members[0].node, let body = members[0].body else {
      return []
    }
    let results = SwiftProject.results(of: body, selfCase: enumCase).filter { !$0.conditions.settings.isEmpty }
    let found = results.compactMap { result in
      Double(result.value.writtenText).map { Conditional($0, result.conditions) }
    }
    guard found.count == results.count, let first = found.first else { return [] }
    if found.allSatisfy({ $0.value == first.value }) { return [Conditional(first.value)] }
    // Of what is asked besides the system, only the running program knows the answer.
    return found.allSatisfy { $0.conditions.arms.isEmpty && $0.conditions.failing.isEmpty } ? found : []
  }

  /// The case that a property of the view keeps, and the enum's name.
  private func keptCase(of name: String, around node: ExprSyntax) -> (type: String, name: String)? {
    guard let (property, owner) = ownProperty(name, around: node), stays(property, in: owner),
      let last = property.type.map(TypeName.last)
    else { return nil }
    let given = place.arguments[name]?.expression ?? (property.isConstant ? property.initializer : nil)
    guard let written = given.map(Operand.bare)?.as(MemberAccessExprSyntax.self),
      written.base.map({ SwiftProject.isTypeName($0.firstWord) }) ?? true
    else { return nil }
    // Several views may each have a `Size`.
    let nested = "\(owner.path).\(last)"
    let type = project.hasType(named: nested, near: place.file) ? nested : last
    let enumCase = written.declName.baseName.text.withoutBackticks
    guard case .enumCase? = project.members(named: enumCase, of: type, near: place.file).first?.node else { return nil }
    return (type, enumCase)
  }

  private func ownProperty(_ name: String, around node: ExprSyntax) -> (MemberDeclaration, TypeDeclaration)? {
    guard let type = SwiftProject.enclosingType(of: node, in: place.file) else { return nil }
    let members = project.members(named: name, of: type.path, near: place.file)
    return members.first { !$0.isStatic }.map { ($0, type) }
  }

  /// Whether a property stays what the view is made with.
  private func stays(_ property: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    property.isPlain && !HandedConstant.isChosen(property, by: type, in: project)
      && !HandedConstant.isSetLater(property, in: project)
  }
}

extension MemberDeclaration {
  /// Whether no wrapper, as that of a view's state or of a metric that grows with the text, decides what a variable is.
  fileprivate var isPlain: Bool {
    if case .variable(let variable, _) = node { variable.attributes.isEmpty } else { false }
  }
}
