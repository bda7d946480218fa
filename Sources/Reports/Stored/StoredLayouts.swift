import LintelModel

/// Layouts of one bar in one language.
struct StoredLayouts {
  let known: StoredBars.Known
  let direction: LayoutDirection
  let environments: StoredEnvironments

  func layout(_ element: inout StoredElement) throws(StoredFault) -> BarLayout {
    let places = try environments.named(element.words("environments"), in: element)
    guard let environment = places.first else {
      throw element.fault("found a layout without an environment, expected at least one")
    }
    var layout = try BarLayout(
      environment: environment, width: element.points("width"),
      direction: element.optionalChoice("direction") ?? direction,
      items: element.all("item") { item throws(StoredFault) in try placed(&item, on: environment.platform) },
      overflowButton: element.optional("overflowButton") { button throws(StoredFault) in
        try BarLayout.Frame(x: button.points("x"), width: button.points("width"))
      }, neededByItems: element.width("neededLow", "neededBest", "neededHigh"),
      itemsDoNotFit: element.optionalChoice("itemsDoNotFit"))
    layout.alike = places.dropFirst()
    layout.sideOverflowButton = try element.optional("sideOverflowButton") { button throws(StoredFault) in
      try BarLayout.Frame(x: button.points("y"), width: button.points("height"))
    }
    if let height = try element.optionalPoints("height") {
      layout.height = try Width(low: element.points("heightLow"), best: height, high: element.points("heightHigh"))
    }
    layout.usesLargeContentViewer = try element.flag("usesLargeContentViewer")
    try element.optional("title") { title throws(StoredFault) in
      layout.titleIsOffCenter = try title.flag("isOffCenter")
      layout.titleFrame = try frame(of: &title)
      layout.title = try text(of: &title, on: environment.platform)
    }
    layout.subtitle =
      try element.optional("subtitle") { subtitle throws(StoredFault) in
        try text(of: &subtitle, on: environment.platform)
      } ?? nil
    layout.shortening = try element.all("shorten") { shortening throws(StoredFault) in try self.shortening(&shortening) }
    return layout
  }

  private func placed(
    _ element: inout StoredElement, on platform: Platform
  ) throws(StoredFault) -> BarLayout.PlacedItem {
    let item = try known.item(element.string("ref"), in: element)
    let position = try element.optionalInteger("menuPosition")
    let name = try element.string("place")
    let place: BarLayout.PlacedItem.Place
    switch (name, position) {
    case ("onBar", nil): place = .onBar
    case ("offBar", nil): place = .offBar
    case ("inOverflow", let position?): place = .inOverflow(position)
    default:
      throw element.fault(
        "found place=\"\(VisibleCharacters.of(name))\", expected onBar, offBar, or inOverflow with a menuPosition")
    }
    var placed = try BarLayout.PlacedItem(
      item: item, place: place, gone: element.optionalChoice("gone"), frame: frame(of: &element),
      text: text(of: &element, on: platform))
    if let y = try element.optionalPoints("sideY") {
      placed.sideFrame = BarLayout.Frame(x: y, width: try element.points("sideHeight"))
    }
    placed.isCollapsed = try element.flag("isCollapsed")
    return placed
  }

  private func frame(of element: inout StoredElement) throws(StoredFault) -> BarLayout.Frame? {
    guard let x = try element.optionalPoints("x") else { return nil }
    return BarLayout.Frame(x: x, width: try element.points("width"))
  }

  private func text(
    of element: inout StoredElement, on platform: Platform
  ) throws(StoredFault) -> BarLayout.VisibleText? {
    try element.optional("text") { text throws(StoredFault) in
      let full = try text.one("full") { full throws(StoredFault) in full.text() }
      var visible = try BarLayout.VisibleText(
        text: full, shown: text.optionalText("shown") ?? full,
        needed: text.width("neededLow", "neededBest", "neededHigh"), room: text.width("roomLow", "roomBest", "roomHigh"),
        font: Font(
          size: text.points("fontSize"), weight: text.choice("fontWeight"),
          platform: text.optionalChoice("fontPlatform") ?? platform), cut: text.optionalChoice("cut"))
      visible.spare = try text.optionalPoints("spare")
      return visible
    }
  }

  private func shortening(_ element: inout StoredElement) throws(StoredFault) -> Shortening {
    let by = try element.points("by")
    let isSubtitle = try element.flag("isSubtitle")
    guard let id = element.optional("item") else { return Shortening(isSubtitle ? .subtitle : .title, by: by) }
    let item = try known.item(id, in: element)
    let segments = known.toolbar.items[item].segments.count
    guard let segment = try element.optionalInteger("segment") else { return Shortening(.label(item: item), by: by) }
    guard segment < segments else {
      throw element.fault("found segment=\"\(segment)\", expected one of the item's \(segments), counted from 0")
    }
    return Shortening(.segment(item: item, index: segment), by: by)
  }
}
