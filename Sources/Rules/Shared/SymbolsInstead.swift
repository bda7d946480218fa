import LintelFindings
import LintelModel
import LintelTables

/// What a title gains where buttons beside it show the symbol that means the same in place of their text: that is done once, for all
/// languages.
package struct SymbolsInstead {
  private struct Gain {
    let text: String
    let symbol: String
    let points: Points
  }

  private let gains: [Gain]

  /// What a button with a symbol takes at most on an iPhone or iPad: the least that a finger hits (Human Interface Guidelines,
  /// Buttons), and the width of one in OS 26.
  private static let symbolWidth: Points = 44
  /// The system's words that are no names of a symbol everywhere, and are one on a bar whose other texts lack room.
  private static let symbols = [
    ("cancel", "xmark"), ("close", "xmark"), ("done", "checkmark"), ("save", "checkmark"), ("edit", "pencil"),
  ]

  /// Nil where no button gives anything.
  init?(of bar: BarInLocale, on layout: BarLayout) {
    guard [.ios, .ipados].contains(layout.environment.platform), bar.toolbar.isAppleToolbar, !bar.toolbar.lacksSymbols
    else { return nil }
    gains = layout.items.compactMap { placed -> Gain? in
      let item = bar.toolbar.items[placed.item]
      guard placed.place == .onBar, item.isTextButton, item.fixedWidth == nil, !item.changesLabel, let text = placed.text,
        let symbol = Self.symbol(for: item, on: bar)
      else { return nil }
      let points = ((placed.frame?.width ?? text.needed.best) - Self.symbolWidth).rounded
      return points >= 1 ? Gain(text: text.text, symbol: symbol, points: points) : nil
    }
    if gains.isEmpty { return nil }
  }

  /// By what the item is for, which is the same in all languages.
  private static func symbol(for item: Item, on bar: BarInLocale) -> String? {
    if let standard = bar.standardSymbol(for: item.label), standard.replacesText { return standard.symbols.first }
    switch item.modalRole {
    case .confirmation: return "checkmark"
    case .cancellation: return "xmark"
    case nil: return symbols.first { bar.means($0.0, item.label) }?.1
    }
  }

  private static func sentence(_ gains: [Message]) -> Message { "Symbols in place of texts give it room: \(gains)." }

  /// Whether an advice says so.
  package static func isTold(by advice: Message) -> Bool {
    let sentence = Self.sentence([])
    return advice.template == sentence.template || advice.says(sentence)
  }

  /// Whether an advice begins with it.
  static func isFirst(of advice: Message) -> Bool { advice.begins(with: sentence([])) }

  /// What it comes to for a text that does not fit.
  func advice(for text: BarLayout.VisibleText) -> Message {
    let parts = gains.map { "“\($0.text)” as \($0.symbol) frees \($0.points) pt" as Message }
    let all = gains.reduce(Points(0)) { $0 + $1.points }
    let advice = Self.sentence(parts)
    // Whatever the figures leave open.
    if text.needed.high <= text.room.low + all {
      let fits: Message = "Then it fits."
      return "\(advice) \(fits)"
    }
    let lack = (text.over - all).rounded
    guard lack > 0 else {
      let look: Message = "Look at it on a device."
      return "\(advice) \(look)"
    }
    let rest: Message = "Then it still lacks \(lack) pt: make room for these, too, or put fewer items on the bar."
    return "\(advice) \(rest)"
  }
}
