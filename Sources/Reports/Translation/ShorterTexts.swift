import LintelFindings
import LintelModel
import LintelTables

/// What would be enough on the bar of a text where it has least room, and something does not fit there.
struct ShorterTexts {
  /// Nil where translators cannot mend it.
  let joint: JointShortening?
  /// The other texts that are each enough by themselves, the widest first.
  let alone: [ShorterText]

  /// Of a large title, which has its row to itself, no other text takes anything.
  static let ofOwnRow = ShorterTexts(joint: nil, alone: [])

  private init(joint: JointShortening?, alone: [ShorterText]) { (self.joint, self.alone) = (joint, alone) }

  /// A text of no more characters has no shorter form that says the same. The figure is ours.
  private static let shortWord = 6

  /// - Parameters:
  ///   - item: Index in the bar's items; nil for the title.
  ///   - environment: Where the text has least room.
  init(beside item: Int?, on bar: BarInLocale, in environment: Environment) {
    guard let layout = bar.layouts.first(where: { $0.environment == environment || $0.alike.contains(environment) }) else {
      (joint, alone) = (nil, [])
      return
    }
    joint = JointShortening(of: layout, on: bar)
    let own: Shortening.Text = item.map { Shortening.Text.label(item: $0) } ?? .title
    let labels = layout.items.filter { $0.place == .onBar }.map { Shortening.Text.label(item: $0.item) }
    let places: [Shortening.Text] = [.title, .subtitle] + labels
    alone = places.filter { $0 != own }.compactMap { place -> ShorterText? in
      guard let enough = layout.visibleText(of: place)?.enough else { return nil }
      return ShorterText(Shortening(place, by: enough), on: layout, of: bar)
    }.filter { $0.isTranslators && $0.isEnoughOfWord && Self.mayGiveWay($0, in: bar.locale) }.sorted(by: ShorterText.isBefore)
  }

  /// Whether anybody would shorten it for another text's sake: people know the system's words, and short ones are short already.
  private static func mayGiveWay(_ text: ShorterText, in locale: LocaleID) -> Bool {
    text.count > shortWord && !SystemTexts.all(in: locale).contains(text.text)
  }
}
