import LintelModel

/// What the files of a project besides a bar's own say of it: its catalogues of images and its menu bar; and what the bar's own
/// spaces say.
struct FactsOfProject {
  let assets: AssetCatalogs
  let menuBar: MenuBarDocument?
  let sourceLocale: LocaleID

  func tell(_ toolbars: inout [Toolbar]) {
    for index in toolbars.indices where toolbars[index].isOfSource {
      if !assets.isEmpty { tellImages(&toolbars[index]) }
      if let menuBar { menuBar.tell(&toolbars[index], sourceLocale: sourceLocale) }
      if toolbars[index].facts.distribution == .unknown, let distribution = toolbars[index].distributionBySpaces {
        toolbars[index].facts.distribution = .declared(distribution)
      }
    }
  }

  private func tellImages(_ bar: inout Toolbar) {
    for index in bar.items.indices where !bar.items[index].hasSystemName && !bar.items[index].kind.isSpacer {
      let item = bar.items[index]
      if let name = item.symbol, let image = assets.image(named: name, near: item.location.file) {
        if item.facts.iconSize == .unknown { bar.items[index].facts.iconSize = .declared(max(image.width, image.height)) }
        if item.facts.isFullColor == .unknown { bar.items[index].facts.isFullColor = image.isFullColor }
        if image.turns { bar.items[index].turnsSymbol = .yes }
      }
      if let name = item.landscapeImage, item.facts.landscapeIconHeight == .unknown,
        let image = assets.image(named: name, near: item.location.file)
      {
        bar.items[index].facts.landscapeIconHeight = .declared(image.height)
      }
    }
  }
}

extension Toolbar {
  /// How the flexible spaces of a toolbar at the bottom of the screen share its width among its buttons; nil where they do
  /// not say, as SwiftUI's do not that has none.
  var distributionBySpaces: BarFacts.Distribution? {
    guard kind == .toolbar else { return nil }
    let shown = items.filter { $0.isInDefaultSet && $0.kind != .fixedSpace && $0.kind != .separator }
    let buttons = shown.indices.filter { shown[$0].kind != .flexibleSpace }
    guard buttons.count > 1, let first = buttons.first, let last = buttons.last else { return nil }
    let between = zip(buttons, buttons.dropFirst()).map { $1 - $0 > 1 }
    if between.allSatisfy({ $0 }) { return .spread }
    guard !between.contains(true) else { return nil }
    switch (first > 0, last < shown.count - 1) {
    case (true, false): return .trailing
    case (false, true): return .leading
    case (false, false): return controller != nil || isDrawn ? .leading : nil
    case (true, true): return nil
    }
  }
}
