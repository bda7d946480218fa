import Foundation
import LintelFindings
import LintelModel
import LintelUnicodeText
import Testing

@testable import LintelReports

/// Holds each translation in `Locales/Lintel.xcstrings` to the English words it was made of.
@Suite("The translations of Lintel's own words")
struct TranslationTests {
  private static let catalogue = Result {
    try JSONDecoder().decode(StringCatalog.self, from: Data(CatalogueFile.contents().utf8))
  }

  @Test("Every text is translated", arguments: Localizer.languages)
  func areComplete(language: LocaleID) throws {
    let missing = try Self.catalogue.get().strings.filter { key, entry in
      guard let translation = entry.localizations?[language.id] else { return true }
      return Phrase(translation) == nil || translation.texts.contains { $0.text.isEmpty }
    }
    #expect(missing.keys.sorted() == [])
  }

  @Test("Words that depend on a number have a form for each plural category of the language", arguments: Localizer.languages)
  func haveAllForms(language: LocaleID) throws {
    let categories = Set(PluralCategories.of(locale: language.id).map(\.name))
    for (key, entry) in try Self.catalogue.get().strings {
      guard let translation = entry.localizations?[language.id] else { continue }
      let forms = [translation.variations?.plural] + (translation.substitutions ?? [:]).values.map(\.variations.plural)
      for form in forms.compactMap(\.self) { #expect(Set(form.keys) == categories, "\(key)") }
    }
  }

  @Test("What a text speaks of stands in its translation once, in its place and kind", arguments: Localizer.languages)
  func keepPlaceholders(language: LocaleID) throws {
    // A form for one number alone may say it in words.
    let exact = Set(PluralCategories.of(locale: language.id).filter { $0.count == 1 && !$0.hasLargeNumbers }.map(\.name))
    for (key, entry) in try Self.catalogue.get().strings {
      guard let translation = entry.localizations?[language.id] else { continue }
      let english = try #require(Specifiers(entry.english(key: key).template, names: [:]), "\(key)")
      let names = (translation.substitutions ?? [:]).mapValues { $0.argNum ?? 0 }
      for (category, text) in translation.texts where !text.contains("%arg") {
        guard let specifiers = Specifiers(text, names: names) else {
          Issue.record("\(key): places are numbered in part: \(text)")
          continue
        }
        let left = english.kinds.filter { specifiers.kinds[$0.key] != $0.value }
        let isSaid = left.isEmpty || exact.contains(category) && left.count == 1 && left.first?.value == "lld"
        #expect(isSaid && specifiers.count <= english.count, "\(key) in \(category): \(text)")
      }
      for (name, part) in translation.substitutions ?? [:] {
        #expect(part.argNum == entry.localizations?["en"]?.substitutions?[name]?.argNum, "\(key), \(name)")
        for (category, form) in part.variations.plural ?? [:] where !exact.contains(category) {
          #expect(form.stringUnit.value.components(separatedBy: "%arg").count == 2, "\(key), \(name)")
        }
      }
    }
  }
}

/// The format specifiers of a text, by the place of their argument.
private struct Specifiers {
  private(set) var kinds: [Int: String] = [:]
  private(set) var count = 0

  /// Nil if some places are numbered and some are not.
  init?(_ text: String, names: [String: Int]) {
    var isNumbered: Set<Bool> = []
    for match in text.matches(of: /%(?:%|(?:(\d+)\$)?(@|lld|lf)|#@(\w+)@)/) {
      if let name = match.output.3 {
        kinds[names[String(name)] ?? 0] = "lld"
        count += 1
      } else if let kind = match.output.2 {
        count += 1
        isNumbered.insert(match.output.1 != nil)
        kinds[match.output.1.flatMap { Int($0) } ?? count] = String(kind)
      }
    }
    if isNumbered.count > 1 { return nil }
  }
}

extension StringCatalog.Localization {
  /// Every form with its category; `other` for a text that no number changes.
  var texts: [(category: String, text: String)] {
    let forms = (variations?.plural ?? [:]).map { ($0.key, $0.value.stringUnit.value) }
    return forms + (stringUnit.map { [("other", $0.value)] } ?? [])
  }
}
