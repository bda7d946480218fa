import LintelModel

/// Counts how many of the texts of bars are in a table.
enum FoundKeyCount {
  static func of(_ toolbars: [Toolbar]) -> [FoundKeys.Place: FoundKeys] {
    var counts: [FoundKeys.Place: FoundKeys] = [:]
    // A bar of several faces has the same text in each.
    var seen: Set<SourceLocation> = []
    for text in toolbars.flatMap(\.wordings) where text.isOfCode {
      guard text.state == .localized || text.state == .literal, text.source?.contains(where: \.isLetter) != false,
        let place = text.location, seen.insert(place).inserted
      else { continue }
      let isFound = text.isInTable
      for place in FoundKeys.Place.all(of: text) {
        counts[place, default: FoundKeys()].all += 1
        if text.state == .localized { counts[place]!.asked += 1 }
        if isFound { counts[place]!.found += 1 }
      }
    }
    return counts
  }
}
