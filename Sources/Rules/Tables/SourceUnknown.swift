import LintelFindings
import LintelModel

extension Rule {
  static let sourceUnknown = Rule(
    id: "source-unknown",
    title: "Every key has a source text.",
    severity: .note,
    isCore: true,
    why:
      "Translators see a key and no text to translate, people of the development language may see the key itself, and nobody can "
      + "compare a translation with what it should say.",
    examples: [
      .fails(
        "two languages have a key that nothing gives a text for",
        files: [
          "de.lproj/L.strings": "\"list.save\" = \"Sichern\";\n",
          "fr.lproj/L.strings": "\"list.save\" = \"Enregistrer\";\n",
        ]),
      .passes(
        "code gives the text",
        files: [
          "de.lproj/Localizable.strings": "\"list.save\" = \"Sichern\";\n",
          "fr.lproj/Localizable.strings": "\"list.save\" = \"Enregistrer\";\n",
          "A.swift":
            #"let title = NSLocalizedString("list.save", tableName: nil, bundle: .main, value: "Save", comment: "")"#,
        ]),
      .fails(
        "a name for programs in a catalogue",
        files: [
          "L.xcstrings":
            #"{"sourceLanguage":"en","strings":{"list.save":{"localizations":{"de":{"stringUnit":{"state":"translated","#
            + #""value":"Sichern"}}}}},"version":"1.0"}"#
        ]),
      .fails("an identifier that an exchange file repeats as the source text", files: exchange("AlarmClockReminder")),
      .passes("a text that an exchange file has as its key", files: exchange("Units/hour")),
      .passes(
        "the key is the text",
        files: [
          "en.lproj/L.strings": "",
          "de.lproj/L.strings": "\"Open the file\" = \"Datei öffnen\";\n",
          "fr.lproj/L.strings": "\"Open the file\" = \"Ouvrir le fichier\";\n",
        ]),
    ],
    check: .family { table in
      // What the source has dropped is reported as dropped, what it has under another key is to be carried over there, and the
      // bundle's own keys have their texts in its property list.
      let dropped = Set(table.shares.flatMap(\.orphans).map(\.key)).union(table.keysToCarryOver)
      let unknown = table.sources.filter { unit in
        unit.origin == .unknown && !dropped.contains(unit.key) && !unit.key.hasPrefix("CFBundle")
          && !(unit.key.hasPrefix("NS") && unit.key.hasSuffix("UsageDescription"))
      }
      guard let first = unknown.first else { return [] }
      let examples = unknown.prefix(3).map { StringUnit.quoted($0.key) }
      // What an exchange file repeats is what people see, though it was not written for them.
      let isExchange = unknown.allSatisfy(\.isOfExchangeFile)
      return [
        Remark(
          .fails, "unknown",
          isExchange
            ? "\(table.name) has \(unknown.count, one: "key", other: "keys") of \(amount: table.sources.count) where the key itself "
              + "is the source text: \(examples)"
            : "\(table.name) has \(unknown.count, one: "key", other: "keys") of \(amount: table.sources.count) without a source text, "
              + "neither in a table nor in code: \(examples)",
          blame: .source,
          evidence: [
            .count("keys", unknown.count, "keys"),
            .text("for example", unknown.prefix(3).map(\.key).joined(separator: ", ")),
          ],
          suggestion:
            "Add them to the table of \(table.sourceLocale), or tell Lintel in lintel.yml which functions give their texts.",
          location: first.location, count: unknown.count,
          strings: unknown.map { FoundString(key: $0.key, location: $0.location) })
      ]
    })

  private static func exchange(_ text: String) -> [String: String] {
    [
      "de.xliff":
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
        + "<file original=\"App/en.lproj/L.strings\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\">"
        + "<body><trans-unit id=\"\(text)\"><source>\(text)</source><target>Auf Deutsch</target></trans-unit></body>"
        + "</file></xliff>"
    ]
  }
}

extension TableAcrossLocales {
  /// The keys that translations are left under, of strings that have another key in the source now.
  fileprivate var keysToCarryOver: Set<String> {
    Set(
      shares.lazy.flatMap(\.lost.values).compactMap { text -> String? in
        if case .underEarlierKey(let key) = text.way { key } else { nil }
      })
  }
}
