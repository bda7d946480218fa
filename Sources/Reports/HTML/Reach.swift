import LintelFindings
import LintelModel

/// On which devices and in which windows, each with its system and text size, something is cut, and by how much.
struct Reach {
  /// The narrowest first.
  let environments: [Environment]
  /// By how much the text is too wide that is so most; nil where nothing was measured.
  let over: Points?
  /// The environment of that text.
  let worst: Environment?

  /// Of what findings say, as far as it is about a language; of all that they say, if none is given.
  init(of findings: [Finding], in locale: LocaleID? = nil, on model: PageModel) {
    let cut = findings.filter { $0.environmentCount > 0 }
    var environments: Set<Environment> = []
    // What was found in several languages at once has no figure of its own for each.
    var widest: (over: Points, environment: Environment)?
    for finding in cut {
      for unit in finding.units where locale == nil || unit.locale == locale {
        guard let toolbar = unit.toolbar, let language = unit.locale, let part = model.part(of: toolbar) else { continue }
        let item = unit.item.flatMap { id in part.toolbar.items.firstIndex { $0.id == id } }
        for layout in part.bars[language]?.layouts ?? [] where layout.loses(item, isTitle: finding.isAboutTitle) {
          environments.formUnion(layout.environments)
          let over = layout.over(item, isTitle: finding.isAboutTitle)
          if over > (widest?.over ?? 0) { widest = (over, layout.environment) }
        }
      }
      if let worst = finding.worstEnvironment { environments.insert(worst) }
    }
    self.environments = environments.sorted { a, b in
      a.width == b.width ? a.summary < b.summary : a.width < b.width
    }
    let most = cut.max { ($0.over ?? 0) < ($1.over ?? 0) }
    if let widest, widest.over > (most?.over ?? 0) {
      (over, worst) = (widest.over, widest.environment)
    } else {
      (over, worst) = (most?.over, most?.worstEnvironment)
    }
  }
}

extension BarLayout {
  /// By how much the title is too wide here, or the text of the item.
  fileprivate func over(_ item: Int?, isTitle: Bool) -> Points {
    if isTitle { return title?.over ?? 0 }
    return items.first { $0.item == item }?.text?.over ?? 0
  }

  /// Whether the title is cut here, or the item, or without one anything.
  fileprivate func loses(_ item: Int?, isTitle: Bool) -> Bool {
    if isTitle { return title?.cut != nil }
    guard let placed = items.first(where: { $0.item == item }) else { return !isWhole }
    return placed.text?.cut != nil || placed.place != .onBar || placed.isCollapsed
  }
}
