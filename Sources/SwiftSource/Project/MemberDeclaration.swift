import SwiftSyntax

/// A property, function, initializer or enum case: of a type, of a file or of a block of code.
struct MemberDeclaration {
  enum Node {
    case variable(VariableDeclSyntax, PatternBindingSyntax)
    case function(FunctionDeclSyntax)
    case initializer(InitializerDeclSyntax)
    case enumCase(EnumCaseElementSyntax)
  }

  let name: String
  let node: Node
  let file: SwiftFile
  /// The type it belongs to; nil for what is at the top of a file or in code.
  let owner: String?

  /// Hands over every member of a type's body.
  static func collect(
    in members: MemberBlockItemListSyntax, of file: SwiftFile, owner: String?, _ take: (MemberDeclaration) -> Void
  ) {
    for member in members {
      if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .decls(let inner) = clause.elements { collect(in: inner, of: file, owner: owner, take) }
        }
      } else {
        collect(Syntax(member.decl), of: file, owner: owner, take)
      }
    }
  }

  /// Hands over every declaration directly in a file or a block of code.
  static func collect(
    in items: CodeBlockItemListSyntax, of file: SwiftFile, _ take: (MemberDeclaration) -> Void
  ) {
    for item in items {
      if let condition = item.item.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .statements(let inner) = clause.elements { collect(in: inner, of: file, take) }
        }
      } else {
        collect(Syntax(item.item), of: file, owner: nil, take)
      }
    }
  }

  private static func collect(
    _ node: Syntax, of file: SwiftFile, owner: String?, _ take: (MemberDeclaration) -> Void
  ) {
    if let variable = node.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        take(MemberDeclaration(name: name.withoutBackticks, node: .variable(variable, binding), file: file, owner: owner))
      }
    } else if let function = node.as(FunctionDeclSyntax.self) {
      let name = function.name.text.withoutBackticks
      take(MemberDeclaration(name: name, node: .function(function), file: file, owner: owner))
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      take(MemberDeclaration(name: "init", node: .initializer(initializer), file: file, owner: owner))
    } else if let cases = node.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        let name = element.name.text.withoutBackticks
        take(MemberDeclaration(name: name, node: .enumCase(element), file: file, owner: owner))
      }
    }
  }

  /// The syntax of the declaration itself.
  var syntax: Syntax {
    switch node {
    case .variable(_, let binding): Syntax(binding)
    case .function(let function): Syntax(function)
    case .initializer(let initializer): Syntax(initializer)
    case .enumCase(let element): Syntax(element)
    }
  }

  /// The declared type of a property or the result of a function, as written.
  var type: TypeSyntax? {
    switch node {
    case .variable(_, let binding): binding.typeAnnotation?.type
    case .function(let function): function.signature.returnClause?.type
    case .initializer, .enumCase: nil
    }
  }

  /// What a stored property is initialized with.
  var initializer: ExprSyntax? {
    guard case .variable(_, let binding) = node else { return nil }
    return binding.initializer?.value
  }

  /// The statements of a computed property's getter or of a function.
  var body: CodeBlockItemListSyntax? {
    switch node {
    case .variable(_, let binding):
      switch binding.accessorBlock?.accessors {
      case .getter(let statements): return statements
      case .accessors(let list):
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
      case nil: return nil
      }
    case .function(let function): return function.body?.statements
    case .initializer(let initializer): return initializer.body?.statements
    case .enumCase: return nil
    }
  }

  /// The parameters of a function or initializer.
  var parameters: [FunctionParameterSyntax] {
    switch node {
    case .function(let function): Array(function.signature.parameterClause.parameters)
    case .initializer(let initializer): Array(initializer.signature.parameterClause.parameters)
    case .variable, .enumCase: []
    }
  }

  var isConstant: Bool {
    if case .variable(let variable, _) = node { variable.bindingSpecifier.tokenKind == .keyword(.let) } else { false }
  }

  /// What Objective-C may call it: none if it is no function that says it is for Objective-C, too.
  var objectiveCSelectors: Set<String> {
    guard case .function(let function) = node else { return [] }
    for case .attribute(let attribute) in function.attributes where attribute.attributeName.writtenText == "objc" {
      if let name = attribute.arguments?.writtenText, !name.isEmpty { return [name] }
      guard let first = parameters.first else { return [name] }
      let rest = parameters.dropFirst().map { ($0.firstName.text == "_" ? "" : $0.firstName.text) + ":" }.joined()
      let label = first.firstName.text
      guard label != "_" else { return ["\(name):\(rest)"] }
      // `make(for:)` is `makeFor:`, and `make(target:)` is `makeWithTarget:`.
      let word = label.prefix(1).uppercased() + label.dropFirst()
      return ["\(name)\(word):\(rest)", "\(name)With\(word):\(rest)"]
    }
    return []
  }

  /// Whether it is one of the type's own, not of its values.
  var isStatic: Bool {
    let modifiers: DeclModifierListSyntax? =
      switch node {
      case .variable(let variable, _): variable.modifiers
      case .function(let function): function.modifiers
      case .initializer, .enumCase: nil
      }
    return modifiers?.contains { $0.name.text == "static" || $0.name.text == "class" } ?? false
  }

  /// Whether it is a stored property without a value: whoever makes a value of the type hands it in.
  var isHandedIn: Bool {
    guard case .variable(let variable, let binding) = node, owner != nil else { return false }
    return binding.initializer == nil && binding.accessorBlock == nil
      && !variable.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.writtenText == "Environment" }
      && !variable.modifiers.contains { $0.name.text == "static" }
  }
}
