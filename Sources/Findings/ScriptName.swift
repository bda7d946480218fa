/// What people call a script.
package enum ScriptName {
  /// By ISO 15924's code: the scripts of the languages that Lintel has letters of.
  package static let all: [String: Message] = [
    "Latn": "Latin", "Cyrl": "Cyrillic", "Grek": "Greek", "Armn": "Armenian", "Arab": "Arabic", "Hebr": "Hebrew",
    "Hani": "Chinese", "Hira": "Hiragana", "Kana": "Katakana", "Hang": "Korean", "Thai": "Thai", "Deva": "Devanagari",
    "Bopo": "Bopomofo", "Hans": "Simplified Chinese", "Hant": "Traditional Chinese",
  ]

  /// The code itself, where no name was needed yet.
  package static func of(_ code: String) -> Message { all[code]?.scoped("script.\(code)") ?? .data(code) }
}
