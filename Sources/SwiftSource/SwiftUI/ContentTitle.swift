import SwiftSyntax

/// Tells whether what a screen shows first is its title: a text in the font of one, images aside. Such a screen needs none on
/// its bar.
struct ContentTitle {
  let project: SwiftProject
  let place: Place

  /// A list of a section of a header of stacks: 8 views.
  private static let maximumDepth = 8
  /// An image, its replacement and a space precede the text.
  private static let maximumElements = 4

  func isUnder(_ modifier: ModifierChain.Modifier) -> Bool {
    guard let base = ModifierChain.view(under: ExprSyntax(modifier.call)) else { return false }
    return begins(base, at: place, depth: 0)
  }

  private func begins(_ statements: CodeBlockItemListSyntax, inStack: Bool, at place: Place, depth: Int) -> Bool {
    ViewBuilder.elements(of: statements).prefix(inStack ? Self.maximumElements : 1).contains {
      begins($0.value, at: place, depth: depth + 1)
    }
  }

  private func begins(_ expression: ExprSyntax, at place: Place, depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let chain = ModifierChain(expression)
    guard let base = chain.base else { return false }
    guard let call = base.as(FunctionCallExprSyntax.self) else {
      let access = base.as(MemberAccessExprSyntax.self).flatMap { $0.base?.isSelf == true ? $0.declName : nil }
      guard let name = (base.as(DeclReferenceExprSyntax.self) ?? access)?.baseName.text,
        case .member(let member) = project.referent(of: name, from: base, at: place), let body = member.body
      else { return false }
      return begins(body, inStack: true, at: Place(member.file), depth: depth)
    }
    let name = TextExpression.name(of: call)
    if name == "Text" { return chain.modifiers.contains { Self.isTitleFont($0) } }
    if Self.rows.contains(name) || Self.stacks.contains(name) {
      guard let closure = call.closure("content") else { return false }
      return begins(closure.statements, inStack: Self.stacks.contains(name), at: place, depth: depth)
    }
    guard SwiftProject.isTypeName(name),
      let type = project.declaration(of: name, near: place.file),
      let body = project.members(named: "body", of: type.path, near: type.file).first(where: { $0.body != nil }),
      let statements = body.body
    else { return false }
    return begins(statements, inStack: true, at: Place(body.file), depth: depth)
  }

  /// `.font(.title2)`, `.font(.largeTitle.bold())`
  private static func isTitleFont(_ modifier: ModifierChain.Modifier) -> Bool {
    guard modifier.name == "font", let words = modifier.value?.writtenText.lowercased() else { return false }
    return words.contains("title") && !words.contains("subtitle")
  }

  /// Views of which only the first child is at the top.
  private static let rows: Set = ["List", "Form", "Section"]
  private static let stacks: Set = [
    "VStack", "LazyVStack", "ZStack", "ScrollView", "ScrollViewReader", "Group", "GeometryReader",
  ]
}
