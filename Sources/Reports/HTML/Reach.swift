import LintelFindings
import LintelModel

/// On which devices and in which windows, each with its system and text size, something is cut, and by how much. Of one finding
/// it is the figure of all reports; of several it is what all of them have together.
struct Reach {
  /// The narrowest first, as far as pictures show it: each is one that a finding counts.
  let environments: [Environment]
  /// How many they are: what is wrong and cuts nothing is on no picture.
  let count: Int
  /// By how much the text is too wide that is so most; nil where nothing was measured.
  let over: Points?
  /// Where it is worst, as findings name it; nil where no environment is known.
  let worst: WorstPlace?
  /// Where the text is that much too wide; nil where nothing was measured, or it is not known where.
  let widest: WorstPlace?
  private let all: Int

  /// Of what findings say, as far as it is about a language; of all that they say, if none is given.
  init(of findings: [Finding], in locale: LocaleID? = nil, on model: PageModel) {
    let cut = findings.filter { $0.environmentCount > 0 }
    var environments: Set<Environment> = []
    // What was found in several languages at once has no figure of its own for each.
    var widest: WorstPlace?
    var places: [WorstPlace] = []
    for finding in cut {
      var place = WorstPlace(of: finding)
      var own: Set<Environment> = []
      for found in model.bars(of: finding) where locale == nil || found.bar.locale == locale {
        own.formUnion(found.environments(of: finding))
        for layout in found.bar.layouts where layout.loses(found.place) {
          let over = layout.text(at: found.place)?.over ?? (finding.over == nil ? 0 : layout.overOfItems(at: found.place))
          if over > (widest?.over ?? 0) { widest = WorstPlace(layout.environment, in: found.bar.locale, over: over) }
          if finding.over == nil || finding.locale == nil { place?.meet(over, in: found.bar.locale, on: layout) }
        }
      }
      // A place of one of several languages is perhaps none of this one.
      let worst = locale == nil || finding.locale == locale ? finding.worstEnvironment : nil
      environments.formUnion(Self.asCounted(own, by: finding, worst: worst))
      if let place { places.append(place) }
    }
    self.environments = environments.sorted(by: Self.isNarrower)
    let ownCount = cut.lazy.filter { locale == nil || $0.locale == locale }.map(\.environmentCount).max() ?? 0
    count = max(environments.count, ownCount)
    // A language's share is of all screens of the app; that of findings is of their bars', as the sentence beside it has it.
    let screens = locale == nil ? cut.reduce(into: Set<Environment>()) { $0.formUnion(model.screens(of: $1)) } : []
    all = max(count, screens.isEmpty ? model.environmentCount : screens.count)
    let most = cut.compactMap(\.over).max()
    for place in places where (place.over ?? 0) > (widest?.over ?? 0) { widest = place }
    let known = widest?.over ?? 0
    over = known > (most ?? 0) ? known : most
    // A figure of which no place is known is no place's.
    self.widest = known < (most ?? 0) ? nil : widest
    worst = places.max { $0.weight < $1.weight }
  }

  /// No more than the finding counts, the narrowest ones, and its worst among them.
  private static func asCounted(
    _ environments: Set<Environment>, by finding: Finding, worst: Environment?
  ) -> [Environment] {
    let all = environments.union([worst].compactMap { $0 })
    if all.count <= finding.environmentCount { return Array(all) }
    let others = environments.subtracting([worst].compactMap { $0 }).sorted(by: isNarrower)
    return Array(([worst].compactMap { $0 } + others).prefix(finding.environmentCount))
  }

  private static func isNarrower(_ a: Environment, than b: Environment) -> Bool {
    a.width == b.width ? a.summary < b.summary : a.width < b.width
  }

  /// Whether two lines would say almost the same: the greater one has little more, and is worst in the same place.
  func isNearly(_ greater: Reach) -> Bool {
    count < greater.count && count * 5 >= greater.count * 4 && worst == greater.worst && widest == greater.widest
  }

  /// Of the screens of the bars in question, or of the app's.
  var share: Message { "\(count) of \(all) devices and windows" }

  /// Where the text is too wide by most. Rules name the worst place that is common: where a rare one is worse, both are said.
  /// - Parameter isNamed: Whether the language of what is worst is one of several.
  @MarkupBuilder func worstOfAll(isNamed: Bool) -> [Markup] {
    if let worst, let widest, (widest.over ?? 0) > (worst.over ?? 0) {
      if widest.isCommon == worst.isCommon || worst.over == nil {
        place(widest, "worst \(widest.environment)", isNamed: isNamed)
      } else {
        place(worst, "worst on common devices: \(worst.environment)", isNamed: isNamed)
        place(widest, "worst of all: \(widest.environment)", isNamed: isNamed)
      }
    } else if let worst {
      place(worst, "worst \(worst.environment)", isNamed: isNamed)
    }
  }

  @MarkupBuilder private func place(_ place: WorstPlace, _ words: Message, isNamed: Bool) -> [Markup] {
    " · "
    words
    if isNamed, let locale = place.locale {
      " · "
      Markup.name(locale)
    }
    if let over = place.over, over > 0 {
      ": "
      tag("b") { Markup.figure("\(over) pt too wide") }
    }
  }
}

/// The environment that findings name as the worst one, by how much the text is too wide there, and its language.
struct WorstPlace: Equatable {
  let environment: Environment
  private(set) var locale: LocaleID?
  /// Nil where nothing was measured.
  private(set) var over: Points?

  init(_ environment: Environment, in locale: LocaleID, over: Points) {
    (self.environment, self.locale, self.over) = (environment, locale, over)
  }

  /// Nil where the finding names none.
  init?(of finding: Finding) {
    guard let environment = finding.worstEnvironment else { return nil }
    (self.environment, locale, over) = (environment, finding.locale, finding.over)
  }

  /// What is about several languages has the figure of the one that is worst in the same place.
  mutating func meet(_ over: Points, in locale: LocaleID, on layout: BarLayout) {
    let isWorst = over > (self.over ?? 0) || self.locale == nil && over > 0 && over == self.over
    guard isWorst, layout.environments.contains(environment) else { return }
    (self.over, self.locale) = (over, locale)
  }

  /// As rules order the places of one finding, so that all reports name the same: where people commonly see it comes first.
  var weight: (Int, Points) { (isCommon ? 1 : 0, over ?? 0) }

  /// Whether people commonly have the device or window.
  var isCommon: Bool { environment.commonness == .common }
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
