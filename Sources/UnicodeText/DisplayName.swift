internal import CTextICU

/// Names of countries and languages in other languages, from CLDR.
package enum DisplayName {
  /// Whether a text is the English name of a country or a language, and that of another language is spelled the same but for
  /// capitals: `Panama` in German, `Esperanto` in Danish. False where nothing is known of the language.
  /// - Parameter language: A BCP 47 id.
  package static func isEnglish(_ text: String, alsoIn language: String) -> Bool {
    let name = text.lowercased()
    guard let ids = english[name] else { return false }
    return ids.contains { self.name(of: $0, in: language)?.lowercased() == name }
  }

  private enum ID: Sendable {
    case country(String)
    case language(String)
  }

  /// By their English names in small letters. Of languages those that ISO 639-1 has: many of the others' names are usual words.
  private static let english: [String: [ID]] = {
    let countries = codes(textICU_locale_country).map { ID.country("und-" + $0) }
    let languages = codes(textICU_locale_language).filter { $0.utf8.count == 2 }.map(ID.language)
    var ids: [String: [ID]] = [:]
    for id in countries + languages {
      if let spelled = name(of: id, in: "en") { ids[spelled.lowercased(), default: []].append(id) }
    }
    return ids
  }()

  private static func name(of id: ID, in language: String) -> String? {
    guard LocaleName.isWellFormed(language) else { return nil }
    return switch id {
    case .country(let id): UTF16Buffer.string(capacity: 64) { textICU_locale_countryName(id, language, $0, $1) }
    case .language(let id): UTF16Buffer.string(capacity: 64) { textICU_locale_languageName(id, language, $0, $1) }
    }
  }

  private static func codes(_ code: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var codes: [String] = []
    while let next = code(Int32(codes.count)) { codes.append(String(cString: next)) }
    return codes
  }
}
