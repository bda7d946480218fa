/// Makes the string tables of an app that does not exist: the same texts, byte for byte, wherever it runs.
public struct TableGenerator: Sendable {
  /// Contents by path.
  public private(set) var files: [String: String] = [:]
  private var words = WordSource(seed: 7)

  private static let locales = [
    "en", "de", "fr", "es", "it", "nl", "pl", "tr", "vi", "ru", "uk", "el", "ar", "he", "hi", "th", "ja", "ko", "zh-Hans",
    "zh-Hant",
  ]

  /// Makes the tables: some two megabytes of each format.
  public init() {
    let keys = (0..<700).map { number in
      (key: "\(words.identifier()).\(words.identifier()).\(number)", comment: words.text(in: "en", longest: 10))
    }
    var texts: [String: [String]] = [:]
    for locale in Self.locales { texts[locale] = keys.map { _ in words.text(in: locale, longest: 12) } }
    for locale in Self.locales {
      files["App/\(locale).lproj/Localizable.strings"] = strings(keys, texts[locale]!)
      files["Exchange/\(locale).xliff"] = exchange(keys, texts["en"]!, texts[locale]!, locale: locale)
    }
    for part in 0..<4 {
      let range = part * 175..<(part + 1) * 175
      files["Kit/Part\(part).xcstrings"] = catalog(Array(keys[range]), texts.mapValues { Array($0[range]) })
    }
  }

  private typealias Key = (key: String, comment: String)

  private func strings(_ keys: [Key], _ texts: [String]) -> String {
    zip(keys, texts).map { "/* \($0.comment) */\n\"\($0.key)\" = \"\(Self.escaped($1))\";\n\n" }.joined()
  }

  /// As Xcode writes it: indented, a space on either side of a colon, a plural in every tenth text.
  private func catalog(_ keys: [Key], _ texts: [String: [String]]) -> String {
    func unit(_ text: String, indent: String) -> String {
      "\"stringUnit\" : {\n\(indent)  \"state\" : \"translated\",\n"
        + "\(indent)  \"value\" : \"\(Self.escaped(text))\"\n\(indent)}"
    }
    let entries = keys.enumerated().map { index, key in
      let localizations = Self.locales.map { locale in
        let text = texts[locale]![index]
        guard index % 10 == 0 else {
          return "        \"\(locale)\" : {\n          \(unit(text, indent: "          "))\n        }"
        }
        let forms = ["one", "other"].map {
          "              \"\($0)\" : {\n                \(unit(text, indent: "                "))\n              }"
        }
        return "        \"\(locale)\" : {\n          \"variations\" : {\n            \"plural\" : {\n"
          + forms.joined(separator: ",\n") + "\n            }\n          }\n        }"
      }
      return "    \"\(key.key)\" : {\n      \"comment\" : \"\(Self.escaped(key.comment))\",\n      \"localizations\" : {\n"
        + localizations.joined(separator: ",\n") + "\n      }\n    }"
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + entries.joined(separator: ",\n")
      + "\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private func exchange(_ keys: [Key], _ sources: [String], _ targets: [String], locale: String) -> String {
    let units = keys.indices.map { index in
      """
            <trans-unit id="\(keys[index].key)" xml:space="preserve">
              <source>\(Self.markup(sources[index]))</source>
              <target>\(Self.markup(targets[index]))</target>
              <note>\(Self.markup(keys[index].comment))</note>
            </trans-unit>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="App/en.lproj/Localizable.strings" source-language="en"
          target-language="\(locale)" datatype="plaintext">
          <header>
            <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/>
          </header>
          <body>
      \(units.joined())    </body>
        </file>
      </xliff>
      """
  }

  private static func escaped(_ text: String) -> String { replaced(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"], in: text) }

  private static func markup(_ text: String) -> String { replaced(["&": "&amp;", "<": "&lt;", ">": "&gt;"], in: text) }

  /// By scalars: a vowel sign behind a quotation mark makes another character of the two.
  private static func replaced(_ spelling: [Unicode.Scalar: String], in text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let spelled = spelling[scalar] { output += spelled.unicodeScalars } else { output.append(scalar) }
    }
    return String(output)
  }
}
