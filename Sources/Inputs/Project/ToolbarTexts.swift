import LintelModel

extension Toolbar {
  /// Hands every text of the bar, its items' included, to `change`.
  mutating func forEachText(_ change: (inout LocalizedText) -> Void) {
    change(&title)
    change(&subtitle)
    change(&prompt)
    change(&backTitle)
    for index in items.indices {
      change(&items[index].label)
      change(&items[index].paletteLabel)
      change(&items[index].otherLabel)
      change(&items[index].fallbackLabel)
      change(&items[index].toolTip)
      change(&items[index].accessibilityLabel)
      for segment in items[index].segments.indices { change(&items[index].segments[segment]) }
    }
  }

  /// Every text of the bar, its items' included.
  var texts: [LocalizedText] {
    [title, subtitle, prompt, backTitle]
      + items.flatMap {
        [$0.label, $0.fallbackLabel, $0.otherLabel, $0.paletteLabel, $0.toolTip, $0.accessibilityLabel] + $0.segments
      }
  }
}
