internal import CTextICU

/// Questions about the name of a locale, as in a folder's name or in a file. Answers are BCP 47 ids.
package enum LocaleName {
  /// The canonical BCP 47 id of `zh_CN`, `pt-br`, `skr-arab`, `iw` or `German`: `zh-CN`, `pt-BR`, `skr-Arab`, `he`, `de`.
  /// Withdrawn codes become what CLDR replaces them by (`sr-CS` is `sr-RS`). Nil for what names no language that people
  /// read: `Base`, `mul`, `qqq`, `und`.
  package static func canonical(_ raw: String) -> String? {
    textICU_lock()
    let known = answers[raw]
    textICU_unlock()
    if let known { return known }
    let answer = find(raw)
    textICU_lock()
    // A project has a few hundred spellings; a file that makes up more gains nothing from them.
    if answers.count < 4096, raw.utf8.count <= 80 { answers[raw] = .some(answer) }
    textICU_unlock()
    return answer
  }

  /// The same where only a language is named, as by a folder `igl.lproj` or in a String Catalog: there a code of ISO 639-3, or of
  /// a group of languages (`ber`), is one that people read, also where CLDR does not know it yet. Codes for private use (`qaa` to
  /// `qtz`) are none.
  package static func ofFolder(_ raw: String) -> String? {
    if let id = canonical(raw) { return id }
    guard isWellFormed(raw) else { return nil }
    let parts = raw.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let code = parts.first?.lowercased(), code.utf8.count == 3, code.utf8.allSatisfy(isLetter),
      !notLanguages.contains(code), !("qaa"..."qtz").contains(code),
      parts.dropFirst().allSatisfy({ (2...4).contains($0.utf8.count) && !$0.utf8.contains(UInt8(ascii: "@")) })
    else { return nil }
    return asciiResult { textICU_locale_tag(raw, $0, $1) }.flatMap { $0.hasPrefix(code) ? $0 : nil }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

  /// Answers of `canonical`, which are asked for again with every path and key; only touched under the lock.
  nonisolated(unsafe) private static var answers: [String: String?] = [:]

  private static func find(_ raw: String) -> String? {
    if let id = legacyNames[raw.lowercased()] { return id }
    guard isWellFormed(raw), let tag = asciiResult({ textICU_locale_tag(raw, $0, $1) }) else { return nil }
    var parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first, (2...3).contains(language.count), !notLanguages.contains(language) else { return nil }
    if let alias = alias(language, isTerritory: false)?.first {
      let replacement = alias.split(separator: "_").map(String.init)
      let hasScript = parts.count > 1 && parts[1].count == 4
      parts.replaceSubrange(0..<1, with: hasScript ? Array(replacement.prefix(1)) : replacement)
    }
    if let index = parts.prefix(3).dropFirst().firstIndex(where: isRegion),
      let region = alias(parts[index], isTerritory: true)?.first
    {
      parts[index] = region
    }
    let id = parts.joined(separator: "-")
    return textICU_locale_hasKnownLanguage(id) ? id : nil
  }

  /// What the locale is called in a language: `Portugiesisch (Brasilien)` for `pt-BR` in German.
  package static func name(of id: String, in language: String) -> String? {
    guard isWellFormed(id), isWellFormed(language) else { return nil }
    return UTF16Buffer.string(capacity: 64) { textICU_locale_name(id, language, $0, $1) }
  }

  /// Whether the language is written from right to left.
  package static func isRightToLeft(_ id: String) -> Bool {
    isWellFormed(id) && textICU_locale_isRightToLeft(id)
  }

  /// The id with its likely script and region: `de-Latn-DE` for `de`.
  package static func maximized(_ id: String) -> String? {
    guard isWellFormed(id) else { return nil }
    return asciiResult { textICU_locale_maximized(id, $0, $1) }
  }

  /// The script a locale is written in, by ISO 15924: `Hant` for `zh-TW`, `Latn` for `de`.
  package static func script(of id: String) -> String? {
    maximized(id)?.split(separator: "-").dropFirst().first { $0.count == 4 }.map(String.init)
  }

  /// Ids go to ICU as C strings and, there, into the names of resources: letters, digits and separators only.
  static func isWellFormed(_ id: String) -> Bool {
    (1...80).contains(id.utf8.count)
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"): true
        case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "."): true
        default: false
        }
      }
  }

  /// ISO 639 codes of no one language.
  private static let notLanguages: Set = ["und", "mul", "mis", "zxx", "root"]

  private static func isRegion(_ part: String) -> Bool {
    part.utf8.count == 2 || (part.utf8.count == 3 && part.utf8.first! <= UInt8(ascii: "9"))
  }

  private static func alias(_ code: String, isTerritory: Bool) -> [String]? {
    asciiResult { textICU_locale_alias(isTerritory, code, $0, $1) }?.split(separator: " ").map(String.init)
  }

  /// The folder names of the first Mac OS X versions, which the platform still reads.
  private static let legacyNames: [String: String] = [
    "arabic": "ar", "bulgarian": "bg", "catalan": "ca", "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl",
    "english": "en", "estonian": "et", "finnish": "fi", "french": "fr", "german": "de", "greek": "el", "hebrew": "he",
    "hindi": "hi", "hungarian": "hu", "icelandic": "is", "indonesian": "id", "italian": "it", "japanese": "ja",
    "korean": "ko", "latvian": "lv", "lithuanian": "lt", "malay": "ms", "norwegian": "nb", "polish": "pl",
    "portuguese": "pt", "brazilian": "pt-BR", "romanian": "ro", "russian": "ru", "serbian": "sr",
    "simplified chinese": "zh-Hans", "slovak": "sk", "slovenian": "sl", "spanish": "es", "swedish": "sv", "thai": "th",
    "traditional chinese": "zh-Hant", "chinese": "zh-Hans", "turkish": "tr", "ukrainian": "uk", "vietnamese": "vi",
  ]
}
