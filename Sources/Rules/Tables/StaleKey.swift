import LintelFindings
import LintelModel

extension Rule {
  static let staleKey = Rule(
    id: "stale-key",
    title: "Every string of a catalogue is still used.",
    severity: .note,
    gravest: .warning,
    isCore: true,
    why:
      "Xcode no longer finds the key in the code: either nobody sees the text, and translators go on working on it, or code asks for it in a way that Xcode does not see, and whoever deletes the key takes the text away from people.",
    examples: [
      .fails("the catalogue itself says so", files: [
        "L.xcstrings": #"{"sourceLanguage":"en","strings":{"Old":{"extractionState":"stale"},"New":{}},"version":"1.0"}"#
      ]),
      .fails("and code asks for it", files: asked("NSLocalizedString(\"Old\", comment: \"\")")),
      .passes("keys in use", files: ["L.xcstrings": #"{"sourceLanguage":"en","strings":{"New":{}},"version":"1.0"}"#]),
    ],
    check: .file { table in
      // What translators keep of earlier texts is theirs.
      guard !table.format.isExchange else { return [] }
      var seen: Set<String> = []
      let all = table.skipped.filter { $0.reason == .stale && seen.insert($0.key).inserted }
      let asked = askedRemarks(all.filter { $0.askedAt != nil }, of: table)
      let stale = all.filter { $0.askedAt == nil }
      guard stale.count > 5 else {
        return asked + stale.map { string in
          Remark(
            .fails, "stale", "The key \(StringUnit.quoted(string.key)) of \(table.name) is marked as stale",
            unit: StringUnit(key: string.key, locale: table.locale, value: string.value ?? "", location: string.place),
            blame: .definition, suggestion: "Delete it, or mark it as manually managed if code builds the key.")
        }
      }
      let keys = Set(table.units.map(\.key)).union(seen).count
      return asked + [
        Remark(
          .fails, "many-stale", "\(amount: stale.count) of \(amount: keys) keys of \(table.name) are marked as stale", blame: .definition,
          evidence: [
            .count("stale", stale.count, "keys"), .keys(stale.map(\.key)),
          ], suggestion: "Delete them, or mark those whose key is built by code as manually managed.",
          location: stale[0].place, count: stale.count)
      ]
    })

  /// Who deletes such a key on the catalogue's word takes a text away from people, and meanwhile nobody looks after its translations.
  private static func askedRemarks(_ strings: [SkippedString], of table: StringTable) -> [Remark] {
    func advice(_ string: SkippedString) -> Message {
      string.isFoundByBuilds
        ? "Keep it: mark it as manually managed, or build again so that Xcode finds it."
        : "Keep it: mark it as manually managed."
    }
    guard strings.count > 5 else {
      return strings.map { string in
        Remark(
          .fails, "stale-asked",
          "The key \(StringUnit.quoted(string.key)) of \(table.name) is marked as stale, and code asks for it: \(string.askedAt!)",
          unit: StringUnit(key: string.key, locale: table.locale, value: string.value ?? "", location: string.place),
          blame: .definition, severity: .warning, suggestion: advice(string))
      }
    }
    return [
      Remark(
        .fails, "many-stale-asked",
        "Keys of \(table.name) are marked as stale, and code asks for them: \(strings.count), such as \(StringUnit.quoted(strings[0].key))",
        blame: .definition, severity: .warning, evidence: [.count("stale", strings.count, "keys"), .keys(strings.map(\.key))],
        suggestion: strings.allSatisfy(\.isFoundByBuilds)
          ? "Keep them: mark them as manually managed, or build again so that Xcode finds them."
          : "Keep them: mark them as manually managed.",
        location: strings[0].place, count: strings.count)
    ]
  }

  private static func asked(_ call: String) -> [String: String] {
    [
      "A.swift": "let title = \(call)\n",
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Old":{"extractionState":"stale"},"New":{}},"version":"1.0"}"#,
    ]
  }
}

extension SkippedString {
  /// What is to change: the line of the key's state, where there is one.
  fileprivate var place: SourceLocation { saidAt ?? location }
}
