import LintelFindings
import LintelModel

extension Rule {
  static let staleKey = Rule(
    id: "stale-key",
    title: "Every string of a catalogue is still used.",
    severity: .note,
    isCore: true,
    why: "Xcode no longer finds the key in the code: translators go on working on a text that nobody sees.",
    examples: [
      .fails("the catalogue itself says so", files: [
        "L.xcstrings": #"{"sourceLanguage":"en","strings":{"Old":{"extractionState":"stale"},"New":{}},"version":"1.0"}"#
      ]),
      .passes("keys in use", files: ["L.xcstrings": #"{"sourceLanguage":"en","strings":{"New":{}},"version":"1.0"}"#]),
    ],
    check: .file { table in
      // What translators keep of earlier texts is theirs.
      guard !table.format.isExchange else { return [] }
      var seen: Set<String> = []
      let stale = table.skipped.filter { $0.reason == .stale && seen.insert($0.key).inserted }
      guard stale.count > 5 else {
        return stale.map { string in
          Remark(
            .fails, "stale", "The key \(StringUnit.quoted(string.key)) of \(table.name) is marked as stale",
            unit: StringUnit(key: string.key, locale: table.locale, value: string.value ?? "", location: string.location),
            blame: .source, suggestion: "Delete it, or mark it as manually managed if code builds the key.")
        }
      }
      let keys = Set(table.units.map(\.key)).union(seen).count
      return [
        Remark(
          .fails, "many-stale", "\(amount: stale.count) of \(amount: keys) keys of \(table.name) are marked as stale", blame: .source,
          evidence: [
            .count("stale", stale.count, "keys"), .keys(stale.map(\.key)),
          ], suggestion: "Delete them, or mark those whose key is built by code as manually managed.",
          location: stale[0].location, count: stale.count)
      ]
    })
}
