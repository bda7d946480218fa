import LintelFindings

extension Rule {
  /// The files of an example: one text in English, and in another language.
  static func pair(_ locale: String, _ source: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "\(locale).lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}
