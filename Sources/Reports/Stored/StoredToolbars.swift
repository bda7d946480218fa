import LintelModel

/// A bar as its definition has it.
extension Toolbar: Stored {
  static var blank: Toolbar {
    Toolbar(id: "", name: "", kind: .toolbar, platforms: [], sourceLocale: "", location: .blank)
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("id", &id)
    try coder.attribute("name", &name)
    try coder.attribute("kind", &kind)
    try describeVariant(&coder)
    try coder.attribute("combinationsLeftOut", &combinationsLeftOut, unless: 0)
    try coder.attribute("compiledOnlyIf", &compiledOnlyIf)
    try coder.list("platforms", &platforms, isRequired: true)
    try coder.attribute("platformOrigin", &platformOrigin)
    try coder.list("osLines", &osLines)
    try coder.attribute("sourceLocale", &sourceLocale)
    try coder.attribute("displayMode", &displayMode)
    try coder.attribute("windowStyle", &windowStyle)
    try coder.attribute("minimumWidth", &minimumWidth)
    try coder.attribute("defaultWidth", &defaultWidth)
    try coder.attribute("hasTabBar", &hasTabBar)
    try coder.attribute("largeTitle", &largeTitle)
    try coder.attribute("customizable", &customizable)
    try coder.attribute("screenTitle", &screenTitle)
    try coder.attribute("role", &role)
    try coder.attribute("hasTitleMenu", &hasTitleMenu, unless: false)
    try coder.attribute("titleMayBeSetByCode", &titleMayBeSetByCode, unless: false)
    try coder.attribute("isFragment", &isFragment, unless: false)
    try describeUnknownOwner(&coder)
    // Of these hangs why a finding is less grave than one that reads alike.
    try coder.attribute("isForDevelopers", &isForDevelopers, unless: false)
    try coder.attribute("isReachedByAll", &isReachedByAll, unless: false)
    // Derived again from its texts and items where it is read.
    var isNotJudged = !Coder.isReading && !isKnownToFit
    try coder.attribute("isNotJudged", &isNotJudged, unless: false)
    var hasUnreadView = !Coder.isReading && hasViewOfUnreadWidth
    try coder.attribute("hasViewOfUnreadWidth", &hasUnreadView, unless: false)
    try coder.environments("environments", &environments)
    try coder.element("location", &location)
    try coder.text("title", &title)
    try coder.text("subtitle", &subtitle)
    try coder.text("prompt", &prompt)
    try coder.text("backTitle", &backTitle)
    try coder.facts(&facts, BarFacts.vocabulary)
    try coder.elements("item", &items)
    try coder.elements("unreadItems", &unreadItems)
    if Coder.isReading, !coder.ids.add(self) {
      throw coder.fault("found a second toolbar of the id \"\(VisibleCharacters.of(id))\", expected one")
    }
  }

  private mutating func describeUnknownOwner<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var (reason, name) = (unknownOwner?.reason, unknownOwner?.name)
    try coder.attribute("unknownOwner", &reason)
    try coder.attribute("unknownOwnerIs", &name)
    guard Coder.isReading, let reason else { return }
    unknownOwner = UnknownOwner(reason, name: name ?? "")
  }

  private mutating func describeVariant<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var (bar, arms) = (variant?.bar, variant?.arms)
    try coder.attribute("variantOf", &bar)
    try coder.attribute("arms", &arms)
    guard Coder.isReading, let bar else { return }
    guard let arms else { throw coder.fault("found variantOf without arms in <toolbar>, expected both") }
    variant = .init(bar: bar, arms: arms)
  }

}

/// Items that could not be read.
extension UnreadItems: Stored {
  static var blank: UnreadItems { UnreadItems(reason: .edited, expression: "", location: .blank) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("reason", &reason)
    try coder.attribute("expression", &expression)
    try coder.element("location", &location)
  }
}

extension Item: Stored {
  static var blank: Item { Item(id: "", kind: .button, location: .blank) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("id", &id)
    try coder.attribute("kind", &kind)
    try coder.attribute("symbol", &symbol)
    try coder.attribute("hasSystemName", &hasSystemName, unless: false)
    try coder.attribute("systemItem", &systemItem)
    try coder.attribute("placement", &placement)
    try coder.attribute("group", &group, in: -1_000_000...1_000_000)
    try coder.attribute("priority", &priority)
    try coder.attribute("style", &style)
    try coder.attribute("fixedWidth", &fixedWidth)
    try coder.attribute("fixedHeight", &fixedHeight)
    try coder.attribute("hasUnreadWidth", &hasUnreadWidth, unless: false)
    try coder.attribute("hasUnreadTextSize", &hasUnreadTextSize, unless: false)
    try coder.attribute("systemView", &systemView)
    try coder.attribute("controls", &controlCount, unless: 1)
    try coder.attribute("showsLabelBesideSymbol", &showsLabelBesideSymbol, unless: false)
    try coder.attribute("isSymbolTrailing", &isSymbolTrailing, unless: false)
    try coder.attribute("isInDefaultSet", &isInDefaultSet)
    try coder.attribute("mayBeSetByCode", &mayBeSetByCode, unless: false)
    try coder.attribute("isSurelyUnnamed", &isSurelyUnnamed, unless: false)
    try coder.attribute("isSpokenByFileName", &isSpokenByFileName, unless: false)
    try coder.attribute("isImageHidden", &isImageHidden, unless: false)
    try coder.attribute("isTappedElement", &isTappedElement)
    try coder.attribute("hasMenuForm", &hasMenuForm, unless: .unknown)
    try coder.attribute("isPinned", &isPinned, unless: false)
    try coder.element("location", &location)
    try coder.element("placedAt", &placedAt)
    try coder.element("madeAt", &madeAt)
    try coder.text("label", &label)
    try coder.text("otherLabel", &otherLabel)
    try coder.text("fallbackLabel", &fallbackLabel)
    try coder.text("paletteLabel", &paletteLabel)
    try coder.text("toolTip", &toolTip)
    try coder.text("accessibilityLabel", &accessibilityLabel)
    // A segment without a text counts, too.
    try coder.elements("segment", &segments)
    try coder.elements("segmentSymbol", &segmentSymbols, blank: nil) { coder, symbol throws(StoredFault) in
      try coder.attribute("name", &symbol)
    }
    try coder.texts("condition", &onlyIf)
    try coder.facts(&facts, ItemFacts.vocabulary)
  }
}

extension StoredCoder {
  /// A text of a definition; none if it is not there.
  fileprivate mutating func text(_ name: String, _ text: inout LocalizedText) throws(StoredFault) {
    try element(name, if: text.state != .none) { coder throws(StoredFault) in try text.describe(&coder) }
  }

  /// What a definition declares, by the names of docs/facts.md.
  fileprivate mutating func facts<Facts>(_ facts: inout Facts, _ vocabulary: [FactName<Facts>]) throws(StoredFault) {
    var values = Self.isReading ? [] : vocabulary.compactMap { fact in fact.read(facts).map { (fact.name, $0) } }
    try elements("fact", &values, blank: ("", "")) { coder, fact throws(StoredFault) in
      try coder.attribute("name", &fact.0)
      try coder.attribute("value", &fact.1)
      guard Self.isReading else { return }
      guard let known = vocabulary.first(where: { $0.name == fact.0 }) else {
        let names = vocabulary.map(\.name).joined(separator: ", ")
        throw coder.fault("found the fact \"\(VisibleCharacters.of(fact.0))\", expected one of: \(names)")
      }
      guard known.write(fact.1, &facts) else {
        throw coder.fault("found \(fact.0)=\"\(VisibleCharacters.of(fact.1))\", expected \(known.allowed)")
      }
    }
  }
}

/// A text of the definition, with what each locale shows.
extension LocalizedText: Stored {
  static var blank: LocalizedText { .none }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("state", &state)
    try coder.attribute("key", &key)
    try coder.attribute("table", &table)
    try coder.attribute("expression", &expression)
    try coder.text("source", &source)
    try coder.pairs("value", &values, blank: ("", LocalizedValue(state: .missing, text: nil))) {
      coder, value throws(StoredFault) in
      try coder.attribute("locale", &value.0)
      try value.1.describeWithin(&coder)
    }
    try coder.element("location", &location)
  }
}

extension LocalizedValue {
  fileprivate mutating func describeWithin<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("state", &state)
    try coder.attribute("from", &from)
    try coder.text("text", &text)
    try coder.elements("variant", &variants)
    try coder.element("location", &location)
  }
}

/// One form of a text that varies.
extension LocalizedValue.Variant: Stored {
  static var blank: LocalizedValue.Variant { .init(text: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("plural", &plural)
    try coder.attribute("device", &device)
    try coder.attribute("width", &width)
    try coder.text(&text)
  }
}
