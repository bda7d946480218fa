import LintelModel
import LintelXMLTree

extension XMLReport {
  /// A bar as its definition has it.
  static func write(_ toolbar: Toolbar, _ environments: EnvironmentList, to xml: borrowing XMLWriter) {
    xml.element(
      "toolbar",
      [
        "id": toolbar.id, "name": toolbar.name, "kind": toolbar.kind.rawValue,
        "variantOf": toolbar.variant?.bar, "arms": toolbar.variant?.arms,
        "platforms": toolbar.platforms.map(\.rawValue).joined(separator: " "),
        "platformOrigin": toolbar.platformOrigin.rawValue,
        "osLines": toolbar.osLines.isEmpty ? nil : toolbar.osLines.map(\.description).joined(separator: " "),
        "sourceLocale": toolbar.sourceLocale.id, "displayMode": toolbar.displayMode.spelled(\.rawValue),
        "windowStyle": toolbar.windowStyle.spelled(\.rawValue), "minimumWidth": toolbar.minimumWidth.spelled(\.exact),
        "defaultWidth": toolbar.defaultWidth.spelled(\.exact), "hasTabBar": toolbar.hasTabBar.spelled(\.description),
        "largeTitle": toolbar.largeTitle.spelled(\.description),
        "customizable": toolbar.customizable.spelled(\.description), "role": toolbar.role,
        "hasTitleMenu": toolbar.hasTitleMenu.ifTrue, "titleMayBeSetByCode": toolbar.titleMayBeSetByCode.ifTrue,
        "isFragment": toolbar.isFragment.ifTrue, "isNotJudged": (!toolbar.isJudgedForFit).ifTrue,
        "environments": toolbar.environments.isEmpty ? nil : environments.ids(of: toolbar.environments),
      ]
    ) {
      write(toolbar.location, as: "location", to: xml)
      write(toolbar.title, as: "title", to: xml)
      write(toolbar.subtitle, as: "subtitle", to: xml)
      write(toolbar.prompt, as: "prompt", to: xml)
      write(toolbar.backTitle, as: "backTitle", to: xml)
      write(toolbar.facts, BarFacts.vocabulary, to: xml)
      for item in toolbar.items { write(item, to: xml) }
    }
  }

  private static func write(_ item: Item, to xml: borrowing XMLWriter) {
    xml.element(
      "item",
      [
        "id": item.id, "kind": item.kind.rawValue, "symbol": item.symbol, "hasSystemName": item.hasSystemName.ifTrue,
        "systemItem": item.systemItem, "placement": item.placement.rawValue, "group": "\(item.group)",
        "priority": "\(item.priority.rawValue)", "style": item.style.rawValue, "fixedWidth": item.fixedWidth?.exact,
        "controls": item.controlCount == 1 ? nil : "\(item.controlCount)",
        "showsLabelBesideSymbol": item.showsLabelBesideSymbol.ifTrue, "isInDefaultSet": "\(item.isInDefaultSet)",
        "mayBeSetByCode": item.mayBeSetByCode.ifTrue,
        "hasMenuForm": item.hasMenuForm == .unknown ? nil : item.hasMenuForm.rawValue, "isPinned": item.isPinned.ifTrue,
      ]
    ) {
      write(item.location, as: "location", to: xml)
      write(item.placedAt, as: "placedAt", to: xml)
      write(item.label, as: "label", to: xml)
      write(item.otherLabel, as: "otherLabel", to: xml)
      write(item.fallbackLabel, as: "fallbackLabel", to: xml)
      write(item.paletteLabel, as: "paletteLabel", to: xml)
      write(item.toolTip, as: "toolTip", to: xml)
      write(item.accessibilityLabel, as: "accessibilityLabel", to: xml)
      // A segment without a text counts, too.
      for segment in item.segments { write(segment, as: "segment", evenIfNone: true, to: xml) }
      for symbol in item.segmentSymbols { xml.element("segmentSymbol", ["name": symbol]) }
      write(item.facts, ItemFacts.vocabulary, to: xml)
    }
  }

  private static func write<Facts>(_ facts: Facts, _ vocabulary: [FactName<Facts>], to xml: borrowing XMLWriter) {
    for fact in vocabulary {
      if let value = fact.read(facts) { xml.element("fact", ["name": fact.name, "value": value]) }
    }
  }

  private static func write(
    _ text: LocalizedText, as name: String, evenIfNone: Bool = false, to xml: borrowing XMLWriter
  ) {
    guard text.state != .none || evenIfNone else { return }
    xml.element(
      name, ["state": text.state.rawValue, "key": text.key, "table": text.table, "expression": text.expression]
    ) {
      if let source = text.source { xml.element("source", text: source) }
      for (locale, value) in text.values.sorted(by: { $0.key < $1.key }) {
        xml.element("value", ["locale": locale.id, "state": value.state.rawValue, "from": value.from?.id]) {
          if let text = value.text { xml.element("text", text: text) }
          for variant in value.variants { write(variant, to: xml) }
          write(value.location, as: "location", to: xml)
        }
      }
      write(text.location, as: "location", to: xml)
    }
  }
}

extension Fact {
  /// Absent where nothing is known; `absent` where the definition says that there is none.
  fileprivate func spelled(_ spell: (Value) -> String) -> String? {
    switch self {
    case .declared(let value): spell(value)
    case .absent: "absent"
    case .unknown: nil
    }
  }
}

extension Bool {
  /// For an attribute that says something rare and is left out otherwise.
  var ifTrue: String? { self ? "true" : nil }
}
