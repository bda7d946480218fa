import LintelModel

/// Bars laid out roughly, for reports to draw: every character of a text is about as wide as half its size.
enum SampleBars {
  static func width(_ text: String, _ size: Points) -> Width {
    let em = text.reduce(0.0) { sum, character in
      switch character.unicodeScalars.first!.value {
      case 0x2E80...0xFFEF: sum + 1
      case 0x0600...0x06FF: sum + 0.44
      default: sum + ("ijlI .,'".contains(character) ? 0.28 : character.isUppercase ? 0.68 : 0.55)
      }
    }
    return Width(low: size * (em * 0.97), best: size * em, high: size * (em * 1.03))
  }

  static func visible(_ text: String, room: Points, size: Points, weight: FontWeight = .regular) -> BarLayout.VisibleText {
    let needed = width(text, size)
    let cut = needed.exceeds(Width(exactly: room))
    var shown = text
    if needed.best > room {
      var kept = text
      while !kept.isEmpty, width(kept + "…", size).best > room { kept.removeLast() }
      shown = kept + "…"
    }
    return BarLayout.VisibleText(
      text: text, shown: shown, needed: needed, room: Width(exactly: room), font: Font(size: size, weight: weight), cut: cut)
  }

  /// A back item, a title in the middle, and the other items at the trailing edge.
  static func navigationBar(
    _ toolbar: Toolbar, _ locale: LocaleID, _ direction: LayoutDirection, _ environment: Environment
  ) -> BarLayout {
    let margin: Points = 16
    var left = margin
    var right = environment.width - margin
    var items: [BarLayout.PlacedItem] = []
    for (index, item) in toolbar.items.enumerated() {
      let text = item.label.shown(in: locale)
      var frame: BarLayout.Frame
      var visible: BarLayout.VisibleText?
      var width: Points = 44
      if let text {
        visible = SampleBars.visible(text, room: 140, size: 17)
        width = min(140, visible!.needed.best) + (environment.os >= OSLine(26) ? 24 : 0)
      }
      if item.placement == .leading {
        frame = .init(x: left, width: width + (item.kind == .back ? 14 : 0))
        left = frame.maxX + 12
      } else {
        frame = .init(x: right - width, width: width)
        right = frame.x - 12
      }
      if direction == .rightToLeft { frame.x = environment.width - frame.maxX }
      items.append(.init(item: index, place: .onBar, frame: frame, text: visible))
    }
    let half = min(environment.width / 2 - left, right - environment.width / 2)
    let title = toolbar.title.shown(in: locale).map { text -> BarLayout.VisibleText in
      visible(text, room: max(half * 2, right - left), size: 17, weight: .semibold)
    }
    var titleFrame: BarLayout.Frame?
    if let title {
      let width = min(title.needed.best, title.room.best)
      let isCentred = width <= half * 2
      let x = isCentred ? environment.width / 2 - width / 2 : left
      titleFrame = .init(x: direction == .rightToLeft && !isCentred ? environment.width - x - width : x, width: width)
    }
    return BarLayout(
      environment: environment, width: environment.width, direction: direction, title: title, titleFrame: titleFrame,
      items: items, neededByItems: Width(exactly: 200))
  }

  /// Icons over labels beside the title; what does not fit goes into the overflow menu.
  static func windowToolbar(
    _ toolbar: Toolbar, _ locale: LocaleID, _ direction: LayoutDirection, _ environment: Environment
  ) -> BarLayout {
    var x: Points = 240
    let end = environment.width - 44
    var items: [BarLayout.PlacedItem] = []
    var position = 0
    var needed = Width(exactly: 240)
    for (index, item) in toolbar.items.enumerated() where !item.kind.isSpacer {
      let text = item.label.shown(in: locale) ?? ""
      let width = max(55, SampleBars.width(text, 11).best + 12)
      needed += Width(exactly: width + 1)
      let visible = SampleBars.visible(text, room: width, size: 11)
      if position > 0 || x + width > end {
        items.append(.init(item: index, place: .inOverflow(position), gone: .certain, text: visible))
        position += 1
      } else {
        let frame = BarLayout.Frame(x: direction == .rightToLeft ? environment.width - x - width : x, width: width)
        items.append(.init(item: index, place: .onBar, frame: frame, text: visible))
        x = x + width + 1
      }
    }
    let title = toolbar.title.shown(in: locale).map { visible($0, room: 130, size: 15, weight: .semibold) }
    func mirrored(_ frame: BarLayout.Frame) -> BarLayout.Frame {
      direction == .rightToLeft ? .init(x: environment.width - frame.maxX, width: frame.width) : frame
    }
    return BarLayout(
      environment: environment, width: environment.width, direction: direction, title: title,
      titleFrame: title.map { mirrored(.init(x: 96, width: min($0.needed.best, 130))) }, items: items,
      overflowButton: position > 0 ? mirrored(.init(x: environment.width - 40, width: 32)) : nil, neededByItems: needed,
      itemsDoNotFit: position > 0 ? .certain : nil)
  }
}
