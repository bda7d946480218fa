import LintelModel

// What layout solved is kept to a thousandth of a point, far finer than any figure behind it is known: rules, reports and a
// report that was stored and read again then see the very same numbers, and none of them takes seventeen digits to write.

extension Points {
  fileprivate var kept: Points { Points((value * 1000).rounded() / 1000) }
}

extension Width {
  fileprivate var kept: Width { Width(low: low.kept, best: best.kept, high: high.kept) }
}

extension Threshold {
  var kept: Threshold { Threshold(event: event, below: below.kept) }
}

extension BarLayout {
  var kept: BarLayout {
    var layout = self
    layout.width = width.kept
    layout.height = height?.kept
    layout.neededByItems = neededByItems.kept
    layout.title = title?.kept
    layout.largeTitle = largeTitle?.kept
    layout.titleIfPushed = titleIfPushed?.kept
    layout.titleFrame = titleFrame?.kept
    layout.subtitle = subtitle?.kept
    layout.overflowButton = overflowButton?.kept
    layout.sideOverflowButton = sideOverflowButton?.kept
    for index in layout.items.indices {
      layout.items[index].frame = items[index].frame?.kept
      layout.items[index].sideFrame = items[index].sideFrame?.kept
      layout.items[index].text = items[index].text?.kept
    }
    for index in layout.shortening.indices { layout.shortening[index].by = shortening[index].by.kept }
    return layout
  }
}

extension BarLayout.Frame {
  fileprivate var kept: Self { Self(x: x.kept, width: width.kept) }
}

extension BarLayout.VisibleText {
  fileprivate var kept: Self {
    var text = self
    text.needed = needed.kept
    text.room = room.kept
    text.font.size = font.size.kept
    text.spare = spare?.kept
    text.enough = enough?.kept
    return text
  }
}
