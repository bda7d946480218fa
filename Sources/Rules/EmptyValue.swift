import LintelFindings
import LintelModel

extension Rule {
  static let emptyValue = Rule(
    id: "empty-value",
    title: "No translation is empty.",
    severity: .error,
    isCore: true,
    criteria: ["4.1.2"],
    why: "The platform does not fall back to the source: people see nothing at all.",
    examples: [
      .fails("an empty text", files: [
        "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \"\";\n",
      ]),
      .fails("white space only", files: [
        "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \" \";\n",
      ]),
      .passes("a text", files: [
        "en.lproj/L.strings": "\"save\" = \"Save\";\n", "de.lproj/L.strings": "\"save\" = \"Sichern\";\n",
      ]),
      .passes("a part of a sentence that most languages do without", files: [
        "en.lproj/L.strings": "\"tail\" = \"of\";\n", "de.lproj/L.strings": "\"tail\" = \"\";\n",
        "ja.lproj/L.strings": "\"tail\" = \"\";\n", "ko.lproj/L.strings": "\"tail\" = \"\";\n",
        "fr.lproj/L.strings": "\"tail\" = \"de\";\n",
      ]),
    ],
    check: .translations { table in
      guard !table.isSource else { return [] }
      let remarks = table.pairs(.empty).compactMap { source, translation, votes -> Remark? in
        if let votes, votes.translations >= 3, votes.filled * 2 <= votes.translations { return nil }
        // Half a sentence: its other half may say it all in another language.
        let isPart = source.value.count < 4 || !source.value.contains { $0.isLetter }
        return Remark(
          isPart ? .needsReview : .fails, "empty",
          "The \(table.locale) translation of \(StringUnit.quoted(source.value)) is empty",
          certainty: isPart ? .possible : .certain, unit: translation, blame: .translation, severity: .error,
          evidence: [.text("source", source.value)],
          suggestion: "Translate it, or delete the entry: then people at least see the source.")
      }
      return table.told(remarks, asOne: "many-empty", "are empty")
    })
}
