/// A text on a bar, or items with theirs, that could not be read: what the bar has room for is unknown without them.
package struct UnreadText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case title, subtitle
    /// By the item's index.
    case label(Int)
    case segment(item: Int, index: Int)
    /// Of items that are not known, by their number among the bar's unread items.
    case items(Int)
    /// What a screen reader says of an item, by the item's index, where people see none of it.
    case name(Int)
  }

  package var part: Part
  /// Whether it is no text, but items with theirs.
  package var isOfItems: Bool { if case .items = part { true } else { false } }
  /// The expression of source code that says it, if there is one.
  package var expression: String?
}

extension Toolbar {
  /// The texts that take room on the bar and could not be read, in the order of the bar; then the items that could not be.
  package var unreadTexts: [UnreadText] {
    // The buttons of a sheet share no room.
    guard kind != .sheetButtons else { return [] }
    var unread: [UnreadText] = []
    func look(_ text: LocalizedText, _ part: UnreadText.Part) {
      if text.state == .unresolved { unread.append(UnreadText(part: part, expression: text.expression)) }
    }
    // What is replaced takes no room, whatever it says.
    if !isTitleReplaced {
      look(title, .title)
      look(subtitle, .subtitle)
    }
    // Where no item is known to be in the default set, all of them are laid out.
    let isAnyDefault = items.contains(where: \.isInDefaultSet)
    for (index, item) in items.enumerated() where item.isInDefaultSet || kind == .windowToolbar && !isAnyDefault {
      if showsOwnLabel(of: item) { look(item.label, .label(index)) }
      for (number, segment) in item.segments.enumerated() {
        let hasSymbol = number < item.segmentSymbols.count && item.segmentSymbols[number] != nil
        if !hasSymbol { look(segment, .segment(item: index, index: number)) }
      }
    }
    for (number, items) in unreadItems.enumerated() {
      unread.append(UnreadText(part: .items(number), expression: items.expression))
    }
    return unread
  }

  /// The names that only screen readers say and that could not be read, in the order of the bar. One that is known to be an
  /// identifier is no name, and is told as a finding.
  package var unreadNames: [UnreadText] {
    items.enumerated().compactMap { index, item in
      guard !item.kind.isSpacer, item.kind != .helperText, let name = unreadName(of: item),
        SpokenIdentifier(item, in: sourceLocale) == nil
      else { return nil }
      return UnreadText(part: .name(index), expression: name.expression)
    }
  }

  private func unreadName(of item: Item) -> LocalizedText? {
    if item.accessibilityLabel.state == .unresolved { return item.accessibilityLabel }
    // A Mac writes the labels of a sheet's buttons on them.
    guard !item.accessibilityLabel.isPresent, item.label.state == .unresolved, kind != .sheetButtons else { return nil }
    // What is seen is one of the texts that take room, and what the system makes of a label in such items it says as well.
    return item.symbol != nil && !showsOwnLabel(of: item) ? item.label : nil
  }

  /// Whether everything that takes room on the bar is known by its words, so that what fits is known.
  package var isJudgedForFit: Bool { unreadTexts.isEmpty }

  /// Whether the item's label is what people see of it.
  private func showsOwnLabel(of item: Item) -> Bool {
    switch item.kind {
    // A back button says less where there is little room, and the system writes on the others or puts a symbol there.
    case .back, .searchField, .overflow, .moreMenu, .sidebarToggle: false
    case .fixedSpace, .flexibleSpace, .separator: false
    default: item.symbol == nil || item.showsLabelBesideSymbol || labelsStandByIcons
    }
  }

  private var labelsStandByIcons: Bool {
    if kind == .settingsTabs || displayMode == .declared(.iconAndLabel) || displayMode == .declared(.labelOnly) {
      return true
    }
    // Code that makes a window's items one by one sets the style of the window somewhere else, and with it whether labels are
    // shown. What they say is no guess as long as it was read.
    return kind == .windowToolbar && displayMode == .unknown && windowStyle == .unknown
      && !items.contains(where: \.isInDefaultSet)
  }
}
