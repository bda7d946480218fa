import LintelModel
import SwiftSyntax

/// Whether code turns a symbol where people read from right to left, by the words that make it or change it.
enum TurnedSymbol {
  /// Of the expression that makes an image: `UIImage(systemName: "chevron.left")?.imageFlippedForRightToLeftLayoutDirection()`.
  static func answer(_ written: String) -> Answer {
    if written.contains("imageFlippedForRightToLeftLayoutDirection") { return .yes }
    return drawing.contains(where: written.contains) || asksDirection(written) ? .unknown : .no
  }

  /// Of the expression, and of the project's function that it calls for the image: `toolbarImage(symbol: .chevronLeft)`.
  static func answer(_ made: ExprSyntax, in project: SwiftProject, at place: Place) -> Answer {
    let own = answer(made.writtenText)
    guard own == .no, let call = Operand.bare(made).as(FunctionCallExprSyntax.self) else { return own }
    let makers = project.functions(calledBy: call, at: place).map(\.declaration).filter { maker in
      let result = maker.type?.writtenText ?? ""
      return result.hasSuffix("Image") || result.hasSuffix("Image?")
    }
    return makers.first?.body.map { answer($0.writtenText) } ?? .no
  }

  /// Of a view's modifier and its arguments; nil for one that leaves the symbol as it is.
  static func answer(ofModifier name: String, _ arguments: String) -> Answer? {
    if name == "flipsForRightToLeftLayoutDirection" {
      return arguments == "true" ? .yes : arguments == "false" ? nil : .unknown
    }
    // By how much it is turned, and when, is code's matter.
    return asksDirection(arguments) ? .unknown : nil
  }

  /// Whether words of code ask which way people read.
  static func asksDirection(_ written: String) -> Bool { directions.contains(where: written.contains) }

  private static let directions = [
    "ayoutDirection", "rightToLeft", "RightToLeft", "isRTL", "isRtl", "semanticContentAttribute",
  ]

  /// What makes a drawing of an image: which way it then points, the drawing says, and it is the same as long as it is kept.
  private static let drawing = [
    "UIGraphics", "ImageRenderer", "pngData", "jpegData", "cgImage", "ciImage", "lockFocus", "drawingHandler", ".draw(",
    "withHorizontallyFlippedOrientation", "orientation:",
  ]
}

extension ItemAttributes {
  /// Notes what the code that makes its image says of its direction.
  func noteTurning(of image: Value, on item: inout Item) {
    guard case .expression(let expression) = image else { return }
    let operand = expression.operand
    let answer =
      operand.elements.count == 1
      ? TurnedSymbol.answer(operand.elements[0], in: texts.project, at: expression.place) : TurnedSymbol.answer(operand.text)
    if answer != .no { item.turnsSymbol = answer }
  }
}
