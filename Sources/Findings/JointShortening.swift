import LintelModel

/// The fewest translations that have to be shorter, each with its figures, for everything on a bar to fit.
package struct JointShortening: Hashable, Sendable {
  /// The widest first.
  package let texts: [ShorterText]
  /// What is said of each. Every label that is cut on a bar is told of all of them: findings share one list.
  private let sentences: [Message]

  /// One plan for a bar: what is enough for one system is not for another that leaves less room, so each text has the fewest
  /// characters of all environments that are as common or as rare.
  ///
  /// Nil where no set of translations does it: one has no key or no such wording, or a text of the bar could not be read.
  package init?(of layout: BarLayout, on bar: BarInLocale) {
    guard !layout.shortening.isEmpty, !bar.isSource, bar.toolbar.isJudgedForFit else { return nil }
    let commonness = layout.environment.commonness
    var plan: [(place: Shortening.Text, text: ShorterText)] = []
    for number in bar.layouts.indices
    where !bar.layouts[number].shortening.isEmpty && bar.layouts[number].environment.commonness == commonness {
      guard Self.add(bar.layouts[number], of: bar, to: &plan) else { return nil }
    }
    let ordered = plan.map(\.text).sorted(by: ShorterText.isBefore)
    guard !ordered.isEmpty else { return nil }
    self.texts = ordered
    sentences = ordered.map(\.sentence)
  }

  /// False where translations are not enough for this layout.
  private static func add(
    _ layout: BarLayout, of bar: BarInLocale, to plan: inout [(place: Shortening.Text, text: ShorterText)]
  ) -> Bool {
    guard bar.minimumWidth(on: layout.environment.os) != nil else { return false }
    for shortening in layout.shortening {
      guard let text = ShorterText(shortening, on: layout, of: bar), text.isTranslators else { return false }
      if let index = plan.firstIndex(where: { $0.place == shortening.text }) {
        if text.most < plan[index].text.most { plan[index].text = text }
      } else {
        plan.append((place: shortening.text, text: text))
      }
    }
    return true
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
