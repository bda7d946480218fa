import Foundation
import LintelTables
import Synchronization

/// What Lintel says in other languages than English: a String Catalog as Xcode writes it, so that whoever translates apps can
/// translate this one.
///
/// A text of the report's own has its English words as the key. What a rule says has the rule's id and the reason
/// (`title-length.too-long`, then `title-length.too-long.2` …), or the rule's id alone if several reasons say it, and its
/// English words as the entry's `en` value: a translation made of other words than those the rule uses now is not shown.
struct MessageCatalogue: Sendable {
  static let path = "Locales/Lintel.xcstrings"

  /// By scope (empty for the report's own texts), then by English template.
  private let phrases: [String: [String: Phrase]]
  /// The same sentences whatever the scope: what joins findings says some of a rule's under a reason of its own.
  private let anywhere: [String: Phrase]

  /// By language: reading the catalogue costs more than writing a small report.
  private static let read = Mutex<[String: MessageCatalogue]>([:])

  /// What the catalogue that Lintel carries says in a language.
  static func embedded(_ language: String) -> MessageCatalogue {
    read.withLock { read in
      if let catalogue = read[language] { return catalogue }
      do {
        let catalogue = try MessageCatalogue(Data(Embedded.bytes(path)), language: language)
        read[language] = catalogue
        return catalogue
      } catch { preconditionFailure("\(path): \(error)") }
    }
  }

  init(_ json: Data, language: String) throws {
    var phrases: [String: [String: Phrase]] = [:]
    var anywhere: [String: Phrase] = [:]
    let strings = try JSONDecoder().decode(StringCatalog.self, from: json).strings
    for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
      guard let localization = entry.localizations?[language], let phrase = Phrase(localization) else { continue }
      let (scope, english) = entry.english(key: key)
      phrases[scope, default: [:]][english] = phrase
      // A mark or a word alone may be another one elsewhere.
      if english.contains(" "), anywhere[english] == nil { anywhere[english] = phrase }
    }
    self.phrases = phrases
    self.anywhere = anywhere
  }

  /// The translation of just these English words: the rule's own, else the report's, else another rule's.
  func phrase(for template: String, scope: String?) -> Phrase? {
    Self.scopes(scope).lazy.compactMap { phrases[$0]?[template] }.first ?? anywhere[template]
  }

  /// Where a sentence is looked for: under its reason, under its rule if several reasons say it, among the report's own.
  static func scopes(_ scope: String?) -> [String] {
    scope.map { [$0, String($0.prefix { $0 != "." }), ""] } ?? [""]
  }
}

extension StringCatalog.Entry {
  /// The words that it is made of, and what they are known by: nothing for a text of the report's own.
  func english(key: String) -> (scope: String, template: String) {
    guard let english = localizations?["en"].flatMap(Phrase.init)?.template, english != key else { return ("", key) }
    // `title-length.too-long` for that and for `title-length.too-long.2`.
    guard let dot = key.lastIndex(of: "."), Int(key[key.index(after: dot)...]) != nil else { return (key, english) }
    return (String(key[..<dot]), english)
  }
}

/// The parts of a String Catalog that a catalogue of sentences uses.
struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }
  struct Unit: Decodable {
    var value: String
  }
  struct Variations: Decodable {
    struct Form: Decodable {
      var stringUnit: Unit
    }
    /// By category of CLDR.
    var plural: [String: Form]?
  }
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String
    var variations: Variations
  }

  var strings: [String: Entry]
}
