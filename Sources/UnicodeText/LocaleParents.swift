internal import CTextICU

extension LocaleName {
  /// Where a text is looked for when the locale has none, nearest first, by CLDR: `zh-Hant` for `zh-Hant-HK`,
  /// `pt-PT` and `pt` for `pt-AO`, `en-001` and `en` for `en-AU`. An id that leaves its script open is asked about with
  /// it too: `zh-Hant-TW` and `zh-Hant` for `zh-TW`, which is never answered in `zh`.
  package static func parents(of id: String) -> [String] {
    var chain: [String] = []
    var current = id
    // No chain is longer than an id has subtags, but for the two places where CLDR's table takes over.
    while chain.count < 8, let parent = parent(of: current), parent != id, !chain.contains(parent) {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  private static func parent(of id: String) -> String? {
    guard isWellFormed(id) else { return nil }
    if let parent = asciiResult({ textICU_locale_explicitParent(id, $0, $1) }), !parent.isEmpty {
      return parent == "root" ? nil : parent.replacing("_", with: "-")
    }
    let parts = id.split(separator: "-")
    guard parts.count > 1 else { return nil }
    if parts.count == 2, parts[1].count == 2, let filled = withScript(id) { return filled }
    return parts.dropLast().joined(separator: "-")
  }

  /// `zh-Hant-TW` for `zh-TW`; nil for a language of which ICU knows one script only.
  private static func withScript(_ id: String) -> String? {
    guard let full = maximized(id), textICU_locale_isAvailable(full) else { return nil }
    return full
  }
}

extension String {
  fileprivate func replacing(_ old: Character, with new: Character) -> String { String(map { $0 == old ? new : $0 }) }
}
