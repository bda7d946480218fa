import LintelModel
import LintelXMLTree

extension XMLReport {
  /// A bar in one language with every environment it was laid out in.
  /// - Parameter source: The layouts of the same bar in its source language. A bar that was compared with others holds them.
  static func write(
    _ bar: BarInLocale, beside source: [BarLayout], _ environments: EnvironmentList, to xml: borrowing XMLWriter
  ) {
    let items = bar.toolbar.items.map(\.id)
    xml.element(
      "bar",
      [
        "toolbar": bar.toolbar.id, "locale": bar.locale.id, "direction": bar.direction.rawValue,
        "isSource": "\(bar.isSource)", "unjudged": bar.unjudged.isEmpty ? nil : environments.ids(of: bar.unjudged),
      ]
    ) {
      for (os, thresholds) in bar.thresholds.sorted(by: { $0.key < $1.key }) {
        xml.element("thresholds", ["os": "\(os)"]) {
          for threshold in thresholds { write(threshold, items, to: xml) }
        }
      }
      for (text, face) in bar.measuredWith.sorted(by: { $0.key < $1.key }) {
        xml.element("measured", ["text": text, "with": face])
      }
      for (text, form) in bar.pluralForms.sorted(by: { $0.key < $1.key }) {
        xml.element("widestForm", ["text": text, "form": form])
      }
      for layout in bar.layouts { write(layout, as: "layout", of: bar.direction, items, environments, to: xml) }
      if bar.sourceLayouts != source {
        for layout in bar.sourceLayouts {
          write(layout, as: "sourceLayout", of: bar.direction, items, environments, to: xml)
        }
      }
    }
  }

  private static func write(_ threshold: Threshold, _ items: [String], to xml: borrowing XMLWriter) {
    let below = threshold.below
    xml.element(
      "threshold",
      [
        "event": threshold.event.name, "item": threshold.event.item.map { items[$0] },
        "low": below.low.exact, "best": below.best.exact, "high": below.high.exact,
      ])
  }

  private static func write(
    _ layout: BarLayout, as name: String, of direction: LayoutDirection, _ items: [String], _ environments: EnvironmentList,
    to xml: borrowing XMLWriter
  ) {
    let needed = layout.neededByItems
    let platform = layout.environment.platform
    xml.element(
      name,
      [
        "environments": environments.ids(of: layout.environments), "width": layout.width.exact,
        "height": layout.height?.best.exact, "heightLow": layout.height?.low.exact, "heightHigh": layout.height?.high.exact,
        "direction": layout.direction == direction ? nil : layout.direction.rawValue, "neededLow": needed.low.exact,
        "neededBest": needed.best.exact, "neededHigh": needed.high.exact, "itemsDoNotFit": layout.itemsDoNotFit?.rawValue,
        "usesLargeContentViewer": layout.usesLargeContentViewer.ifTrue,
      ]
    ) {
      if layout.title != nil || layout.titleFrame != nil || layout.titleIsOffCenter {
        xml.element(
          "title",
          [
            "x": layout.titleFrame?.x.exact, "width": layout.titleFrame?.width.exact,
            "isOffCenter": "\(layout.titleIsOffCenter)",
          ]
        ) { write(layout.title, on: platform, to: xml) }
      }
      if let subtitle = layout.subtitle { xml.element("subtitle", [:]) { write(subtitle, on: platform, to: xml) } }
      for placed in layout.items { write(placed, id: items[placed.item], on: platform, to: xml) }
      if let frame = layout.overflowButton {
        xml.element("overflowButton", ["x": frame.x.exact, "width": frame.width.exact])
      }
      if let frame = layout.sideOverflowButton {
        xml.element("sideOverflowButton", ["y": frame.x.exact, "height": frame.width.exact])
      }
      for shortening in layout.shortening { write(shortening, items, to: xml) }
    }
  }

  private static func write(_ shortening: Shortening, _ items: [String], to xml: borrowing XMLWriter) {
    let (item, segment): (Int?, Int?) =
      switch shortening.text {
      case .title, .subtitle: (nil, nil)
      case .label(let item): (item, nil)
      case .segment(let item, let index): (item, index)
      }
    xml.element(
      "shorten",
      [
        "item": item.map { items[$0] }, "segment": segment.map(String.init),
        "isSubtitle": (shortening.text == .subtitle).ifTrue, "by": shortening.by.exact,
      ])
  }

  private static func write(
    _ placed: BarLayout.PlacedItem, id: String, on platform: Platform, to xml: borrowing XMLWriter
  ) {
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
        "x": placed.frame?.x.exact, "width": placed.frame?.width.exact, "sideY": placed.sideFrame?.x.exact,
        "sideHeight": placed.sideFrame?.width.exact, "isCollapsed": placed.isCollapsed.ifTrue,
      ]
    ) { write(placed.text, on: platform, to: xml) }
  }

  private static func write(_ text: BarLayout.VisibleText?, on platform: Platform, to xml: borrowing XMLWriter) {
    guard let text else { return }
    xml.element(
      "text",
      [
        "neededLow": text.needed.low.exact, "neededBest": text.needed.best.exact, "neededHigh": text.needed.high.exact,
        "roomLow": text.room.low.exact, "roomBest": text.room.best.exact, "roomHigh": text.room.high.exact,
        "fontSize": text.font.size.exact, "fontWeight": text.font.weight.rawValue,
        "fontPlatform": text.font.platform == platform ? nil : text.font.platform.rawValue, "cut": text.cut?.rawValue,
        "spare": text.spare?.exact,
      ]
    ) {
      xml.element("full", text: text.text)
      if text.shown != text.text { xml.element("shown", text: text.shown) }
    }
  }
}
