import LintelModel

/// One thing that a view shows, and when: a control, a text, an image, a space.
struct ViewPart {
  enum Role { case control, text, image, space, other }

  var role: Role
  var item: Item
  var conditions: Conditions
  /// What a label's style says of its text and symbol, if anything.
  var labelStyle: LabelStyle?
  /// Whether an element of its own has it among its children: what that is called is no name of this part.
  var isChildOfElement = false
  /// How code hides its text, if it does.
  var hiding: HiddenText?

  enum LabelStyle { case iconOnly, titleOnly, titleAndIcon }

  /// The item with its face as the style asks for.
  var faced: Item {
    var item = item
    switch labelStyle {
    case .titleOnly?: if item.label.isPresent { item.symbol = nil }
    case .titleAndIcon?: item.showsLabelBesideSymbol = item.label.isPresent && item.symbol != nil
    case .iconOnly?, nil: break
    }
    // One colour alone is on, or under, an unknown one.
    if item.facts.foreground.value == nil || item.facts.background.value == nil {
      (item.facts.foreground, item.facts.background) = (.unknown, .unknown)
    }
    return item
  }
}

extension [ViewPart] {
  /// The parts that appear together, in each of the ways their branches allow.
  ///
  /// More of them than a bar has variants: many look the same, as a view's own states on each platform, and one that is left
  /// out here is on no bar. How many are is on the items of the last one.
  func together() -> [(parts: [ViewPart], conditions: Conditions)] {
    let conditions = map(\.conditions)
    let sets = Conditions.sets(of: conditions, atMost: BarDraft.maximumTitles)
    let left = Conditions.count(ofSetsFor: sets.unseen, of: conditions)
    return sets.found.enumerated().map { number, set in
      var parts = indices.filter(set.members.contains).map { self[$0] }
      if number == sets.found.count - 1 { for index in parts.indices { parts[index].item.facesLeftOut += left } }
      return (parts, set.conditions)
    }
  }

  func and(_ conditions: Conditions) -> [ViewPart] {
    compactMap { part in
      guard !part.conditions.excludes(conditions) else { return nil }
      var part = part
      part.conditions = conditions.and(part.conditions)
      return part
    }
  }
}
