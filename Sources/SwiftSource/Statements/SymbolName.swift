import SwiftSyntax

/// Names of symbols and images that code writes as members: `.squareAndArrowUp` of SFSafeSymbols, `.logo` of generated assets.
enum SymbolName {
  /// `square.and.arrow.up` of `.squareAndArrowUp` where the API takes a system's symbol by a member; the member's name where it
  /// takes an image of the app's. Nil if it is written in any other way.
  static func written(as expression: ExprSyntax) -> String? {
    written(as: expression, takesSystemName: takesSystemName(expression))
  }

  static func written(as expression: ExprSyntax, takesSystemName: Bool) -> String? {
    guard let member = Operand.bare(expression).as(MemberAccessExprSyntax.self),
      member.base == nil || ["SFSymbol", "SystemSymbol", "ImageResource"].contains(member.base?.path?.last)
    else { return nil }
    let name = member.declName.baseName.text.filter { $0 != "`" }
    return takesSystemName || member.base?.path?.last == "SFSymbol" ? dotted(name) : name
  }

  /// Whether an expression is the argument of `systemImage:`, `systemName:`, `systemSymbol:`.
  static func takesSystemName(_ expression: ExprSyntax) -> Bool {
    expression.parent?.as(LabeledExprSyntax.self)?.label.map { $0.text.hasPrefix("system") } ?? false
  }

  /// `line.3.horizontal.decrease` of `line3HorizontalDecrease`, `1.circle` of `_1Circle`.
  static func dotted(_ name: String) -> String {
    var found = ""
    for character in name.drop(while: { $0 == "_" }) {
      let last = found.last
      let startsPart = character.isUppercase || character.isNumber && last.map { $0.isLetter } == true
      if startsPart, last != nil, last != "." { found += "." }
      found += character.lowercased()
    }
    return found
  }
}
