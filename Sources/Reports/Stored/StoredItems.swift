import LintelModel

/// The items of a bar's definition.
enum StoredItems {
  static func item(_ element: inout StoredElement) throws(StoredFault) -> Item {
    let priority = try element.integer("priority", in: -10_000...10_000)
    guard let priority = Item.Priority(rawValue: priority) else {
      let known = Item.Priority.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
      throw element.fault("found priority=\"\(priority)\", expected one of: \(known)")
    }
    var item = try Item(
      id: element.string("id"), kind: element.choice("kind"), location: element.location("location"),
      label: StoredToolbars.text("label", of: &element), paletteLabel: StoredToolbars.text("paletteLabel", of: &element),
      toolTip: StoredToolbars.text("toolTip", of: &element),
      accessibilityLabel: StoredToolbars.text("accessibilityLabel", of: &element), symbol: element.optional("symbol"),
      hasSystemName: element.flag("hasSystemName"), systemItem: element.optional("systemItem"),
      placement: element.choice("placement"), group: element.integer("group", in: -1_000_000...1_000_000),
      priority: priority, style: element.choice("style"), fixedWidth: element.optionalPoints("fixedWidth"),
      segments: element.all("segment") { segment throws(StoredFault) in try StoredToolbars.text(&segment) },
      isInDefaultSet: element.flag("isInDefaultSet"), mayBeSetByCode: element.flag("mayBeSetByCode"))
    item.fallbackLabel = try StoredToolbars.text("fallbackLabel", of: &element)
    item.otherLabel = try StoredToolbars.text("otherLabel", of: &element)
    item.segmentSymbols = try element.all("segmentSymbol") { symbol throws(StoredFault) in symbol.optional("name") }
    item.controlCount = try element.optionalInteger("controls") ?? 1
    item.showsLabelBesideSymbol = try element.flag("showsLabelBesideSymbol")
    item.hasMenuForm = try element.optionalChoice("hasMenuForm") ?? .unknown
    item.isPinned = try element.flag("isPinned")
    item.placedAt = try element.optionalLocation("placedAt")
    try StoredToolbars.facts(of: &element, ItemFacts.vocabulary, into: &item.facts)
    return item
  }
}
