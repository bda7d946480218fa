import LintelModel
import SwiftSyntax

extension TextExpression {
  /// `.Feed.title`, `LocalizedStringResource.Feed.title`: what Xcode writes for a key of a catalogue that is not called
  /// Localizable. Nil where no table is called so.
  func texts(
    ofSymbolInTable access: MemberAccessExprSyntax, _ role: TextRole, _ place: Place
  ) -> [Conditional<LocalizedText>]? {
    guard let table = tableOfSymbol(access, role) else { return nil }
    return generated(key: access.declName.baseName.text.withoutBackticks, ExprSyntax(access), place).map { symbol in
      var symbol = symbol
      symbol.value.table = table
      return symbol
    }
  }

  /// A call that hands values to a generated text: a catalogue's symbol `.itemsCount(3)`, SwiftGen's `L10n.itemsCount(3)`. The
  /// tables say later whether there is such a key; where none has it, the call was not followed.
  func texts(
    ofFilledSymbol call: FunctionCallExprSyntax, _ role: TextRole, _ place: Place
  ) -> [Conditional<LocalizedText>]? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), !call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    let name = access.declName.baseName.text.withoutBackticks
    guard name != "init", !SwiftProject.isTypeName(name) else { return nil }
    let table = tableOfSymbol(access, role)
    let key: String
    if access.base == nil {
      guard role == .key else { return nil }
      key = name
    } else if table != nil {
      key = name
    } else {
      // SwiftGen's functions have no labels. Who hands a text written out hands a key, or a table's name.
      guard let path = Self.path(of: ExprSyntax(access)), path.count > 1, SwiftProject.isTypeName(path[0]),
        !Self.typesOfTexts.contains(path[0]),
        call.arguments.allSatisfy({ $0.label == nil && !$0.expression.is(StringLiteralExprSyntax.self) }),
        !project.hasType(named: path[0], near: place.file)
      else { return nil }
      key = path[0] == Self.resource ? name : path.dropFirst().joined(separator: ".")
    }
    let followed = unfollowed(call, place).first?.value.unfollowed ?? UnfollowedCall(name: name)
    return generated(key: key, ExprSyntax(call), place).map { symbol in
      var symbol = symbol
      symbol.value.table = table
      symbol.value.unfollowed = followed
      return symbol
    }
  }

  /// The table that a symbol names: `Feed` of `.Feed.title`.
  private func tableOfSymbol(_ access: MemberAccessExprSyntax, _ role: TextRole) -> String? {
    guard let type = access.base?.as(MemberAccessExprSyntax.self),
      type.base.map({ $0.writtenText == Self.resource }) ?? (role == .key)
    else { return nil }
    let table = type.declName.baseName.text.withoutBackticks
    return SwiftProject.isTypeName(table) && project.keys.isTable(table) ? table : nil
  }

  private static let resource = "LocalizedStringResource"
  private static let typesOfTexts: Set = ["AttributedString", "NSAttributedString", "NSString", "String", "Text"]
}
