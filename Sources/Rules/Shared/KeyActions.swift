import LintelModel
import LintelTables

extension BarInLocale {
  /// Whether a text of the bar's own is what the system writes on one of its buttons: `done`, `save`, `close`.
  func says(_ systemItem: String, _ text: LocalizedText) -> Bool { says(systemItem, text, in: locale) }

  /// The same by the language's own word or by the source's: a translator may well have another word than the system.
  func means(_ systemItem: String, _ text: LocalizedText) -> Bool {
    says(systemItem, text, in: locale) || says(systemItem, text, in: toolbar.sourceLocale)
  }

  private func says(_ systemItem: String, _ text: LocalizedText, in locale: LocaleID) -> Bool {
    guard let own = text.shown(in: locale), let system = SystemTexts.text(of: systemItem, in: locale) else { return false }
    return own.lowercased() == system.lowercased()
  }

  /// Whether an item's label or spoken name is that text. The system's own items are not asked: the system draws them.
  func says(_ systemItem: String, _ item: Item) -> Bool {
    item.systemItem == nil && [item.label, item.accessibilityLabel].contains { says(systemItem, $0) }
  }

  /// Whether an item goes back: the system's own, or one of the app's own that says so or shows nothing but the chevron. A
  /// history has Back and Forward side by side, wherever the app puts them; a lone Back leaves the view.
  func goesBack(_ item: Item) -> Bool {
    if item.kind == .back { return true }
    // Few items say so, and only these look through the others of the bar.
    return item.kind == .button && saysBack(item)
      && !toolbar.items.contains { ["chevron.forward", "chevron.right"].contains($0.symbol ?? "") }
  }

  private func saysBack(_ item: Item) -> Bool {
    let names = [item.label, item.accessibilityLabel]
    if !names.contains(where: \.isPresent) { return ["chevron.backward", "chevron.left"].contains(item.symbol ?? "") }
    return names.contains { ownValue(of: $0)?.facts?.saysBack == .yes }
  }

  /// The symbol of what a text says everywhere, by the language's own word or by the English one beside it.
  func standardSymbol(for text: LocalizedText) -> StandardSymbol? {
    guard let own = ownValue(of: text)?.text else { return nil }
    if let symbol = StandardSymbol.named(own, in: locale) { return symbol }
    guard locale.language != "en", let english = text.values["en"], english.state == .translated else { return nil }
    return english.text.flatMap { StandardSymbol.named($0) }
  }

  /// The system's name for a critical action that the item's text names: one that ends a task or closes its view.
  func criticalAction(of text: LocalizedText) -> String? { ["done", "save", "close"].first { says($0, text) } }
}

extension Item {
  /// Whether it shows a text and no symbol on iOS and its kin, as far as that is known: Done and Cancel of the system are
  /// symbols on some versions.
  var isTextButton: Bool {
    // What a view draws, or code may give it, is not known.
    guard [.button, .menu, .pullDown, .toggle].contains(kind), hasMenuForm == .unknown, !mayBeSetByCode else { return false }
    if let systemItem, !label.isPresent { return ["edit", "save", "undo", "redo"].contains(systemItem) }
    return showsOnlyText
  }

  /// Whether it shows and hides an inspector.
  var isInspectorToggle: Bool {
    systemItem == "toggleInspector" || ["sidebar.right", "sidebar.trailing"].contains(symbol ?? "")
  }

  /// Whether it shows a symbol and no text there.
  var isSymbolButton: Bool {
    guard [.button, .menu, .pullDown, .toggle, .moreMenu].contains(kind), !showsLabelBesideSymbol else { return false }
    if let systemItem, !label.isPresent { return !["edit", "save", "undo", "redo", "done", "cancel"].contains(systemItem) }
    return symbol != nil
  }
}

extension Toolbar {
  /// Whether every system that the bar is for has a symbol, as far as its name tells.
  func has(symbol: String) -> Bool {
    let isTurning = symbol.hasSuffix(".backward") || symbol.hasSuffix(".forward")
    return !lacksSymbols && !(lacksTurningSymbols && isTurning)
  }
}
