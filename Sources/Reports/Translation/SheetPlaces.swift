import LintelFindings
import LintelModel

/// Where a row's text is used, and where the source has it: no line stands twice in a row.
extension SheetTable {
  /// More places than these are counted.
  private static let mostUsed = 5

  /// - Parameters:
  ///   - uses: As `App/List.swift:12`.
  ///   - into: What `write into` has.
  func places(used uses: [String], into: String?, source: SourceLocation?) -> (used: String?, source: String?) {
    let used = uses.compactMap { visible($0) }.filter { $0 != into }
    let named = Array(used.prefix(Self.mostUsed))
    let more = used.count - named.count
    let told = named + (more > 0 ? [words.visible("and \(always: more, "more")")] : [])
    let own = line(of: source).flatMap { $0 == into || used.contains($0) ? nil : $0 }
    return (told.isEmpty ? nil : told.joined(separator: " · "), own)
  }

  /// What the text is where it is used, as `title of an alert, SettingsView`; nil where that is known of no place.
  func shownAs(_ uses: [KeyUses.Place]) -> String? {
    let all = uses.appearances
    guard !all.isEmpty else { return nil }
    let more = all.count - Self.mostUsed
    let told = all.prefix(Self.mostUsed).map { words.visible($0.words) }
    return (told + (more > 0 ? [words.visible("and \(always: more, "more")")] : [])).joined(separator: " · ")
  }
}

extension KeyUses.Place {
  /// `App/List.swift:12`
  var words: String { "\(file):\(line)" }
}

extension TranslationRow {
  /// Where code and bars ask for it, and where else a finding says that it is shown; each line once.
  var usedAt: [String] {
    let told = otherUses?.split(separator: ", ").map(String.init).filter { $0.contains(":") } ?? []
    return (uses.map(\.words) + told).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  static let usedElsewhere: Message = "Other places show it, too: see the column “\(Message.data("used at"))”."
}
