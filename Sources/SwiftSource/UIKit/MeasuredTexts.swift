import LintelModel
import SwiftSyntax

extension ControllerBars {
  /// Tells where code of the controller's class, or of one that it inherits from, asks how wide a text is in the very function
  /// that fills its bar: how much room titles and buttons have hangs on what it makes of the answer.
  func tellMeasuring(_ bar: inout Toolbar, of owner: BarOwner) {
    guard owner.variable == nil, let file = reading.project.file(at: owner.file) else { return }
    let ancestors = reading.ancestors(of: owner.type, near: file)
    bar.roomIsDecidedAt =
      ancestors.lazy.compactMap { name in
        reading.project.declarations(of: name, near: file).lazy.compactMap(\.placeOfMeasuring).first
      }.first ?? reading.project.inherited.placeOfMeasuring(among: ancestors)
  }
}

extension TypeDeclaration {
  /// Where the first of its members that fills a navigation bar measures a text.
  fileprivate var placeOfMeasuring: SourceLocation? {
    guard node.is(ClassDeclSyntax.self) || isExtension, file.contains("navigationItem"),
      Self.questions.contains(where: file.contains)
    else { return nil }
    return members.lazy.compactMap { member in
      let tokens = MeasuringTokens(tokens: Array(member.syntax.tokens(viewMode: .sourceAccurate)))
      return tokens.fillBar ? tokens.question.map { self.file.location(of: $0) } : nil
    }.first
  }

  private static let questions = ["boundingRect(", "withAttributes:", "intrinsicContentSize.width"]
}

/// The tokens of one member's code.
private struct MeasuringTokens {
  let tokens: [TokenSyntax]

  /// Whether they put items or a view of the title's on a navigation item.
  var fillBar: Bool {
    guard tokens.contains(where: { $0.text == "navigationItem" }) else { return false }
    return tokens.indices.contains { index in
      Self.parts.contains(tokens[index].text) && text(index + 1) == "="
        || Self.setters.contains(tokens[index].text) && text(index + 1) == "("
    }
  }

  /// The first that asks a text, or a view of one, how wide it is. A height decides nothing beside it.
  var question: TokenSyntax? {
    let place = tokens.indices.first { index in
      switch tokens[index].text {
      case "boundingRect": text(index + 1) == "(" && text(index + 2) == "with"
      case "size": text(index + 1) == "(" && text(index + 2) == "withAttributes"
      case "intrinsicContentSize": text(index + 1) == "." && text(index + 2) == "width"
      default: false
      }
    }
    return place.map { tokens[$0] }
  }

  private func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  private static let parts: Set = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "titleView",
  ]
  private static let setters: Set = [
    "setLeftBarButton", "setLeftBarButtonItems", "setRightBarButton", "setRightBarButtonItems",
  ]
}
