import LintelFindings
import LintelModel
import LintelTables

/// One spoken name for two states whose symbols stand for different actions: a button that changes from `play` to `pause` and
/// is always called “Play”. Only where the name is the word of the other state's symbol: a name of the whole, such as
/// “Playback”, may be meant for both.
enum NameOfOneState {
  static func remarks(on toolbar: Toolbar, of project: Project) -> [Remark] {
    guard toolbar.sourceLocale.language == "en" else { return [] }
    return toolbar.items.compactMap { item in
      guard item.isOperable, !item.changesLabel, item.hasSystemName, let symbol = item.symbol,
        let other = item.facts.otherSymbol.value, let word = SpokenSymbol.action(of: symbol),
        let otherWord = SpokenSymbol.action(of: other), word != otherWord,
        let name = item.accessibilityLabel.shown(in: toolbar.sourceLocale), says(name, otherWord, not: word),
        !isCalledOtherwise(item, name, on: toolbar, of: project)
      else { return nil }
      return Remark(
        .needsReview, "one-state",
        "The symbol changes between \(symbol) and \(other), and a screen reader says “\(name)” for both",
        certainty: .possible, item: item.id, text: item.accessibilityLabel, blame: .definition, severity: .warning,
        evidence: [.text("image", [symbol, other].sorted().joined(separator: ", "))],
        suggestion:
          "If the button does something else in each state, give each an accessibility label: “\(word)” and “\(otherWord)”, say.",
        location: item.location)
    }
  }

  private static func says(_ name: String, _ word: String, not other: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    return words.first == word.lowercased() && !words.contains(other.lowercased())
  }

  /// Whether another variant of the bar has another name for it: then which of them goes with which symbol, code may tell
  /// somewhere else.
  private static func isCalledOtherwise(_ item: Item, _ name: String, on toolbar: Toolbar, of project: Project) -> Bool {
    project.toolbars.contains { bar in
      bar.barID == toolbar.barID
        && bar.items.contains { one in
          one.location == item.location && one.accessibilityLabel.isPresent
            && one.accessibilityLabel.shown(in: toolbar.sourceLocale) != name
        }
    }
  }
}
