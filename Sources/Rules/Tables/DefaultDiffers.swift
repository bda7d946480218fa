import LintelFindings
import LintelModel

extension Rule {
  static let defaultDiffers = Rule(
    id: "default-differs",
    title: "Code and table give a key the same source text.",
    severity: .note,
    gravest: .warning,
    isCore: true,
    why: "People see the table's text: who corrects the one in the code changes nothing, and translators may work from either.",
    examples: [
      .fails(
        "the text in the code was changed",
        files: [
          "en.lproj/Localizable.strings": "\"save.title\" = \"Save\";\n",
          "A.swift":
            #"let title = NSLocalizedString("save.title", tableName: nil, bundle: .main, value: "Save all", comment: "")"#,
        ]),
      .fails(
        "each of two keys has the other's text",
        files: [
          "en.lproj/Localizable.strings": "\"alarm.high\" = \"Low\";\n\"alarm.low\" = \"High\";\n",
          "A.swift": """
          let high = NSLocalizedString("alarm.high", tableName: nil, bundle: .main, value: "High", comment: "")
          let low = NSLocalizedString("alarm.low", tableName: nil, bundle: .main, value: "Low", comment: "")
          """,
        ]),
      .fails(
        "each of two keys has the other's text, but in one language",
        files: [
          "en.lproj/Localizable.strings": "\"alarm.high\" = \"Low\";\n\"alarm.low\" = \"High\";\n",
          "en-GB.lproj/Localizable.strings": "\"alarm.high\" = \"High\";\n\"alarm.low\" = \"Low\";\n",
          "A.swift": """
          let high = NSLocalizedString("alarm.high", tableName: nil, bundle: .main, value: "High", comment: "")
          let low = NSLocalizedString("alarm.low", tableName: nil, bundle: .main, value: "Low", comment: "")
          """,
        ]),
      .passes(
        "the same text",
        files: [
          "en.lproj/Localizable.strings": "\"save.title\" = \"Save\";\n",
          "A.swift":
            #"let title = NSLocalizedString("save.title", tableName: nil, bundle: .main, value: "Save", comment: "")"#,
        ]),
    ],
    check: .family { table in
      let pairs = exchanged(in: table)
      let told = pairs.map { remark(of: $0.first, exchangedWith: $0.second, in: table) }
      let differing = table.otherDefaults.keys.filter { index in
        !pairs.contains { $0.first == index || $0.second == index }
      }.sorted()
      func text(_ index: Int) -> (code: Message, table: Message) {
        StringUnit.quoted(table.otherDefaults[index]?.defaultValue ?? "", besides: table.sources[index].value)
      }
      guard differing.count > 5 else {
        return told + differing.map { index -> Remark in
          let (unit, texts) = (table.sources[index], text(index))
          let isOfInterface = table.otherDefaults[index]?.isOfInterface == true
          return Remark(
            .fails, isOfInterface ? "differs-from-interface" : "differs",
            isOfInterface
              ? "The storyboard has \(texts.code), and \(table.name) has \(texts.table), which people see and translators work from"
              : "The key \(StringUnit.quoted(unit.key)) has \(texts.code) in the code and \(texts.table) in "
                + "\(table.name), which people see",
            unit: unit, blame: .source,
            evidence: [
              .text("code", table.otherDefaults[index]?.defaultValue ?? ""), .text("table", unit.value),
            ],
            suggestion: isOfInterface
              ? "Make both the same, and look at the translations, which are of the table's text." : "Make both the same.",
            location: table.otherDefaults[index]?.location)
        }
      }
      let first = differing[0]
      let (unit, texts) = (table.sources[first], text(first))
      return told + [
        Remark(
          .fails, "many-differ",
          "\(amount: differing.count) keys of \(table.name) have another text in the code than in the table, which people see; the first one, "
            + "\(StringUnit.quoted(unit.key)), has \(texts.code) and \(texts.table)",
          blame: .source,
          evidence: [
            .count("keys", differing.count, "keys"),
            .text("for example", differing.prefix(3).map { table.sources[$0].key }.joined(separator: ", ")),
          ], suggestion: "Make both the same.", location: table.otherDefaults[first]?.location, count: differing.count,
          strings: differing.map { FoundString(key: table.sources[$0].key, location: table.otherDefaults[$0]?.location) })
      ]
    })

  /// The pairs of keys each of which has in the table what code gives for the other.
  private static func exchanged(in table: TableAcrossLocales) -> [(first: Int, second: Int)] {
    let byText = Dictionary(grouping: table.otherDefaults.keys.sorted()) { table.sources[$0].value }
    return table.otherDefaults.keys.sorted().compactMap { first in
      guard let text = table.otherDefaults[first]?.defaultValue,
        let second = byText[text]?.first(where: { table.otherDefaults[$0]?.defaultValue == table.sources[first].value }),
        first < second
      else { return nil }
      return (first, second)
    }
  }

  /// The code's text can only be compared with one in its own language: of the others nobody knows in which order they have the two.
  /// Another region that has them in the code's order proves what is meant.
  private static func remark(of first: Int, exchangedWith second: Int, in table: TableAcrossLocales) -> Remark {
    let (unit, other) = (table.sources[first], table.sources[second])
    let asInCode = table.asInCode[first, default: []].intersection(table.asInCode[second, default: []])
    let regions = table.shares.filter { share in
      share.file != nil && share.locale.language == table.sourceLocale.language
        && !share.missing.contains(first) && !share.missing.contains(second)
    }
    let wrong = ([table.sourceLocale] + regions.map(\.locale).filter { !asInCode.contains($0) }).sorted()
    return Remark(
      .fails, "exchanged",
      "The texts of \(StringUnit.quoted(unit.key)) and \(StringUnit.quoted(other.key)) are exchanged: \(table.name) has for each "
        + "what the code gives for the other",
      unit: unit, blame: asInCode.isEmpty ? .definition : .source, severity: .warning,
      evidence: [
        .text("code", table.otherDefaults[first]?.defaultValue ?? ""), .text("table", unit.value),
        .text("languages", LocaleList.whole(wrong)),
      ],
      suggestion: asInCode.isEmpty
        ? "Find out which is right: exchange the two keys in the code, or the two texts in the table."
        : "Exchange the two texts in the table, in \(LocaleList.short(wrong)), and look at the other languages.",
      location: table.otherDefaults[first]?.location, count: 2,
      strings: [first, second].map { FoundString(key: table.sources[$0].key, location: table.otherDefaults[$0]?.location) })
  }
}
