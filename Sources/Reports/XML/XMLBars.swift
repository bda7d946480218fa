import LintelModel
import LintelXMLTree

extension XMLReport {
  /// A bar in one language with every environment it was laid out in.
  static func write(_ bar: BarInLocale, to xml: borrowing XMLWriter) {
    xml.element(
      "bar",
      [
        "toolbar": bar.toolbar.id, "locale": bar.locale.id, "direction": bar.direction.rawValue,
        "isSource": "\(bar.isSource)",
      ]
    ) {
      for (os, thresholds) in bar.thresholds.sorted(by: { $0.key < $1.key }) {
        for threshold in thresholds { write(threshold, os: os, items: bar.toolbar.items, to: xml) }
      }
      for layout in bar.layouts { write(layout, items: bar.toolbar.items, to: xml) }
    }
  }

  private static func write(_ threshold: Threshold, os: OSLine, items: [Item], to xml: borrowing XMLWriter) {
    let below = threshold.below
    xml.element(
      "threshold",
      [
        "os": "\(os)", "event": threshold.event.name,
        "item": threshold.event.item.flatMap { items.indices.contains($0) ? items[$0].id : nil },
        "low": below.low.exact, "best": below.best.exact, "high": below.high.exact,
      ])
  }

  private static func write(_ layout: BarLayout, items: [Item], to xml: borrowing XMLWriter) {
    let needed = layout.neededByItems
    xml.element(
      "layout",
      [
        "width": layout.width.exact, "neededLow": needed.low.exact, "neededBest": needed.best.exact,
        "neededHigh": needed.high.exact, "itemsDoNotFit": layout.itemsDoNotFit?.rawValue,
        "height": layout.height?.best.exact, "heightLow": layout.height?.low.exact, "heightHigh": layout.height?.high.exact,
        "usesLargeContentViewer": layout.usesLargeContentViewer ? "true" : nil,
      ]
    ) {
      for environment in layout.environments { write(environment, as: "environment", to: xml) }
      if layout.title != nil || layout.titleFrame != nil {
        xml.element(
          "title",
          [
            "x": layout.titleFrame?.x.exact, "width": layout.titleFrame?.width.exact,
            "isOffCenter": "\(layout.titleIsOffCenter)",
          ]
        ) { write(layout.title, to: xml) }
      }
      if let subtitle = layout.subtitle { xml.element("subtitle", [:]) { write(subtitle, to: xml) } }
      for placed in layout.items where items.indices.contains(placed.item) {
        write(placed, id: items[placed.item].id, to: xml)
      }
      if let frame = layout.overflowButton {
        xml.element("overflowButton", ["x": frame.x.exact, "width": frame.width.exact])
      }
      for shortening in layout.shortening { write(shortening, items: items, to: xml) }
    }
  }

  private static func write(_ shortening: Shortening, items: [Item], to xml: borrowing XMLWriter) {
    let (item, segment): (Int?, Int?) =
      switch shortening.text {
      case .title, .subtitle: (nil, nil)
      case .label(let item): (item, nil)
      case .segment(let item, let index): (item, index)
      }
    xml.element(
      "shorten",
      [
        "item": item.flatMap { items.indices.contains($0) ? items[$0].id : nil }, "segment": segment.map(String.init),
        "isSubtitle": shortening.text == .subtitle ? "true" : nil, "by": shortening.by.exact,
      ])
  }

  private static func write(_ placed: BarLayout.PlacedItem, id: String, to xml: borrowing XMLWriter) {
    let (place, position): (String, Int?) =
      switch placed.place {
      case .onBar: ("onBar", nil)
      case .inOverflow(let position): ("inOverflow", position)
      case .offBar: ("offBar", nil)
      }
    xml.element(
      "item",
      [
        "ref": id, "place": place, "menuPosition": position.map(String.init), "gone": placed.gone?.rawValue,
        "x": placed.frame?.x.exact, "width": placed.frame?.width.exact, "isCollapsed": placed.isCollapsed ? "true" : nil,
      ]
    ) { write(placed.text, to: xml) }
  }

  private static func write(_ text: BarLayout.VisibleText?, to xml: borrowing XMLWriter) {
    guard let text else { return }
    xml.element(
      "text",
      [
        "neededLow": text.needed.low.exact, "neededBest": text.needed.best.exact, "neededHigh": text.needed.high.exact,
        "roomLow": text.room.low.exact, "roomBest": text.room.best.exact, "roomHigh": text.room.high.exact,
        "fontSize": text.font.size.exact, "fontWeight": text.font.weight.rawValue, "cut": text.cut?.rawValue,
        "spare": text.spare?.exact,
      ]
    ) {
      xml.element("full", text: text.text)
      xml.element("shown", text: text.shown)
    }
  }
}
