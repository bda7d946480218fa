import LintelModel

/// A bar in one language with every environment it was laid out in. Beside each stands what it was compared with, where that is
/// not the same bar in its source language.
struct StoredBar: Stored {
  var bar: BarInLocale
  var sourceLayouts: [BarLayout]

  static var blank: StoredBar {
    StoredBar(
      bar: BarInLocale(toolbar: .blank, locale: "", direction: .leftToRight, layouts: [], sourceLayouts: []),
      sourceLayouts: [])
  }

  /// All of them, each with what it was compared with if that has to be said.
  static func all(_ bars: [BarInLocale]) -> [StoredBar] {
    let sources = layouts(of: bars)
    return bars.map { bar in
      StoredBar(bar: bar, sourceLayouts: bar.sourceLayouts == sources[bar.toolbar.id] ?? [] ? [] : bar.sourceLayouts)
    }
  }

  /// The bars, each with what it was compared with.
  static func whole(_ bars: [StoredBar], appNames: [String]) -> [BarInLocale] {
    let sources = layouts(of: bars.map(\.bar))
    return bars.map { stored in
      var bar = stored.bar
      bar.sourceLayouts = stored.sourceLayouts.isEmpty ? sources[bar.toolbar.id] ?? [] : stored.sourceLayouts
      bar.appNames = appNames
      return bar
    }
  }

  /// Of each toolbar in its source language.
  private static func layouts(of bars: [BarInLocale]) -> [String: [BarLayout]] {
    Dictionary(bars.filter(\.isSource).map { ($0.toolbar.id, $0.layouts) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try describeToolbar(&coder)
    try coder.attribute("locale", &bar.locale)
    try coder.attribute("direction", &bar.direction)
    coder.ids.direction = bar.direction
    // Known by the toolbar's source language where it is read.
    var isSource = bar.isSource
    try coder.attribute("isSource", &isSource)
    try coder.environments("unjudged", &bar.unjudged)
    try coder.pairs("thresholds", &bar.thresholds, blank: (OSLine(1), [])) { coder, line throws(StoredFault) in
      try coder.attribute("os", &line.0)
      try coder.elements("threshold", &line.1)
    }
    try coder.pairs("measured", &bar.measuredWith, blank: ("", "")) { coder, text throws(StoredFault) in
      try coder.attribute("text", &text.0)
      try coder.attribute("with", &text.1)
    }
    try coder.pairs("widestForm", &bar.pluralForms, blank: ("", "")) { coder, text throws(StoredFault) in
      try coder.attribute("text", &text.0)
      try coder.attribute("form", &text.1)
    }
    try coder.elements("layout", &bar.layouts)
    try coder.elements("sourceLayout", &sourceLayouts)
  }

  private mutating func describeToolbar<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var id = bar.toolbar.id
    try coder.attribute("toolbar", &id)
    guard Coder.isReading else {
      if coder.ids.bar?.definition !== bar.definition { coder.ids.bar = .init(bar.definition) }
      return
    }
    guard let known = coder.ids[toolbar: id] else {
      throw coder.fault("found the toolbar \"\(VisibleCharacters.of(id))\", expected one that <toolbars> lists before")
    }
    coder.ids.bar = known
    bar.definition = known.definition
  }
}

extension Threshold: Stored {
  static var blank: Threshold { Threshold(event: .everythingFits, below: .zero) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var name = StoredEvent(event)
    var item = event.item
    try coder.attribute("event", &name)
    try coder.item("item", &item)
    try coder.width("", &below)
    guard Coder.isReading else { return }
    guard name.event.item == nil || item != nil else {
      throw coder.fault("found the event \(name.spelled) without an item, expected one of the toolbar")
    }
    event = name.event.of(item: item ?? 0)
  }
}

/// An event by its name; the item stands beside it.
private struct StoredEvent: StoredValue {
  var event: Threshold.Event
  static let all: [Threshold.Event] = [
    .titleTruncates, .subtitleTruncates, .labelTruncates(item: 0), .itemCollapses(item: 0), .itemOverflows(item: 0),
    .itemsDoNotFit, .backTitleShortens, .everythingFits,
  ]
  static var type: StoredType { .choice(all.map(\.name)) }
  static var allowed: String { "one of: " + all.map(\.name).joined(separator: ", ") }
  var spelled: String { event.name }
  init(_ event: Threshold.Event) { self.event = event }
  init?(spelled: String) {
    guard let event = Self.all.first(where: { $0.name == spelled }) else { return nil }
    self.event = event
  }
}

extension Threshold.Event {
  fileprivate func of(item: Int) -> Self {
    switch self {
    case .labelTruncates: .labelTruncates(item: item)
    case .itemCollapses: .itemCollapses(item: item)
    case .itemOverflows: .itemOverflows(item: item)
    default: self
    }
  }
}

extension BarLayout: Stored {
  static var blank: BarLayout {
    BarLayout(
      environment: Environment(platform: .ios, os: OSLine(1), device: "", width: 0), width: 0, direction: .leftToRight)
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var places = Coder.isReading ? [] : environments
    try coder.environments("environments", &places, isRequired: true)
    if Coder.isReading {
      guard let first = places.first else { throw coder.fault("found a layout without an environment, expected at least one") }
      (environment, alike) = (first, places.dropFirst())
    }
    coder.ids.platform = environment.platform
    try coder.attribute("width", &width)
    try describeHeight(&coder)
    if Coder.isReading { direction = coder.ids.direction }
    try coder.attribute("direction", &direction, unless: coder.ids.direction)
    try coder.width("needed", &neededByItems)
    try coder.attribute("itemsDoNotFit", &itemsDoNotFit)
    try coder.attribute("usesLargeContentViewer", &usesLargeContentViewer, unless: false)
    try coder.element("title", if: title != nil || titleFrame != nil || titleIsOffCenter) { coder throws(StoredFault) in
      try coder.frame(&titleFrame)
      try coder.attribute("isOffCenter", &titleIsOffCenter)
      try coder.element("text", &title)
    }
    try coder.element("largeTitle", if: largeTitle != nil) { coder throws(StoredFault) in
      var text = largeTitle ?? .blank
      try coder.element("text", &text)
      largeTitle = text
    }
    try coder.element("subtitle", if: subtitle != nil) { coder throws(StoredFault) in
      var text = subtitle ?? .blank
      try coder.element("text", &text)
      subtitle = text
    }
    try coder.elements("item", &items)
    try coder.element("overflowButton", &overflowButton)
    try coder.element("sideOverflowButton", if: sideOverflowButton != nil) { coder throws(StoredFault) in
      var frame = sideOverflowButton ?? .blank
      try coder.attribute("y", &frame.x)
      try coder.attribute("height", &frame.width)
      sideOverflowButton = frame
    }
    try coder.elements("shorten", &shortening)
  }

  private mutating func describeHeight<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var (low, best, high) = (height?.low, height?.best, height?.high)
    try coder.attribute("height", &best)
    try coder.attribute("heightLow", &low)
    try coder.attribute("heightHigh", &high)
    guard Coder.isReading, let best else { return }
    guard let low, let high else {
      throw coder.fault("found height without heightLow and heightHigh in <\(coder.name)>, expected all three")
    }
    height = Width(low: low, best: best, high: high)
  }
}

extension BarLayout.Frame: Stored {
  static var blank: BarLayout.Frame { .init(x: 0, width: 0) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("x", &x)
    try coder.attribute("width", &width)
  }
}

extension StoredCoder {
  /// A frame in attributes of an element that has others as well.
  fileprivate mutating func frame(
    _ frame: inout BarLayout.Frame?, _ start: String = "x", _ length: String = "width"
  ) throws(StoredFault) {
    var (x, width) = (frame?.x, frame?.width)
    try attribute(start, &x)
    try attribute(length, &width)
    guard Self.isReading, let x else { return }
    guard let width else { throw fault("found \(start) without \(length) in <\(name)>, expected both") }
    frame = .init(x: x, width: width)
  }
}

extension BarLayout.PlacedItem: Stored {
  static var blank: BarLayout.PlacedItem { .init(item: 0, place: .onBar) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.item("ref", &item)
    var name = StoredPlace.onBar
    var position: Int?
    switch place {
    case .onBar: break
    case .offBar: name = .offBar
    case .inOverflow(let index): (name, position) = (.inOverflow, index)
    }
    try coder.attribute("place", &name)
    try coder.attribute("menuPosition", &position)
    switch (name, position) {
    case (.onBar, nil): place = .onBar
    case (.offBar, nil): place = .offBar
    case (.inOverflow, let position?): place = .inOverflow(position)
    default: throw coder.fault("found place=\"\(name)\", expected \(StoredPlace.allowed)")
    }
    try coder.attribute("gone", &gone)
    try coder.frame(&frame)
    try coder.frame(&sideFrame, "sideY", "sideHeight")
    try coder.attribute("isCollapsed", &isCollapsed, unless: false)
    try coder.element("text", &text)
  }
}

private enum StoredPlace: String, CaseIterable, StoredValue {
  case onBar, inOverflow, offBar
  static var allowed: String { "onBar, offBar, or inOverflow with a menuPosition" }
}

extension BarLayout.VisibleText: Stored {
  static var blank: BarLayout.VisibleText {
    .init(text: "", shown: "", needed: .zero, room: .zero, font: Font(size: 0), cut: nil)
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.width("needed", &needed)
    try coder.width("room", &room)
    try coder.attribute("fontSize", &font.size)
    try coder.attribute("fontWeight", &font.weight)
    if Coder.isReading { font.platform = coder.ids.platform }
    try coder.attribute("fontPlatform", &font.platform, unless: coder.ids.platform)
    try coder.attribute("cut", &cut)
    try coder.attribute("spare", &spare)
    try coder.attribute("enough", &enough)
    try coder.text("full", &text)
    var part = Coder.isReading || shown == text ? nil : shown
    try coder.text("shown", &part)
    if Coder.isReading { shown = part ?? text }
  }
}

extension Shortening: Stored {
  static var blank: Shortening { Shortening(.title, by: 0) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    var (item, segment): (Int?, Int?) =
      switch text {
      case .title, .subtitle: (nil, nil)
      case .label(let item): (item, nil)
      case .segment(let item, let index): (item, index)
      }
    var isSubtitle = text == .subtitle
    try coder.item("item", &item)
    try coder.attribute("segment", &segment)
    try coder.attribute("isSubtitle", &isSubtitle, unless: false)
    try coder.attribute("by", &by)
    guard Coder.isReading else { return }
    switch (item, segment) {
    case (nil, _): text = isSubtitle ? .subtitle : .title
    case (let item?, nil): text = .label(item: item)
    case (let item?, let segment?):
      let segments = coder.ids.bar?.toolbar.items[item].segments.count ?? 0
      guard segment < segments else {
        throw coder.fault("found segment=\"\(segment)\", expected one of the item's \(segments), counted from 0")
      }
      text = .segment(item: item, index: segment)
    }
  }
}
