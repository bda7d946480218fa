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
      .fails(
        "a text of an object that the storyboard no longer has",
        files: [
          "Base.lproj/Main.storyboard":
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>"#,
          "mul.lproj/Main.xcstrings":
            #"{"sourceLanguage":"en","strings":{"abc-12-xyz.title":{"localizations":{"de":{"stringUnit":{"state":"translated","#
            + #""value":"Sichern"}}}}},"version":"1.0"}"#,
        ]),
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
      // Nobody can give a text to an object that is gone.
      let gone = unknown.filter { table.staleKeys.contains($0.key) }
      let rest = gone.isEmpty ? unknown : unknown.filter { !table.staleKeys.contains($0.key) }
      var remarks: [Remark] = []
      if !rest.isEmpty {
        let examples = rest.prefix(3).map { StringUnit.quoted($0.key) }
        // What an exchange file repeats is what people see, though it was not written for them.
        let isExchange = rest.allSatisfy(\.isOfExchangeFile)
        remarks.append(
          remark(
            "unknown", rest,
            isExchange
              ? "\(table.name) has \(rest.count, one: "key", other: "keys") of \(amount: table.sources.count) where the key itself "
                + "is the source text: \(examples)"
              : "\(table.name) has \(rest.count, one: "key", other: "keys") of \(amount: table.sources.count) without a source text, "
                + "neither in a table nor in code: \(examples)",
            "Add them to the table of \(table.sourceLocale), or tell Lintel in lintel.yml which functions give their texts."))
      }
      if !gone.isEmpty {
        let examples = gone.prefix(3).map { StringUnit.quoted($0.key) }
        remarks.append(
          remark(
            "gone", gone,
            "Texts of \(table.name) that its storyboard or xib no longer has: \(amount: gone.count) of \(amount: table.sources.count), such as \(examples)",
            "Delete them: no object of the storyboard or xib has such a text any more."))
      }
      return remarks
    })

  private static func remark(_ reason: String, _ units: [StringUnit], _ message: Message, _ suggestion: Message) -> Remark {
    Remark(
      .fails, reason, message, blame: .source,
      evidence: [
        .count("keys", units.count, "keys"), .text("for example", units.prefix(3).map(\.key).joined(separator: ", ")),
      ], suggestion: suggestion, location: units[0].location, count: units.count,
      strings: units.map { FoundString(key: $0.key, location: $0.location) })
  }

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
