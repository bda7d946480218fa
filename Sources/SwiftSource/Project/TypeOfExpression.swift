import SwiftSyntax

/// The type that an expression has, as far as names, annotations and initializers tell, and the enum case it is.
struct KnownType {
  var name: String
  var enumCase: String?
}

extension SwiftProject {
  func type(of expression: ExprSyntax, at place: Place, hops: Int = 0) -> KnownType? {
    guard hops < Place.maximumHops else { return nil }
    let expression = Operand.bare(expression)
    if expression.is(StringLiteralExprSyntax.self) { return KnownType(name: "String") }
    if expression.is(IntegerLiteralExprSyntax.self) { return KnownType(name: "Int") }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(of: call, at: place, hops: hops) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return type(ofName: name, expression, at: place, hops: hops)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let member = access.declName.baseName.text.withoutBackticks
    if Self.isTypeName(member), let known = nestedType(member, of: base, at: place) { return known }
    if base.isSelf { return type(ofName: member, expression, at: place, hops: hops) }
    guard let owner = type(of: base, at: place, hops: hops + 1) else { return nil }
    guard let declaration = self.member(named: member, ofTypeOrParents: owner.name, near: place.file) else {
      // Types of generated code may begin with a small letter: `R.string.localizable`.
      if let path = TextExpression.path(of: expression)?.joined(separator: "."), hasType(named: path, near: place.file) {
        return KnownType(name: path)
      }
      return Self.isTypeName(base.firstWord) ? KnownType(name: owner.name, enumCase: member) : nil
    }
    if case .enumCase = declaration.node { return KnownType(name: owner.name, enumCase: member) }
    return type(of: declaration, at: place, hops: hops + 1)
  }

  /// `Outer.Inner`. Nil if a value's property has a capital, or if several types have the last name and none the whole path.
  private func nestedType(_ name: String, of base: ExprSyntax, at place: Place) -> KnownType? {
    guard let outer = TextExpression.path(of: base), outer.allSatisfy(Self.isTypeName) else {
      return KnownType(name: name)
    }
    let path = (outer + [name]).joined(separator: ".")
    if hasType(named: path, near: place.file) { return KnownType(name: path) }
    let same = declarations(of: name, near: place.file)
    // `Module.Type`, or a type that is not in the project.
    return same.count < 2 && !hasType(named: outer[0], near: place.file)
      ? KnownType(name: name) : nil
  }

  private func type(of call: FunctionCallExprSyntax, at place: Place, hops: Int) -> KnownType? {
    let callee = call.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text.withoutBackticks ?? callee.writtenText
    if Self.isTypeName(name) { return KnownType(name: String(name.prefix { $0 != "<" })) }
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      guard let owner = type(of: base, at: place, hops: hops + 1),
        let declaration = member(named: name, ofTypeOrParents: owner.name, near: place.file)
      else { return nil }
      if case .enumCase = declaration.node { return KnownType(name: owner.name, enumCase: name) }
      return type(of: declaration, at: place, hops: hops + 1)
    }
    if case .member(let declaration) = referent(of: name, from: call, at: place) {
      return type(of: declaration, at: place, hops: hops + 1)
    }
    return nil
  }

  private func type(ofName written: String, _ node: ExprSyntax, at place: Place, hops: Int) -> KnownType? {
    // A binding is of what it binds: `$mode`. A closure's `$0` is no name.
    let isBinding = written.hasPrefix("$") && written.dropFirst().first?.isNumber == false
    let name = isBinding ? String(written.dropFirst()) : written
    if name == "Self" {
      let own = place.arguments["self"].flatMap { type(of: $0.expression, at: $0.place, hops: hops + 1)?.name }
      return (own ?? Self.enclosingType(of: node, in: place.file)?.path).map { KnownType(name: $0) }
    }
    if Self.isTypeName(name) {
      // `Current.settings`: a variable may have a capital too.
      guard !hasType(named: name, near: place.file), let global = globals(named: name, near: place.file).first else {
        return KnownType(name: name)
      }
      return type(of: global, at: place, hops: hops + 1)
    }
    if name == "self" {
      if let bound = place.arguments["self"] { return type(of: bound.expression, at: bound.place, hops: hops + 1) }
      return Self.enclosingType(of: node, in: place.file).map { KnownType(name: $0.path, enumCase: place.selfCase) }
    }
    switch referent(of: name, from: node, at: place) {
    case .argument(let bound):
      if let known = type(of: bound.expression, at: bound.place, hops: hops + 1) { return known }
      return typeOfParameter(named: name, around: node, in: place.file).map {
        handed(bound.expression, as: $0, near: place.file)
      }
    case .values(let values, let type):
      if let type { return KnownType(name: TypeName.last(of: type)) }
      return values.first?.value.elements.first.flatMap { self.type(of: $0, at: place, hops: hops + 1) }
    case .member(let declaration): return type(of: declaration, at: place, hops: hops + 1)
    case .unknown:
      return typeOfElement(named: name, around: node, at: place, hops: hops + 1)
        ?? typeOfParameter(named: name, around: node, in: place.file)
    }
  }

  /// The case that a caller writes without its type: `.list` for a parameter of type `Mode`.
  private func handed(_ expression: ExprSyntax, as type: KnownType, near file: SwiftFile) -> KnownType {
    guard let written = Operand.bare(expression).as(MemberAccessExprSyntax.self), written.base == nil else { return type }
    let name = written.declName.baseName.text.withoutBackticks
    guard case .enumCase? = members(named: name, of: type.name, near: file).first?.node else { return type }
    return KnownType(name: type.name, enumCase: name)
  }

  private func type(of declaration: MemberDeclaration, at place: Place, hops: Int) -> KnownType? {
    if let type = declaration.type {
      let name = nameOfMembers(of: type, near: place.file)
      // `static let shared: Self`
      return KnownType(name: name == "Self" ? declaration.owner ?? name : name)
    }
    guard let value = declaration.initializer, let inside = place.entering(declaration) else { return nil }
    return type(of: value, at: inside, hops: hops + 1)
  }

  static func enclosingType(of node: some SyntaxProtocol, in file: SwiftFile) -> TypeDeclaration? {
    var parent = Syntax(node).parent
    while let current = parent {
      if let type = TypeDeclaration(current, in: file) { return type }
      parent = current.parent
    }
    return nil
  }

  /// By its capital, which may stand behind an underscore: `_R` of R.swift.
  static func isTypeName(_ name: String) -> Bool { name.first { $0 != "_" }.map { $0.isUppercase } ?? false }
}
