import LintelFindings
import LintelModel

extension Rule {
  static let orphanKey = Rule(
    id: "orphan-key",
    title: "A translation has no key that its source lacks.",
    severity: .note,
    isCore: true,
    why: "The key was renamed or dropped in the source: it is translated for nobody, and its successor may be missing.",
    examples: [
      .fails(
        "a key that the source dropped",
        files: [
          "en.lproj/L.strings": "\"save\" = \"Save\";\n",
          "de.lproj/L.strings": "\"save\" = \"Sichern\";\n\"old\" = \"Alt\";\n",
        ]),
      .passes(
        "the same keys",
        files: [
          "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \"Sichern\";\n",
        ]),
      .passes(
        "the key is the source text, which need not stand in a table",
        files: [
          "en.lproj/L.strings": "\"Save\" = \"Save\";\n",
          "de.lproj/L.strings": "\"Save\" = \"Sichern\";\n\"Open\" = \"Öffnen\";\n",
        ]),
    ],
    check: .family { table in
      var locales: [String: [LocaleID]] = [:]
      var first: [StringUnit] = []
      for share in table.shares {
        for unit in share.orphans {
          if locales[unit.key] == nil { first.append(unit) }
          locales[unit.key, default: []].append(share.locale)
        }
      }
      guard first.count > 5 else {
        return first.map { unit in
          let having = locales[unit.key]!
          return Remark(
            .fails, "orphan",
            "The key \(StringUnit.quoted(unit.key)) of \(table.name) is translated in \(LocaleList.short(having)) "
              + "and missing from the source",
            unit: unit, blame: .translation, evidence: [.text("translated in", LocaleList.whole(having))],
            suggestion: "Delete it, or add it to the source.", locales: having)
        }
      }
      let having = Set(locales.values.joined()).sorted()
      return [
        Remark(
          .fails, "many-orphans",
          "\(first.count) keys of \(table.name) are translated (\(LocaleList.short(having))) and missing from the source",
          blame: .translation,
          evidence: [
            .count("keys", first.count, "keys"), .text("translated in", LocaleList.whole(having)),
            .text("keys", first.prefix(20).map(\.key).joined(separator: ", ")),
          ], suggestion: "Delete them, or add them to the source.", location: first[0].location, count: first.count,
          locales: having)
      ]
    })
}
