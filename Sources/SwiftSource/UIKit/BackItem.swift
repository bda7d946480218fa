import LintelModel
import SwiftSyntax

/// What a controller says of the back button of the screens that are pushed from it.
struct BackItem {
  /// What it says in place of the controller's title; nothing where it says that title.
  let title: LocalizedText
  /// Whether it has no text for certain, whatever the controller's title: `backButtonDisplayMode = .minimal`, `backButtonTitle = ""`,
  /// or an item with an empty title or only an image. How much room an image takes is not published: without it, the title beside it
  /// has more room than it may have, which is the safe side.
  let isTextless: Bool
  /// What screen readers say in place of its text: the only accessibility label that code gives its item, whenever it is set. Nil
  /// where it gives none, or several.
  ///
  /// Where there is neither a text nor a label, the platform names its own button: Apple's documentation of `UINavigationItem`,
  /// "title", has the word that it takes ("Back"); what an empty title makes of it, no document says, so nothing is missing there.
  let name: LocalizedText?
  /// What the first of its items shows that has an image alone, with neither a title nor a name.
  let unnamedImage: BackImage?

  init(_ placements: [SlotAssignment], _ attributes: ItemAttributes) {
    let items = placements.filter { $0.slot == .back }.flatMap { attributes.elements(of: $0.value, .always) }
      .flatMap { attributes.items($0, placement: .leading) }.map(\.value)
    let names = items.map(\.accessibilityLabel)
    name = names.first.flatMap { first in first.isPresent && names.allSatisfy { $0.reads(like: first) } ? first : nil }
    // An item with an image is shown as that, whatever the display mode.
    unnamedImage = items.first(where: \.showsUnnamedImage).flatMap { item in
      item.symbol.map { BackImage(name: $0, location: item.location) }
    }
    // `.minimal` is a chevron alone, whatever the title.
    let everywhere = placements.filter { $0.slot == .backMode && $0.conditions.settings == Conditions.always.settings }
    let modes = everywhere.map(\.value).compactMap { value -> String? in
      guard case .expression(let expression) = value else { return nil }
      return expression.operand.elements.first?.path?.last ?? expression.operand.text
    }
    if modes.contains(where: { $0.hasSuffix("minimal") }) {
      (title, isTextless) = (.none, everywhere.allSatisfy { $0.conditions.arms.isEmpty })
      return
    }
    let titles = placements.filter { $0.slot == .backTitle }.flatMap { attributes.texts(of: $0.value) }.map(\.value)
    title = (titles + items.map(\.label)).first(where: \.isPresent) ?? .none
    let isDecided = placements.filter { [.back, .backTitle].contains($0.slot) }.allSatisfy {
      $0.conditions.arms.isEmpty && $0.conditions.settings == Conditions.always.settings
    }
    let isEmpty = titles.allSatisfy(\.isWrittenEmpty) && items.allSatisfy(\.showsNoText)
    isTextless = isDecided && isEmpty && !(titles.isEmpty && items.isEmpty)
  }
}

extension LocalizedText {
  /// Whether code writes a text with nothing in it: `""`, `" "`.
  fileprivate var isWrittenEmpty: Bool { state == .literal && !isPresent }
}

extension Item {
  fileprivate var showsUnnamedImage: Bool {
    symbol != nil && systemItem == nil && !label.isPresent && !accessibilityLabel.isPresent
  }

  fileprivate var showsNoText: Bool {
    systemItem == nil && (label.isWrittenEmpty || label.state == .none && symbol != nil)
  }
}
