import LintelModel
import LintelRules

/// Looks for translations that are English but not the source's text: what the source said before it was changed, which nobody
/// has translated since. Two languages that are no kin have the same words only from there.
///
/// In the 300 tables of 21 open-source apps it finds some 25 such texts in up to 95 languages each, and every one of them is
/// an earlier source. Shorter ones are as often the name of a thing, or the source's words in another order.
enum OlderSourceSearch {
  /// In words. The figures are ours.
  private static let shortest = 3
  /// Names have capitals.
  private static let fewestSmall = 2

  /// By key and text, in how many languages it is found.
  static func found(in tables: [StringTable], sources: [StringUnit], sourceLocale: LocaleID) -> [String: [String: Int]] {
    guard sourceLocale.language == "en", !sources.isEmpty else { return [:] }
    let texts = Dictionary(
      sources.lazy.filter { !$0.varies && $0.origin != .unknown }.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    var languages: [String: [String: Set<LocaleID>]] = [:]
    for table in tables {
      for unit in table.units where unit.locale.language != "en" && unit.state != "new" && !unit.varies {
        guard mayBeEnglish(unit.value), let source = texts[unit.key], source != unit.value else { continue }
        languages[unit.key, default: [:]][unit.value, default: []].insert(unit.locale)
      }
    }
    var found: [String: [String: Int]] = [:]
    lazy var known = Set(texts.values.lazy.flatMap { words(of: $0) }.map { $0.lowercased() })
    for (key, candidates) in languages {
      for (text, locales) in candidates where areApart(locales) {
        guard let source = texts[key], isEnglish(text, beside: source, known) else { continue }
        found[key, default: [:]][text] = Set(locales.map(\.language)).count
      }
    }
    return found
  }

  private static func areApart(_ locales: Set<LocaleID>) -> Bool {
    guard locales.count > 1, let first = locales.first else { return false }
    return locales.contains { !KindredLanguages.areKindred($0, first) }
  }

  private static func isEnglish(_ text: String, beside source: String, _ known: Set<String>) -> Bool {
    let own = words(of: text)
    guard own.count >= shortest, own.count(where: { $0.utf8.count > 1 && $0.first!.isLowercase }) >= fewestSmall,
      own.allSatisfy({ known.contains($0.lowercased()) })
    else { return false }
    // The source's words in another order are a name as often as not.
    let given = words(of: source).map { $0.lowercased() }
    return own.count < given.count || !own.allSatisfy { given.contains($0.lowercased()) }
  }

  /// What is between white space and strokes and has nothing but letters; a value, a tag or a link is none.
  private static func words(of text: String) -> [Substring] {
    text.split { $0.isWhitespace || $0 == "/" || $0 == "-" }.compactMap { part in
      guard !part.contains(where: { "%{<$@".contains($0) }) else { return nil }
      let bare = part.drop { !$0.isLetter }
      let end = bare.lastIndex { $0.isLetter } ?? bare.startIndex
      let word = bare.isEmpty ? bare : bare[...end]
      return !word.isEmpty && word.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" } ? word : nil
    }
  }

  /// Of English letters, and with at least two spaces: asked of every string of a project, of its bytes.
  private static func mayBeEnglish(_ text: String) -> Bool {
    var spaces = 0
    for byte in text.utf8 {
      if byte >= 0x80 { return false }
      if byte == UInt8(ascii: " ") { spaces += 1 }
    }
    return spaces >= shortest - 1
  }
}
