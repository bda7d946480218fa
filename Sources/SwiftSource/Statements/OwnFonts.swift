import LintelModel
import SwiftSyntax

/// Whether fonts follow the text size that people set, those included that a project makes in functions and constants of its own:
/// `UIFont.brandFont(ofSize: 14)`, `.brandTitle`.
struct OwnFonts {
  enum Growth: Equatable {
    /// It keeps this size.
    case fixed(Points)
    case scaled
    case unread

    var fixedSize: Points? {
      if case .fixed(let size) = self { size } else { nil }
    }
  }

  let project: SwiftProject

  func growth(of value: Value) -> Growth {
    guard case .expression(let expression) = value else { return .unread }
    return growth(of: expression.operand, at: expression.place)
  }

  func growth(of expression: ExprSyntax, at place: Place) -> Growth { growth(of: Operand(expression), at: place) }

  /// Whether what a font is set to leaves open if the text follows the size that people set.
  func isUnread(_ value: Value) -> Bool {
    switch value {
    case .expression: return growth(of: value) == .unread
    case .choice(let values): return values.contains { isUnread($0.value) }
    case .nothing: return false
    default: return true
    }
  }

  private func growth(of operand: Operand, at place: Place) -> Growth {
    switch operand.shape {
    case .plain(let expression): return growth(ofOne: expression.unwrapped, at: place)
    // `UIFont(name: "Inter", size: 14) ?? .systemFont(ofSize: 14)`
    case .coalescing(let first, let second): return only(of: [growth(of: first, at: place), growth(of: second, at: place)])
    case .ternary, .sum, .other: return .unread
    }
  }

  private func growth(ofOne font: ExprSyntax, at place: Place) -> Growth {
    if let size = FontExpression.fixedSize(ofUIKit: font) { return .fixed(size) }
    if FontExpression.isScaled(font) { return .scaled }
    if let call = font.as(FunctionCallExprSyntax.self) {
      if let written = FontExpression.writtenSize(ofFixed: call) {
        return handed(written, at: place).map { Growth.fixed($0) } ?? .unread
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .unread }
      let found = declarations(of: member, near: place.file).compactMap { declaration -> Growth? in
        guard case .function = declaration.node, let arguments = project.arguments(of: call, for: declaration, at: place) else {
          return nil
        }
        return growth(ofResult: declaration, arguments, from: place)
      }
      return only(of: found)
    }
    guard let member = font.as(MemberAccessExprSyntax.self) else { return .unread }
    let found = declarations(of: member, near: place.file).compactMap { declaration -> Growth? in
      guard case .variable = declaration.node else { return nil }
      return growth(ofResult: declaration, [:], from: place)
    }
    return only(of: found)
  }

  /// What a caller hands in as the size, however many functions it is handed on by.
  private func handed(_ size: ExprSyntax, at place: Place) -> Points? {
    if let number = Operand(size).number { return number }
    guard let name = size.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text, let bound = place.arguments[name],
      bound.place !== place
    else { return nil }
    return handed(bound.expression, at: bound.place)
  }

  /// Those of a type itself: `.brandTitle` is UIFont's where a font is asked for.
  private func declarations(of member: MemberAccessExprSyntax, near file: SwiftFile) -> [MemberDeclaration] {
    let name = member.declName.baseName.text.withoutBackticks
    guard let base = member.base else { return project.members(named: name, of: "UIFont", near: file).filter { $0.isStatic } }
    guard let path = base.path, path.count == 1, let type = path.first, type.first?.isUppercase == true else { return [] }
    return project.members(named: name, of: type, near: file).filter { $0.isStatic }
  }

  private func growth(
    ofResult declaration: MemberDeclaration, _ arguments: [String: Place.Bound], from place: Place
  ) -> Growth {
    guard let result = onlyResult(of: declaration), let inner = place.entering(declaration, arguments: arguments) else {
      return .unread
    }
    return growth(of: Operand(result), at: inner)
  }

  /// Nil where statements work it out, or others may set it.
  private func onlyResult(of declaration: MemberDeclaration) -> ExprSyntax? {
    guard let statements = declaration.body else { return declaration.isConstant ? declaration.initializer : nil }
    guard statements.count == 1, let statement = statements.first else { return nil }
    switch statement.item {
    case .expr(let expression): return expression
    case .stmt(let inner): return inner.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  /// What all declarations say that may be meant.
  private func only(of found: [Growth]) -> Growth {
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return .unread }
    return first
  }
}
