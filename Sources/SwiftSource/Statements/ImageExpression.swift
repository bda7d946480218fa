import LintelModel
import SwiftSyntax

/// What an image's expression names.
enum ImageExpression {
  static func name(in operand: Operand, _ texts: TextExpression, _ place: Place) -> (
    name: String, isSystem: Bool, isSeen: Bool
  )? { states(in: operand, texts, place).first?.value }

  /// One for each symbol that branches of its argument choose from: `UIImage(systemName: isOn ? "star.fill" : "star")`.
  ///
  /// - Parameter areAllWanted: Whether more of them than states are, as of what is chosen by an enumeration's case.
  static func states(
    in operand: Operand, _ texts: TextExpression, _ place: Place, areAllWanted: Bool = false
  ) -> [Conditional<(name: String, isSystem: Bool, isSeen: Bool)>] {
    if operand.elements.count == 1, operand.elements[0].is(NilLiteralExprSyntax.self) { return [] }
    let finder = ImageFinder(viewMode: .sourceAccurate)
    for element in operand.elements { finder.walk(element) }
    guard let argument = finder.argument else {
      return [
        Conditional(
          ImageOfProject(texts: texts, place: place).image(operand) ?? assetSymbol(operand, texts, place)
            ?? (propertyName(operand) ?? operand.text, false, false))
      ]
    }
    // What is chosen of several images, the code around it tells.
    let isAlone = operand.elements.count == 1
    var names =
      texts.constant(argument, at: place).map { [Conditional($0)] }
      ?? SymbolStates(texts: texts, place: place, areAllWanted: areAllWanted).names(of: argument)
    if names.isEmpty {
      let last = argument.path?.last
      // The number of a tuple's part, `pair.1`, says nothing of the image.
      if let last, last.allSatisfy(\.isNumber) { return [Conditional((operand.text, false, false))] }
      names = [Conditional(last ?? Operand(argument).text)]
    }
    return names.prefix(isAlone ? names.count : 1).map { name in
      // `NSImage.shareTemplateName` and `NSImage.Name("NSAdvanced")` are AppKit's own.
      let isAppKit = name.value.hasPrefix("NS") || argument.path?.first == "NSImage"
      return Conditional((name.value, finder.isSystem || isAppKit, true), isAlone ? name.conditions : .always)
    }
  }

  /// `.icSave`, `UIImage.icSave`: the symbol that Xcode generates for an image of an asset catalogue.
  private static func assetSymbol(_ operand: Operand, _ texts: TextExpression, _ place: Place) -> (
    name: String, isSystem: Bool, isSeen: Bool
  )? {
    guard operand.elements.count == 1,
      let member = unchanged(operand.elements[0]).as(MemberAccessExprSyntax.self), member.base == nil || ["UIImage", "NSImage", "ImageResource"].contains(member.base?.path?.last)
    else { return nil }
    let name = member.declName.baseName.text.withoutBackticks
    let declared = ["UIImage", "NSImage", "ImageResource"].contains {
      !texts.project.members(named: name, of: $0, near: place.file).isEmpty
    }
    return declared || SwiftProject.isTypeName(name) ? nil : (name, false, true)
  }

  /// `star` of `Asset.Tools.star.image`, `next` of `Assets.Images.next`: what a type of the project's calls an image tells it
  /// from others better than the whole way there, of which a picture has no more than the ends.
  private static func propertyName(_ operand: Operand) -> String? {
    guard operand.elements.count == 1, var path = unchanged(operand.elements[0]).path, let type = path.first,
      SwiftProject.isTypeName(type)
    else { return nil }
    if path.count > 2, let last = path.last, imageProperties.contains(last) { path.removeLast() }
    guard path.count > 1, let name = path.last, !SwiftProject.isTypeName(name) else { return nil }
    return name.withoutBackticks
  }

  /// What generators of code for asset catalogues call the image of one.
  private static let imageProperties: Set = ["image", "uiImage", "nsImage", "swiftUIImage", "templateImage"]

  /// The image of which the expression makes one in another colour or direction: `UIImage.icSave` of
  /// `UIImage.icSave.withTintColor(.white)`.
  static func unchanged(_ expression: ExprSyntax) -> ExprSyntax {
    var image = expression.unwrapped
    while let call = image.as(FunctionCallExprSyntax.self),
      let made = call.calledExpression.unwrapped.as(MemberAccessExprSyntax.self), let base = made.base,
      changes.contains(made.declName.baseName.text)
    {
      image = base.unwrapped
    }
    return image
  }

  private static let changes: Set = [
    "withTintColor", "withRenderingMode", "withConfiguration", "applyingSymbolConfiguration", "withAlignmentRectInsets",
    "imageFlippedForRightToLeftLayoutDirection",
  ]

  /// An image whose name the code's caller hands in: `makeImage(symbol)` in a function that is called with `.trash`.
  static func handedIn(_ expression: SourceExpression, _ texts: TextExpression) -> (
    name: String, isSystem: Bool, isSeen: Bool
  )? { handed(to: expression, texts)?.image }

  /// The same, with what the caller names it by.
  static func handed(to expression: SourceExpression, _ texts: TextExpression) -> (
    image: (name: String, isSystem: Bool, isSeen: Bool), node: ExprSyntax, file: SwiftFile
  )? {
    let finder = ImageFinder(viewMode: .sourceAccurate)
    for element in expression.operand.elements { finder.walk(element) }
    for name in finder.names {
      guard case .expression(let handed)? = expression.scope[name], handed.operand.elements.count == 1,
        handed.scope !== expression.scope
      else { continue }
      let only = handed.operand.elements[0]
      let file = handed.scope.file
      if let text = texts.constant(only, at: Place(file)) { return ((text, finder.makesSystemImage, true), only, file) }
      guard let written = SymbolName.written(as: only) else { continue }
      let isSystem = finder.makesSystemImage || finder.called.contains { $0.lowercased().contains("symbol") }
      return ((isSystem ? SymbolName.dotted(written) : written, isSystem, true), only, file)
    }
    for part in finder.parts {
      if let drawn = drawn(by: part, in: expression) { return drawn }
      guard let base = part.base?.as(DeclReferenceExprSyntax.self),
        case .expression(let tuple)? = expression.scope[base.baseName.text],
        let given = tuple.part(of: part.declName.baseName.text), given.operand.elements.count == 1,
        let text = texts.constant(given.operand.elements[0], at: given.place)
      else { continue }
      return ((text, finder.makesSystemImage, true), given.operand.elements[0], given.scope.file)
    }
    return nil
  }

  /// `icon.image(ofSize: size)` in a function that is called with `.arrowDown`: code draws it, and only what the caller calls it
  /// tells it from others.
  private static func drawn(by part: MemberAccessExprSyntax, in expression: SourceExpression) -> (
    image: (name: String, isSystem: Bool, isSeen: Bool), node: ExprSyntax, file: SwiftFile
  )? {
    guard imageProperties.contains(part.declName.baseName.text), let base = part.base?.as(DeclReferenceExprSyntax.self),
      case .expression(let handed)? = expression.scope[base.baseName.text], handed.operand.elements.count == 1,
      handed.scope !== expression.scope
    else { return nil }
    let only = handed.operand.elements[0]
    guard let name = SymbolName.written(as: only, takesSystemName: false) else { return nil }
    return ((name, false, false), only, handed.scope.file)
  }

  /// The local name that says which image is made: `name` of `NSImage(systemSymbolName: name, accessibilityDescription: nil)`.
  static func localName(in operand: Operand) -> (name: String, isSystem: Bool)? {
    guard operand.elements.count == 1 else { return nil }
    let finder = ImageFinder(viewMode: .sourceAccurate)
    finder.walk(operand.elements[0])
    return finder.argument?.as(DeclReferenceExprSyntax.self).map { ($0.baseName.text, finder.isSystem) }
  }

  /// Where the name of an image is written as a text: in the arm of a property that says it by the case, or as a constant.
  static func place(
    of name: String, in operand: Operand, _ texts: TextExpression, _ place: Place
  ) -> SourceLocation? {
    let finder = ImageFinder(viewMode: .sourceAccurate)
    for element in operand.elements { finder.walk(element) }
    guard let argument = finder.argument else { return nil }
    return texts.texts(of: argument, as: .string, at: place).first { $0.value.source == name }?.value.location
  }

  /// What an image of AppKit is made to say: `NSImage(systemSymbolName:accessibilityDescription:)`.
  static func description(in expression: ExprSyntax) -> ExprSyntax? {
    let finder = ImageFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.description
  }
}
