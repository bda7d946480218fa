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
    guard let number = bar.layouts.firstIndex(where: { $0.environment == environment || $0.alike.contains(environment) }) else {
      (joint, alone) = (nil, [])
      return
    }
    let layout = bar.layouts[number]
    joint = JointShortening(of: layout, on: bar)
    let own: Shortening.Text = item.map { Shortening.Text.label(item: $0) } ?? .title
    let labels = layout.items.filter { $0.place == .onBar }.map { Shortening.Text.label(item: $0.item) }
    let places: [Shortening.Text] = [.title, .subtitle] + labels
    let enough = places.filter { $0 != own }.compactMap { Self.shortest($0, on: number, of: bar) }
    alone = enough.filter { $0.isTranslators && $0.isEnoughOfWord && Self.mayGiveWay($0, in: bar.locale) }
      .sorted(by: ShorterText.isBefore)
  }

  /// A text that is enough by itself in a layout, with the fewest characters that it may have there and on all common screens: it
  /// has one wording for all of them, and its own row one limit. Nil where it is not enough, or no character would be left.
  private static func shortest(_ place: Shortening.Text, on number: Int, of bar: BarInLocale) -> ShorterText? {
    guard bar.layouts[number].visibleText(of: place)?.enough != nil else { return nil }
    var shortest: ShorterText?
    for other in bar.layouts.indices where other == number || bar.layouts[other].environment.commonness == .common {
      guard let excess = bar.layouts[other].excess(of: place) else { continue }
      guard let text = ShorterText(Shortening(place, by: excess), on: bar.layouts[other], of: bar) else { return nil }
      if shortest.map({ text.most < $0.most }) ?? true { shortest = text }
    }
    return shortest
  }

  /// Whether anybody would shorten it for another text's sake: people know the system's words, and short ones are short already.
  private static func mayGiveWay(_ text: ShorterText, in locale: LocaleID) -> Bool {
    text.count > shortWord && !SystemTexts.all(in: locale).contains(text.text)
  }
}

extension BarLayout {
  /// By how much a text has to be shorter here, for everything to fit or to be whole itself, in points; nil where it need not.
  fileprivate func excess(of place: Shortening.Text) -> Points? {
    guard let text = visibleText(of: place) else { return nil }
    let own = text.cut == nil ? 0 : text.over
    let excess = max(text.enough ?? 0, own)
    return excess > 0 ? excess : nil
  }
}
