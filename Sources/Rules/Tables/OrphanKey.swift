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
      var units: [StringUnit] = []
      for share in table.shares {
        for unit in share.orphans {
          if locales[unit.key] == nil { units.append(unit) }
          if locales[unit.key]?.last != share.locale { locales[unit.key, default: []].append(share.locale) }
        }
      }
      // Keys that the same languages have were dropped together; beyond a few such groups they are one matter.
      var groups = Dictionary(grouping: units) { locales[$0.key]! }
      if groups.count > 3 { groups = [Set(locales.values.joined()).sorted(): units] }
      return groups.sorted { $0.value[0].location < $1.value[0].location }.map { having, units in
        guard units.count > 1 else {
          return Remark(
            .fails, "orphan",
            "The key \(StringUnit.quoted(units[0].key)) of \(table.name) is translated in \(LocaleList.short(having)) "
              + "and missing from the source",
            unit: units[0], blame: .translation, evidence: [.text("translated in", LocaleList.whole(having))],
            suggestion: "Delete it, or add it to the source.", locales: having)
        }
        return Remark(
          .fails, "many-orphans",
          "\(amount: units.count) keys of \(table.name) are translated (\(LocaleList.short(having))) and missing from the source",
          blame: .translation,
          evidence: [
            .count("keys", units.count, "keys"), .text("translated in", LocaleList.whole(having)),
            .text("for example", units.prefix(3).map(\.key).joined(separator: ", ")),
          ], suggestion: "Delete them, or add them to the source.", location: units[0].location, count: units.count,
          locales: having, strings: units.flatMap { strings(of: $0, in: locales[$0.key]!, of: having) })
      }
    })
}

/// A key that is in some only of the finding's languages is one string in each of them.
private func strings(of unit: StringUnit, in own: [LocaleID], of having: [LocaleID]) -> [FoundString] {
  own == having
    ? [FoundString(key: unit.key, location: unit.location)]
    : own.map { FoundString(key: unit.key, locale: $0, location: unit.location) }
}
