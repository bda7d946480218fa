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

  @Test("French has a narrow no-break space within guillemets and before the marks that take one")
  func frenchIsSpaced() throws {
    // A comment of the project's source has the spaces of code.
    for (key, text) in try Self.texts(in: "fr") where key != "acceptance-unclear" {
      // Nor has what code is written with: `Button(role: .cancel)`, `bundle: .module`, `&#39;`.
      let words = text.replacing(/[A-Za-z]\([A-Za-z]+: (?:\.[A-Za-z]+|…)\)|bundle: \.(?:main|module)|&#?[0-9A-Za-z]+;/, with: "_")
      #expect(!words.contains(/[^\u{202F}][;:!?»]|«[^\u{202F}]/), "\(key): \(text)")
    }
  }

  @Test("Japanese ends its sentences in the polite style")
  func japaneseIsPolite() throws {
    for (key, text) in try Self.texts(in: "ja") {
      #expect(!text.contains(/(?:である|する|ない|いる|れる|ある|わる)(?:[。:：]|$)/), "\(key): \(text)")
    }
  }

  @Test("Japanese and Chinese have parentheses and colons as wide as their letters, but in code", arguments: ["ja", "zh-Hans"])
  func marksAreWide(language: String) throws {
    // A comment of the project's source has the signs of code.
    for (key, text) in try Self.texts(in: language) where key != "acceptance-unclear" {
      // `toolbar(content:)`, `bundle: .module`, `axisBehavior(.horizontalOnly)`, what an address has before its host, and the middle of a link.
      let words = text.replacing(/[A-Za-z]\([A-Za-z.: …]*\)|bundle: \.(?:main|module)|:\/\/|\]\(/, with: "")
      #expect(!words.contains(/[():]/), "\(key): \(text)")
    }
  }

  @Test("A string has one word in every sentence that speaks of it", arguments: [("ja", "文字列"), ("zh-Hans", "字符串")])
  func stringsHaveOneWord(language: String, word: String) throws {
    for (key, entry) in try Self.catalogue.get().strings {
      guard let translation = entry.localizations?[language], translation.substitutions == nil,
        entry.english(key: key).template.contains(/\b[Ss]trings?\b/)
      else { continue }
      for (_, text) in translation.texts { #expect(text.contains(word), "\(key): \(text)") }
    }
  }

  @Test(
    "What has a word is not called by another one",
    arguments: [
      ("ja", ["既定", "大きいタイトル", "無意味な", "問題は見つか", "翻訳（%"]),
      ("zh-Hans", ["源文本", "结尾标点", "有翻译（"]),
    ] as [(String, [String])])
  func oneWord(language: String, others: [String]) throws {
    for (key, text) in try Self.texts(in: language) {
      for other in others { #expect(!text.contains(other), "\(key): \(text)") }
    }
  }

  @Test("German calls the source text so, and only code source code")
  func germanSourceText() throws {
    for (key, text) in try Self.texts(in: "de") where text.contains("Quelltext") {
      #expect(key.contains("Swift source"), "\(key): \(text)")
    }
  }

  @Test("German has one word for what a list leaves out")
  func germanFurther() throws {
    for (key, text) in try Self.texts(in: "de") { #expect(!text.contains(/[Uu]nd %(?:\d\$)?lld mehr/), "\(key): \(text)") }
  }

  @Test("German agrees with one that is counted", arguments: ["strings", "tables", "bars", "places", "languages"])
  func germanAgrees(noun: String) throws {
    let catalogue = try Self.catalogue.get()
    let key = try #require(catalogue.strings.keys.first { $0.hasPrefix("%@, and so ") && $0.hasSuffix(" more \(noun)") })
    let forms = catalogue.strings[key]?.localizations?["de"]?.variations?.plural
    let one = try #require(forms?["one"]).stringUnit.value
    #expect(one.contains(/(?:einem|einer) weiteren \w/), "\(one)")
  }

  private static func texts(in language: String) throws -> [(key: String, text: String)] {
    try catalogue.get().strings.flatMap { key, entry in
      (entry.localizations?[language]?.texts ?? []).map { (key: key, text: $0.text) }
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
