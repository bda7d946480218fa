import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A file of plural forms with one text, which is nothing but its variable.
enum PluralDictionary {
  static func file(
    key: String = "send", variable: String = "f", format: String? = nil, type: String = "d", _ forms: [(String, String)]
  ) -> String {
    let texts = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format ?? "%#@\(variable)@")</string>
      <key>\(variable)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      \(texts)
      </dict></dict></dict></plist>
      """
  }
}

@Suite("Texts that are nothing but a variable")
struct VariableTextTests {
  private static let english = [("one", "Send %d file?"), ("other", "Send %d files?")]
  private static let german = [("one", "%d Datei senden?"), ("other", "%d Dateien senden?")]

  /// A table with some plain texts in English, German and French, and plural forms.
  private func files(_ dictionaries: [String: String]) -> [String: String] {
    var files: [String: String] = [:]
    for (language, word) in [("en", "Word"), ("de", "Wort"), ("fr", "Mot")] {
      files["\(language).lproj/L.strings"] = (1...9).map { "\"\($0)\" = \"\(word) \($0)\";\n" }.joined()
    }
    for (language, dictionary) in dictionaries { files["\(language).lproj/L.stringsdict"] = dictionary }
    return files
  }

  @Test("Whether there is anything to translate is judged by the forms, whatever the variable is called")
  func name() async {
    for variable in ["f", "files", "localized_format_key"] {
      let found = await FormsOfText.audited(
        files([
          "en": PluralDictionary.file(variable: variable, Self.english),
          "de": PluralDictionary.file(variable: variable, Self.german),
        ]), of: "missing-translation")
      #expect(found.map(\.locale) == ["fr"] && found.map(\.key) == ["send"], "\(variable)")
      #expect(found.first?.message.english.hasPrefix("“Send %d files?” has no fr translation") == true, "\(variable)")
    }
    let numbers = PluralDictionary.file(variable: "count", [("one", "%d"), ("other", "%d")])
    #expect(await FormsOfText.audited(files(["en": numbers]), of: "missing-translation").isEmpty)
  }

  @Test("Forms of its own below a variable of the source's name are no copy")
  func noCopy() async {
    let found = await Auditor.audit(
      ProjectSource.read(
        texts: files(["en": PluralDictionary.file(Self.english), "de": PluralDictionary.file(Self.german)]))
    ).findings
    #expect(found.filter { $0.rule == "untranslated" || $0.rule == "word-copied" } == [])
  }

  @Test("One that is lost is called by its key and a form, and so is what is to be put back")
  func lost() async throws {
    let english = PluralDictionary.file(variable: "localized_format_key", Self.english)
    let german = PluralDictionary.file(variable: "localized_format_key", Self.german)
    let found = await FormsOfText.changed(
      files(["en": english, "de": german]), to: files(["en": english]), of: "missing-translation"
    ).filter { $0.reason == "translations-lost" }
    let finding = try #require(found.first)
    #expect(finding.message.english == "“Send %d files?” (send) has lost the translation that it had in L: de")
    #expect(finding.suggestion?.english == "Put back “%d Dateien senden?”; if nothing shows it any more, delete the key in every language.")
  }

  @Test("A text that gets plural forms of the same words is not reworded: a language that had it and has no forms has lost it")
  func moved() async throws {
    func plain(_ english: String, _ german: String, _ french: String) -> [String: String] {
      var all = files([:])
      for (language, text) in [("en", english), ("de", german), ("fr", french)] {
        all["\(language).lproj/L.strings"]! += "\"send\" = \"\(text)\";\n"
      }
      return all
    }
    let before = plain("Send %d files?", "%d Dateien senden?", "Envoyer %d fichiers ?")
    let now = files(["en": PluralDictionary.file(Self.english), "de": PluralDictionary.file(Self.german)])
    let found = await FormsOfText.changed(before, to: now, of: "missing-translation")
    #expect(found.map(\.reason) == ["translations-lost"] && found.map(\.locale) == ["fr"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.suggestion?.english == "Put back “Envoyer %d fichiers ?”; if nothing shows it any more, delete the key in every language.")
    // Other words are another text: what has none of it was not lost.
    let other = await FormsOfText.changed(
      plain("Share all", "Alles teilen", "Tout partager"), to: now, of: "missing-translation")
    #expect(other.allSatisfy { $0.reason != "translations-lost" })
  }
}
