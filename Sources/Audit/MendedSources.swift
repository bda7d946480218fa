import LintelInputs
import LintelLanguage
import LintelModel

/// Finds source texts in which a change has done nothing but mend a word that was spelled wrong.
struct MendedSources {
  private(set) var keys: Set<String> = []

  /// - Parameter renamed: the earlier key of a new one.
  init(_ family: TableFamily, before: TableFamily, _ renamed: [String: String]) {
    guard let spelling = Spelling(of: family.sourceLocale) else { return }
    let earlier = Dictionary(before.sources.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = family.sources.compactMap { now -> (before: StringUnit, now: StringUnit)? in
      guard let unit = earlier[renamed[now.key] ?? now.key], !unit.saysExactly(now) else { return nil }
      return (unit, now)
    }
    guard !changed.isEmpty else { return }
    // What the texts say now: a slip that was mended in all of them is none of the app's own words.
    let words = Set(family.sources.lazy.flatMap(\.forms).flatMap { ChangedWord.words(of: $0.text) })
    for (before, now) in changed where spelling.isMended(from: before, to: now, others: words) { keys.insert(now.key) }
  }
}
