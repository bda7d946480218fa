import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// A view of the project's own in the title's place: one item for each text that code gives a part of it. Where it has a
  /// part for a text, and none is seen to be given, its text is told as unread.
  func titleViews(_ expression: SourceExpression, as view: Item) -> [Conditional<Item>] {
    guard let holder = holder(of: expression) else { return [Conditional(view)] }
    let parts = partTexts(of: holder, in: expression)
    var item = view
    if parts.isEmpty {
      if isTextView(expression) {
        item.label = LocalizedText(state: .unresolved, expression: expression.operand.text, location: view.location)
      }
      noteTextSize(ofTitleView: expression, on: &item)
      return [Conditional(item)]
    }
    let branch = Branch(.value, "face of \(view.location)")
    return parts.enumerated().map { number, text in
      item.label = text.value
      item.changesLabel = parts.count > 1
      noteTextSize(ofTitleView: expression, on: &item)
      return Conditional(item, parts.count > 1 ? text.conditions.inArm(number, of: branch) : .always)
    }
  }

  /// What code gives the label whose text it takes: `title = titleView.label.text`. Nil for anything else, and where no code of
  /// the type is seen to give it any: only the running program knows that.
  func textsTaken(by expression: SourceExpression) -> [Conditional<LocalizedText>]? {
    guard expression.operand.elements.count == 1, let path = expression.operand.elements[0].path?.filter({ $0 != "self" }),
      path.count > 1, path.last == "text", path[path.count - 2].lowercased().hasSuffix("label"),
      let holder = holder(of: path[0], in: expression)
    else { return nil }
    let found = partTexts(of: holder, in: expression, at: Array(path.dropFirst()))
    guard found.count > 1 else { return found.isEmpty ? nil : found }
    let branch = Branch(.value, "text of \(path.joined(separator: "."))")
    return found.enumerated().map { Conditional($1.value, $1.conditions.inArm($0, of: branch)) }
  }

  /// A property, or a constant of the function around the code; none that a caller hands in.
  private func holder(of name: String, in expression: SourceExpression) -> Holder? {
    let node = expression.operand.elements[0]
    switch texts.project.referent(of: name, from: node, at: expression.place) {
    case .member: return Holder(name: name)
    case .values:
      var parent = node.parent
      while let current = parent, !current.isBodyOfItsOwn { parent = current.parent }
      return parent.map { Holder(name: name, block: $0) }
    case .argument, .unknown: return nil
    }
  }

  /// What code calls a view.
  private struct Holder {
    var name: String
    /// Where alone it has that name; nil for a property.
    var block: Syntax?
  }

  /// `titleView` and `self.titleView`, and what holds a view that is made where it is named.
  private func holder(of expression: SourceExpression) -> Holder? {
    guard expression.operand.elements.count == 1 else { return nil }
    let node = expression.operand.elements[0]
    if let path = node.path?.filter({ $0 != "self" }) { return path.count == 1 ? Holder(name: path[0]) : nil }
    guard node.is(FunctionCallExprSyntax.self) else { return nil }
    var name: String?
    var parent = node.parent
    while let current = parent {
      if name == nil { name = current.as(PatternBindingSyntax.self)?.pattern.writtenText }
      if let name, current.is(CodeBlockItemListSyntax.self) { return Holder(name: name, block: current) }
      if let name, current.is(MemberBlockSyntax.self) { return Holder(name: name) }
      if name == nil, current.is(CodeBlockItemListSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }

  /// The different texts that the type's code gives the view or a part of it.
  ///
  /// - Parameter part: The only property that counts, as it is reached from the view: `label`, `text`. Nil for any text.
  private func partTexts(
    of holder: Holder, in expression: SourceExpression, at part: [String]? = nil
  ) -> [Conditional<LocalizedText>] {
    guard let type = expression.scope.type else { return [] }
    let (name, file) = (holder.name, expression.scope.file)
    var found: [Conditional<LocalizedText>] = []
    func take(_ values: [Operand], in file: SwiftFile) {
      for text in values.flatMap({ texts.texts(of: $0, as: .string, at: Place(file)) }) where text.value.isPresent {
        guard found.count < Self.mostTexts, !found.contains(where: { $0.value.reads(like: text.value) }) else { continue }
        found.append(text)
      }
    }
    if let block = holder.block {
      take(PartAssignments.values(in: block, of: [name], at: part), in: file)
      return found
    }
    for member in texts.project.members(named: name, of: type, near: file) {
      guard let made = member.initializer.map({ Syntax($0) }) ?? member.body.map({ Syntax($0) }) else { continue }
      take(PartAssignments.values(in: made, of: PartAssignments.returned(by: made), at: part), in: member.file)
    }
    for declaration in texts.project.types(named: type, near: file) {
      take(PartAssignments.values(in: Syntax(declaration.block), of: [name], at: part), in: declaration.file)
    }
    return found
  }

  /// More texts of one view are not told apart: 8.
  private static var mostTexts: Int { 8 }

  /// Whether the project declares the view's type, with a label in it.
  private func isTextView(_ expression: SourceExpression) -> Bool {
    let (project, file) = (texts.project, expression.scope.file)
    guard let type = project.type(of: expression.operand.elements[0], at: Place(file))?.name else { return false }
    return project.declarations(of: type, near: file).contains { declaration in
      declaration.members.contains { member in
        guard case .variable = member.node else { return false }
        let made = member.initializer.map { value in String(value.writtenText.prefix { $0 != "(" }) }
        return (member.type?.writtenText ?? made ?? "").filter { $0 != "?" && $0 != "!" }.hasSuffix("Label")
      }
    }
  }
}

/// Finds `view.label.text = …` and `view.text = …` of views that are known by their names.
private final class PartAssignments: SyntaxVisitor {
  private let names: Set<String>
  private let part: [String]?
  private var found: [Operand] = []

  private init(_ names: Set<String>, at part: [String]?) {
    (self.names, self.part) = (names, part)
    super.init(viewMode: .sourceAccurate)
  }

  static func values(in node: Syntax, of names: Set<String>, at part: [String]?) -> [Operand] {
    guard !names.isEmpty else { return [] }
    let finder = PartAssignments(names, at: part)
    finder.walk(node)
    return finder.found
  }

  /// The names that a closure or a getter returns.
  static func returned(by node: Syntax) -> Set<String> {
    let finder = ReturnedNames(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(Operand(ExprSyntax(node))), assignment.sign == "=",
      let path = assignment.target.path?.filter({ $0 != "self" }), path.count > 1, names.contains(path[0]),
      part.map({ $0 == Array(path.dropFirst()) }) ?? true,
      let property = path.last, Self.texts.contains(property), !isTypedInto(path[path.count - 2]),
      !isNothing(assignment.value)
    {
      found.append(assignment.value)
    }
    return .visitChildren
  }

  private func isNothing(_ value: Operand) -> Bool {
    value.elements.count == 1 && (value.elements[0].is(NilLiteralExprSyntax.self) || value.text == "\"\"")
  }

  /// Whether a part's name says that people type its text themselves: what a field has at first is no label.
  private func isTypedInto(_ part: String) -> Bool {
    ["field", "searchbar"].contains { part.lowercased().hasSuffix($0) }
  }

  private static let texts: Set = ["text", "title"]
}

private final class ReturnedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let path = node.expression?.path, path.count == 1 { names.insert(path[0]) }
    return .visitChildren
  }
}
