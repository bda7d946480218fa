import LintelModel

/// Bars in one language, with their layouts.
enum StoredBars {
  /// A bar's definition, with its items by their ids.
  struct Known {
    let toolbar: Toolbar
    let items: [String: Int]

    init(_ toolbar: Toolbar) {
      self.toolbar = toolbar
      items = Dictionary(toolbar.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func item(_ id: String, in element: StoredElement) throws(StoredFault) -> Int {
      guard let index = items[id] else {
        let bar = VisibleCharacters.of(toolbar.id)
        throw element.fault("found the item \"\(VisibleCharacters.of(id))\", expected one of the toolbar \"\(bar)\"")
      }
      return index
    }
  }

  /// A bar, and whether its layouts in the source language are with it or are those of its source bar.
  struct Read {
    var bar: BarInLocale
    var hasOwnSource: Bool
  }

  static func bar(
    _ element: inout StoredElement, of toolbars: [String: Known], _ environments: StoredEnvironments
  ) throws(StoredFault) -> Read {
    let id = try element.string("toolbar")
    guard let known = toolbars[id] else {
      throw element.fault("found the toolbar \"\(VisibleCharacters.of(id))\", expected one that <toolbars> lists before")
    }
    var bar = try BarInLocale(
      toolbar: known.toolbar, locale: element.locale("locale"), direction: element.choice("direction"), layouts: [],
      sourceLayouts: [])
    // Known by the toolbar's source language.
    _ = try element.flag("isSource")
    if let ids = element.optional("unjudged") {
      bar.unjudged = try environments.named(ids.split(separator: " ").map(String.init), in: element)
    }
    let lines = try element.all("thresholds") { line throws(StoredFault) in
      try (
        OSLine(line.integer("os", in: 1...1000)),
        line.all("threshold") { threshold throws(StoredFault) in try Self.threshold(&threshold, of: known) }
      )
    }
    bar.thresholds = Dictionary(lines, uniquingKeysWith: { first, _ in first })
    bar.measuredWith = try pairs("measured", "text", "with", of: &element)
    bar.pluralForms = try pairs("widestForm", "text", "form", of: &element)
    let reader = StoredLayouts(known: known, direction: bar.direction, environments: environments)
    bar.layouts = try element.all("layout") { layout throws(StoredFault) in try reader.layout(&layout) }
    bar.sourceLayouts = try element.all("sourceLayout") { layout throws(StoredFault) in try reader.layout(&layout) }
    return Read(bar: bar, hasOwnSource: !bar.sourceLayouts.isEmpty)
  }

  /// The bars, each with what it was compared with.
  static func whole(_ bars: [Read], of project: Project) -> [BarInLocale] {
    let sources = Dictionary(
      bars.filter(\.bar.isSource).map { ($0.bar.toolbar.id, $0.bar.layouts) }, uniquingKeysWith: { first, _ in first })
    let names = Set(project.appNames.values.joined()).sorted()
    return bars.map { read in
      var bar = read.bar
      if !read.hasOwnSource { bar.sourceLayouts = sources[bar.toolbar.id] ?? [] }
      bar.appNames = names
      return bar
    }
  }

  private static func threshold(
    _ element: inout StoredElement, of known: Known
  ) throws(StoredFault) -> Threshold {
    let name = try element.string("event")
    var item = 0
    if let id = element.optional("item") { item = try known.item(id, in: element) }
    guard let event = Threshold.Event.all(item: item).first(where: { $0.name == name }) else {
      let names = Threshold.Event.all(item: 0).map(\.name).joined(separator: ", ")
      throw element.fault("found event=\"\(VisibleCharacters.of(name))\", expected one of: \(names)")
    }
    guard event.item == nil || known.toolbar.items.indices.contains(item) else {
      throw element.fault("found the event \(name) without an item, expected one of the toolbar")
    }
    return Threshold(event: event, below: try element.width("low", "best", "high"))
  }

  private static func pairs(
    _ name: String, _ key: String, _ value: String, of element: inout StoredElement
  ) throws(StoredFault) -> [String: String] {
    let pairs = try element.all(name) { pair throws(StoredFault) in try (pair.string(key), pair.string(value)) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension Threshold.Event {
  fileprivate static func all(item: Int) -> [Threshold.Event] {
    [
      .titleTruncates, .subtitleTruncates, .labelTruncates(item: item), .itemCollapses(item: item),
      .itemOverflows(item: item), .itemsDoNotFit,
      .backTitleShortens, .everythingFits,
    ]
  }
}
