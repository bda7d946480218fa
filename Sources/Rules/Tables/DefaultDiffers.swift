import LintelFindings
import LintelModel

extension Rule {
  static let defaultDiffers = Rule(
    id: "default-differs",
    title: "Code and table give a key the same source text.",
    severity: .note,
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
      .passes(
        "the same text",
        files: [
          "en.lproj/Localizable.strings": "\"save.title\" = \"Save\";\n",
          "A.swift":
            #"let title = NSLocalizedString("save.title", tableName: nil, bundle: .main, value: "Save", comment: "")"#,
        ]),
    ],
    check: .family { table in
      let differing = table.otherDefaults.keys.sorted()
      func text(_ index: Int) -> (code: Message, table: Message) {
        StringUnit.quoted(table.otherDefaults[index]?.defaultValue ?? "", besides: table.sources[index].value)
      }
      guard differing.count > 5 else {
        return differing.map { index in
          let (unit, texts) = (table.sources[index], text(index))
          return Remark(
            .fails, "differs",
            "The key \(StringUnit.quoted(unit.key)) has \(texts.code) in the code and \(texts.table) in "
              + "\(table.name), which people see",
            unit: unit, blame: .source,
            evidence: [
              .text("code", table.otherDefaults[index]?.defaultValue ?? ""), .text("table", unit.value),
            ], suggestion: "Make both the same.", location: table.otherDefaults[index]?.location)
        }
      }
      let first = differing[0]
      let (unit, texts) = (table.sources[first], text(first))
      return [
        Remark(
          .fails, "many-differ",
          "\(differing.count) keys of \(table.name) have another text in the code than in the table, which people see; the first one, "
            + "\(StringUnit.quoted(unit.key)), has \(texts.code) and \(texts.table)",
          blame: .source,
          evidence: [
            .count("keys", differing.count, "keys"),
            .text("for example", differing.prefix(3).map { table.sources[$0].key }.joined(separator: ", ")),
          ], suggestion: "Make both the same.", location: table.otherDefaults[first]?.location, count: differing.count,
          strings: differing.map { FoundString(key: table.sources[$0].key, location: table.otherDefaults[$0]?.location) })
      ]
    })
}
