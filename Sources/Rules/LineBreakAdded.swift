import LintelFindings
import LintelModel

extension Rule {
  static let lineBreakAdded = Rule(
    id: "line-break-added",
    title: "A translation breaks no line that its source does not break.",
    severity: .warning,
    isCore: true,
    why: "A button or a row shows one line: what stands behind the break is gone, or stands where nobody made room for it.",
    examples: [
      .fails("a break in a label", files: [
        "en.lproj/L.strings": "\"k\" = \"Sort by name\";\n", "de.lproj/L.strings": "\"k\" = \"Nach Name\nsortieren\";\n",
      ]),
      .passes("the source has one too", files: [
        "en.lproj/L.strings": "\"k\" = \"Sort\\nby name\";\n", "de.lproj/L.strings": "\"k\" = \"Nach Name\\nsortieren\";\n",
      ]),
    ],
    check: .translations { table in
      let remarks = table.pairs(.outline).compactMap { source, translation, votes -> Remark? in
        guard let form = translation.forms.first(where: { $0.facts.outline.hasInnerBreak }),
          !source.forms.contains(where: { $0.facts.outline.hasInnerBreak }), !source.value.contains("\n")
        else { return nil }
        // A long text is a paragraph, with room for lines.
        let isLong = source.value.count > 60
        return Remark(
          .fails, "break", "The \(table.locale) text \(StringUnit.quoted(form.text)) breaks a line, and its source does not",
          unit: translation, blame: .translation, severity: isLong ? .note : .warning,
          evidence: [.text("source", source.value), .text("translation", form.text)], suggestion: "Write it in one line.",
          location: form.location)
      }
      return table.told(remarks, asOne: "many-breaks", "break lines that their source does not break")
    })
}
