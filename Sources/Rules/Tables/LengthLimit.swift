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
      .fails("more characters than its comment allows", files: commented("Button. Max. 12 chars.", "Save all", "Alle Dateien sichern")),
      .passes(
        "the source itself is longer than its comment allows: the comment speaks of something else",
        files: commented("At most 10 characters", "Save all of your files", "Alle Dateien sichern")),
      .fails("so many characters besides its value", files: commented("Max. 6 chars", "%@ open", "%@ wird geöffnet")),
      .passes("values do not count", files: commented("<= 12 characters", "%1$@ of %2$@", "%1$@ von %2$@")),
      .passes(
        "a text that tells people the limit",
        files: commented("Use less than 40 characters", "Use less than 40 characters", "Der Name muss kürzer als vierzig Zeichen sein")),
      .passes(
        "a comment on what the text is about",
        files: commented("Said of a name that has more than the maximum of 8 characters", "Too long", "Der Name ist zu lang")),
    ],
    check: .translations { table in
      table.pairs(.limit).flatMap { source, unit, _ -> [Remark] in
        guard let limit = unit.limit ?? source.limit else { return [] }
        if let said = (unit.limit == nil ? source : unit).commentedLimit {
          return CommentedLength(said, of: unit, source: source, in: table).remarks
        }
        return unit.forms.compactMap { form in
          func remark(_ verdict: Verdict, _ certainty: Certainty, _ size: Message, _ evidence: Evidence) -> Remark {
            Remark(
              verdict, "over-\(limit.unit.rawValue)",
              "The \(table.locale) text \(StringUnit.quoted(form.text)) has " + size + "; its table allows "
                + "\(Points(limit.maximum))",
              certainty: certainty, unit: unit, blame: table.isSource ? .source : .translation,
              evidence: [evidence, .count("allowed", Int(min(limit.maximum, 1_000_000)), limit.unit.rawValue)], suggestion: "Shorten it.",
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

  private static func commented(_ comment: String, _ source: String, _ translation: String) -> [String: String] {
    [
      "en.lproj/L.strings": "/* \(comment) */\n\"k\" = \"\(source)\";\n", "de.lproj/L.strings": "\"k\" = \"\(translation)\";\n",
    ]
  }

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
