import LintelLayout
import LintelModel

/// A ruler that needs no font: every character is ten points wide, exactly unless `slack` says otherwise.
func fixedRuler(slack: Double = 0) -> Ruler {
  func width(_ text: String) -> Width {
    let best = Double(text.count) * 10
    return Width(low: Points(best * (1 - slack)), best: Points(best), high: Points(best * (1 + slack)))
  }
  return Ruler(
    measure: { text, _ in MeasuredText(text: text, width: width(text), source: .embedded) },
    truncate: { text, _, room in
      if width(text).best <= room { return text }
      let kept = max(0, Int(room.value / 10) - 1)
      return String(text.prefix(kept)) + "…"
    }, spread: .none)
}

extension FontSpread {
  /// Every font is as wide as the system's.
  static let none = FontSpread(families: 1...1, sizes: 1...1)
}

extension Item {
  static func text(
    _ label: String, _ placement: Placement = .automatic, style: Style = .plain, priority: Priority = .standard
  ) -> Item {
    Item(
      id: label, kind: .button, location: .test, label: .literal(label), placement: placement, priority: priority,
      style: style)
  }
  static func pinned(_ label: String, _ placement: Placement) -> Item {
    var item = Item.text(label, placement)
    item.isPinned = true
    return item
  }
  static func symbol(_ name: String, _ placement: Placement = .automatic, priority: Priority = .standard) -> Item {
    Item(
      id: name, kind: .button, location: .test, symbol: name, hasSystemName: true, placement: placement, priority: priority)
  }
  static var flexible: Item { Item(id: "flexible", kind: .flexibleSpace, location: .test) }
}

extension SourceLocation {
  static let test = SourceLocation(file: "test.sketch", line: 1)
}

extension Toolbar {
  static func test(
    _ kind: Kind, _ items: [Item], title: String? = nil, platform: Platform = .ios, displayMode: DisplayMode? = nil,
    largeTitle: Bool? = nil
  ) -> Toolbar {
    Toolbar(
      id: "test", name: "test", kind: kind, platforms: [platform], sourceLocale: "en", location: .test,
      title: title.map { .literal($0) } ?? .none, largeTitle: largeTitle.map { .declared($0) } ?? .unknown, items: items,
      displayMode: displayMode.map { .declared($0) } ?? .unknown)
  }

  func layout(
    width: Points, os: Int = 18, ruler: Ruler = fixedRuler(), direction: LayoutDirection = .leftToRight,
    locale: LocaleID = "en"
  ) -> BarLayout {
    let environment = Environment(platform: platforms[0], os: OSLine(os), device: "test", width: width)
    return BarLayouter.layOut(self, locale: locale, direction: direction, environments: [environment], ruler: ruler).layouts[
      0]
  }

  func layout(in environment: Environment) -> BarLayout {
    BarLayouter.layOut(self, locale: "en", direction: .leftToRight, environments: [environment], ruler: fixedRuler())
      .layouts[0]
  }

  func thresholds(os: Int = 18, ruler: Ruler = fixedRuler()) -> [Threshold] {
    let environment = Environment(platform: platforms[0], os: OSLine(os), device: "test", width: 400)
    return BarLayouter.layOut(self, locale: "en", direction: .leftToRight, environments: [environment], ruler: ruler)
      .thresholds[OSLine(os)] ?? []
  }
}
