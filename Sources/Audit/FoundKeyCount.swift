import LintelModel

/// Counts how many of the texts of bars are in a table.
enum FoundKeyCount {
  static func of(_ toolbars: [Toolbar]) -> [FoundKeys.Place: FoundKeys] {
    var counts: [FoundKeys.Place: FoundKeys] = [:]
    // A bar of several faces has the same text in each.
    var seen: Set<Use> = []
    // What a screen for tests or debugging shows is not translated, and says nothing of the others.
    for toolbar in toolbars where !DeveloperScreen.isNamed(byPath: toolbar.location.file) {
      for text in toolbar.texts(.own) where text.isOfCode {
        guard text.state == .localized || text.state == .literal, text.source?.contains(where: \.isLetter) != false,
          let location = text.generatedAt ?? text.location
        else { continue }
        let isFound = text.isInTable
        // Keys may all be spelled in one file of accessors: what a module translates, its bars show.
        for place in FoundKeys.Place.all(of: text) + FoundKeys.Place.all(in: toolbar.location.file)
        where seen.insert(Use(place: place, text: location)).inserted {
          counts[place, default: FoundKeys()].all += 1
          if text.state == .localized { counts[place]!.asked += 1 }
          if isFound { counts[place]!.found += 1 }
        }
      }
    }
    return counts
  }

  private struct Use: Hashable {
    let place: FoundKeys.Place
    let text: SourceLocation
  }
}
