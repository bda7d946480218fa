import LintelFindings
import LintelModel

/// Which pictures stand on the page. All, unless they are so many that a browser would open it slowly: then every bar is drawn
/// in every language at the width to look at first, and at its other widths as far as there is room, those with findings before those without.
struct PicturePlan {
  private enum Share { case one, all }
  private struct Bar: Hashable {
    let toolbar: Int
    let locale: LocaleID
  }

  /// As much as all pictures may weigh, counted in items drawn, which take some 120 bytes each. Together with what findings and
  /// outlines take it keeps the page of sixty bars in a hundred languages below 12 MB, whatever was found.
  private static func limit(besides result: AuditResult) -> Int {
    let findings = min(result.findings.count, PageOutline.Form.cards + PageOutline.Form.lines)
    return 72_000 - 7 * findings - 2 * result.outlines.lines.count - 3 * result.outlines.glyphs.count
  }

  private var shares: [Bar: Share] = [:]

  init(_ outline: PageOutline) {
    let candidates = outline.toolbars.flatMap { part in
      part.bars.keys.sorted().map { Candidate(part, $0, part.bars[$0]!) }
    }
    var room = PicturePlan.limit(besides: outline.result)
    for (isFound, share) in [(true, Share.one), (false, .one), (true, .all), (false, .all)] {
      for candidate in candidates where candidate.isFound == isFound {
        let weight = share == .one ? candidate.first : candidate.further
        guard weight <= room, share == .one || shares[candidate.bar] != nil else { continue }
        room -= weight
        shares[candidate.bar] = share
      }
    }
  }

  /// A bar in a language, with what its first picture and the others weigh.
  private struct Candidate {
    let bar: Bar
    let isFound: Bool
    let first: Int
    let further: Int

    init(_ part: PageOutline.ToolbarPart, _ locale: LocaleID, _ laidOut: BarInLocale) {
      let stops = laidOut.layouts.first.map { PicturedStop.all(of: laidOut, first: $0).count } ?? 0
      let items = laidOut.toolbar.items.count + 3
      bar = Bar(toolbar: part.number, locale: locale)
      isFound = part.isFound(in: locale)
      first = stops == 0 ? 0 : items
      further = max(0, stops - 1) * items
    }
  }

  /// What to draw, the one to look at first in front.
  func stops(
    of part: PageOutline.ToolbarPart, in locale: LocaleID, showing entries: [PageOutline.Entry]
  ) -> [PicturedStop] {
    guard let bar = part.bars[locale], let share = shares[Bar(toolbar: part.number, locale: locale)],
      let first = bar.picturedLayout(for: entries.map(\.finding))
    else { return [] }
    let stops = PicturedStop.all(of: bar, first: first)
    let place = stops.firstIndex { $0.layout.environment == first.environment }!
    return [stops[place]] + (share == .one ? [] : stops[..<place] + stops[(place + 1)...])
  }
}

/// A picture, and everywhere it holds.
struct PicturedStop {
  let layout: BarLayout
  var environments: [Environment]

  /// One for each layout; but on a system, widths next to each other at which everything stands in full share the picture of
  /// the narrowest, or the one to look at first.
  static func all(of bar: BarInLocale, first: BarLayout) -> [PicturedStop] {
    let systems = Dictionary(grouping: bar.layouts) { BarSystem($0.environment) }
    return systems.sorted { $0.key < $1.key }.flatMap { _, layouts in
      let sorted = layouts.sorted { $0.environment.width < $1.environment.width }
      var stops: [PicturedStop] = []
      for layout in sorted {
        if layout.isWhole, let last = stops.last, last.layout.isWhole {
          let drawn = layout.environment == first.environment ? layout : last.layout
          stops[stops.count - 1] = PicturedStop(layout: drawn, environments: last.environments + layout.environments)
        } else {
          stops.append(PicturedStop(layout: layout, environments: layout.environments))
        }
      }
      return stops
    }
  }

  /// Where it stands among the systems: `0 375 390 402,1 375` for three widths of the first and one of the second.
  func places(among systems: [BarSystem]) -> String {
    let widths = Dictionary(grouping: environments) { BarSystem($0) }
    return systems.enumerated().compactMap { index, system in
      widths[system].map { ([String(index)] + Set($0.map(\.width)).sorted().map(\.description)).joined(separator: " ") }
    }.joined(separator: ",")
  }
}

extension BarLayout {
  /// Whether everything stands on the bar in full.
  fileprivate var isWhole: Bool {
    !titleIsOffCenter && itemsDoNotFit == nil && title?.cut == nil && subtitle?.cut == nil
      && items.allSatisfy { $0.place == .onBar && $0.text?.cut == nil && !$0.isCollapsed }
  }
}

extension PageOutline.ToolbarPart {
  fileprivate func isFound(in locale: LocaleID) -> Bool { locale == toolbar.sourceLocale || entries[locale] != nil }
}
