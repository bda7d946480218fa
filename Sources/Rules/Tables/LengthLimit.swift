import LintelFindings
import LintelModel

extension Rule {
  static let lengthLimit = Rule(
    id: "length-limit",
    title: "A text is no longer than its table allows.",
    severity: .error,
    isCore: true,
    why: "Whoever set the limit knows the room: what is longer is cut.",
    examples: [
      .fails("more characters than allowed", files: exchange("char", 8, "Alles sichern")),
      .needsReview("more pixels, in a font that the file does not name", files: exchange("pixel", 20, "Alles sichern")),
      .passes("as many as allowed", files: exchange("char", 13, "Alles sichern")),
    ],
    check: .translations { table in
      table.pairs(.limit).flatMap { source, unit, _ -> [Remark] in
        guard let limit = unit.limit ?? source.limit else { return [] }
        return unit.forms.compactMap { form in
          func remark(_ verdict: Verdict, _ certainty: Certainty, _ size: Message, _ evidence: Evidence) -> Remark {
            Remark(
              verdict, "over-\(limit.unit.rawValue)",
              "The \(table.locale) text \(StringUnit.quoted(form.text)) has " + size + "; its table allows "
                + "\(Points(limit.maximum))",
              certainty: certainty, unit: unit, blame: table.isSource ? .source : .translation,
              evidence: [evidence, .count("allowed", Int(limit.maximum), limit.unit.rawValue)], suggestion: "Shorten it.",
              location: form.location)
          }
          switch limit.unit {
          case .characters:
            let count = form.text.count
            guard Double(count) > limit.maximum else { return nil }
            return remark(.fails, .certain, "\(count) characters", .count("characters", count, "characters"))
          case .pixels:
            guard let width = form.facts.width, width.best.value > limit.maximum else { return nil }
            return remark(
              .needsReview, .likely, "about \(width.best) pixels at 17 pt", .points("needed", width.best))
          }
        }
      }
    })

  private static func exchange(_ unit: String, _ maximum: Int, _ target: String) -> [String: String] {
    [
      "en.lproj/L.strings": "\"k\" = \"Save all\";\n",
      "de.xliff": """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="en.lproj/L.strings" source-language="en" target-language="de" datatype="plaintext">
          <body>
            <trans-unit id="k" maxwidth="\(maximum)" size-unit="\(unit)">
              <source>Save all</source>
              <target>\(target)</target>
            </trans-unit>
          </body>
        </file>
      </xliff>
      """,
    ]
  }
}
