import LintelModel
import SwiftSyntax

/// Finds the toolbar content that those who make a view of the project's hand it: of
/// `Screen("Inbox") { … } bar: { ToolbarItem { … } }` the second closure, where the screen has `.toolbar { bar() }`.
struct HandedItems {
  let project: SwiftProject

  /// What more calls make is told without what they hand it: 12.
  private static let mostPlaces = 12

  /// What one call hands over; nothing where it hands none.
  struct Content {
    let closure: (statements: CodeBlockItemListSyntax, place: Place)?
    /// In which of the calls it is there, and where that one is compiled.
    let conditions: Conditions
  }

  /// One for each call that makes the view; nil where one of them hands over what is not written there.
  func contents(for property: MemberDeclaration) -> [Content]? {
    guard let owner = SwiftProject.enclosingType(of: property.syntax, in: property.file), !owner.isExtension,
      Self.takesContent(property, of: owner)
    else { return nil }
    let calls = project.calls(making: owner)
    guard 1...Self.mostPlaces ~= calls.count else { return nil }
    var found: [Content] = []
    for (number, made) in calls.enumerated() {
      var conditions = Conditions(settings: project.settings(ofMaker: made.call, in: made.file))
      if calls.count > 1 { conditions = conditions.inArm(number, of: Self.branch(of: property)) }
      let bound = ViewArguments.of(made.call, for: owner, in: project, at: Place(made.file))[property.name]
      guard let bound else {
        found.append(Content(closure: nil, conditions: conditions))
        continue
      }
      guard let closure = bound.expression.as(ClosureExprSyntax.self) else { return nil }
      found.append(Content(closure: (closure.statements, bound.place), conditions: conditions))
    }
    return found
  }

  /// What one of the calls that make a view decides of its bar: which content it is, by the number of the call.
  func constants(of type: TypeDeclaration, number: Int) -> [Branch: HandedConstant] {
    type.members.filter { Self.takesContent($0, of: type) }.reduce(into: [:]) { found, property in
      found[Self.branch(of: property)] = HandedConstant(property: property.name, arm: number, words: property.name)
    }
  }

  private static func branch(of property: MemberDeclaration) -> Branch { Branch(.value, property.name) }

  /// A closure, or a value of one of the view's own generic types, that is handed in and stays.
  private static func takesContent(_ property: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    guard property.isHandedIn, case .variable(let variable, _) = property.node, let declared = property.type,
      variable.attributes.allSatisfy({
        $0.as(AttributeSyntax.self).map { $0.attributeName.writtenText.hasSuffix("Builder") } ?? false
      })
    else { return false }
    let bare = declared.as(AttributedTypeSyntax.self)?.baseType ?? declared
    if bare.is(FunctionTypeSyntax.self) { return true }
    let generic = type.node.as(StructDeclSyntax.self)?.genericParameterClause?.parameters
    return generic?.contains { $0.name.text == bare.writtenText } ?? false
  }
}
