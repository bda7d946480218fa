package import LintelModel

/// What a screen reader says of an item, where that is from, and how sure it is: the one answer that rules, lists and pictures give.
///
/// Sources: Apple's documentation of `UIAccessibility`, "accessibilityLabel" (a bar item's title is its label unless one is set), and
/// of SwiftUI, "Image" (an image is spoken by the name that it is made with). docs/spoken-names.md has the policy for the rest.
package struct SpokenName: Hashable, Sendable {
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    case accessibilityLabel, label
    /// What an empty search field asks for.
    case placeholder
    /// A search field of the system's, which says that it is one.
    case searchField
    /// An item that the system names: `done`, a back button, the overflow menu. Its word is not known of each.
    case systemItem
    /// The texts of segments, and what each of a group's parts is called: these are spoken one by one.
    case parts
    /// The title of the bar, under which a menu opens.
    case title
    /// The label of the palette, where the item has no other.
    case paletteLabel
    /// The system's description of a symbol, of those whose description Lintel lists (`SpokenSymbol`).
    case symbol
    /// The system's description of any other symbol: nobody publishes what it says.
    case description
    /// The name of an image's file.
    case fileName
    /// The name of an image's file, or nothing.
    case image
    /// The tool tip, behind the description of a symbol.
    case toolTip
    /// Code, or a view, that could not be read.
    case unread
    case nothing
  }

  package let origin: Origin
  /// Nil where it is not known, or nothing is said. Of code that was not read it is what stands in the code.
  package let text: String?
  /// The language that `text` is in.
  package let language: LocaleID
  /// How sure it is that this and nothing else is spoken: no more than possible where code that was not read may say another thing.
  package let certainty: Certainty

  private init(_ origin: Origin, _ text: String?, _ language: LocaleID, _ certainty: Certainty = .certain) {
    (self.origin, self.text, self.language, self.certainty) = (origin, text, language, certainty)
  }

  /// - Parameter locale: The language whose words are asked for.
  package init(_ item: Item, in locale: LocaleID) {
    // Whatever it is called: no screen reader finds it.
    if item.isTappedElement == false {
      self = Self(.nothing, nil, locale, item.doubt)
      return
    }
    self = Self.given(to: item, in: locale) ?? Self.bySystem(item, in: locale) ?? Self.ofFace(item, in: locale)
  }

  /// What the app calls it.
  private static func given(to item: Item, in locale: LocaleID) -> Self? {
    if item.accessibilityLabel.isPresent { return said(item.accessibilityLabel, .accessibilityLabel, of: item, in: locale) }
    guard item.label.isPresent else { return nil }
    return said(item.label, item.kind == .searchField ? .placeholder : .label, of: item, in: locale)
  }

  private static func said(_ text: LocalizedText, _ origin: Origin, of item: Item, in locale: LocaleID) -> Self {
    if text.state == .unresolved { return Self(.unread, text.expression, locale, .possible) }
    return Self(origin, text.shown(in: locale) ?? text.key, locale, item.mayBeSetByCode ? .likely : .certain)
  }

  /// What the system calls it where the app does not.
  private static func bySystem(_ item: Item, in locale: LocaleID) -> Self? {
    if item.isTitleMenu { return Self(.title, nil, locale) }
    if let system = item.systemItem {
      if let word = SystemTexts.text(of: system, in: locale) { return Self(.systemItem, word, locale) }
      // What code calls it (`toggleInspector`) is nothing that anybody hears.
      let english = SystemTexts.englishWord(of: system)
      return Self(.systemItem, english, english == nil ? locale : "en", .likely)
    }
    // With an image of the app's in place of the system's, it is named as any other.
    guard item.symbol == nil || item.kind == .back else { return nil }
    switch item.kind {
    case .back:
      let before = item.fallbackLabel.shown(in: locale)
      return Self(.systemItem, before ?? SystemTexts.text(of: "back", in: locale), locale, before == nil ? .certain : .likely)
    case .overflow, .moreMenu, .sidebarToggle: return Self(.systemItem, nil, locale, .likely)
    case .searchField: return Self(.searchField, nil, locale, item.mayBeSetByCode ? .likely : .certain)
    default: return nil
    }
  }

  /// What is made of what it shows.
  private static func ofFace(_ item: Item, in locale: LocaleID) -> Self {
    if item.symbol == nil, let parts = ofParts(item, in: locale) { return parts }
    if item.paletteLabel.isPresent {
      let palette = said(item.paletteLabel, .paletteLabel, of: item, in: locale)
      return Self(palette.origin, palette.text, palette.language, .possible)
    }
    guard let symbol = item.symbol else { return Self(item.isReadWhole ? .nothing : .unread, nil, locale, item.doubt) }
    if item.hasViewOfCode { return Self(.unread, nil, locale, .possible) }
    guard item.hasSystemName, !item.isImageHidden else {
      if item.isSpokenByFileName { return Self(.fileName, nil, locale) }
      return Self(.image, nil, locale, item.doubt)
    }
    // A screen reader says the symbol's name, and the help after it.
    if item.toolTip.isPresent { return said(item.toolTip, .toolTip, of: item, in: locale) }
    guard let action = SpokenSymbol.action(of: symbol), item.otherSymbolIsTrusted else {
      return Self(.description, nil, locale, .possible)
    }
    return Self(.symbol, action, "en", .likely)
  }

  /// Nil for an item that is one thing.
  private static func ofParts(_ item: Item, in locale: LocaleID) -> Self? {
    let count = max(item.segments.count, item.segmentSymbols.count)
    guard count > 0, item.kind != .button else { return nil }
    let words = (0..<count).map { word(ofPart: $0, of: item, in: locale) }
    let known = words.compactMap(\.self)
    return Self(
      .parts, known.isEmpty ? nil : known.joined(separator: " / "), locale,
      known.count < count ? .possible : item.mayBeSetByCode ? .likely : .certain)
  }

  private static func word(ofPart index: Int, of item: Item, in locale: LocaleID) -> String? {
    // Texts between the controls are no parts: then nobody knows here which control is which.
    let isControl = item.parts.count == max(item.segments.count, item.segmentSymbols.count)
    let part = isControl ? item.parts[index] : nil
    if let name = part?.accessibilityLabel, name.isPresent { return name.state == .unresolved ? nil : name.shown(in: locale) }
    guard item.segments.indices.contains(index), item.segments[index].isPresent else {
      // An edit button among them has the system's word.
      return part?.systemItem.flatMap { SystemTexts.text(of: $0, in: locale) }
    }
    return item.segments[index].state == .unresolved ? nil : item.segments[index].shown(in: locale)
  }
}

extension Item {
  /// Whether it is the menu under a bar's title.
  package var isTitleMenu: Bool { id == "titleMenu" }

  /// Whether it is a view of which code that was not read may make anything. One that people tap needs a name, whatever it is.
  fileprivate var hasViewOfCode: Bool {
    mayBeSetByCode && (kind == .segmentedControl || kind == .customView && facts.respondsToTaps.value != true)
  }

  /// A view of its own that shows nothing that was read may hold anything.
  fileprivate var isReadWhole: Bool { !mayBeSetByCode && kind != .customView && kind != .segmentedControl && kind != .group }

  /// How sure it is that nothing else names it.
  fileprivate var doubt: Certainty { mayBeSetByCode && !isSurelyUnnamed ? .possible : .certain }

  fileprivate var otherSymbolIsTrusted: Bool { facts.otherSymbol.value.map { SpokenSymbol.action(of: $0) != nil } ?? true }
}
