import LintelModel
import LintelXMLTree

extension XMLReport {
  static func write(_ toolbar: Toolbar, to xml: borrowing XMLWriter) {
    xml.element(
      "toolbar",
      [
        "id": toolbar.id, "name": toolbar.name, "kind": toolbar.kind.rawValue,
        "variantOf": toolbar.variant?.bar, "arms": toolbar.variant?.arms,
        "platforms": toolbar.platforms.map(\.rawValue).joined(separator: " "),
        "platformOrigin": toolbar.platformOrigin.rawValue,
        "osLines": toolbar.osLines.isEmpty ? nil : toolbar.osLines.map(\.description).joined(separator: " "),
        "sourceLocale": toolbar.sourceLocale.id, "displayMode": toolbar.displayMode.value?.rawValue,
        "windowStyle": toolbar.windowStyle.value?.rawValue, "minimumWidth": toolbar.minimumWidth.value?.exact,
        "defaultWidth": toolbar.defaultWidth.value?.exact,
      ]
    ) {
      write(toolbar.location, as: "location", to: xml)
      write(toolbar.title, as: "title", sourceLocale: toolbar.sourceLocale, to: xml)
      write(toolbar.backTitle, as: "backTitle", sourceLocale: toolbar.sourceLocale, to: xml)
      for item in toolbar.items { write(item, sourceLocale: toolbar.sourceLocale, to: xml) }
    }
  }

  private static func write(_ item: Item, sourceLocale: LocaleID, to xml: borrowing XMLWriter) {
    xml.element(
      "item",
      [
        "id": item.id, "kind": item.kind.rawValue, "symbol": item.symbol, "systemItem": item.systemItem,
        "placement": item.placement.rawValue, "group": "\(item.group)", "priority": "\(item.priority.rawValue)",
        "style": item.style.rawValue, "fixedWidth": item.fixedWidth?.exact, "isInDefaultSet": "\(item.isInDefaultSet)",
      ]
    ) {
      write(item.location, as: "location", to: xml)
      write(item.label, as: "label", sourceLocale: sourceLocale, to: xml)
      write(item.paletteLabel, as: "paletteLabel", sourceLocale: sourceLocale, to: xml)
      write(item.toolTip, as: "toolTip", sourceLocale: sourceLocale, to: xml)
      write(item.accessibilityLabel, as: "accessibilityLabel", sourceLocale: sourceLocale, to: xml)
      for segment in item.segments { write(segment, as: "segment", sourceLocale: sourceLocale, to: xml) }
    }
  }

  private static func write(
    _ text: LocalizedText, as name: String, sourceLocale: LocaleID, to xml: borrowing XMLWriter
  ) {
    guard text.state != .none else { return }
    xml.element(
      name,
      [
        "state": text.state.rawValue, "key": text.key, "table": text.table, "expression": text.expression,
      ]
    ) {
      for (locale, value) in text.valuesWithSource(sourceLocale) {
        xml.element("value", ["locale": locale.id, "state": value.state.rawValue, "from": value.from?.id]) {
          if let text = value.text { xml.element("text", text: text) }
          for variant in value.variants {
            xml.element(
              "variant", ["plural": variant.plural, "device": variant.device, "width": variant.width], text: variant.text)
          }
          write(value.location, as: "location", to: xml)
        }
      }
    }
  }
}
