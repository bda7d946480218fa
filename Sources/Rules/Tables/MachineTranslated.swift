import LintelFindings
import LintelModel

extension Rule {
  static let machineTranslated = Rule(
    id: "machine-translated",
    title: "A person has looked at every translation that a machine made.",
    severity: .note,
    gravest: .warning,
    isCore: true,
    why: "A machine does not see the screen: it takes a command for a noun, and the wrong one of two meanings.",
    examples: [
      .fails(
        "a String Catalog that says so",
        files: [
          "L.xcstrings":
            "{\"sourceLanguage\":\"en\",\"strings\":{\"Save\":{\"localizations\":{\"de\":{\"stringUnit\":"
            + "{\"state\":\"machine_translated\",\"value\":\"Retten\"}}}}}}"
        ]),
      .fails(
        "an exchange file that says so",
        files: [
          "de.xliff":
            "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\" target-language=\"de\"><body>"
            + "<trans-unit id=\"save\"><source>Save</source><target state=\"translated\" "
            + "state-qualifier=\"leveraged-mt\">Retten</target></trans-unit></body></file></xliff>"
        ]),
      .passes(
        "a person's translation",
        files: [
          "L.xcstrings":
            "{\"sourceLanguage\":\"en\",\"strings\":{\"Save\":{\"localizations\":{\"de\":{\"stringUnit\":"
            + "{\"state\":\"translated\",\"value\":\"Sichern\"}}}}}}"
        ]),
    ],
    check: .translationsAmong { table, project in
      let made = table.pairs.compactMap(\.translation).filter { $0.locale == table.locale && $0.isMachineTranslated }
      let onBars = made.filter { project.placesOnBars.contains($0.location) }
      let others = made.filter { !project.placesOnBars.contains($0.location) }
      return [
        onBars.first.map { first in
          Machine.remark(
            "on-bar",
            onBars.count == 1
              ? "The \(table.locale) text \(StringUnit.quoted(first.shownText)) stands on a bar, and a machine translated it"
              : "\(onBars.count, "text") of \(table.name) in \(table.locale) stand on bars, and a machine translated them",
            onBars, severity: .warning)
        },
        others.first.map { first in
          Machine.remark(
            "machine-translated",
            others.count == 1
              ? "A machine translated the \(table.locale) text \(StringUnit.quoted(first.shownText)) of \(table.name)"
              : "A machine translated \(others.count, "string") of \(table.name) in \(table.locale)",
            others)
        },
      ].compactMap(\.self)
    })
}

private enum Machine {
  /// One remark for all, at the first of them.
  static func remark(_ reason: String, _ message: Message, _ units: [StringUnit], severity: Severity? = nil) -> Remark {
    Remark(
      .fails, reason, message, unit: units.count == 1 ? units[0] : nil, blame: .translation, severity: severity,
      evidence: [
        .count("strings", units.count, "strings"), .keys(units.map(\.key)),
      ],
      suggestion: "Have a person who knows the app read the text where it stands, and mark it as translated.",
      location: units[0].location, count: units.count)
  }
}
