import LintelModel

/// Bars as their definitions have them.
enum StoredToolbars {
  static func toolbar(
    _ element: inout StoredElement, _ environments: StoredEnvironments
  ) throws(StoredFault) -> Toolbar {
    var platforms: [Platform] = []
    for name in try element.words("platforms") { platforms.append(try element.choice(name, "platforms")) }
    var lines: [OSLine] = []
    for number in element.optional("osLines")?.split(separator: " ") ?? [] {
      lines.append(OSLine(try element.integer(String(number), "osLines", in: 1...1000)))
    }
    var toolbar = try Toolbar(
      id: element.string("id"), name: element.string("name"), kind: element.choice("kind"), platforms: platforms,
      sourceLocale: element.locale("sourceLocale"), location: element.location("location"), osLines: lines,
      title: text("title", of: &element), subtitle: text("subtitle", of: &element),
      titleMayBeSetByCode: element.flag("titleMayBeSetByCode"), largeTitle: element.factFlag("largeTitle"),
      backTitle: text("backTitle", of: &element),
      items: element.all("item") { item throws(StoredFault) in try StoredItems.item(&item) },
      displayMode: element.factChoice("displayMode"), windowStyle: element.factChoice("windowStyle"),
      customizable: element.factFlag("customizable"), minimumWidth: element.factPoints("minimumWidth"),
      defaultWidth: element.factPoints("defaultWidth"))
    toolbar.platformOrigin = try element.choice("platformOrigin")
    toolbar.prompt = try text("prompt", of: &element)
    toolbar.hasTabBar = try element.factFlag("hasTabBar")
    toolbar.role = element.optional("role")
    toolbar.hasTitleMenu = try element.flag("hasTitleMenu")
    toolbar.isFragment = try element.flag("isFragment")
    // Derived again from its texts.
    _ = try element.flag("isNotJudged")
    if let bar = element.optional("variantOf") { toolbar.variant = .init(bar: bar, arms: try element.string("arms")) }
    if let ids = element.optional("environments") {
      toolbar.environments = try environments.named(ids.split(separator: " ").map(String.init), in: element)
    }
    try facts(of: &element, BarFacts.vocabulary, into: &toolbar.facts)
    return toolbar
  }

  /// A text of the definition, with what each locale shows; none if it is not there.
  static func text(_ name: String, of element: inout StoredElement) throws(StoredFault) -> LocalizedText {
    try element.optional(name) { text throws(StoredFault) in try Self.text(&text) } ?? .none
  }

  static func text(_ element: inout StoredElement) throws(StoredFault) -> LocalizedText {
    var text = try LocalizedText(
      state: element.choice("state"), key: element.optional("key"), table: element.optional("table"),
      expression: element.optional("expression"), source: element.optionalText("source"))
    let values = try element.all("value") { value throws(StoredFault) in
      try (
        value.locale("locale"),
        LocalizedValue(
          state: value.choice("state"), text: value.optionalText("text"),
          from: value.optional("from").map { LocaleID($0) }, variants: StoredTables.variants(&value),
          location: value.optionalLocation("location"))
      )
    }
    text.values = Dictionary(values, uniquingKeysWith: { first, _ in first })
    text.location = try element.optionalLocation("location")
    return text
  }

  static func facts<Facts>(
    of element: inout StoredElement, _ vocabulary: [FactName<Facts>], into facts: inout Facts
  ) throws(StoredFault) {
    let written = try element.all("fact") { fact throws(StoredFault) in
      try (name: fact.string("name"), value: fact.string("value"), element: fact)
    }
    for (name, value, element) in written {
      guard let fact = vocabulary.first(where: { $0.name == name }) else {
        let known = vocabulary.map(\.name).joined(separator: ", ")
        throw element.fault("found the fact \"\(VisibleCharacters.of(name))\", expected one of: \(known)")
      }
      guard fact.write(value, &facts) else {
        throw element.fault("found \(name)=\"\(VisibleCharacters.of(value))\", expected \(fact.allowed)")
      }
    }
  }
}
