import LintelFindings
import LintelModel

/// Texts of a language with two scripts that are not in the one of their table.
extension TableInLocale {
  /// Those all of whose foreign letters are of a script that the language is written in as well.
  var inOtherScript: [StringUnit] {
    pairs(.foreignLetters).map(\.translation).filter { unit in
      let letters = unit.forms.flatMap(\.facts.foreignLetters).filter { !$0.mayBeName }
      return !letters.isEmpty && letters.allSatisfy(\.isOfOtherScript)
    }
  }

  /// One for all of them; none where they are most of the table, which is written in that script then.
  func remarks(onOtherScript units: [StringUnit]) -> [Remark] {
    guard !units.isEmpty, units.count * 2 <= ownCount else { return [] }
    let remarks = units.map { unit -> Remark in
      let letter = unit.forms.flatMap(\.facts.foreignLetters).first
      return Remark(
        .fails, "other-script",
        "The \(locale) text \(StringUnit.quoted(unit.value)) is in another script than the rest of the table "
          + "(\(ScriptName.of(letter?.script ?? "")))",
        certainty: .likely, unit: unit, blame: .translation, severity: .warning, evidence: [.text("text", unit.value)],
        suggestion: Self.inOneScript, location: unit.location)
    }
    return aggregated(
      remarks, asOne: "many-other-script", beyond: 1, "are in another script than the rest of the table",
      advice: Self.inOneScript)
  }

  private static let inOneScript: Message = "Write the whole table in one script."
}
