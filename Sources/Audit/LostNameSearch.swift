import LintelModel

/// Finds the items of bars that a change took the name from: the image and what it runs are left, and a screen reader has to
/// guess.
enum LostNameSearch {
  static func found(before: Project, now: Project) -> [SourceLocation: EarlierTexts.LostName] {
    let old = Dictionary(before.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [SourceLocation: EarlierTexts.LostName] = [:]
    for toolbar in now.toolbars {
      guard let earlier = old[toolbar.id], earlier != toolbar else { continue }
      for item in toolbar.items where item.symbol != nil && item.systemItem == nil && isNameless(item) {
        // Of two that are alike nobody knows which is which.
        let alike = earlier.items.filter { isAlike($0, item) }
        guard alike.count == 1, toolbar.items.count(where: { isAlike($0, item) }) == 1,
          let name = name(of: alike[0], in: earlier.sourceLocale, isOfSameAction: (item.action ?? item.deed) != nil)
        else { continue }
        found[item.location] = name
      }
    }
    return found
  }

  private static func isAlike(_ one: Item, _ other: Item) -> Bool {
    one.kind == other.kind && one.symbol == other.symbol && one.action == other.action && one.deed == other.deed
  }

  private static func isNameless(_ item: Item) -> Bool { item.texts().allSatisfy { !$0.isPresent } }

  private static func name(of item: Item, in source: LocaleID, isOfSameAction: Bool) -> EarlierTexts.LostName? {
    for text in [item.accessibilityLabel, item.label] where text.isPresent {
      guard text.state != .unresolved, let name = text.shown(in: source), name.hasInk else { return nil }
      let isAsked = text.state == .localized && text.key != nil && text.isInTable
      let others = text.values.filter {
        $0.key.language != source.language && $0.value.state != .missing && $0.value.text != name
      }
      return EarlierTexts.LostName(
        name: name, key: isAsked ? text.key : nil, locales: isAsked ? others.keys.sorted() : [], isOfSameAction: isOfSameAction)
    }
    return nil
  }
}
