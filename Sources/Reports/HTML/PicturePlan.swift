import LintelFindings
import LintelModel

/// Which pictures are on the page. All, unless they are so many that a browser would open it slowly: then every bar is drawn
/// in every language at the width to look at first; and as far as there is room it is said what is cut there, and it is drawn
/// at its other widths, bars with findings before those without. Where a bar is worst off it is drawn at all of its widths
/// before bars are drawn in languages that nothing was found in: there people want to move the slider. Of a gate those without
/// findings are not drawn.
struct PicturePlan {
  enum Share: CaseIterable {
    case brief, first, all

    /// The one that a bar has before it.
    var before: Share? {
      switch self {
      case .brief: nil
      case .first: .brief
      case .all: .first
      }
    }
  }

  /// What all pictures together may weigh, in bytes, beside what else takes room on a page of 12 MB: 740 a finding and 560 a
  /// bar in a language with findings, as weighed on pages of sixty bars in a hundred languages. What nothing was found in is
  /// there only as far as it is drawn.
  static func room(besides result: AuditResult) -> Int {
    let findings = min(result.findings.count, PageModel.Form.cards + PageModel.Form.lines)
    let outlines = 240 * result.outlines.lines.count + 360 * result.outlines.glyphs.count
    let found = Set(result.findings.flatMap { finding in finding.languages.map { [finding.toolbar, $0.id] } })
    let cases = result.bars.count { $0.isSource || found.contains([$0.toolbar.id, $0.locale.id]) }
    return max(0, 11_800_000 - 740 * findings - caseWeight * cases - 300 * result.project.toolbars.count - outlines)
  }

  /// What a bar in a language weighs without its pictures, in bytes.
  static let caseWeight = 560

  private let candidates: PictureCandidates
  private var shares: [PictureCandidates.Bar: Share] = [:]

  /// - Parameter room: What all pictures together may weigh, in bytes.
  init(_ candidates: PictureCandidates, room: Int) {
    self.candidates = candidates
    var room = room
    // Where not all have room the worst have it: an error is seen on its bar.
    let worstFirst = candidates.worstFirst
    give(.brief, to: worstFirst.filter(\.isFound), of: &room)
    for share in Share.allCases.dropFirst() { give(share, to: candidates.worst, of: &room) }
    if !candidates.isOfChange { give(.brief, to: candidates.all.filter { !$0.isFound }, of: &room) }
    let kinds = candidates.isOfChange ? [true] : [true, false]
    for share in Share.allCases.dropFirst() {
      for isFound in kinds { give(share, to: worstFirst.filter { $0.isFound == isFound }, of: &room) }
    }
  }

  /// As far as there is room: what has its share keeps it.
  private mutating func give(_ share: Share, to candidates: [PictureCandidates.Candidate], of room: inout Int) {
    for candidate in candidates where shares[candidate.bar] == share.before {
      let weight = candidate.weights[share]!
      guard weight <= room else { continue }
      room -= weight
      shares[candidate.bar] = share
    }
  }

  /// Whether there is a picture of it.
  func draws(_ part: PageModel.ToolbarPart, in locale: LocaleID) -> Bool {
    shares[.init(toolbar: part.number, locale: locale)] != nil
  }

  /// Whether it looks otherwise somewhere than on any of its pictures.
  func leavesOut(_ part: PageModel.ToolbarPart, in locale: LocaleID) -> Bool {
    let bar = PictureCandidates.Bar(toolbar: part.number, locale: locale)
    guard let share = shares[bar], share != .all else { return false }
    return candidates.stops(of: bar).count > candidates.first(of: bar)
  }

  /// What to draw, the one to look at first in front.
  func stops(of part: PageModel.ToolbarPart, in locale: LocaleID) -> [PicturedStop] {
    let bar = PictureCandidates.Bar(toolbar: part.number, locale: locale)
    guard let share = shares[bar] else { return [] }
    let stops = candidates.stops(of: bar)
    if share == .all { return stops }
    return stops.prefix(candidates.first(of: bar)).map { stop in
      var stop = stop
      stop.isBrief = share == .brief
      return stop
    }
  }
}

/// A picture, and everywhere it holds.
struct PicturedStop {
  let layout: BarLayout
  var environments: [Environment]
  /// Whether nothing is said of what is cut.
  var isBrief = false

  /// About, in bytes.
  var weight: Int { 470 + 106 * layout.items.count }

  /// The same for what is said below a picture of texts that are cut or to be shortened.
  var weightOfWords: Int {
    let texts = [layout.title, layout.subtitle].compactMap { $0 } + layout.items.compactMap(\.text)
    return 370 * texts.count { $0.cut != nil } + 90 * layout.shortening.count
  }

  /// One for each layout; but on a system, widths next to each other at which everything is whole share the picture of
  /// the narrowest, or the one to look at first.
  /// - Parameter apart: where each has a picture of its own.
  static func all(of bar: BarInLocale, first: BarLayout, apartAt apart: Set<Environment> = []) -> [PicturedStop] {
    let systems = Dictionary(grouping: bar.layouts) { BarSystem($0.environment) }
    return systems.sorted { $0.key < $1.key }.flatMap { _, layouts in
      let sorted = layouts.sorted { $0.environment.width < $1.environment.width }
      var stops: [PicturedStop] = []
      for layout in sorted {
        let isFirst = layout.environment == first.environment
        guard layout.isWhole, let last = stops.last, last.layout.isWhole, !apart.contains(layout.environment),
          !isFirst || !apart.contains(last.layout.environment)
        else {
          stops.append(PicturedStop(layout: layout, environments: layout.environments))
          continue
        }
        stops[stops.count - 1] = PicturedStop(
          layout: isFirst ? layout : last.layout, environments: last.environments + layout.environments)
      }
      return stops
    }
  }

  /// `iOS 26, iPhone 17 (402 pt); the same up to iPhone 17 Pro Max (440 pt)`, and where it is drawn at none of both ends `the
  /// same from iPhone SE (2nd/3rd gen) (375 pt) to iPhone 17 Pro Max (440 pt)`. A layout represents widths at which the same is
  /// lost, but how much of it is another matter at each.
  var caption: Message {
    let drawn = layout.environment
    let sorted = environments.sorted { $0.width < $1.width }
    guard let narrowest = sorted.first, let widest = sorted.last, narrowest.width < widest.width else { return "\(drawn)" }
    let (least, most): (Message, Message) = (
      "\(narrowest.place) (\(narrowest.width) pt)", "\(widest.place) (\(widest.width) pt)"
    )
    // Where something is cut it has other figures at each width. Where that is only in doubt nothing is lost in the picture.
    if layout.isLossy { return "\(drawn); up to \(most) the same texts and items are cut or gone, with more room" }
    if narrowest.width == drawn.width { return "\(drawn); the same up to \(most)" }
    if widest.width == drawn.width { return "\(drawn); the same down to \(least)" }
    return "\(drawn); the same from \(least) to \(most)"
  }

  /// Whether what is lost is as much at each of its widths: on one that is lossy it is less where there is more room.
  var isStill: Bool { !layout.isLossy || Set(environments.map(\.width)).count < 2 }

  /// Where it is among the systems: `0 375 390 402,1 375` for three widths of the first and one of the second; the width it
  /// is drawn at before all others.
  func places(among systems: [BarSystem]) -> String {
    let widths = Dictionary(grouping: environments) { BarSystem($0) }
    return systems.enumerated().compactMap { index, system in
      widths[system].map { places in
        let widths = Set(places.map(\.width))
        let drawn = widths.contains(layout.environment.width) ? [layout.environment.width] : []
        return ([String(index)] + (drawn + widths.subtracting(drawn).sorted()).map(\.description)).joined(separator: " ")
      }
    }.joined(separator: ",")
  }
}

extension BarLayout {
  /// Whether something is cut, hidden or off the bar as is best known: what only the figures' ends make too wide is not.
  var isLossy: Bool {
    let texts = [title, subtitle].compactMap { $0 } + items.compactMap(\.text)
    return itemsDoNotFit.map { $0 >= .likely } == true || texts.contains(where: \.isLossy)
      || items.contains { $0.place != .onBar || $0.isCollapsed }
  }

  /// Whether everything is whole and on the bar.
  var isWhole: Bool {
    !titleIsOffCenter && itemsDoNotFit == nil && title?.cut == nil && subtitle?.cut == nil
      && items.allSatisfy { $0.place == .onBar && $0.text?.cut == nil && !$0.isCollapsed }
  }
}

extension BarLayout.VisibleText {
  fileprivate var isLossy: Bool { cut.map { $0 >= .likely || over > 0 || shown != text && !isWholeWithValues } ?? false }
}
