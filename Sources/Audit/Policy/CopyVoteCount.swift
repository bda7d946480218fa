import LintelModel
import LintelRules

/// Counts what the languages of a table make of the texts that some of them have as the source has it. Whoever translates what is
/// around a text has looked at it, and keeps it for what it is; whoever has left all of that as it was tells nothing.
struct CopyVoteCount {
  private enum State { case none, copied, own }

  /// Those with something to translate, in the order of their file.
  private let sources: [StringUnit]
  private let places: [String: Int]
  private var states: [LocaleID: [State]] = [:]

  /// By key; none for a text that no language has as the source has it.
  static func of(_ tables: [StringTable], sources: [StringUnit], sourceLocale: LocaleID) -> [String: CopyVotes] {
    var count = CopyVoteCount(sources)
    guard !count.sources.isEmpty else { return [:] }
    for table in tables {
      for unit in table.units where unit.locale != sourceLocale { count.note(unit) }
    }
    // A region of the source's language has its words by right.
    for locale in count.states.keys where locale.language == sourceLocale.language { count.states[locale] = nil }
    return count.votes(in: tables)
  }

  private init(_ all: [StringUnit]) {
    let sources = all.filter { $0.origin != .unknown && Wanted.isTranslatable($0) }
    self.sources = sources
    places = Dictionary(sources.indices.map { (sources[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func note(_ unit: StringUnit) {
    guard !unit.value.isEmpty, !unit.isUntranslated, let place = places[unit.key] else { return }
    let state: State = unit.saysExactly(sources[place]) ? .copied : .own
    states[unit.locale, default: [State](repeating: .none, count: sources.count)][place] = state
  }

  private func votes(in tables: [StringTable]) -> [String: CopyVotes] {
    var votes = [CopyVotes?](repeating: nil, count: sources.count)
    for (locale, own) in states {
      let around = Around(own)
      for place in own.indices where own[place] == .copied {
        var vote = votes[place] ?? CopyVotes()
        if around.isTranslated(place) { vote.keeping.insert(locale) }
        if around.isMostlyOwn { vote.copying.insert(locale) }
        votes[place] = vote
      }
    }
    // Most texts are translated by everybody, and are not looked at again.
    guard votes.contains(where: { $0 != nil }) else { return [:] }
    if sources.count <= Around.whole {
      for (place, keeping) in keptBySmallTable { votes[place]?.keeping.formUnion(keeping) }
    }
    for table in tables {
      for unit in table.units {
        if let place = places[unit.key], votes[place] != nil { add(unit, to: &votes[place]!, of: place) }
      }
    }
    return votes.indices.reduce(into: [:]) { all, place in
      if let vote = votes[place] { all[sources[place].key] = vote }
    }
  }

  /// Of a table so small that all of it is around each of its texts, what most languages keep that have translated it: those that
  /// have in their own words whatever most of the others have begun with. Two or three names side by side are all that such a table
  /// has besides, so that nothing around one of them tells.
  private var keptBySmallTable: [Int: Set<LocaleID>] {
    let begun = states.filter { $0.value.contains(.own) }
    let common = sources.indices.filter { place in begun.count { $0.value[place] == .own } * 2 > begun.count }
    guard !common.isEmpty else { return [:] }
    let done = begun.filter { state in common.allSatisfy { state.value[$0] == .own } }
    let languages = Set(done.keys.map(\.language)).count
    return sources.indices.reduce(into: [:]) { kept, place in
      let keeping = Set(done.filter { $0.value[place] == .copied }.keys)
      let own = Set(keeping.map(\.language)).count
      if own >= Self.fewest, own * 2 > languages { kept[place] = keeping }
    }
  }

  /// So many languages at least keep what is said to be kept by most. The figure is ours.
  private static let fewest = 3

  /// What a language has otherwise than the source.
  private func add(_ unit: StringUnit, to vote: inout CopyVotes, of place: Int) {
    let source = sources[place].value
    guard !unit.value.isEmpty, !unit.isUntranslated, unit.value != source, states[unit.locale] != nil else { return }
    vote.translatingLanguages.insert(unit.locale.language)
    guard Letters(of: unit.value) == Letters(of: source) else { return }
    vote.languagesInLettersOfSource.insert(unit.locale.language)
    if !vote.isNearlySameAbroad, NearlySame.are(source, unit.value) { vote.isNearlySameAbroad = true }
  }

  /// How much of what is around a text a language has in words of its own.
  private struct Around {
    /// How many strings on either side are around one. The figure is ours.
    private static let reach = 5
    /// In a table of so many strings all are around the one in their midst.
    static let whole = 2 * reach + 1

    /// Of the strings before each place those that it has in its own words, and those that it has at all.
    private let own: [Int]
    private let all: [Int]

    init(_ states: [State]) {
      var (own, all) = ([0], [0])
      for state in states {
        own.append(own.last! + (state == .own ? 1 : 0))
        all.append(all.last! + (state == .none ? 0 : 1))
      }
      (self.own, self.all) = (own, all)
    }

    /// Whether three quarters of all are translated. The figure is ours.
    var isMostlyOwn: Bool { own.last! * 4 >= all.last! * 3 }

    /// Whether four of five are translated around a copy, or nine tenths of all. The figures are ours.
    func isTranslated(_ place: Int) -> Bool {
      let (low, high) = (max(0, place - Self.reach), min(own.count - 1, place + Self.reach + 1))
      let (ownAround, allAround) = (own[high] - own[low], all[high] - all[low] - 1)
      return ownAround * 5 >= allAround * 4 && allAround > 0 || own.last! * 10 >= all.last! * 9
    }
  }
}

/// What kind of letters a text is written in: any others than Latin ones count, since names and values are in these everywhere.
private enum Letters: Equatable {
  case none, latin, greek, cyrillic, eastAsian
  case other(UInt32)

  init(of text: String) {
    var found = Letters.none
    for scalar in text.unicodeScalars where scalar.isLetter {
      switch scalar.value {
      case 0..<0x370, 0x1E00..<0x1F00: found = .latin
      case 0x370..<0x400, 0x1F00..<0x2000:
        self = .greek
        return
      case 0x400..<0x530:
        self = .cyrillic
        return
      case 0x1100..<0x1200, 0x2E80..<0xA000, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0x20000...:
        self = .eastAsian
        return
      default:
        self = .other(scalar.value >> 8)
        return
      }
    }
    self = found
  }
}
