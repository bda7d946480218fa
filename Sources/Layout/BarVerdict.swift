import LintelModel

/// What is lost on a bar, and how surely: everything that can be said of a layout but its frames and rooms.
struct BarVerdict: Equatable {
  private struct Doubt: Equatable {
    var certainty: Certainty?
    var isWorthSaying = false

    init(_ certainty: Certainty?, needed: Width, room: Width) {
      self.certainty = certainty
      isWorthSaying = certainty?.isWorthSaying(needed: needed, room: room) ?? false
    }

    init(_ text: BarLayout.VisibleText?) {
      self.init(text?.cut, needed: text?.needed ?? .zero, room: text?.room ?? .zero)
    }
  }

  private struct Outcome: Equatable {
    var place: BarLayout.PlacedItem.Place
    var gone: Certainty?
    var isCollapsed: Bool
    var text: Doubt
  }

  private let row: Doubt
  private let title: Doubt
  private let largeTitle: Doubt
  private let titleIfPushed: Doubt
  private let subtitle: Doubt
  private let items: [Outcome]
  /// What the items need where they do not surely fit, if that is compared: it grows with the bar, as its margins do.
  private let needed: Width?
  private let canBeShortened: Bool
  /// Whether everything is surely whole and on the bar.
  let isClear: Bool

  /// - Parameters:
  ///   - canBeShortened: whether shorter texts would make everything fit.
  ///   - isSource: whether translations are compared with what the items need here.
  init(_ layout: BarLayout, canBeShortened: Bool, isSource: Bool) {
    row = Doubt(layout.itemsDoNotFit, needed: layout.neededByItems, room: Width(exactly: layout.width))
    title = Doubt(layout.title)
    largeTitle = Doubt(layout.largeTitle)
    titleIfPushed = Doubt(layout.titleIfPushed)
    subtitle = Doubt(layout.subtitle)
    items = layout.items.map {
      Outcome(place: $0.place, gone: $0.gone, isCollapsed: $0.isCollapsed, text: Doubt($0.text))
    }
    needed = layout.itemsDoNotFit == nil || !isSource ? nil : layout.neededByItems
    self.canBeShortened = canBeShortened
    isClear =
      [row, title, largeTitle, titleIfPushed, subtitle].allSatisfy { $0.certainty == nil }
      && items.allSatisfy { $0.place == .onBar && $0.gone == nil && !$0.isCollapsed && $0.text.certainty == nil }
  }
}
