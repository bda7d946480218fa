import LintelFindings
import LintelInputs
import LintelModel
import LintelRules

extension Configuration {
  /// Which of its settings let more pass than those of an earlier one, in the order of their names. Acceptances of single
  /// findings have a reason each and are counted in the report: they are none.
  /// - Parameter leftOut: what was not looked at with it.
  package func milder(than earlier: Configuration, leavingOut leftOut: [LeftOut]) -> [MilderSetting] {
    milderRules(than: earlier) + acceptedRules(besides: earlier) + excluded(besides: earlier, leftOut)
      + milderThresholds(than: earlier)
  }

  private func milderRules(than earlier: Configuration) -> [MilderSetting] {
    let levels = Dictionary(Rule.all.map { ($0.id, RuleReach(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return Set(rules.keys).union(earlier.rules.keys).sorted().compactMap { id in
      // Of a rule of the project's own nobody knows here how grave it is by itself.
      guard let now = rules[id].map({ RuleReach($0) }) ?? levels[id],
        now.isMilder(than: earlier.rules[id].map({ RuleReach($0) }) ?? levels[id] ?? RuleReach(.error))
      else { return nil }
      return MilderSetting("\(id): \(now.usual.rawValue)", at: rulePlaces[id])
    }
  }

  /// Acceptances of all that a rule finds, which turn it off by another name.
  private func acceptedRules(besides earlier: Configuration) -> [MilderSetting] {
    let before = Set(earlier.suppressions.filter(\.isOfWholeRule).compactMap(\.rule))
    return suppressions.filter(\.isOfWholeRule).compactMap { suppression in
      guard let rule = suppression.rule, !before.contains(rule) else { return nil }
      return MilderSetting("suppress: \(rule)", at: suppression.location)
    }
  }

  private func excluded(besides earlier: Configuration, _ leftOut: [LeftOut]) -> [MilderSetting] {
    let before = Set(earlier.reading.exclude.map(\.text))
    let excluded = leftOut.filter { $0.reason == .excluded }
    // A pattern that is only written otherwise takes nothing that was looked at.
    let places = excluded.flatMap(\.places)
    let isAsBefore = places.allSatisfy { place in earlier.reading.exclude.contains { $0.covers(path: place) } }
    guard places.isEmpty || !isAsBefore else { return [] }
    let taken = excluded.flatMap(\.patterns)
    return reading.exclude.map(\.text).filter { !before.contains($0) }.sorted().compactMap { pattern in
      let files = taken.filter { $0.pattern == pattern }.reduce(0) { $0 + $1.files }
      guard files > 0 else { return nil }
      return MilderSetting("exclude: \(pattern)", files: files, at: reading.places[.exclude(pattern)])
    }
  }

  private func milderThresholds(than earlier: Configuration) -> [MilderSetting] {
    var found: [MilderSetting] = []
    let (now, before) = (failOn ?? .error, earlier.failOn ?? .error)
    if now.rank < before.rank { found.append(MilderSetting("fail-on: \(now.rawValue)", at: memberPlaces["fail-on"])) }
    if earlier.leftBehindFails, !leftBehindFails {
      found.append(MilderSetting("left-behind: ask", at: memberPlaces["left-behind"]))
    }
    let (read, readBefore) = (minResolved ?? 0, earlier.minResolved ?? 0)
    if read < readBefore { found.append(MilderSetting("min-resolved: \(read)", at: memberPlaces["min-resolved"])) }
    let (guideline, guidelineBefore) = (profile ?? .hig2025, earlier.profile ?? .hig2025)
    // Another guideline asks for other things: it is milder by what nobody looks at any more.
    if Rule.all.contains(where: { $0.runs(in: guidelineBefore) && !$0.runs(in: guideline) }) {
      found.append(MilderSetting("profile: \(guideline.rawValue)", at: memberPlaces["profile"]))
    }
    if let place = memberPlaces["platforms"], !reading.platforms.isEmpty, earlier.looksBeyond(reading.platforms) {
      let names = reading.platforms.map(\.rawValue).joined(separator: ", ")
      found.append(MilderSetting("platforms: [\(names)]", at: place))
    }
    let tables = reading.tables.flatMap(\.files)
    if earlier.reading.tables.contains(where: { $0.files.contains { wanted in !tables.contains { $0.takesAll(of: wanted) } } }) {
      let names = tables.map(\.text).joined(separator: ", ")
      found.append(MilderSetting("tables: [\(names)]", at: memberPlaces["tables"]))
    }
    if let words = LostWidths(from: earlier.reading.widths, to: reading.widths).words {
      // Where both are there, nobody knows which of them lost it.
      let places = ["devices", "windows"].compactMap { memberPlaces[$0] }
      found.append(MilderSetting(words, at: places.count == 1 ? places[0] : nil))
    }
    return found
  }

  /// Whether it looks at others than these.
  private func looksBeyond(_ platforms: [Platform]) -> Bool {
    reading.platforms.isEmpty || !Set(reading.platforms).isSubset(of: platforms)
  }
}

/// How grave what a rule finds is as a rule, and at most: where a level is set, nothing is graver.
private struct RuleReach {
  let usual: RuleLevel
  private let gravest: RuleLevel

  init(_ level: RuleLevel) { (usual, gravest) = (level, level) }

  init(of rule: Rule) {
    usual = RuleLevel(rawValue: rule.usualSeverity.rawValue) ?? .error
    gravest = RuleLevel(rawValue: rule.gravest.rawValue) ?? .error
  }

  func isMilder(than other: RuleReach) -> Bool { usual.rank < other.usual.rank || gravest.rank < other.gravest.rank }
}

extension RuleLevel {
  /// The less, the more passes.
  fileprivate var rank: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}

extension FailOn {
  /// The less, the more passes.
  fileprivate var rank: Int {
    switch self {
    case .never: 0
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension Suppression {
  /// Whether it says nothing more of what it accepts than which rule finds it.
  fileprivate var isOfWholeRule: Bool {
    rule != nil && fingerprint == nil && locales.isEmpty && subject == nil
      && [bar, item, key, file].allSatisfy { $0?.isOfAnything ?? true }
  }
}

extension WildcardPattern {
  /// Whether it covers what the other does, which may only be written otherwise: tried with a path that the other one covers,
  /// of letters that no pattern has.
  fileprivate func takesAll(of other: WildcardPattern) -> Bool {
    guard self != other else { return true }
    // Without a folder it describes names in any.
    let wanted = other.text.contains("/") ? other.text : "**/" + other.text
    return covers(path: wanted.replacing("**", with: "※/※").replacing("*", with: "※※").replacing("?", with: "※"))
  }

  /// `*` and `**/*`, which narrow nothing.
  fileprivate var isOfAnything: Bool { !text.isEmpty && text.allSatisfy { $0 == "*" || $0 == "/" } }
}
