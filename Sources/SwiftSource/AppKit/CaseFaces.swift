import LintelModel
import SwiftSyntax

/// What the items of one declaration have each for itself, where a property of an enumeration says it by the case.
extension ItemAttributes {
  typealias NamedImage = (name: String, isSystem: Bool, isSeen: Bool)

  /// All images that a value may be, each with its conditions.
  func images(_ value: Value) -> [Conditional<NamedImage>] {
    switch value {
    case .choice(let values):
      return values.flatMap { one in
        images(one.value).map { Conditional($0.value, one.conditions.and($0.conditions)) }
      }
    case .expression(let expression):
      if let handed = ImageExpression.handedIn(expression, texts) { return [Conditional(handed)] }
      let chosen = chosenImages(expression)
      if !chosen.isEmpty { return chosen }
      return ImageExpression.states(in: expression.operand, texts, expression.place, areAllWanted: true)
    default: return symbol(value).map { [Conditional($0)] } ?? []
    }
  }

  /// Those whose names the code around it gives to a local name: `switch self { case .list: name = "list.bullet" … }`.
  private func chosenImages(_ expression: SourceExpression) -> [Conditional<NamedImage>] {
    guard let local = ImageExpression.localName(in: expression.operand), let value = expression.scope[local.name],
      case .choice = value
    else { return [] }
    return elements(of: value, .always).compactMap { element -> Conditional<NamedImage>? in
      guard case .expression(let written) = element.value, written.operand.elements.count == 1 else { return nil }
      let only = written.operand.elements[0]
      if let name = texts.constant(only, at: written.place) {
        return Conditional((name, local.isSystem || name.hasPrefix("NS"), true), element.conditions)
      }
      // `NSImage.infoName`
      guard let path = only.path, path.first == "NSImage", let last = path.last else {
        return Conditional((written.operand.text, false, false), element.conditions)
      }
      return Conditional((last, true, true), element.conditions)
    }
  }

  /// The identifier that an expression names; nil if a value says it which only the running program knows.
  func identifierName(of expression: SourceExpression) -> String? { texts.identifierName(of: expression) }
}

/// One face of an item, and what may be on it.
struct CaseFace {
  let conditions: Conditions

  /// What may be beside it; all of it where nothing may.
  func fitting<Found>(_ all: [Conditional<Found>]) -> [Conditional<Found>] {
    let own = all.filter { !$0.conditions.excludes(conditions) }
    return own.isEmpty ? all : own
  }

  /// Whether a property chooses among them by the case that `self` is, which nobody can tell here.
  func isUntold<Found>(_ all: [Conditional<Found>]) -> Bool {
    var arms: [Branch: Int] = [:]
    for one in all {
      for (branch, arm) in one.conditions.arms where branch.kind == .choice && branch.words.hasPrefix("self of ") {
        if let other = arms.updateValue(arm, forKey: branch), other != arm { return true }
      }
    }
    return false
  }
}
