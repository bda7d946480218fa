import LintelModel
import SwiftSyntax

/// A call of a function of the project's that is handed what is seen or spoken of the item that it makes; of one that a list
/// hands its elements to, the element.
struct MakingCall {
  let place: SourceLocation
  /// Whether it only hands on what the function around it is handed: then a call of that one says what is seen.
  let handsOn: Bool

  /// Nil where the call hands in nothing of the item's face: an action, a target, an identifier.
  init?(_ call: FunctionCallExprSyntax, of function: MemberDeclaration, in context: Context) {
    self.init(Self.faces(handedBy: call, to: function), at: ExprSyntax(call), in: context.scope)
  }

  /// `["Send", "Move"].map(makeItem)`: there is no call of the function, and each element says what is seen of its item.
  ///
  /// Nil where the element is no face, or is written nowhere, as a case is that `allCases` has.
  init?(_ element: Value, for function: MemberDeclaration) {
    guard case .expression(let written) = element, let parameter = function.parameters.first, Self.isFace(parameter),
      let first = written.operand.elements.first, first.root.id == Syntax(written.scope.file.tree).id
    else { return nil }
    self.init(written.operand.elements, at: first, in: written.scope)
  }

  private init?(_ faces: [ExprSyntax], at place: ExprSyntax, in scope: Scope) {
    guard !faces.isEmpty else { return nil }
    self.place = scope.file.location(of: place)
    handsOn = faces.contains { face in
      let finder = NameFinder(viewMode: .sourceAccurate)
      finder.walk(face)
      return finder.names.contains { scope.declaring($0)?.handed.contains($0) == true }
    }
  }

  /// The arguments for parameters that are texts, images or views.
  private static func faces(handedBy call: FunctionCallExprSyntax, to function: MemberDeclaration) -> [ExprSyntax] {
    var rest = function.parameters[...]
    return call.arguments.compactMap { argument -> ExprSyntax? in
      let label = argument.label?.text ?? "_"
      guard let index = rest.firstIndex(where: { $0.firstName.text == label }) else { return nil }
      let parameter = rest[index]
      rest = rest[(index + 1)...]
      return isFace(parameter) ? argument.expression : nil
    }
  }

  private static func isFace(_ parameter: FunctionParameterSyntax) -> Bool {
    let name = (parameter.secondName ?? parameter.firstName).text
    let type = TypeName.last(of: parameter.type)
    // A text that nobody reads: `identifier: String`.
    if name == "id" || ["dentifier", "ID", "Id"].contains(where: name.hasSuffix) { return false }
    return faceTypes.contains(type) || ["Button", "Label", "View", "Control"].contains(where: type.hasSuffix)
  }

  private static let faceTypes: Set = [
    "String", "NSString", "Substring", "StringProtocol", "AttributedString", "NSAttributedString", "LocalizedStringKey",
    "LocalizedStringResource", "Text", "UIImage", "NSImage", "Image", "ImageResource", "SFSymbol", "SystemSymbol",
    "SystemItem",
  ]

  /// The plain names in an expression.
  private final class NameFinder: SyntaxVisitor {
    var names: [String] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember { names.append(node.baseName.text.withoutBackticks) }
      return .visitChildren
    }
  }
}

extension MadeObject {
  /// The call that says what is seen of the object, where a function of the project's makes it of what it is handed. Nil
  /// where the code that makes it says so itself.
  var makingCall: SourceLocation? {
    var found: SourceLocation?
    var run: Activation? = activation
    while let current = run {
      if let call = current.making {
        found = call.place
        if !call.handsOn { return found }
      } else if current.sites.count > (current.caller?.sites.count ?? 0) {
        // A call that hands in nothing of it. A closure has no call of its own.
        return found
      }
      run = current.caller
    }
    return found
  }

  /// Where to change what is seen of it.
  var toldAt: SourceLocation { makingCall ?? location }
}

extension Item {
  /// Whoever makes it of what it is handed, if that is another place than the item's, and whether its place on the bar is known.
  mutating func note(makerOf object: MadeObject) {
    if object.location != location { madeAt = object.location }
    if object.hasUnknownPlace { facts.hasKnownPlace = .declared(false) }
  }

  /// Where the code makes it, whoever says of what.
  var makingPlace: SourceLocation { madeAt ?? location }
}
