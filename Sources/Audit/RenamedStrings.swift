import LintelInputs
import LintelLanguage
import LintelModel

/// Finds strings that got another key and another source text, and kept their translations: where the key is the text, that is how
/// a source changes.
///
/// Only what all of two or more languages show is taken for that: one text may well be another string's, too.
struct RenamedStrings {
  /// The earlier key of a new one.
  private(set) var earlier: [String: String] = [:]

  init(_ family: TableFamily, before: TableFamily) {
    let (keys, keysBefore) = (Set(family.sources.map(\.key)), Set(before.sources.map(\.key)))
    let (lost, added) = (keysBefore.subtracting(keys), keys.subtracting(keysBefore))
    guard !lost.isEmpty, !added.isEmpty else { return }
    let gone = Self.texts(of: lost, in: before)
    let spelling = Spelling(of: family.sourceLocale)
    let byTranslations = Dictionary(grouping: gone.keys, by: { gone[$0]!.translations })
    for (key, text) in Self.texts(of: added, in: family) {
      guard let candidates = byTranslations[text.translations], candidates.count == 1,
        let source = gone[candidates[0]]?.source,
        // `Turn it on` and `Turn it off` differ in two letters, and both are words.
        spelling?.isReplaced(in: source, by: text.source) == true
          || !Self.differByASlip(Array(Wording(source).text.utf8), Array(Wording(text.source).text.utf8)),
        !text.translations.values.contains(where: { $0 == source || $0 == text.source })
      else { continue }
      earlier[key] = candidates[0]
    }
  }

  /// The texts of those strings that have translations in two or more languages, and no forms.
  private static func texts(
    of keys: Set<String>, in family: TableFamily
  ) -> [String: (source: String, translations: [LocaleID: String])] {
    var texts: [String: (source: String, translations: [LocaleID: String])] = [:]
    for source in family.sources where keys.contains(source.key) && !source.value.isEmpty && !source.varies {
      var translations: [LocaleID: String] = [:]
      for locale in family.locales {
        if let unit = family.translation(of: source.key, in: locale), !unit.varies { translations[locale] = unit.value }
      }
      if translations.count > 1, texts[source.key] == nil { texts[source.key] = (source.value, translations) }
    }
    return texts
  }

  /// Whether what differs, between what both begin and end with, is two letters at most: a word that is spelled right now.
  private static func differByASlip(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let shorter = min(a.count, b.count)
    var (start, end) = (0, 0)
    while start < shorter, a[start] == b[start] { start += 1 }
    while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    return max(a.count, b.count) - start - end <= 2
  }
}
