import LintelModel

/// The strings that findings tell as copies, each once, whichever rules tell it: on a bar, as a word or with its table.
struct CopiesByTable {
  private struct Place: Hashable {
    let table: String
    let locale: LocaleID
  }

  private var certain: [Place: Set<String>] = [:]
  private var possible: [Place: Set<String>] = [:]
  /// What is told of a table without naming a string.
  private var unnamed: [Place: Int] = [:]

  mutating func add(_ finding: Finding) {
    for unit in finding.units {
      guard let table = unit.table ?? finding.table, let locale = unit.locale else { continue }
      let place = Place(table: table, locale: locale)
      if let key = unit.key {
        if finding.isOfWholeCopies { certain[place, default: []].insert(key) } else { possible[place, default: []].insert(key) }
      } else if finding.isOfWholeCopies {
        unnamed[place, default: 0] += 1
      }
    }
  }

  /// - Parameter lost: What the platform loses of the table: it counts as that.
  func of(_ table: String, in locale: LocaleID, lost: Set<String>) -> (certain: Int, possible: Int) {
    let place = Place(table: table, locale: locale)
    let sure = (certain[place] ?? []).subtracting(lost)
    return (sure.count + (unnamed[place] ?? 0), (possible[place] ?? []).subtracting(lost).subtracting(sure).count)
  }
}

extension Finding {
  /// Of what the rule about tables says: what has one form in the source's words, or a part of it, has a text of its own.
  private static let wholeCopies: Set = ["copy", "copies", "table-untranslated", "table-half-untranslated"]
  /// Those that tell a label on a bar, a spoken name or a single word that is its source's, under the reason `copy`.
  private static let rulesOfLabels: Set = ["accessible-name-not-localized", "label-copied", "word-copied"]

  /// Whether its texts are the source's as a whole: they count as untranslated, wherever that is counted. What no code asks for
  /// is no part of a gap either.
  package var isOfWholeCopies: Bool {
    guard verdict == .fails, !evidence.contains(.unasked) else { return false }
    return rule == "untranslated" ? Self.wholeCopies.contains(reason) : reason == "copy" && Self.rulesOfLabels.contains(rule)
  }

  /// Whether its texts are the source's, and may be so by right: a share may be as much more.
  package var isOfPossibleCopies: Bool {
    guard verdict == .needsReview, !evidence.contains(.unasked) else { return false }
    return rule == "untranslated"
      ? reason == "perhaps-copy" || reason == "perhaps-copies" : reason == "copy" && Self.rulesOfLabels.contains(rule)
  }
}
