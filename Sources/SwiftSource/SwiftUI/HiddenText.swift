import LintelModel
import SwiftSyntax

/// Texts that take room beside an image and that nobody sees.
enum HiddenText {
  /// `hidden()`: it cannot be seen, nor be reached (Apple's documentation of SwiftUI, "hidden()").
  case removed
  /// `opacity(0)`: it cannot be seen. Whether a screen reader says it, Apple does not say (SwiftUI, "opacity(_:)").
  case transparent
}

extension ViewPart {
  mutating func noteHiding(_ modifier: ModifierChain.Modifier) {
    // In an `#if`, it is seen on other platforms of the part.
    guard role == .text, conditions.settings.isSubset(of: modifier.conditions.settings) else { return }
    switch modifier.name {
    case "hidden" where modifier.call.arguments.isEmpty: hiding = .removed
    case "opacity":
      let amount = modifier.value.flatMap { Double($0.writtenText) }
      if amount == 0, hiding == nil { hiding = .transparent }
    // What lies over it is seen.
    case "overlay", "background": hiding = nil
    default: break
    }
  }
}

extension [ViewPart] {
  /// Those that people see of parts that are shown together. Where no image is among them, a text that is hidden stays: it is
  /// all that is known of what is there.
  var withoutHiddenTexts: [ViewPart] {
    guard contains(where: { $0.hiding != nil }), contains(where: { $0.role == .image }) else { return self }
    let seen = filter { $0.hiding == nil }
    let isDoubted = contains { $0.hiding == .transparent } && !seen.contains { $0.item.label.isPresent }
    guard isDoubted else { return seen }
    return seen.map { part in
      guard part.role == .image else { return part }
      var part = part
      if part.item.isNamedByImage { part.item.accessibilityLabel = .none }
      (part.item.isNamedByImage, part.item.isSpokenByFileName, part.item.mayBeSetByCode) = (false, false, true)
      return part
    }
  }
}
