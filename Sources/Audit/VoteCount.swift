import LintelLanguage
import LintelModel

/// Counts what the languages of a table make of each key: how many keep the source's space, punctuation and lines.
enum VoteCount {
  /// By key. Empty for tables of one or two languages, where nobody has a majority.
  static func of(_ tables: [StringTable], sources: [StringUnit], sourceLocale: LocaleID) -> [String: Votes] {
    var outlines: [String: TextOutline] = [:]
    outlines.reserveCapacity(sources.count)
    var texts: [String: String] = [:]
    texts.reserveCapacity(sources.count)
    for unit in sources {
      outlines[unit.key] = TextOutline(of: unit.value, language: sourceLocale.language)
      texts[unit.key] = unit.value
    }
    var votes: [String: Votes] = [:]
    votes.reserveCapacity(sources.count)
    for table in tables {
      for unit in table.units where unit.locale != sourceLocale {
        guard let source = outlines[unit.key] else { continue }
        let own = TextOutline(of: unit.value, language: unit.locale.language)
        count(own, source, &votes[unit.key, default: Votes()])
        guard !own.isEmpty, unit.locale.language != sourceLocale.language else { continue }
        votes[unit.key]!.foreign += 1
        if unit.value == texts[unit.key] { votes[unit.key]!.copies += 1 }
      }
    }
    return votes
  }

  private static func count(_ own: TextOutline, _ source: TextOutline, _ votes: inout Votes) {
    votes.translations += 1
    guard !own.isEmpty else { return }
    votes.filled += 1
    if own.leading == source.leading { votes.sameLeading += 1 }
    if own.trailing == source.trailing { votes.sameTrailing += 1 }
    if own.ending == source.ending || own.ending == .undecided { votes.sameEnding += 1 }
    if own.hasInnerBreak { votes.withInnerBreak += 1 }
  }
}
