import LintelFindings
import LintelModel

/// The languages of texts of tables that sentences quote, whole or shortened, wherever a rule has them from.
struct QuotedTexts {
  private struct Name: Hashable {
    let table: String
    let key: String
  }

  private let texts: [Name: [LocaleID: [String]]]
  private let source: LocaleID

  /// - Parameter findings: Only of what these are about texts are kept.
  init(_ project: Project, of findings: [Finding]) {
    source = project.sourceLocale
    var asked: [String: Set<String>] = [:]
    for finding in findings {
      for unit in Self.units(of: finding) {
        if let table = unit.table, let key = unit.key { asked[table, default: []].insert(key) }
      }
      guard !finding.examples.isEmpty else { continue }
      for name in Self.strings(of: finding) { asked[name.table, default: []].insert(name.key) }
    }
    var texts: [Name: [LocaleID: [String]]] = [:]
    for table in project.tables {
      let path = table.id.path
      guard let keys = asked[path] else { continue }
      // By index: to copy each of hundreds of thousands of strings costs more than to look at its key.
      for index in table.units.indices where keys.contains(table.units[index].key) {
        let unit = table.units[index]
        texts[Name(table: path, key: unit.key), default: [:]][unit.locale, default: []] += [unit.value] + unit.forms.map(\.text)
      }
    }
    self.texts = texts
  }

  /// A sentence quotes a few of the strings that it is about.
  private static func units(of finding: Finding) -> ArraySlice<FoundString> { finding.units.prefix(Evidence.keysListed) }

  /// Of a finding about many strings the first ones, whatever the languages: those that it can have as examples.
  private static func strings(of finding: Finding) -> [Name] {
    finding.strings.prefix(Evidence.keysListed).compactMap { string in
      guard let table = string.table ?? finding.table, let key = string.key ?? finding.key else { return nil }
      return Name(table: table, key: key)
    }
  }

  /// Whether a list of keys is one of texts: each of the finding's that stands in it says what the source says. A key
  /// without letters is of every language.
  private func isOfSourceTexts(_ list: String, in finding: Finding) -> Bool {
    let named = Self.strings(of: finding).filter { list.contains($0.key) }
    return !named.isEmpty && named.allSatisfy { $0.key.isNeutral || texts[$0]?[source]?.contains($0.key) == true }
  }

  /// Of what a finding says, and of the examples among its figures. A text that several languages have is the finding's
  /// language's, then the source's.
  func languages(in finding: Finding) -> QuotedLanguages {
    let examples = finding.examples
    let said = finding.message.quotedData + (finding.suggestion?.quotedData ?? []) + examples
    let quoted = Set(said.filter { !$0.isNeutral })
    guard !quoted.isEmpty || !finding.escapes.isEmpty else { return [:] }
    var languages: QuotedLanguages = [:]
    for unit in Self.units(of: finding) {
      guard let table = unit.table, let key = unit.key, let known = texts[Name(table: table, key: key)] else { continue }
      // A finding about several languages quotes the source where a translation has its words.
      let own: [LocaleID?] = finding.languages.count > 1 ? [source, unit.locale] : [unit.locale, source]
      for locale in own.compactMap({ $0 }) {
        for text in known[locale] ?? [] {
          for quotation in quoted where languages[quotation] == nil && StringUnit.isQuoted(text, as: quotation) {
            languages[quotation] = locale
          }
        }
      }
      // A key that is its text's own words is said as the text.
      if languages[key] == nil, quoted.contains(key), known[source]?.contains(key) == true { languages[key] = source }
    }
    languages.merge(finding.proposedLanguages) { known, _ in known }
    let others = quoted.union(finding.escapes).filter { languages[$0] == nil }
    languages.merge(parts(among: others, in: finding)) { known, _ in known }
    for list in examples where languages[list] == nil && isOfSourceTexts(list, in: finding) { languages[list] = source }
    return languages
  }

  /// What is but a part of a text: a few words of it, where signs say that something is left out, and words or letters that
  /// names in code do not have. Of what the source's text has as well nobody knows which it is.
  private func parts(among quoted: Set<String>, in finding: Finding) -> QuotedLanguages {
    guard let locale = finding.locale, locale != source else { return [:] }
    return quoted.reduce(into: [:]) { languages, text in
      let words = text.hasPrefix("…") || text.hasSuffix("…") ? text.trimming("…") : text
      guard !words.isEmpty else { return }
      if Finding.isWritten(words, in: locale) { return languages[text] = locale }
      let hasOwnLetters = words.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
      guard words.count < text.count || hasOwnLetters else { return }
      let known = Self.units(of: finding).compactMap { unit -> [LocaleID: [String]]? in
        guard let table = unit.table, let key = unit.key else { return nil }
        return texts[Name(table: table, key: key)]
      }
      func says(_ language: LocaleID) -> Bool { known.contains { $0[language]?.contains { $0.contains(words) } == true } }
      if says(locale), !says(source) { languages[text] = locale }
    }
  }
}

/// Keys that are texts: those of tables that say of a key's text in the source language what the key says.
struct SourceKeys {
  private let keys: Set<String>
  private let source: LocaleID

  init(_ project: Project) {
    source = project.sourceLocale
    var keys: Set<String> = []
    for table in project.tables {
      for unit in table.units where unit.locale == project.sourceLocale && unit.key == unit.value && !unit.key.isNeutral {
        keys.insert(unit.key)
      }
    }
    self.keys = keys
  }

  /// Nil for a key that is a name in the code.
  func language(of key: String) -> LocaleID? { keys.contains(key) ? source : nil }
}

extension String {
  fileprivate func trimming(_ sign: Character) -> String {
    String(drop { $0 == sign }.reversed().drop { $0 == sign }.reversed())
  }
}

extension Finding {
  /// What stands behind a backslash may be a letter of its language.
  fileprivate var escapes: [String] {
    evidence.compactMap { evidence in
      guard evidence.name == "escape", case .text(let text) = evidence.value, !text.isNeutral else { return nil }
      return text
    }
  }

  /// Those of its figures that name strings: keys one after the other, or a text.
  fileprivate var examples: [String] {
    evidence.compactMap { evidence in
      guard ["for example", "keys"].contains(evidence.name), case .text(let text) = evidence.value else { return nil }
      return text.isNeutral ? nil : text
    }
  }
}

extension Message {
  /// What it names or quotes out of the project.
  var quotedData: [String] {
    arguments.flatMap { argument -> [String] in
      switch argument {
      case .text(let text): [text]
      case .message(let message): message.quotedData
      case .list(let messages): messages.flatMap(\.quotedData)
      case .number, .amount, .count, .decimal, .locale: []
      }
    }
  }
}
