import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelReports

@Suite("Reports in other languages")
struct TranslatedReportTests {
  static let core = Rule.all.filter(\.isCore)
  /// What only programs read is in English always.
  private static let english = ["xml", "json"]

  @Test(
    "What core rules say of their examples has no English word of Lintel's own in it",
    arguments: ["ar", "de", "ja"] as [LocaleID])
  func noEnglish(language: LocaleID) async throws {
    let english = try OwnWords(language)
    for rule in Self.core {
      let data = rule.examples.flatMap { [$0.files, $0.before ?? [:]] }.flatMap { $0.map { $0.key + "\n" + $0.value } }
      for result in await ExampleRun.results(of: rule) {
        let vocabulary = Vocabulary()
        let words = Localizer(language: language, catalogue: .embedded(language.id), vocabulary: vocabulary)
        let texts = [
          TextReport.render(result, colour: false, width: 100, words: words),
          MarkdownReport.audit(result, name: "", words: words).replacing(/<\/?\w+>|```text/, with: ""),
        ]
        let spokenOf = vocabulary.sayings.flatMap(\.message.data) + result.bars.map(\.toolbar.name)
        for text in texts {
          let left = english.left(in: text, data: data + spokenOf + [rule.id])
          #expect(left.isEmpty, "\(rule.id): \(left.sorted())")
        }
      }
    }
  }

  @Test(
    "The page has no English word of Lintel's own in it, but in what it marks as English", arguments: Localizer.languages)
  func page(language: LocaleID) throws {
    let vocabulary = Vocabulary()
    let words = Localizer(language: language, catalogue: .embedded(language.id), vocabulary: vocabulary)
    var result = SampleResult.result
    result.trend = Trend(new: 1, worse: 2, known: 4, gone: 3)
    let page = HTMLReport.audit(result, name: "Sample", words: words)
    // Islands are a part of it; the style sheet and the script are not.
    let shown = page.replacing(
      /(?s)<style>.*?<\/style>|<script>.*?<\/script>|<span lang="?en"? dir="?ltr"?>.*?<\/span>|<bdi[^>]*>.*?<\/bdi>|<code[^>]*>.*?<\/code>/,
      with: " ")
    let spoken = shown.matches(of: /\ (?:aria-label|title|data-some|data-none|data-veiled)="([^"]*)"/).map { String($0.1) }
    let text = shown.replacing(/(?s)<[^>]*>|&[#a-z0-9]+;/, with: " ") + spoken.joined(separator: " ")
    let data = vocabulary.sayings.flatMap(\.message.data) + result.bars.map(\.toolbar.name) + Rule.all.map(\.id)
    let names = result.project.toolbars.flatMap { bar in
      bar.items.flatMap { [$0.id, $0.symbol ?? ""] + $0.label.values.values.compactMap(\.text) }
    }
    // A picture of an English bar says what is on it, the system's own texts, too.
    let onBars = result.bars.flatMap { bar in bar.toolbar.items.map { $0.menuText(in: bar.locale) } }
    // What is copied is said with the button that copies it.
    let commands = page.replacing(/<span class="option">(.*?)<\/span>/) { $0.1 }.matches(of: /<code>((?:lintel|fail-on:|- uses:|- run:) [^<]*)<\/code>/).map { String($0.1) }
    // An attribute cannot mark advice as English that only the sample gives, and that no language has.
    let advice = result.findings.compactMap { $0.suggestion?.english }
    let keys = result.findings.compactMap { $0.key } + result.project.tables.flatMap { table in table.units.map { $0.key } }
    let left = try OwnWords(language).left(in: text, data: data + names + onBars + commands + advice + keys)
    #expect(left.isEmpty, "\(left.sorted())")
  }

  @Test("Where a bar or an item lies is said in the language of the sentence", arguments: ["ar", "de", "ja"] as [LocaleID])
  func places(language: LocaleID) async throws {
    let words = Localizer(language: language.id)
    let english: Set = ["at", "bottom", "buttons", "edge", "leading", "or", "row", "top", "trailing"]
    for id in ["bar-edge", "cross-platform-placement", "too-many-items", "vertical-toolbar"] {
      let rule = try #require(Rule.all.first { $0.id == id })
      let findings = await ExampleRun.results(of: rule).flatMap(\.findings)
      #expect(!findings.isEmpty)
      for message in findings.flatMap({ [$0.message, $0.suggestion].compactMap(\.self) }) {
        let said = Set(words.text(message).lowercased().matches(of: /[a-z]+/).map { String($0.output) })
        #expect(said.intersection(english).isEmpty, "\(id): \(words.text(message))")
      }
    }
  }

  @Test(
    "What is said of counts, missing More menus, stretching, texts for symbols and states has no English word in it",
    arguments: ["ar", "de", "ja"] as [LocaleID])
  func otherRules(language: LocaleID) async throws {
    let words = Localizer(language: language.id)
    let english = try OwnWords(language)
    for id in ["label-count", "more-menu-missing", "overflow-stretch", "prefer-text", "toggle-state"] {
      let rule = try #require(Rule.all.first { $0.id == id })
      let findings = await ExampleRun.results(of: rule).flatMap(\.findings)
      #expect(!findings.isEmpty)
      for message in findings.flatMap({ [$0.message, $0.suggestion].compactMap(\.self) }) {
        let left = english.left(in: words.text(message), data: message.data)
        #expect(left.isEmpty, "\(id): \(words.text(message))")
      }
    }
  }

  @Test("Every format for people and their tools has the translated sentences", arguments: Localizer.languages)
  func sentences(language: LocaleID) async throws {
    let rule = try #require(Self.core.first { $0.id == "label-punctuation" })
    let result = try #require(await ExampleRun.results(of: rule).first { !$0.findings.isEmpty })
    let words = Localizer(language: language.id)
    let sentence = words.text(result.findings[0].message)
    #expect(sentence != result.findings[0].message.english)
    // The page marks up what a sentence quotes, and has a test of its own.
    for format in ReportFormat.all where !(Self.english + ["html"]).contains(format.name) {
      let report = format.report(result, .init(name: "Sample", rules: Rule.all, words: words))
      #expect(plain(report).contains(plain(sentence)), "\(format.name)")
    }
  }

  @Test("No format spells out the isolates that a sentence has of its own, and nothing is written from the wrong side")
  func isolates() async throws {
    let rule = try #require(Self.core.first { $0.id == "conflict-marker" })
    var result = try #require(await ExampleRun.results(of: rule).first { !$0.findings.isEmpty })
    // Some formats have no room for advice.
    result.findings[0].message = try #require(result.findings[0].suggestion)
    let words = Localizer(language: "ar")
    for format in ReportFormat.all where !Self.english.contains(format.name) {
      let report = format.report(result, .init(name: "Sample", rules: Rule.all, words: words))
      let text = report.replacing("\\u2066", with: "\u{2066}").replacing("&#x2066;", with: "\u{2066}")
      #expect(text.contains("\u{2066}") && !text.contains("⟨U+206"))
    }
  }

  /// Without what formats escape and isolate.
  private func plain(_ text: String) -> String {
    text.replacing(/\\u206[89]|[\u{2068}\u{2069}]/, with: "").replacing("&#x2068;", with: "")
      .replacing("&#x2069;", with: "").filter { $0.isLetter }
  }
}

/// The English words that Lintel uses and a language does not.
private struct OwnWords {
  private var english: Set<String> = []

  init(_ language: LocaleID) throws {
    var translated: Set<String> = []
    for (key, entry) in try JSONDecoder().decode(StringCatalog.self, from: Data(CatalogueFile.contents().utf8)).strings {
      english.formUnion(Self.words(entry.english(key: key).template))
      for text in entry.localizations?[language.id]?.texts ?? [] { translated.formUnion(Self.words(text.text)) }
    }
    english.subtract(translated)
  }

  func left(in report: String, data: [String]) -> Set<String> {
    data.reduce(into: Self.words(report).intersection(english)) { $0.subtract(Self.words($1)) }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().matches(of: /[a-z]{2,}(?:['’-][a-z]+)*/).map { String($0.output) })
  }
}

extension Message {
  /// What it speaks of.
  fileprivate var data: [String] {
    arguments.flatMap { argument -> [String] in
      switch argument {
      case .text(let text): [text]
      case .message(let message): message.data
      case .list(let messages): messages.flatMap(\.data)
      default: []
      }
    }
  }
}
