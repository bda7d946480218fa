import LintelLanguage
import LintelModel

/// Counts what the languages of a table make of each key: how many keep the source's space, punctuation and lines, and on what
/// they agree against it.
struct VoteCount {
  /// What the source has under a key, and what the languages have.
  fileprivate struct Tally {
    var source: StringUnit
    var edges: TextEdges
    let paths: [String]
    var votes = Votes()
    /// How many have which edges: leading space, trailing space, ending, lines.
    var counts: [Ballot: Int] = [:]
    var voters = 0
    /// Languages that take values, by these; all others take none.
    var arguments: [TakenArguments: Int] = [:]
    var isUndecided = false

    init(source: StringUnit, edges: TextEdges) {
      (self.source, self.edges) = (source, edges)
      if source.value.utf8.contains(UInt8(ascii: ":")), source.value.contains("://") { votes.linked = 0 }
      paths = NamedPath.all(in: source.value)
      if !paths.isEmpty { votes.pathed = 0 }
    }
  }

  fileprivate enum Ballot: Hashable {
    case leading(TextEdges.Space), trailing(TextEdges.Space), ending(TextEdges.Ending), lineBreak(Bool)
  }

  private var tallies: [String: Tally] = [:]
  private let sourceLocale: LocaleID

  /// By key. To be asked of tables of three languages or more: among fewer there is no majority.
  static func of(_ tables: [StringTable], sources: [StringUnit], sourceLocale: LocaleID, _ standing: SourceStanding)
    -> [String: Votes]
  {
    var count = VoteCount(sources, sourceLocale)
    for table in tables {
      for unit in table.units where unit.locale != sourceLocale && unit.state != "new" { count.add(unit) }
    }
    return count.result(of: tables, standing)
  }

  private init(_ sources: [StringUnit], _ sourceLocale: LocaleID) {
    self.sourceLocale = sourceLocale
    tallies.reserveCapacity(sources.count)
    for unit in sources {
      tallies[unit.key] = Tally(source: unit, edges: TextEdges(of: unit.value, language: sourceLocale.language))
    }
  }

  private mutating func add(_ unit: StringUnit) {
    guard let place = tallies.index(forKey: unit.key) else { return }
    let own = TextEdges(of: unit.value, language: unit.locale.language)
    tallies.values[place].count(unit, own, isForeign: unit.locale.language != sourceLocale.language)
  }

  /// The votes, with the parties that outvote the source: few keys have one, and only these are looked at once more.
  private func result(of tables: [StringTable], _ standing: SourceStanding) -> [String: Votes] {
    var votes = tallies.mapValues(\.votes)
    var wanted: [String: Verdict] = [:]
    for (key, tally) in tallies {
      let verdict = tally.verdict(standing)
      if tally.source.origin == .unknown { votes[key]!.arguments = verdict.arguments?.placeholders }
      if !verdict.isEmpty { wanted[key] = verdict }
    }
    guard !wanted.isEmpty else { return votes }
    for table in tables {
      for unit in table.units where unit.locale != sourceLocale && unit.state != "new" {
        guard let verdict = wanted[unit.key], let tally = tallies[unit.key], tally.isVote(unit) else { continue }
        let own = TextEdges(of: unit.value, language: unit.locale.language)
        for trait in verdict.traits(of: unit, own, tally.source) {
          var party = votes[unit.key]!.against[trait] ?? Votes.Party(locales: [], text: unit.value)
          if party.locales.isEmpty { party.ending = own.ending }
          if !party.locales.contains(unit.locale) { party.locales.append(unit.locale) }
          votes[unit.key]!.against[trait] = party
        }
      }
    }
    for key in wanted.keys { for trait in Votes.Trait.allCases { votes[key]!.against[trait]?.locales.sort() } }
    return votes
  }
}

extension VoteCount.Tally {
  fileprivate mutating func count(_ unit: StringUnit, _ own: TextEdges, isForeign: Bool) {
    votes.translations += 1
    guard !own.isEmpty else { return }
    votes.filled += 1
    if !unit.locale.setsNoSpaces {
      votes.spacing += 1
      if own.leading == edges.leading { votes.sameLeading += 1 }
      if own.trailing == edges.trailing { votes.sameTrailing += 1 }
    }
    if own.ending == edges.ending || own.ending == .undecided { votes.sameEnding += 1 }
    if own.hasInnerBreak { votes.withInnerBreak += 1 }
    if let linked = votes.linked, unit.value.contains("://") { votes.linked = linked + 1 }
    if let pathed = votes.pathed, paths.allSatisfy({ unit.value.contains($0) }) { votes.pathed = pathed + 1 }
    if isForeign {
      votes.foreign += 1
      // In UTF-8 all of Latin up to U+027F begins with a lesser byte.
      if unit.value.utf8.first.map({ $0 < 0xCA }) == true { votes.latin += 1 }
      if unit.saysExactly(source) {
        votes.copies += 1
      } else if unit.value.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
        votes.numbers += 1
      }
    }
    guard isVote(unit) else { return }
    voters += 1
    // Most texts agree with the source in everything, and are counted as those that are left.
    if own.leading != edges.leading { counts[.leading(own.leading), default: 0] += 1 }
    if own.trailing != edges.trailing { counts[.trailing(own.trailing), default: 0] += 1 }
    if own.ending != edges.ending { counts[.ending(own.ending), default: 0] += 1 }
    if own.hasInnerBreak != edges.hasInnerBreak { counts[.lineBreak(own.hasInnerBreak), default: 0] += 1 }
    guard !isUndecided, TakenArguments.mayBeIn(unit) || !unit.substitutions.isEmpty else { return }
    if let taken = TakenArguments(of: unit) {
      if !taken.placeholders.isEmpty { arguments[taken, default: 0] += 1 }
    } else {
      isUndecided = true
    }
  }

  /// A copy of the source is no judgement of it.
  fileprivate func isVote(_ unit: StringUnit) -> Bool {
    !unit.value.isEmpty && (unit.value != source.value || !unit.substitutions.isEmpty || source.origin == .unknown)
  }

  fileprivate func verdict(_ standing: SourceStanding) -> VoteCount.Verdict {
    var verdict = VoteCount.Verdict()
    verdict.escapes = Set(source.unknownEscapes.map(\.text))
    func isMost(_ count: Int) -> Bool { count >= 3 && count * 4 >= voters * 3 }
    if !isUndecided {
      let most = arguments.max { $0.value < $1.value }
      let none = voters - arguments.values.reduce(0, +)
      if source.origin == .unknown {
        // Beside one that takes other values are the others.
        func isMostOfOthers(_ count: Int) -> Bool { count >= 3 && count * 4 >= (voters - 1) * 3 }
        if let most, isMostOfOthers(most.value) { verdict.arguments = most.key } else if isMostOfOthers(none), most != nil {
          verdict.arguments = TakenArguments(of: [])
        }
      } else if let given = TakenArguments(of: source) {
        // What most languages lack, or did not translate, tells nothing of the source.
        func outvotes(_ count: Int) -> Bool { isMost(count) && count * 2 >= standing.languages }
        // An old translation lacks what the source has got since; and what code says is hardly wrong.
        func outvotesByFar(_ count: Int) -> Bool { outvotes(count) && count >= 6 && count * 8 >= voters * 7 }
        if let most, most.key != given, outvotes(most.value) {
          if !standing.isBackedByCode(source, given) || outvotesByFar(most.value) { verdict.arguments = most.key }
        } else if !given.placeholders.isEmpty, outvotesByFar(none) {
          verdict.arguments = TakenArguments(of: [])
        }
      }
    }
    guard source.origin != .unknown else { return verdict }
    for (ballot, count) in counts where isMost(count) {
      switch ballot {
      case .leading(let space): verdict.leading = space
      case .trailing(let space): verdict.trailing = space
      case .ending(let ending): verdict.ending = ending
      case .lineBreak(let has): verdict.hasLineBreak = has
      }
    }
    return verdict
  }
}

extension VoteCount {
  /// What most languages have and the source has not.
  fileprivate struct Verdict {
    var leading: TextEdges.Space?
    var trailing: TextEdges.Space?
    var ending: TextEdges.Ending?
    var hasLineBreak: Bool?
    var arguments: TakenArguments?
    var escapes: Set<String> = []

    var isEmpty: Bool {
      leading == nil && trailing == nil && ending == nil && hasLineBreak == nil && arguments == nil && escapes.isEmpty
    }

    func traits(of unit: StringUnit, _ own: TextEdges, _ source: StringUnit) -> [Votes.Trait] {
      var traits: [Votes.Trait] = []
      if let leading, own.leading == leading { traits.append(.leadingSpace) }
      if let trailing, own.trailing == trailing { traits.append(.trailingSpace) }
      if let ending, own.ending == ending { traits.append(.ending) }
      if let hasLineBreak, own.hasInnerBreak == hasLineBreak { traits.append(.lineBreak) }
      if source.origin != .unknown, let arguments, TakenArguments(of: unit) == arguments { traits.append(.arguments) }
      if unit.unknownEscapes.contains(where: { escapes.contains($0.text) }) { traits.append(.escape) }
      return traits
    }
  }
}
