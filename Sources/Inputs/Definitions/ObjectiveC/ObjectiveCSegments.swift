import LintelModel

extension ObjectiveCExpression {
  /// `NSToolbarItemGroup` of `[NSToolbarItemGroup groupWithItemIdentifier:…]`, which makes a group's items of titles or images.
  var groupClass: String? {
    guard let type = factoryClass, ObjectiveCItem.isItem(type), argument("groupWithItemIdentifier") != nil else { return nil }
    return type
  }

  /// What code calls a window's item that it makes.
  var itemIdentifier: ObjectiveCExpression? { argument("initWithItemIdentifier") ?? argument("groupWithItemIdentifier") }

  /// The elements of an array that is written out; none where there is none.
  fileprivate var listed: [ObjectiveCExpression] {
    switch self {
    case .array(let elements, _): elements
    case .message(_, let labels, let arguments, _) where labels.first == "arrayWithObjects": arguments.filter { !$0.isNil }
    default: []
    }
  }
}

extension ObjectiveCItem {
  /// Of titles or images of which one is chosen, AppKit makes a segmented control.
  var isChoice: Bool {
    initialiser.argument("selectionMode")?.path?.last == "NSToolbarItemGroupSelectionModeSelectOne"
  }

  /// What is written on the segments of a control, or on the items of a group, that is made with all of them at once, or that
  /// gets one after the other: `[control setLabel:@"All" forSegment:0]`.
  ///
  /// - Parameter count: How many segments code gives it, if that is a number.
  func segments(_ texts: ObjectiveCTexts, count: Int?) -> [LocalizedText] {
    let names = ["initWithItems", "segmentedControlWithLabels", "titles", "labels"]
    if let made = names.lazy.compactMap({ initialiser.argument($0)?.listed }).first(where: { !$0.isEmpty }) {
      return made.map { texts.text(of: $0) }
    }
    let set = settings.filter { $0.property == "label" && !$0.conditions.excludes(texts.state) }
    // Without one for each nobody knows which of them it is for.
    if let count, set.count == count { return set.map { texts.text(of: $0.value) } }
    return Array(repeating: .none, count: count ?? initialiser.argument("segmentedControlWithImages")?.listed.count ?? 0)
  }

  /// The images of so many segments; none where one of them is not seen.
  func segmentSymbols(_ count: Int) -> [String?] {
    let made = ["segmentedControlWithImages", "images"].lazy.compactMap { self.initialiser.argument($0)?.listed }.first
    let names = (made ?? []).map { image in
      let all = ObjectiveCImage.all(of: image)
      return all.count == 1 ? all[0].name : nil
    }
    return names.count == count && !names.contains(nil) ? names : []
  }
}
