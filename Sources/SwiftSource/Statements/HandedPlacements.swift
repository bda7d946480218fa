import LintelModel
import SwiftSyntax

extension CodeReading {
  /// Whether a call of a method that is handed no item is worth following: its own body fills a bar, and what it is handed is
  /// known, or a protocol or an extension of UIKit's controllers gives it to those who call it.
  func fillsBar(_ member: MemberDeclaration, with arguments: [(label: String?, value: Value)]) -> Bool {
    var isHandedSomething = false
    for argument in arguments {
      switch argument.value {
      case .parameter: return false
      case .expression, .choice: isHandedSomething = true
      default: break
      }
    }
    let isOfUIKit = self.isOfUIKit(member)
    guard isHandedSomething || isOfProtocol(member) || isOfUIKit else { return false }
    let key = member.syntax.id
    if let known = barFillers[key] { return known }
    let text = member.body?.writtenText ?? ""
    let fills = Self.wordsOfBars.contains { text.contains($0) } || isOfUIKit && text.contains("title = ")
    barFillers[key] = fills
    return fills
  }

  /// `UIBarButtonItem(`, `rightBarButtonItem`, `setRightBarButton`; `toolbarItems`; `navigationItem.title` and `.titleView`.
  private static let wordsOfBars = ["BarButton", "oolbarItem", "navigationItem.title", "ItemGroups"]

  /// A method that puts on a bar what it is handed puts nothing there by itself: what was read of it alone goes where a call of
  /// it was followed.
  func forgetUnhandedPlacements() {
    let followed = Set(placements.lazy.filter { !$0.sites.isEmpty }.map { HandedPlacement($0) })
    guard !followed.isEmpty else { return }
    forget { $0.sites.isEmpty && followed.contains(HandedPlacement($0)) && $0.value.needsParameter(depth: 0) }
    // Where the method alone says all of another controller's bar, a call of it makes no second one.
    let alone = Set(placements.lazy.filter { $0.sites.isEmpty && $0.owner.variable != nil }.map { OthersPlacement($0) })
    forget { !$0.sites.isEmpty && $0.owner.variable != nil && alone.contains(OthersPlacement($0)) }
  }
}

/// The statement and the slot, whoever calls the method around it.
private struct HandedPlacement: Hashable {
  let node: SyntaxIdentifier
  let slot: BarSlot

  init(_ placement: SlotAssignment) { (node, slot) = (placement.node, placement.slot) }
}

/// The same on the bar of another controller, which is named after the function that the reading started from.
private struct OthersPlacement: Hashable {
  let placement: HandedPlacement
  let type: String
  let variable: String?

  init(_ placement: SlotAssignment) {
    self.placement = HandedPlacement(placement)
    (type, variable) = (placement.owner.type, placement.owner.variable)
  }
}

extension Value {
  /// Whether what it says is what a caller hands in, whom the reading does not know.
  func needsParameter(depth: Int) -> Bool {
    guard depth < 6 else { return false }
    switch self {
    case .parameter: return true
    case .list(let values), .choice(let values): return values.contains { $0.value.needsParameter(depth: depth + 1) }
    case .object(let object):
      return object.arguments.contains { $0.value.needsParameter(depth: depth + 1) }
        || object.settings.contains { $0.value.needsParameter(depth: depth + 1) }
    case .expression(let expression):
      if expression.operand.elements.allSatisfy({ $0.is(StringLiteralExprSyntax.self) }) { return false }
      let words = expression.operand.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains { if case .parameter? = expression.scope[String($0)] { true } else { false } }
    case .closure, .onBar, .drawn, .unread, .nothing: return false
    }
  }
}
