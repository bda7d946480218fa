import LintelModel

/// A bar with all that its code may put on it, each with the conditions under which it is there. What people see are its
/// variants: one bar for each set of platforms with the same items, and for each arm of a branch that shows something else.
struct BarDraft {
  /// Everything but title, back title, large title and items.
  var toolbar: Toolbar
  /// Platforms that can show the bar at all.
  var platforms: [Platform]
  var conditions: Conditions = .always
  var titles: [Conditional<LocalizedText>] = []
  var subtitles: [Conditional<LocalizedText>] = []
  var backTitle: LocalizedText = .none
  var items: [Conditional<Item>] = []
  /// What people call the bar, if its title is what they call it by; else the toolbar's name.
  var name: (@Sendable (_ title: LocalizedText) -> String)?

  /// A bar whose branches have more combinations than this shows the first ones: 16.
  static let maximumVariants = 16

  /// The bars that people can see. Every title and every item stands on at least one of them.
  func toolbars() -> [Toolbar] {
    var found: [(parts: Parts, settings: Set<Conditions.Setting>)] = []
    for platform in platforms {
      for line in OSLine.audited {
        let setting = Conditions.Setting(platform: platform, line: line)
        guard conditions.settings.contains(setting) else { continue }
        for parts in variants(in: setting) {
          if let same = found.firstIndex(where: { $0.parts == parts }) {
            found[same].settings.insert(setting)
          } else {
            found.append((parts, [setting]))
          }
        }
      }
    }
    return found.flatMap { parts, settings in byLines(settings).map { bar(of: parts, $0, $1) } }.numbered(like: toolbar.id)
  }

  /// Indices into `titles` and `items`.
  private struct Parts: Hashable {
    var titles: [Int] = []
    var items: [Int] = []
  }

  /// Platforms with the same OS lines make one bar.
  private func byLines(_ settings: Set<Conditions.Setting>) -> [([Platform], [OSLine])] {
    let lines = Dictionary(grouping: settings, by: \.platform).mapValues { $0.map(\.line).sorted() }
    return Dictionary(grouping: lines.keys, by: { lines[$0]! }).map { ($1.sorted(), $0) }.sorted { $0.0[0] < $1.0[0] }
  }

  private func variants(in setting: Conditions.Setting) -> [Parts] {
    let all = titles.map(\.conditions) + items.map(\.conditions)
    let here = Conditions(settings: [setting], arms: conditions.arms)
    let faces = titles.map { AnyHashable($0.value.words) } + items.map { AnyHashable($0.value.face) }
    let sets = Conditions.sets(of: all, within: here, atMost: Self.maximumVariants, alike: { faces[$0] == faces[$1] }).map {
      set in
      Parts(
        titles: titles.indices.filter(set.members.contains),
        items: items.indices.filter { set.members.contains($0 + titles.count) })
    }
    return sets.isEmpty ? [Parts()] : sets
  }

  private func bar(of parts: Parts, _ platforms: [Platform], _ lines: [OSLine]) -> Toolbar {
    var bar = toolbar
    bar.platforms = platforms
    bar.osLines = lines == OSLine.audited ? [] : lines
    bar.title = parts.titles.first.map { titles[$0].value } ?? .none
    if let name { bar.name = name(bar.title) }
    let here = Conditions(
      settings: Set(platforms.flatMap { platform in lines.map { Conditions.Setting(platform: platform, line: $0) } }))
    bar.subtitle = subtitles.first { !$0.conditions.excludes(here) }?.value ?? .none
    bar.backTitle = backTitle
    bar.items = parts.items.map { items[$0].value }.withUniqueIDs()
    return bar
  }
}

extension [Item] {
  /// The same items with ids that occur once: the second `save` becomes `save#2`, the same one in every run.
  func withUniqueIDs() -> [Item] {
    var counts: [String: Int] = [:]
    var taken = Set(map(\.id))
    return map { item in
      var item = item
      counts[item.id, default: 0] += 1
      guard let count = counts[item.id], count > 1 else { return item }
      var id = "\(item.id)#\(count)"
      while !taken.insert(id).inserted { id += "'" }
      item.id = id
      return item
    }
  }
}

extension [Toolbar] {
  /// Variants of one bar, told apart by their platforms and OS lines where these differ, then by number.
  fileprivate func numbered(like id: String) -> [Toolbar] {
    let settings = Set(map { "\($0.platforms) \($0.osLines)" })
    var counts: [String: Int] = [:]
    return map { bar in
      var bar = bar
      var own = id
      if settings.count > 1 {
        own += "[\((bar.platforms.map(\.rawValue) + bar.osLines.map(\.description)).joined(separator: ","))]"
      }
      counts[own, default: 0] += 1
      bar.id = counts[own]! > 1 ? "\(own)~\(counts[own]!)" : own
      return bar
    }
  }
}

extension Item {
  /// What people see and hear of the item: two with the same are alike, wherever they are written.
  fileprivate var face: [String] {
    [kind.rawValue, placement.rawValue, symbol ?? "", systemItem ?? ""]
      + [label, accessibilityLabel].flatMap(\.words) + segments.flatMap(\.words)
  }
}

extension LocalizedText {
  fileprivate var words: [String] {
    [state.rawValue, key ?? "", table ?? "", state == .localized ? "" : source ?? "", expression ?? ""]
  }
}
