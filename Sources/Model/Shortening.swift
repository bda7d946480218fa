/// A text to shorten so that, together with the others of its set, everything on a bar fits.
package struct Shortening: Hashable, Sendable {
  package enum Text: Hashable, Sendable {
    case title
    /// The smaller line below the title.
    case subtitle
    /// The label of an item, by its index in the toolbar's `items`.
    case label(item: Int)
    /// One segment or button of a group, by the indices of both.
    case segment(item: Int, index: Int)
  }

  package var text: Text
  /// In points of the text's font, best value, rounded up to a tenth.
  package var by: Points

  package init(_ text: Text, by: Points) {
    self.text = text
    self.by = by
  }
}

extension BarLayout {
  /// A text to shorten as it stands here; nil for a segment, of which the control's widest stands for all.
  package func visibleText(of text: Shortening.Text) -> VisibleText? {
    switch text {
    case .title: title
    case .subtitle: subtitle
    case .label(let item): items.first { $0.item == item }?.text
    case .segment: nil
    }
  }
}

extension BarInLocale {
  package func text(of shortening: Shortening) -> LocalizedText {
    switch shortening.text {
    case .title: toolbar.title
    case .subtitle: toolbar.subtitle
    case .label(let item): toolbar.items[item].label
    case .segment(let item, let index): toolbar.items[item].segments[index]
    }
  }
}
