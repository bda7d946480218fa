import LintelFindings
import LintelModel

/// On which devices and in which windows, each with its system and text size, something is cut, and by how much.
struct Reach {
  /// The narrowest first, as far as pictures show it.
  let environments: [Environment]
  /// How many they are: what is wrong and cuts nothing is on no picture.
  let count: Int
  /// By how much the text is too wide that is so most; nil where nothing was measured.
  let over: Points?
  /// The environment of that text, and its language.
  let worst: (environment: Environment, locale: LocaleID?)?
  private let all: Int

  /// Of what findings say, as far as it is about a language; of all that they say, if none is given.
  init(of findings: [Finding], in locale: LocaleID? = nil, on model: PageModel) {
    let cut = findings.filter { $0.environmentCount > 0 }
    var environments: Set<Environment> = []
    // What was found in several languages at once has no figure of its own for each.
    var widest: (over: Points, environment: Environment, locale: LocaleID)?
    for finding in cut {
      for found in model.bars(of: finding) where locale == nil || found.bar.locale == locale {
        let (bar, place) = (found.bar, found.place)
        for layout in bar.layouts where layout.loses(place) {
          environments.formUnion(layout.environments)
          let over = layout.text(at: place)?.over ?? (finding.over == nil ? 0 : layout.overOfItems(at: place))
          if over > (widest?.over ?? 0) { widest = (over, layout.environment, bar.locale) }
        }
      }
      // A place of one of several languages is perhaps none of this one.
      if let worst = finding.worstEnvironment, locale == nil || finding.locale == locale { environments.insert(worst) }
    }
    self.environments = environments.sorted { a, b in
      a.width == b.width ? a.summary < b.summary : a.width < b.width
    }
    let ownCount = cut.lazy.filter { locale == nil || $0.locale == locale }.map(\.environmentCount).max() ?? 0
    count = max(environments.count, ownCount)
    all = max(count, model.environmentCount)
    let most = cut.max { ($0.over ?? 0) < ($1.over ?? 0) }
    if let widest, widest.over > (most?.over ?? 0) {
      (over, worst) = (widest.over, (widest.environment, widest.locale))
    } else {
      (over, worst) = (most?.over, most?.worstEnvironment.map { ($0, most?.locale) })
    }
  }

  var share: Message { "\(count) of \(all) devices and windows" }

  /// - Parameter isNamed: Whether the language of what is worst is one of several.
  @MarkupBuilder func worstOfAll(isNamed: Bool) -> [Markup] {
    if let worst {
      " · "
      "worst \(worst.environment)"
      if isNamed, let locale = worst.locale {
        " · "
        Markup.name(locale)
      }
    }
    if let over, over > 0 {
      ": "
      tag("b") { Markup.figure("\(over) pt too wide") }
    }
  }
}

extension BarLayout {
  /// By how much the items together are too wide, in points; 0 where it is no matter of all of them, or a menu takes some.
  fileprivate func overOfItems(at place: BarInLocale.FoundPlace) -> Points {
    guard place == .items, itemsDoNotFit != nil else { return 0 }
    return max(0, neededByItems.best.rounded - width.rounded).rounded
  }

  /// Whether the text is cut here, or its item gone.
  fileprivate func loses(_ place: BarInLocale.FoundPlace) -> Bool {
    switch place {
    case .title: title?.cut != nil
    case .item(let index):
      items.first { $0.item == index }.map { $0.text?.cut != nil || $0.place != .onBar || $0.isCollapsed } ?? false
    case .items:
      itemsDoNotFit != nil || items.contains { $0.text?.cut != nil || $0.place != .onBar || $0.isCollapsed }
    }
  }
}
