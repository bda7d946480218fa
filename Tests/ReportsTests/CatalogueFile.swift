import Foundation
import LintelFindings

@testable import LintelReports

/// `Locales/Lintel.xcstrings` as it is edited: entries are added, and what is there is left as it is.
struct CatalogueFile {
  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../" + MessageCatalogue.path).standardizedFileURL

  private var strings: [String: [String: Any]]
  /// Keys by what their entries are known by (empty for the reports' own), then by English template.
  private var keys: [String: [String: String]] = [:]

  init() throws {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.url)) as? [String: Any] ?? [:]
    strings = root["strings"] as? [String: [String: Any]] ?? [:]
    let catalogue = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: Self.url))
    for (key, entry) in catalogue.strings {
      let (scope, template) = entry.english(key: key)
      keys[scope, default: [:]][template] = key
    }
  }

  func knows(rule: String) -> Bool { keys.keys.contains { $0 == rule || $0.hasPrefix(rule + ".") } }

  /// Whether any entry has these English words, or begins with them.
  func says(_ sentence: String) -> Bool {
    // In an entry a percent sign of its own is doubled.
    let template = sentence.replacing("%", with: "%%")
    return keys.values.contains { templates in templates.keys.contains { $0.hasPrefix(template) } }
  }

  func missing(of said: [Vocabulary.Saying]) -> [Vocabulary.Saying] {
    said.filter { key(of: $0) == nil }
  }

  /// The keys of texts that no report says any more, and of sentences of rules that are no more. Of a rule's sentences some
  /// need more than its examples: those are not held to them.
  func orphans(of said: [Vocabulary.Saying], rules: Set<String>) -> Set<String> {
    // Marks between and around data are said by everybody, and so is what stands behind a number.
    let marks = strings.keys.filter { !$0.replacing(/%(?:lld|lf|@|%)/, with: "").contains(where: \.isLetter) }
    return Set(strings.keys.filter { !marks.contains($0) && !rules.contains(String($0.prefix { $0 != "." })) })
      .subtracting(said.compactMap(key))
  }

  func key(of saying: Vocabulary.Saying) -> String? {
    MessageCatalogue.scopes(saying.scope).lazy.compactMap { keys[$0]?[saying.message.template] }.first
  }

  /// Adds what is missing, without translations. What several reasons of a rule say is one entry of the rule's; a part that
  /// several rules have in their sentences is one entry for all.
  /// - Returns: The new keys.
  mutating func add(_ said: [Vocabulary.Saying]) -> [String] {
    let scopes = Dictionary(grouping: said, by: \.message.template).mapValues { Set($0.compactMap(\.scope)) }
    var added: [String] = []
    for saying in missing(of: said) {
      guard !missing(of: [saying]).isEmpty else { continue }
      let template = saying.message.template
      let scope = scope(of: saying, saidIn: scopes[template] ?? [])
      let key = scope.map(free) ?? template
      var entry: [String: Any] = ["extractionState": "manual", "comment": saying.comment]
      if let english = saying.message.localization ?? (key == template ? nil : Self.unit(template)) {
        entry["localizations"] = ["en": english]
      }
      strings[key] = entry
      keys[scope ?? "", default: [:]][template] = key
      added.append(key)
    }
    return added
  }

  private func scope(of saying: Vocabulary.Saying, saidIn scopes: Set<String>) -> String? {
    func rule(_ scope: String) -> String { String(scope.prefix { $0 != "." }) }
    guard let own = saying.scope else { return nil }
    if saying.whole != nil, Set(scopes.map(rule)).count > 1 { return nil }
    return scopes.count { rule($0) == rule(own) } > 1 ? rule(own) : own
  }

  /// As Xcode lays it out. Entries are in the order of their keys' code points: what JSONSerialization takes for sorted
  /// is another order on each system.
  func json() throws -> String {
    func json(_ value: Any) throws -> String {
      let options: JSONSerialization.WritingOptions = [
        .prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed,
      ]
      return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
    }
    let entries = try strings.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }.map {
      "    \(try json($0)) : \(try json($1).replacing("\n", with: "\n    "))"
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }

  func write() throws { try Data(json().utf8).write(to: Self.url) }

  static func contents() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  /// `title-length.too-long`, or with the next number behind it if that is taken.
  private func free(_ scope: String) -> String {
    if strings[scope] == nil { return scope }
    return "\(scope).\((2...).first { strings["\(scope).\($0)"] == nil }!)"
  }

  fileprivate static func unit(_ text: String) -> [String: Any] { ["stringUnit": ["state": "translated", "value": text]] }
}

extension Vocabulary.Saying {
  /// For whoever translates it.
  fileprivate var comment: String {
    let example = "For example: " + message.english
    return whole.map { example + "\nPart of: " + $0.english } ?? example
  }
}

extension Message {
  /// The English forms of a message with counts in it; nil for one without.
  fileprivate var localization: [String: Any]? {
    let counts = arguments.enumerated().compactMap { index, argument -> (place: Int, one: String, other: String)? in
      if case .count(_, let one, let other) = argument { (index + 1, one, other) } else { nil }
    }.filter { $0.one != $0.other }
    if counts.isEmpty { return nil }
    if counts.count == 1 {
      return [
        "variations": ["plural": ["one": CatalogueFile.unit(template(one: true)), "other": CatalogueFile.unit(template)]]
      ]
    }
    var names: [String] = []
    for count in counts {
      let name = count.other.split(separator: " ").last.map(String.init) ?? "count"
      names.append(names.contains(name) ? "\(name)\(count.place)" : name)
    }
    var rest = names[...]
    let value = parts.map { part -> String in
      if case .argument(.count(_, let one, let other)) = part, one != other { return "%#@\(rest.removeFirst())@" }
      return Message(parts: [part]).template
    }.joined()
    var localization = CatalogueFile.unit(value)
    localization["substitutions"] = Dictionary(
      uniqueKeysWithValues: zip(names, counts).map { name, count in
        let forms = ["one": CatalogueFile.unit("%arg \(count.one)"), "other": CatalogueFile.unit("%arg \(count.other)")]
        return (name, ["argNum": count.place, "formatSpecifier": "lld", "variations": ["plural": forms]] as [String: Any])
      })
    return localization
  }

  private func template(one: Bool) -> String {
    parts.map { part in
      if case .argument(.count(_, let one, _)) = part { return "%lld " + Message(parts: [.words(one)]).template }
      return Message(parts: [part]).template
    }.joined()
  }
}
