import LintelFindings
import LintelModel

extension Rule {
  static let escapedTwice = Rule(
    id: "escaped-twice",
    title: "A translation shows characters, not the signs that a file writes for them.",
    severity: .error,
    isCore: true,
    why: "A program spelled the text for a file once too often: people read “&#39;” where an apostrophe was meant.",
    examples: [
      .fails("an apostrophe", files: pair("fr", "You can't", "Vous n&#39;avez pas")),
      .fails("letters", files: pair("fr", "Later", "Apr&egrave;s")),
      .fails("an ampersand, twice over", files: pair("fr", "Cut and paste", "Couper &amp;amp; coller")),
      .fails("tags", files: pair("fr", "Important", "&lt;b&gt;Important&lt;/b&gt;")),
      .fails("a line break", files: pair("fr", "One Two", "Un\\\\nDeux")),
      .fails("the number of a letter", files: pair("fr", "Later", "Apr\\\\u00e8s")),
      .needsReview(
        "texts of a table whose source has such signs elsewhere",
        files: [
          "en.lproj/L.strings": "\"a\" = \"Salt &amp; pepper\";\n\"b\" = \"Later\";\n",
          "fr.lproj/L.strings": "\"a\" = \"Sel &amp; poivre\";\n\"b\" = \"Apr&egrave;s\";\n",
        ]),
      .passes("the source has tags: the text is shown as a page", files: pair("fr", "<b>Later</b>", "<b>Apr&egrave;s</b>")),
      .passes("the source has such signs", files: pair("fr", "Salt &amp; pepper", "Sel &amp; poivre")),
      .passes("an ampersand before a word", files: pair("fr", "AT and T", "AT&T; R&D;")),
      .passes("a path", files: pair("fr", "In C:\\\\new", "Dans C:\\\\new")),
    ],
    check: .translations { table in
      if table.isSource { return [] }
      // Whatever a program shows as a page may hold entities in any text.
      let isPage = table.pairs.contains { pair in pair.source.forms.contains { Entities.found(in: $0.text) != nil } }
      let remarks = table.pairs.compactMap { pair -> Remark? in
        guard let unit = pair.translation, unit.locale == table.locale, pair.source.origin != .unknown else { return nil }
        return unit.forms.lazy.compactMap { form in
          entity(form, of: unit, pair.source, in: table, isPage: isPage) ?? escape(form, of: unit, pair.source, in: table)
        }.first
      }
      let what: Message = "show signs that a file writes for characters"
      return table.aggregated(remarks.filter { $0.verdict == .fails }, asOne: "many-escaped", what)
        + table.aggregated(remarks.filter { $0.verdict != .fails }, asOne: "many-doubtful", what)
    })

  private static func entity(
    _ form: StringUnit.Form, of unit: StringUnit, _ source: StringUnit, in table: TableInLocale, isPage: Bool
  ) -> Remark? {
    // A value that is lost by it is told as that.
    let takesValues = source.forms.contains { !$0.facts.placeholders.isEmpty }
    // The text itself may be one that is shown as a page.
    guard let sign = Entities.found(in: takesValues ? Entities.withoutPlaceholders(form.text) : form.text), !hasTag(form.text),
      !source.forms.contains(where: { hasTag($0.text) || Entities.found(in: $0.text) != nil })
    else { return nil }
    let text = StringUnit.quoted(form.text, showing: .sign(sign, in: form.text))
    let mended = Entities.replaced(in: form.text)
    return Remark(
      isPage ? .needsReview : .fails, "entity",
      "The \(table.locale) text \(text) has “\(sign)”, and its source has no such signs: people read them as they are written",
      certainty: isPage ? .possible : .likely, unit: unit, blame: .translation, severity: isPage ? .warning : .error,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Write the characters that are meant. The text is then \(StringUnit.quoted(mended)).",
      location: form.location, fixes: isPage ? [] : form.fix(mended))
  }

  private static func escape(
    _ form: StringUnit.Form, of unit: StringUnit, _ source: StringUnit, in table: TableInLocale
  ) -> Remark? {
    guard form.text.utf8.contains(UInt8(ascii: "\\")), !source.forms.contains(where: { $0.text.contains("\\") }),
      let (sign, mended) = ShownEscapes.found(in: form.text),
      // What stands for the source's own line breaks and quotation marks is told as that.
      BrokenLineBreak(in: form, of: unit, source: source) == nil,
      sign != "\\\"" || !ShownBackslash.hasMarks(source)
    else { return nil }
    let text = StringUnit.quoted(form.text, showing: .sign(sign, in: form.text))
    let isMark = sign.hasSuffix("'") || sign.hasSuffix("\"")
    // Xcode itself writes a tab of an interface so when it makes a catalogue of its texts.
    let isDoubtful = sign == "\\t"
    return Remark(
      isDoubtful ? .needsReview : .fails, "escape",
      "The \(table.locale) text \(text) has “\(sign)”, and its source has no backslash: people read these signs",
      certainty: isDoubtful ? .possible : .likely, unit: unit, blame: .translation,
      severity: isMark || isDoubtful ? .warning : .error,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Write the characters that are meant. The text is then \(StringUnit.quoted(mended)).",
      location: form.location, fixes: isDoubtful ? [] : form.fix(mended))
  }

  private static func hasTag(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "<")) && text.firstMatch(of: #/<[A-Za-z\/!][^<>]*>/#) != nil
  }
}

/// Escapes of a file that are signs of the text: a backslash was written twice, and the format took one of the two.
enum ShownEscapes {
  /// The first of them, and the text with all of them replaced; nil where there is none, or a backslash would be left.
  static func found(in text: String) -> (sign: String, mended: String)? {
    var first: String?
    let mended = text.replacing(#/\\(n|t|r|"|'|[uU]([0-9A-Fa-f]{4}))/#) { match -> String in
      if first == nil { first = String(match.output.0) }
      if let digits = match.output.2 {
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.output.0)
      }
      switch match.output.1 {
      case "n", "r": return "\n"
      case "t": return "\t"
      default: return String(match.output.1)
      }
    }
    // What has other backslashes is a path, a pattern or code.
    guard let first, !mended.contains("\\"), !text.contains(#/[A-Za-z]:\\/#) else { return nil }
    return (first, mended)
  }
}
