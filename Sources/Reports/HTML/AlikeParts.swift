import LintelFindings
import LintelModel

/// A bar's variants that only texts and systems set apart, of which the page shows the worst one; the others are in a list that
/// opens. So are all variants of a bar that has many looks.
struct AlikeParts {
  /// The one with the gravest findings; of several the widest.
  let shown: PageModel.ToolbarPart
  let others: [PageModel.ToolbarPart]
  /// Whether they show other items, too: all states of one bar.
  private let areStates: Bool

  /// With more looks than these a bar is one picture, and its other states are in the list: 4. Fewer are seen at a glance.
  private static let mostLooks = 4

  /// - Parameter parts: In the order of the page. What stands by itself keeps its place, and those that are alike stand where the
  ///   first of them does.
  static func all(_ parts: [PageModel.ToolbarPart]) -> [AlikeParts] {
    // Most bars have one face: these are not asked what they look like.
    let counts = Dictionary(parts.map { ($0.toolbar.barID, 1) }, uniquingKeysWith: +)
    let looks = parts.map { part in
      part.toolbar.variant != nil && counts[part.toolbar.barID, default: 0] > 1 ? part.toolbar.besidesTexts.besidesSystems : nil
    }
    var alike: [Toolbar: [PageModel.ToolbarPart]] = [:]
    for (part, look) in zip(parts, looks) { if let look { alike[look, default: []].append(part) } }
    // By the numbers of their parts: a bar may have thousands of variants.
    var groups: [Int: [PageModel.ToolbarPart]] = [:]
    for group in alike.values.flatMap(together) where group.count > 1 { for part in group { groups[part.number] = group } }
    var told: Set<String> = []
    let alone = parts.compactMap { part -> AlikeParts? in
      guard let own = groups[part.number] else { return AlikeParts(shown: part, others: []) }
      return told.insert(own[0].anchor).inserted ? AlikeParts(own) : nil
    }
    return byBar(alone)
  }

  /// The same with one for each bar of many looks, where the first of them is.
  private static func byBar(_ alone: [AlikeParts]) -> [AlikeParts] {
    let ofBars = Dictionary(grouping: alone, by: \.shown.toolbar.barID)
    var told: Set<String> = []
    return alone.compactMap { one in
      let bar = one.shown.toolbar.barID
      guard one.shown.toolbar.variant != nil, let all = ofBars[bar], all.count > mostLooks else { return one }
      return told.insert(bar).inserted ? AlikeParts(states: all) : nil
    }
  }

  /// Those that stand together: all of many; of few, those that say the same and are apart by their systems alone.
  private static func together(_ alike: [PageModel.ToolbarPart]) -> [[PageModel.ToolbarPart]] {
    if alike.count >= Toolbar.fewestAlike { return [alike] }
    guard alike.count > 1 else { return [alike] }
    var groups: [[PageModel.ToolbarPart]] = []
    for part in alike {
      if let known = groups.firstIndex(where: { $0[0].isApartBySystemsAlone(from: part) }) {
        groups[known].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups
  }

  private init(shown: PageModel.ToolbarPart, others: [PageModel.ToolbarPart]) {
    self.shown = shown
    self.others = others
    areStates = false
  }

  /// The first variant, which is what people see most of the time, unless something graver is found on another one.
  private init(states: [AlikeParts]) {
    let parts = states.flatMap { [$0.shown] + $0.others }.sorted { $0.number < $1.number }
    let tallies = parts.map(\.tally)
    let worst = tallies.max()
    let index = parts.indices.first { tallies[$0] == worst } ?? 0
    shown = parts[index]
    others = parts.indices.filter { $0 != index }.map { parts[$0] }
    areStates = true
  }

  private init(_ alike: [PageModel.ToolbarPart]) {
    let tallies = alike.map(\.tally)
    let worst = tallies.max()
    let widths = alike.indices.map { tallies[$0] == worst ? alike[$0].width : -1 }
    let index = alike.indices.max { widths[$0] < widths[$1] } ?? 0
    shown = alike[index]
    others = alike.indices.filter { $0 != index }.map { alike[$0] }
    areStates = false
  }

  /// Whether nothing was found in it, and no bar is known that shows it: items that no code was seen to put on one, and the buttons
  /// of a sheet, which are in no toolbar. Between bars it would look like one.
  var isOnNoKnownBar: Bool {
    others.isEmpty && shown.tally.worst == nil
      && (shown.toolbar.kind == .sheetButtons || shown.toolbar.unknownOwner?.reason == .unplaced)
  }

  /// The others by what they look like: those that look like the one that is shown first, of which it stands for all, then those
  /// with findings from the worst down, then the rest. Empty where all look the same.
  var looks: [StateLook] {
    let own = shown.toolbar.look
    let alike = Set(others.filter { $0.toolbar.look == own }.map(\.number))
    guard alike.count < others.count else { return [] }
    return [StateLook(shown: shown, others: others.filter { alike.contains($0.number) })]
      + StateLook.all(others.filter { !alike.contains($0.number) }).worstFirst(\.tally)
  }

  /// What the list of these is called.
  static func onNoKnownBar(_ count: Int) -> Message { "Places of which no bar is known, without findings: \(count)" }

  /// What the list of the others is called.
  var words: Message {
    if areStates {
      let looks = self.looks.count - 1
      return looks > 0 && looks < others.count ? Self.states(others.count, looks: looks) : Self.states(others.count)
    }
    let isOnOneSystem = others.allSatisfy { $0.toolbar.systems == shown.toolbar.systems }
    let face = shown.toolbar.besidesTitle.besidesSystems
    guard others.allSatisfy({ $0.toolbar.besidesTitle.besidesSystems == face }) else {
      return isOnOneSystem ? Self.texts(others.count) : Self.textsOrSystems(others.count)
    }
    if isOnOneSystem { return Self.titles(others.count) }
    return others.allSatisfy { $0.toolbar.title == shown.toolbar.title }
      ? Self.systems(others.count) : Self.titlesOrSystems(others.count)
  }

  static func states(_ count: Int) -> Message { "More states of this bar: \(count)" }
  static func states(_ count: Int, looks: Int) -> Message { "More states of this bar: \(count). Different looks: \(looks)" }
  static func titles(_ count: Int) -> Message { "More titles: \(count)" }
  static func systems(_ count: Int) -> Message { "More systems: \(count)" }
  static func titlesOrSystems(_ count: Int) -> Message { "More titles or systems: \(count)" }
  static func texts(_ count: Int) -> Message { "More variants with other texts: \(count)" }
  static func textsOrSystems(_ count: Int) -> Message { "More variants with other texts or systems: \(count)" }

  /// What was found on the others, each once.
  var found: Tally { Tally(PageModel.distinct(others.flatMap { Array($0.entries.values.joined()) })) }
}

extension PageModel.ToolbarPart {
  /// What its own section tells.
  var tally: Tally { Tally(Array(entries.values.joined())) }

  /// Whether it shows the same as another one, elsewhere.
  fileprivate func isApartBySystemsAlone(from other: Self) -> Bool {
    toolbar.systems != other.toolbar.systems && toolbar.seen == other.toolbar.seen
  }

  /// The most room that its title and its items need together in any language, in points, best value.
  fileprivate var width: Double {
    bars.values.flatMap(\.layouts).map { (($0.title?.needed.best ?? .zero) + $0.neededByItems.best).value }.max() ?? 0
  }
}

extension Toolbar {
  /// Where it is shown.
  fileprivate struct Systems: Hashable {
    var platforms: [Platform]
    var lines: [OSLine]
    var width: WidthClass?
  }

  fileprivate var systems: Systems { Systems(platforms: platforms, lines: osLines, width: widthClass) }

  /// What its title and its items are, whatever the variant and its systems.
  fileprivate var seen: Toolbar {
    var bar = besidesSystems
    (bar.id, bar.name) = ("", "")
    return bar
  }
}
