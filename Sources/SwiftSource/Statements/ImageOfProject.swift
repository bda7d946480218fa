import LintelModel
import SwiftSyntax

/// An image that the project's own code makes: a function or an initializer of what it is handed, `UIImage.symbol(.trash)`, or
/// a constant or property of a type, `Assets.Images.next`, `.bell` of an extension of `UIImage`.
struct ImageOfProject {
  typealias Image = (name: String, isSystem: Bool, isSeen: Bool)

  let texts: TextExpression
  let place: Place

  private var project: SwiftProject { texts.project }

  /// Nil where it is made in another way, or in one that cannot be followed.
  func image(_ operand: Operand) -> Image? {
    guard operand.elements.count == 1 else { return nil }
    if let call = operand.elements[0].as(FunctionCallExprSyntax.self), let made = made(by: call) { return made }
    let image = ImageExpression.unchanged(operand.elements[0])
    if let call = image.as(FunctionCallExprSyntax.self) { return made(by: call) }
    return constant(image)
  }

  /// The platform's types of images, which a project extends.
  private static let types: Set = ["UIImage", "NSImage", "Image"]

  // MARK: Functions and initializers

  private func made(by call: FunctionCallExprSyntax) -> Image? {
    for maker in makers(called: call) {
      guard let body = maker.declaration.body else { continue }
      let finder = ImageFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      let inside = place.entering(maker.declaration, arguments: maker.arguments, selfCase: maker.selfCase)
      if let inside, Self.only(in: body) != nil, let argument = finder.argument,
        let name = texts.constant(argument, at: inside)
      {
        return (name, finder.isSystem, true)
      }
      // `.trash` of a package's symbols is called as the system's symbol is.
      if case .function = maker.declaration.node, let first = call.arguments.first?.expression,
        let written = SymbolName.written(as: first), finder.isSystem || finder.makesSystemImage
      {
        return (SymbolName.dotted(written), true, true)
      }
    }
    return nil
  }

  private func makers(called call: FunctionCallExprSyntax) -> [CalledFunction] {
    let path = call.calledExpression.path
    if let type = path?.last, Self.types.contains(type) {
      return project.members(named: "init", of: type, near: place.file).compactMap { declaration in
        project.arguments(of: call, for: declaration, at: place).map {
          CalledFunction(declaration: declaration, arguments: $0)
        }
      }
    }
    let functions = project.functions(calledBy: call, at: place).prefix(1)
    // What an argument is written as, `.icon(.trash)`, is of the type that is asked for.
    let type = path?.dropLast().last
    guard type == "" || type.map(Self.types.contains) == true else { return Array(functions) }
    let ofImages = project.functions(calledBy: call, at: place).filter { function in
      let owner = function.declaration.owner
      return owner.map(Self.types.contains) == true && (type == "" || owner == type)
    }
    return Array((ofImages.isEmpty ? Array(functions) : ofImages).prefix(1))
  }

  // MARK: Constants

  private func constant(_ image: ExprSyntax) -> Image? {
    guard var path = image.path, path.count > 1, let name = path.popLast() else { return nil }
    let owners = path == [""] ? Self.types.sorted() : SwiftProject.isTypeName(path[0]) ? [path.joined(separator: ".")] : []
    let found = owners.flatMap { project.members(named: name.withoutBackticks, of: $0, near: place.file) }
    guard found.count == 1, found[0].isStatic,
      let made = found[0].isConstant ? found[0].initializer : found[0].body.flatMap({ Self.only(in: $0) }),
      let (named, isSystem) = naming(of: made, in: found[0].file),
      let text = texts.constant(named, at: Place(found[0].file))
    else { return nil }
    return (text, isSystem, true)
  }

  /// What names the image: `"star"` of `UIImage(systemName: "star")!`, or of an initializer of the project's that hands it on.
  private func naming(of made: ExprSyntax, in file: SwiftFile) -> (ExprSyntax, isSystem: Bool)? {
    let image = made.unwrapped
    let finder = ImageFinder(viewMode: .sourceAccurate)
    finder.walk(image)
    if let argument = finder.argument { return (argument, finder.isSystem) }
    guard let call = image.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let only = call.arguments.first,
      let type = call.calledExpression.path?.last, SwiftProject.isTypeName(type)
    else { return nil }
    let makers = project.members(named: "init", of: type, near: file).filter { maker in
      maker.parameters.count == 1 && maker.parameters.first?.firstName.text == only.label?.text
    }
    guard let body = makers.first?.body else { return nil }
    let inside = ImageFinder(viewMode: .sourceAccurate)
    inside.walk(body)
    return inside.makesSystemImage ? (only.expression, true) : nil
  }

  /// The only expression of a body: what branches choose is no one image.
  private static func only(in body: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard body.count == 1, let item = body.first?.item else { return nil }
    let expression: ExprSyntax? =
      switch item {
      case .expr(let own): own
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      case .decl: nil
      }
    guard let expression, !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) else { return nil }
    return expression
  }
}
