import LintelModel

extension ObjectiveCItem {
  /// The texts in the branch in which the item says what is seen of it: where its label is one of several, what is spoken of
  /// it and what it shows beside the label are those of the same branch.
  func texts(_ texts: ObjectiveCTexts, besideLabelOf settings: [Setting], _ view: [Setting]) -> ObjectiveCTexts {
    let made = initialiser.argument("initWithTitle") ?? initialiser.argument("title")
    let labels = [settings.last(where: \.isLabel)?.value ?? made, view.last(where: \.isLabel)?.value].compactMap(\.self)
    guard let label = labels.first(where: { texts.shown(of: $0)?.value.isPresent == true }),
      texts.said(by: label).count > 1, let shown = texts.shown(of: label)
    else { return texts }
    var beside = texts
    beside.state = texts.state.and(shown.conditions)
    return beside
  }
}

extension ObjectiveCItem.Setting {
  var isLabel: Bool { property == "label" || property == "title" }

  /// Whether it is about the item as it is in that state. Images stay: one that another branch sets may be shown alone.
  func mayStand(in state: Conditions) -> Bool {
    guard ["accessibilityLabel", "toolTip", "paletteLabel"].contains(property) else { return true }
    return !conditions.excludes(state)
  }
}
