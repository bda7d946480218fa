import LintelFindings
import LintelModel

extension BarInLocale {
  /// The locale's own wording of a text: nil where the reader sees another locale's, which is judged there.
  func ownValue(of text: LocalizedText) -> LocalizedValue? {
    if let value = text.values[locale] { return value.state == .translated && !(value.text ?? "").isEmpty ? value : nil }
    return nil
  }

  /// The source language's wording of the same text.
  func sourceValue(of text: LocalizedText) -> LocalizedValue? { text.values[toolbar.sourceLocale] }

  /// Whether people can read the item's label: on macOS, where they may show labels, always; elsewhere a symbol hides the text
  /// beside it.
  func mayShowLabel(of item: Item) -> Bool { toolbar.platforms.contains(.macos) || item.showsOnlyText }

  /// What people call an item, for messages: its label, else its symbol, else what is said of it, else where it stands.
  func name(of item: Item) -> Message {
    if let label = item.label.shown(in: locale), !label.isEmpty { return "“\(label)”" }
    if let symbol = item.symbol ?? item.systemItem { return .data(symbol) }
    if let said = item.shownName(in: locale) { return "“\(said)”" }
    let kin = toolbar.items.filter { $0.kind == item.kind && $0.placement == item.placement }
    let number = kin.count > 1 ? kin.firstIndex { $0.id == item.id }.map { $0 + 1 } : nil
    return ItemPlace(kind: item.kind, placement: item.placement, number: number).name
  }
}

extension Item {
  /// A button whose label is a command: no menu, mode or view of its own kind.
  var isCommand: Bool { kind == .button }

  /// Whether any text names the item.
  var hasName: Bool { [label, paletteLabel, accessibilityLabel].contains { $0.isPresent } }

  /// Whether the item shows its label and nothing else.
  var showsOnlyText: Bool { symbol == nil && systemItem == nil && label.isPresent }
}
