/// A text that is cut, and what is assumed of the bar's title: one that may be in the bar or, large, below it has a room in
/// either place.
package struct SizedCut {
  package enum Assumption: Hashable, Sendable {
    /// None: the title's size is known, or it is cut at either.
    case none
    /// It is cut only if the title is in the bar.
    case inline
    /// It is cut only if the title is large.
    case large
  }

  package let text: BarLayout.VisibleText
  package let assumption: Assumption
  /// The large title, where that is cut as well as the one in the bar.
  package let large: BarLayout.VisibleText?

  /// Nil where nothing is cut.
  /// - Parameters:
  ///   - inline: The text in the bar.
  ///   - large: The same text where the title is large; nil where it cannot be, and for a subtitle.
  ///   - isSizeUnknown: Whether nobody knows how large the title is.
  package init?(_ inline: BarLayout.VisibleText?, large: BarLayout.VisibleText?, isSizeUnknown: Bool) {
    let (small, row) = (Self.cut(inline), Self.cut(large))
    let (doubt, rowDoubt) = (Self.certainty(small), Self.certainty(row))
    if let small, let row, let doubt, let rowDoubt, (doubt >= .likely) == (rowDoubt >= .likely) {
      var text = small
      text.cut = min(doubt, rowDoubt)
      self.init(text: text, assumption: .none, large: row)
    } else if let row, (rowDoubt ?? .possible) > (doubt ?? .possible) || small == nil {
      self.init(text: row, assumption: .large, large: nil)
    } else if let small {
      self.init(text: small, assumption: isSizeUnknown ? .inline : .none, large: nil)
    } else {
      return nil
    }
  }

  package init(text: BarLayout.VisibleText, assumption: Assumption, large: BarLayout.VisibleText?) {
    (self.text, self.assumption, self.large) = (text, assumption, large)
  }

  /// The text, if it is cut by enough to speak of.
  private static func cut(_ text: BarLayout.VisibleText?) -> BarLayout.VisibleText? {
    guard let text, let cut = text.cut, cut.isWorthSaying(needed: text.needed, room: text.room) else { return nil }
    return text
  }

  private static func certainty(_ text: BarLayout.VisibleText?) -> Certainty? {
    text.flatMap { text in text.cut?.reported(over: text.over, needed: text.needed) }
  }
}

extension BarLayout {
  /// The title where it is cut: in the bar, large, or either way where nobody knows which it is.
  package var cutTitle: SizedCut? { SizedCut(title, large: largeTitle, isSizeUnknown: largeTitle != nil) }

  /// The same bar with a title that is large, if it may be.
  package var withLargeTitle: BarLayout {
    guard let largeTitle else { return self }
    var layout = self
    layout.title = largeTitle
    let width = min(largeTitle.needed.best, largeTitle.room.best)
    let margin = (self.width - largeTitle.room.best) / 2
    layout.titleFrame = Frame(x: direction == .rightToLeft ? self.width - margin - width : margin, width: width)
    return layout
  }
}
