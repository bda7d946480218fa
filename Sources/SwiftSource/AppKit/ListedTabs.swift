import LintelModel
import SwiftParser
import SwiftSyntax

/// The tabs that code makes one by one of a list: `Pane.allCases.map { … }`, `[Pane(title: "General"), …].map(\.tab)`, a loop
/// over either, or `ForEach(Pane.allCases) { … }`. The list is followed as far as it is written out.
struct ListedTabs {
  let project: SwiftProject
  /// The type whose code goes through the list.
  let owner: TypeDeclaration

  /// What one tab is made of.
  enum Element {
    case enumCase(MemberDeclaration, of: String)
    case written(ExprSyntax, SwiftFile)
  }

  /// A list, and what the code that makes a tab calls an element of it: `self` where a property of the element makes the tab.
  struct Listed {
    var elements: [Element]
    var name: String
  }

  /// The list around a statement: that of the closure or the loop that it stands in. Nil where it stands in none that is known.
  func list(around node: some SyntaxProtocol) -> Listed? {
    var parent = Syntax(node).parent
    while let current = parent, !current.is(MemberBlockSyntax.self) {
      if let loop = current.as(ForStmtSyntax.self), let name = loop.pattern.as(IdentifierPatternSyntax.self) {
        return elements(of: loop.sequence).map { Listed(elements: $0, name: name.identifier.text) }
      }
      if let closure = current.as(ClosureExprSyntax.self), let sequence = closure.mappedSequence {
        return elements(of: sequence).map { Listed(elements: $0, name: closure.parameterNames.first ?? "$0") }
      }
      parent = current.parent
    }
    return nil
  }

  /// The list that `ForEach(Pane.allCases, id: \.self) { pane in … }` goes through.
  func list(ofEach call: FunctionCallExprSyntax) -> Listed? {
    guard let first = call.arguments.first, first.label == nil, let content = call.closure("content") else { return nil }
    return elements(of: first.expression).map { Listed(elements: $0, name: content.parameterNames.first ?? "$0") }
  }

  /// `Pane.allCases.map(\.tab)`: the list, the types of its elements, and the property that makes the tab of each.
  func list(mappedBy operand: Operand) -> (listed: Listed, types: [TypeDeclaration], property: String)? {
    guard operand.elements.count == 1, let call = operand.elements[0].unwrapped.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self), let sequence = called.base,
      ["map", "compactMap"].contains(called.declName.baseName.text), let property = call.mappedArgument,
      let elements = elements(of: sequence), let type = elements.first?.typeName
    else { return nil }
    let own = project.types(named: type, near: owner.file)
    let names = Set(own.map(\.name))
    let parents = own.flatMap(\.inherited).filter { !names.contains($0) }
    let types = own + parents.flatMap { project.types(named: $0, near: owner.file) }
    return (Listed(elements: elements, name: "self"), types, property)
  }

  private func elements(of sequence: ExprSyntax) -> [Element]? {
    let found = written(sequence, in: owner.file)
    guard let found, !found.isEmpty, found.count <= CodeReading.mostMapped else { return nil }
    return found
  }

  private func written(_ sequence: ExprSyntax, in file: SwiftFile) -> [Element]? {
    let node = sequence.unwrapped
    if let array = node.as(ArrayExprSyntax.self) { return array.elements.map { .written($0.expression, file) } }
    guard let path = node.path?.filter({ $0 != "self" && $0 != "Self" }), let last = path.last else { return nil }
    if last == "allCases", path.count == 2 { return cases(of: path[0], near: file) }
    let declared: (value: ExprSyntax, file: SwiftFile)? =
      switch path.count {
      case 1:
        LocalDeclaration.value(of: last, before: node).map { (value: $0, file: file) }
          ?? constant(project.members(named: last, of: owner.name, near: file))
          ?? constant(project.globals(named: last, near: file))
      case 2: constant(project.members(named: last, of: path[0], near: file))
      default: nil
      }
    guard let declared, let array = declared.value.unwrapped.as(ArrayExprSyntax.self) else { return nil }
    return array.elements.map { .written($0.expression, declared.file) }
  }

  /// What a property always holds.
  private func constant(_ members: [MemberDeclaration]) -> (value: ExprSyntax, file: SwiftFile)? {
    guard members.count == 1, members[0].isConstant, let value = members[0].initializer else { return nil }
    return (value, members[0].file)
  }

  private func cases(of name: String, near file: SwiftFile) -> [Element]? {
    let types = enumerations(named: name, near: file)
    guard types.count == 1 else { return nil }
    return types[0].members.compactMap { member in
      guard case .enumCase(let element) = member.node, element.parameterClause == nil else { return nil }
      return .enumCase(member, of: types[0].path)
    }
  }

  /// The enumeration of that name; for a placeholder of a generic type the only one that conforms to what the type asks for.
  private func enumerations(named name: String, near file: SwiftFile) -> [TypeDeclaration] {
    guard let asked = constraint(on: name) else {
      let all = project.declarations(of: name, near: file).filter { $0.node.is(EnumDeclSyntax.self) }
      // Other types may have one of that name, too.
      let own = all.filter { $0.path == "\(owner.path).\(name)" }
      return own.isEmpty ? all : own
    }
    // An enumeration with the protocol's own name says whose protocol it is, and is no conformer by its first words.
    let all = project.conformers(of: asked) + project.types(named: asked).filter { $0.inherited.contains(asked) }
    var seen: Set<SyntaxIdentifier> = []
    return all.filter { $0.node.is(EnumDeclSyntax.self) && seen.insert($0.node.id).inserted }
  }

  /// `SettingsPane` of `class Window<Pane: SettingsPane>`.
  private func constraint(on name: String) -> String? {
    let clause = owner.node.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? owner.node.as(StructDeclSyntax.self)?.genericParameterClause
    let own = clause?.parameters.first { $0.name.text == name }
    return own?.inheritedType.map { TypeName.last(of: $0) }
  }
}

extension ListedTabs.Element {
  /// The type of the element, as far as it is written: that of a case, or the one that it is made by.
  var typeName: String? {
    switch self {
    case .enumCase(_, let type): type
    case .written(let expression, _):
      expression.unwrapped.as(FunctionCallExprSyntax.self)?.calledExpression.path?.last
    }
  }

  /// The element as an expression, to be read in the file that is named.
  var written: (expression: ExprSyntax, file: SwiftFile)? {
    switch self {
    case .enumCase(let member, let type): Self.parsed([type, "`\(member.name)`"]).map { ($0, member.file) }
    case .written(let expression, let file): (expression, file)
    }
  }

  private static func parsed(_ path: [String]) -> ExprSyntax? {
    guard case .expr(let found)? = Parser.parse(source: path.joined(separator: ".")).statements.first?.item else { return nil }
    return found
  }

  var location: SourceLocation {
    switch self {
    case .enumCase(let member, _): member.file.location(of: member.syntax)
    case .written(let expression, let file): file.location(of: expression)
    }
  }

  /// What an expression about an element says of this one, to be read in the file that is named; nil if it is about no element, or
  /// in a way that is not followed.
  ///
  /// - Parameter name: What the code calls an element.
  func value(of expression: ExprSyntax, calledBy name: String) -> (expression: ExprSyntax, file: SwiftFile)? {
    guard var path = expression.path else { return nil }
    if path.first == name {
      path.removeFirst()
    } else if name != "self" || path.count != 1 || path[0].isEmpty {
      return nil
    }
    switch self {
    case .enumCase(let member, let type):
      return Self.parsed([type, "`\(member.name)`"] + path).map { ($0, member.file) }
    case .written(let written, let file):
      if path.isEmpty { return (written, file) }
      guard path.count == 1, let argument = written.unwrapped.as(FunctionCallExprSyntax.self)?.argument(path[0]) else {
        return nil
      }
      return (argument, file)
    }
  }
}

extension ClosureExprSyntax {
  /// The sequence that the closure is called for, element by element: `Pane.allCases` of `Pane.allCases.map { … }`.
  fileprivate var mappedSequence: ExprSyntax? {
    let argument = parent?.as(LabeledExprSyntax.self)?.parent?.parent
    guard let call = (parent?.as(FunctionCallExprSyntax.self)) ?? argument?.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap", "forEach"].contains(called.declName.baseName.text)
    else { return nil }
    return called.base
  }
}
