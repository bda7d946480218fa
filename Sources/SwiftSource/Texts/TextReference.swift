import LintelModel
import SwiftSyntax

extension TextExpression {
  /// A plain name: an argument, a local value, a property, a constant.
  func texts(ofName name: String, _ expression: ExprSyntax, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>]
  {
    let unknown = unresolved(Operand(expression), at: place)
    if name == "self" { return place.arguments["self"].map { read(Operand($0.expression), .string, $0.place) } ?? unknown }
    switch project.referent(of: name, from: expression, at: place) {
    case .argument(let bound):
      // The literal was written where the call is; what it is there depends on the parameter's type.
      let type = parameterType(of: name, from: expression, at: place)
      let found = read(Operand(bound.expression), type.map { TextRole($0) } ?? role, bound.place)
      return found.isEmpty ? unknown : spelled(found, by: expression, at: place)
    case .values(let values, let type):
      guard
        let inside = place.entering(Syntax(expression), in: place.file, arguments: place.arguments, selfCase: place.selfCase)
      else { return unknown }
      let found = values.enumerated().flatMap { number, value in
        read(value.value, TextRole(type), inside).map {
          let conditions = value.conditions.and($0.conditions)
          return Conditional($0.value, values.count > 1 ? conditions.inArm(number, of: Branch(.value, name)) : conditions)
        }
      }
      return found.isEmpty ? unknown : found
    case .member(let declaration):
      if declaration.isHandedIn, let handed = handed(to: declaration, expression, role, place) { return handed }
      let found = project.clauses(declaring: declaration).flatMap { clause in
        texts(of: clause.value, expression, place.enteringMember(clause.value), unknown).when(clause.conditions)
      }
      return spelled(found, by: expression, at: place)
    case .unknown:
      if let property = PublishedProperty.taken(as: name, around: expression) {
        return spelled(texts(of: property, role, place), by: expression, at: place)
      }
      // `rawValue` of the case that the code is called on: in a protocol's extension what is called knows its type.
      if name == "rawValue", let handed = place.arguments["self"],
        let type = project.type(of: handed.expression, at: handed.place), type.enumCase != nil
      {
        return rawValue(of: type, place) ?? unknown
      }
      guard name == "rawValue", let selfCase = place.selfCase,
        let type = SwiftProject.enclosingType(of: expression, in: place.file)?.path
      else { return unknown }
      return rawValue(of: KnownType(name: type, enumCase: selfCase), place) ?? unknown
    }
  }

  /// A property's text: what it is initialized with, or what its getter gives back.
  func texts(
    of declaration: MemberDeclaration, _ expression: ExprSyntax, _ inside: Place?, _ unknown: [Conditional<LocalizedText>]
  ) -> [Conditional<LocalizedText>] {
    guard let inside else { return unknown }
    if let wrapped = texts(ofWrapped: declaration, expression, inside) { return wrapped }
    let role = TextRole(of: declaration)
    if let value = declaration.initializer {
      let found = read(Operand(value), role, inside)
      // What a variable starts with is no text of the app if it is a literal: `@State var name = ""`, a default name.
      if case .variable(let variable, _) = declaration.node, variable.bindingSpecifier.tokenKind == .keyword(.var),
        found.contains(where: { $0.value.state == .literal })
      {
        return unknown
      }
      return found.isEmpty ? unknown : found
    }
    guard let body = declaration.body else { return begun(declaration, role, inside) ?? unknown }
    let found = follow(body, expression, role, inside)
    return found.isEmpty ? unknown : found
  }

  /// What the type's own initializers give a property that has no value of its own, where all of it can be read.
  private func begun(_ declaration: MemberDeclaration, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>]? {
    guard declaration.isHandedIn, let owner = declaration.owner, !project.isWrittenLater(declaration) else { return nil }
    let initializers = project.members(named: "init", of: owner, near: declaration.file)
    let given = initializers.flatMap { initializer -> [[Conditional<LocalizedText>]] in
      let kept = KeptSubjects(of: initializer, in: project)
      guard let body = initializer.body, let inside = place.entering(initializer) else { return [] }
      // Without `self.` it is the property, too, unless the initializer has a variable of that name.
      let plain = NameHiding.declare(declaration.name, in: body) ? [] : [declaration.name]
      return (["self.\(declaration.name)"] + plain).flatMap { project.assigned(to: $0, in: body) }.map { value in
        read(value.value, role, inside).map { Conditional($0.value, kept.told(value.conditions.and($0.conditions))) }
      }.filter { !$0.isEmpty }
    }
    // What a model is made of, as from a server, is no text of the app.
    guard !given.isEmpty, given.joined().allSatisfy({ $0.value.state == .localized }) else { return nil }
    if given.count == 1 { return given[0] }
    let branch = Branch(.value, declaration.name)
    return given.enumerated().flatMap { number, texts in
      texts.map { Conditional($0.value, $0.conditions.inArm(number, of: branch)) }
    }
  }

  /// What those who make a value of the type hand in for a property that has no value of its own, where at least one of it
  /// can be read.
  private func handed(
    to declaration: MemberDeclaration, _ expression: ExprSyntax, _ role: TextRole, _ place: Place
  ) -> [Conditional<LocalizedText>]? {
    guard let passed = argumentsPassed(for: declaration, at: place) else { return nil }
    var found: [(text: LocalizedText, settings: Set<Conditions.Setting>)] = []
    for (bound, settings) in passed {
      let type = declaration.type.map { TextRole($0) } ?? role
      for text in read(Operand(bound.expression), type, bound.place) {
        if let known = found.firstIndex(where: { $0.text == text.value }) {
          found[known].settings.formUnion(settings)
        } else {
          found.append((text.value, settings))
        }
      }
    }
    guard found.contains(where: { $0.text.state == .localized || $0.text.state == .literal }) else { return nil }
    let texts = found.enumerated().map { number, one in
      let seen = Conditions(settings: one.settings)
      return Conditional(one.text, found.count == 1 ? seen : seen.inArm(number, of: Branch(.value, declaration.name)))
    }
    return spelled(texts, by: expression, at: place)
  }

  /// What every call that makes a value of the type passes for a property, and where it is seen; nil if one of them is unknown.
  private func argumentsPassed(
    for declaration: MemberDeclaration, at place: Place
  ) -> [(bound: Place.Bound, settings: Set<Conditions.Setting>)]? {
    guard let owner = SwiftProject.enclosingType(of: declaration.syntax, in: declaration.file), !owner.isExtension,
      // What may be set later says another text then; a view's own properties are not, unless its code does so.
      declaration.isConstant
        || !project.members(named: "body", of: owner.path, near: owner.file).isEmpty && !isSetLater(declaration),
      let inside = place.enteringMember(declaration)
    else { return nil }
    let calls = project.calls(making: owner)
    guard !calls.isEmpty, calls.count <= Self.maximumTexts else { return nil }
    var found: [(bound: Place.Bound, settings: Set<Conditions.Setting>)] = []
    for (call, file) in calls {
      guard let from = inside.entering(Syntax(call), in: file),
        let bound = ViewArguments.of(call, for: owner, in: project, at: from)[declaration.name]
      else { return nil }
      found.append((bound, project.settings(ofMaker: call, in: file)))
    }
    return found
  }

  /// Whether a view's code, or a copy of it that a modifier of its own makes, sets a plain property: what a view keeps as its
  /// state, or is bound to, begins with what is handed in.
  private func isSetLater(_ declaration: MemberDeclaration) -> Bool {
    guard case .variable(let variable, _) = declaration.node, variable.attributes.isEmpty else { return false }
    return project.isWrittenLater(declaration)
  }

  /// The cases of an enum that a property is ever handed, where every caller writes one: a view that is only made for two of
  /// three cases never shows what the third one says.
  private func handedCases(_ base: ExprSyntax, of type: KnownType, at place: Place) -> [String] {
    let access = base.as(MemberAccessExprSyntax.self).flatMap { $0.base?.isSelf == true ? $0.declName : nil }
    guard let name = (base.as(DeclReferenceExprSyntax.self) ?? access)?.baseName.text.withoutBackticks,
      case .member(let property) = project.referent(of: name, from: base, at: place), property.isHandedIn,
      // What a view keeps as its state may be another case later.
      case .variable(let variable, _) = property.node, variable.attributes.isEmpty,
      let passed = argumentsPassed(for: property, at: place)
    else { return [] }
    var cases: [String] = []
    for (bound, _) in passed {
      // `.case` and `Type.case`, without values of its own.
      guard let written = Operand.bare(bound.expression).as(MemberAccessExprSyntax.self),
        written.base.map({ SwiftProject.isTypeName($0.firstWord) }) ?? true,
        let member = project.members(
          named: written.declName.baseName.text.withoutBackticks, of: type.name, near: place.file
        ).first,
        case .enumCase = member.node
      else { return [] }
      if !cases.contains(member.name) { cases.append(member.name) }
    }
    return cases
  }

  /// `Type.constant`, `self.property`, `value.property`, `"key".localized`, a generated enum's member.
  func texts(of access: MemberAccessExprSyntax, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>] {
    let expression = ExprSyntax(access)
    let unknown = unresolved(Operand(expression), at: place)
    var name = access.declName.baseName.text.withoutBackticks
    // What a property publishes, or binds, is what it is.
    if name.hasPrefix("$") { name.removeFirst() }
    guard let base = access.base.map(Operand.bare) else {
      if let own = texts(ofImplicit: name, expression, role, place) { return own }
      // A catalogue's generated symbol: `Text(.welcomeBack)`.
      return role == .key ? generated(key: name, expression, place) : unknown
    }
    if base.isSelf { return texts(ofName: name, expression, role, place) }
    if let symbol = texts(ofSymbolInTable: access, role, place) { return symbol }
    if name == "rawValue" { return project.type(of: base, at: place).flatMap { rawValue(of: $0, place) } ?? unknown }
    if name == "wrappedValue" || name == "projectedValue" { return read(Operand(base), role, place) }
    if let made = texts(madeWith: name, in: base, expression, place) { return made }
    guard let type = project.type(of: base, at: place) else {
      return Self.isLocalizing(name) ? localized(base, place) ?? unknown : unknown
    }
    if let declaration = project.member(named: name, ofTypeOrParents: type.name, near: place.file) {
      var arguments: [String: Place.Bound] = [:]
      if !SwiftProject.isTypeName(base.firstWord) || type.enumCase != nil && isOfProtocol(declaration) {
        arguments["self"] = Place.Bound(expression: base, place: place)
      }
      let subjects = HandedSubjects(
        arguments, of: declaration.syntax, from: place, isMember: { project.isMember($0, in: declaration) })
      let cases = type.enumCase == nil ? handedCases(base, of: type, at: place) : []
      if !cases.isEmpty {
        let branch = Branch(.value, Operand(base).text)
        let all = cases.enumerated().flatMap { number, selfCase -> [Conditional<LocalizedText>] in
          let inside = place.entering(declaration, arguments: arguments, selfCase: selfCase)
          return subjects.told(texts(of: declaration, expression, inside, unknown)).map {
            cases.count > 1 ? Conditional($0.value, $0.conditions.inArm(number, of: branch)) : $0
          }
        }
        return spelled(all, by: expression, at: place)
      }
      if declaration.isHandedIn, let handed = handed(to: declaration, expression, role, place),
        // What a model is made of elsewhere, as from a server, is no text of the app.
        handed.allSatisfy({ $0.value.state == .localized })
      {
        return handed
      }
      let found = project.clauses(declaring: declaration).flatMap { clause in
        let inside = place.entering(clause.value, arguments: arguments, selfCase: type.enumCase)
        return texts(of: clause.value, expression, inside, unknown).when(clause.conditions)
      }
      return spelled(subjects.told(found), by: expression, at: place)
    }
    if type.name == "String", Self.isLocalizing(name) { return localized(base, place) ?? unknown }
    if let root = Self.path(of: base)?.first, SwiftProject.isTypeName(root),
      !project.hasType(named: root, near: place.file)
    {
      let path = (Self.path(of: base) ?? []) + [name]
      // R.swift has the table's name before the key's: `R.string.localizable.listTitle`.
      let isOfTable = path.starts(with: ["R", "string"]) && path.count == 4
      return generated(key: isOfTable ? name : path.dropFirst().joined(separator: "."), expression, place)
    }
    return unknown
  }

  /// Whether a protocol gives the member to the types that conform to it.
  private func isOfProtocol(_ declaration: MemberDeclaration) -> Bool {
    declaration.owner.flatMap { project.declaration(of: $0, near: declaration.file) }?.node.is(ProtocolDeclSyntax.self) == true
  }

  /// A member of a type whose source is not there, as a generator writes it: the tables say later whether there is such
  /// a key.
  func generated(key: String, _ expression: ExprSyntax, _ place: Place) -> [Conditional<LocalizedText>] {
    [
      Conditional(
        LocalizedText(
          state: .localized, key: key, expression: Operand(expression).text, location: place.file.location(of: expression)))
    ]
  }

  /// `"key".localized` where its declaration is missing: a key, as is usual.
  func localized(_ base: ExprSyntax, _ place: Place) -> [Conditional<LocalizedText>]? {
    guard let key = constant(base, at: place) else { return nil }
    return [Conditional(LocalizedText(state: .localized, key: key, source: key, location: place.file.location(of: base)))]
  }

  static func isLocalizing(_ name: String) -> Bool {
    ["localized", "localizedString", "l10n", "localizedKey", "localizedStringKey"].contains(name)
  }

  /// `A`, `b`, `c` of `A.b.c`.
  static func path(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text.withoutBackticks] }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, let path = path(of: base) else {
      return nil
    }
    return path + [access.declName.baseName.text.withoutBackticks]
  }

  private func rawValue(of type: KnownType, _ place: Place) -> [Conditional<LocalizedText>]? {
    guard let name = type.enumCase,
      let declaration = project.members(named: name, of: type.name, near: place.file).first,
      case .enumCase(let element) = declaration.node
    else { return nil }
    guard let value = element.rawValue?.value, let inside = place.entering(declaration) else {
      return [Conditional(.literal(name, at: declaration.file.location(of: element)))]
    }
    return read(Operand(value), .string, inside)
  }

  /// The type of the parameter or property that an argument was passed for.
  private func parameterType(of name: String, from node: ExprSyntax, at place: Place) -> TypeSyntax? {
    var parent = Syntax(node).parent
    while let current = parent {
      let clause =
        current.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause
      if let parameter = clause?.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
        return parameter.type
      }
      if let type = TypeDeclaration(current, in: place.file) {
        return project.member(named: name, ofTypeOrParents: type.path, near: place.file)?.type
      }
      parent = current.parent
    }
    return nil
  }
}
