import LintelFindings
import LintelModel
import LintelTables

/// A spoken name that is the opposite of what its symbol stands for: `trash`, which a screen reader calls “Add”. One of the two
/// was mostly copied, or left behind when the other changed. Only pairs of opposites tell that: of any other name, an app may use
/// the symbol in its own way.
enum OppositeName {
  static func remarks(on toolbar: Toolbar) -> [Remark] {
    guard toolbar.sourceLocale.language == "en" else { return [] }
    return toolbar.items.compactMap { item in
      // One that shows another symbol in another state may be named after that state.
      guard item.isOperable, !item.changesLabel, item.facts.otherSymbol.value == nil, let symbol = item.symbol, item.hasSystemName,
        let word = SpokenSymbol.action(of: symbol), let name = item.accessibilityLabel.shown(in: toolbar.sourceLocale),
        let verb = name.lowercased().split(separator: " ").first, opposites[word]?.contains(String(verb)) == true
      else { return nil }
      return Remark(
        .needsReview, "opposite-name",
        "The symbol \(symbol) stands for “\(word)” or the like, and a screen reader says “\(name)”, which is the opposite",
        certainty: .possible, item: item.id, text: item.accessibilityLabel, blame: .definition, severity: .warning,
        evidence: [.text("image", symbol)],
        suggestion: "Find out which of the two the button does: either the symbol or the accessibility label is wrong.",
        location: item.location)
    }
  }

  /// Verbs that say the opposite of what a symbol stands for. Source of what symbols stand for: Apple's Human Interface
  /// Guidelines, Icons, “Standard icons” (as of 2025), and `Data/spoken-symbols.csv`.
  private static let opposites: [String: Set<String>] = [
    "Add": ["delete", "remove", "erase"], "Delete": ["add", "create", "insert"],
    "Back": ["forward", "next"], "Forward": ["back", "previous"],
    "Undo": ["redo"], "Redo": ["undo"], "Play": ["pause", "stop"], "Pause": ["play"],
  ]
}
