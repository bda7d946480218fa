import LintelModel
import SwiftSyntax

/// How large a button class of the project's makes itself, in points: by constraints that its initializer switches on, or a
/// method which that calls; else by the size that it answers with.
struct OwnViewSize {
  private(set) var width: Points?
  private(set) var height: Points?
  /// Of what says the width.
  private(set) var location: SourceLocation?

  /// Nil where it is no such class, where it says itself what of it reacts, or where not all that it says of its size is known.
  init?(ofType name: String, in project: SwiftProject, near file: SwiftFile) {
    let types = project.declarations(of: name, near: file)
    let isControl = types.contains { type in !type.isExtension && type.inherited.contains { Self.controls.contains($0) } }
    let saysWhatReacts = types.contains { type in ["point", "hitTest"].contains { !type.members(named: $0).isEmpty } }
    guard isControl, !saysWhatReacts else { return nil }
    for member in types.flatMap(Self.makers) {
      guard takeConstraints(of: member) else { return nil }
    }
    for member in types.flatMap({ $0.members(named: "intrinsicContentSize") }) { takeAnswer(of: member) }
    if width == nil, height == nil { return nil }
  }

  private static let controls: Set = ["UIButton", "UIControl"]

  /// The initializers of a class, and its methods that these call whatever holds.
  private static func makers(of type: TypeDeclaration) -> [MemberDeclaration] {
    let initializers = type.members(named: "init")
    var called: [String] = []
    for statement in initializers.flatMap({ member in member.body.map { Array($0) } ?? [] }) {
      guard let path = statement.item.as(FunctionCallExprSyntax.self)?.calledExpression.path, let name = path.last,
        path.count == 1 || path.count == 2 && path[0] == "self", !called.contains(name)
      else { continue }
      called.append(name)
    }
    return initializers + called.flatMap { type.members(named: $0) }
  }

  /// False where nobody knows whether a constraint holds, or how long it makes the view.
  private mutating func takeConstraints(of member: MemberDeclaration) -> Bool {
    guard let body = member.body else { return true }
    let finder = OwnConstraintFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for (call, side) in finder.found {
      let use = ConstraintUse(of: call)
      if use == .inactive { continue }
      guard use == .active, Self.block(around: Syntax(call)) == body.id,
        let length = call.argument("equalToConstant").flatMap({ Operand($0).number }), take(length, as: side)
      else { return false }
      if side == "widthAnchor" { location = member.file.location(of: call) }
    }
    return true
  }

  /// False where another constraint says another length.
  private mutating func take(_ length: Points, as side: String) -> Bool {
    if side == "widthAnchor" {
      if let width, width != length { return false }
      width = length
    } else {
      if let height, height != length { return false }
      height = length
    }
    return true
  }

  /// The statements that a node is directly in.
  private static func block(around node: Syntax) -> SyntaxIdentifier? {
    var parent = node.parent
    while let current = parent {
      if current.is(CodeBlockItemListSyntax.self) { return current.id }
      parent = current.parent
    }
    return nil
  }

  /// `CGSize(width: 24, height: 24)`
  private mutating func takeAnswer(of member: MemberDeclaration) {
    guard let body = member.body, body.count == 1, let only = body.first?.item,
      let answer = only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self),
      let call = answer.as(FunctionCallExprSyntax.self),
      ["CGSize", ".init"].contains(call.calledExpression.writtenText)
    else { return }
    if width == nil, let length = call.argument("width").flatMap({ Operand($0).number }) {
      (width, location) = (length, member.file.location(of: call))
    }
    if height == nil { height = call.argument("height").flatMap { Operand($0).number } }
  }
}

/// Finds constraints that code of a view puts on the view itself.
private final class OwnConstraintFinder: SyntaxVisitor {
  var found: [(call: FunctionCallExprSyntax, side: String)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "constraint",
      node.argument("equalToConstant") != nil, let path = member.base?.path, let side = path.last,
      ["widthAnchor", "heightAnchor"].contains(side), path.count == 1 || path.count == 2 && path[0] == "self"
    {
      found.append((node, side))
    }
    return .visitChildren
  }
}

extension ItemAttributes {
  /// `UIBarButtonItem(customView: RoundButton())`: where the code around says nothing of its size, its class does.
  func noteOwnSize(of view: Value, on item: inout Item) {
    guard item.fixedWidth == nil, !item.hasUnreadWidth, !item.label.isPresent, let made = ownView(view),
      let size = OwnViewSize(ofType: made.type, in: texts.project, near: made.file)
    else { return }
    (item.fixedWidth, item.fixedWidthIsFrom) = (size.width, size.location)
    item.fixedHeight = item.fixedHeight ?? size.height
  }

  /// The class of a view, and where code makes it.
  private func ownView(_ view: Value) -> (type: String, file: SwiftFile)? {
    if let object = view.objects.first {
      guard object.isOfProject, let file = texts.project.file(at: object.location.file) else { return nil }
      return (object.type, file)
    }
    // Of one that is not followed nothing is known but its making: other code may hold it by a name.
    guard case .expression(let expression) = view, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self),
      call.parent?.as(LabeledExprSyntax.self)?.label?.text == "customView",
      let path = call.calledExpression.path, path.count == 1
    else { return nil }
    let file = expression.scope.file
    return file.contains("customView?.") || file.contains("customView!.") ? nil : (path[0], file)
  }
}
