import LintelModel

/// The fewest translations that have to be shorter, each with its figures, for everything on a bar to fit.
package struct JointShortening: Hashable, Sendable {
  /// The widest first.
  package let texts: [ShorterText]
  /// What is said of each. Every label that is cut on a bar is told of all of them: findings share one list.
  private let sentences: [Message]

  /// Nil where no set of translations does it: one has no key or no such wording, or a text of the bar could not be read.
  package init?(of layout: BarLayout, on bar: BarInLocale) {
    guard !bar.isSource, bar.toolbar.isJudgedForFit, bar.minimumWidth(on: layout.environment.os) != nil else { return nil }
    let texts = layout.shortening.compactMap { ShorterText($0, on: layout, of: bar) }
    guard !texts.isEmpty, texts.count == layout.shortening.count, texts.allSatisfy(\.isTranslators) else { return nil }
    let ordered = texts.sorted(by: ShorterText.isBefore)
    self.texts = ordered
    sentences = ordered.map(\.sentence)
  }

  package func includes(_ text: String) -> Bool { texts.contains { $0.text == text } }

  /// For whoever looks after all of them.
  package var forAll: Message { "Shorten \(sentences): then everything fits." }

  /// For whoever looks after a text that is none of them.
  package var forAnother: Message { "Shorten \(sentences): then this text fits as it stands." }

  /// The advice for a text that does not fit, and what else is enough.
  package func added(to advice: Message, for text: String) -> Message {
    if includes(text) {
      // Alone it has to give more than beside the others, whose figures the bar's picture has.
      guard texts.count > 1 else { return advice }
      let together: Message = "Or shorten \(sentences): then everything fits."
      return "\(advice) \(together)"
    }
    let other: Message = "Or shorten \(sentences): then this text fits as it stands."
    return "\(advice) \(other)"
  }
}
