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
    let (old, new) = (Self.texts(of: before), Self.texts(of: family))
    let gone = old.filter { new[$0.key] == nil && $0.value.translations.count > 1 }
    guard !gone.isEmpty else { return }
    let spelling = Spelling(of: family.sourceLocale)
    let byTranslations = Dictionary(grouping: gone.keys, by: { gone[$0]!.translations })
    for (key, text) in new where old[key] == nil && text.translations.count > 1 {
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

  private static func texts(of family: TableFamily) -> [String: (source: String, translations: [LocaleID: String])] {
    var texts = Dictionary(
      family.sources.filter { !$0.value.isEmpty && !$0.varies }.map {
        ($0.key, (source: $0.value, translations: [LocaleID: String]()))
      },
      uniquingKeysWith: { first, _ in first })
    for locale in family.locales where family.hasTable(in: locale) {
      for pair in family.inLocale(locale).pairs {
        if let unit = pair.translation, unit.locale == locale, !unit.varies {
          texts[pair.source.key]?.translations[locale] = unit.value
        }
      }
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
