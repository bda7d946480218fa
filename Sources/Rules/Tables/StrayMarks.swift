import LintelFindings
import LintelModel

extension Rule {
  static let strayMarks = Rule(
    id: "stray-marks",
    title: "A translation has no marks that a program or a slip left there.",
    severity: .warning,
    isCore: true,
    why:
      "People read signs that mean nothing, and trust the text less: “format@@0”, “..”, a quotation mark that nothing closes.",
    examples: [
      .fails(
        "a mark that a program set in place of a part",
        files: pair("de", "Stop now?\\n\\nFiles are lost.", "Jetzt anhalten? format@@0")),
      .fails("a quotation mark in place of an apostrophe", files: pair("de", "Up to %@ files", "Jusqu\\\"à %@ fichiers")),
      .fails("a quotation that is opened and not closed", files: pair("de", "Delete '%@'?", "'%@ löschen?")),
      .fails("a quotation that is closed by another mark", files: pair("de", "Delete '%@'?", "\\\"%@' löschen?")),
      .fails("a quotation mark too many", files: pair("de", "No results for \\\"%@\\\"", "Keine Treffer für \\\"%@\\\"\\\"")),
      .fails("two full stops, as a note", files: pair("de", "It is lost.", "Es ist verloren..")),
      .fails("a space before a full stop, as a note", files: pair("de", "It is %@.", "Es ist %@ .")),
      .fails("two spaces in a row, as a note", files: pair("de", "Delete relation", "Beziehung  löschen")),
      .fails(
        "two spaces in a row and a space before a full stop, where nobody knows the source",
        files: [
          "de.lproj/L.strings":
            "\"list.a\" = \"Alle  löschen\";\n\"list.b\" = \"Das war es .\";\n\"list.c\" = \"Jetzt anhalten? format@@0\";\n",
          "fr.lproj/L.strings":
            "\"list.a\" = \"Tout supprimer\";\n\"list.b\" = \"C’est tout.\";\n\"list.c\" = \"Arrêter ?\";\n",
        ]),
      .fails(
        "a space that the platform takes for a flag, as a note: the value is shown",
        files: pair("de", "Table: %@", "Tabelle: % @")),
      .fails(
        "a space that a change took out between a value and a word", before: pair("de", "%@ was loaded", "%@ wurde geladen"),
        files: pair("de", "%@ was loaded", "%@wurde geladen")),
      .fails(
        "a value and a word without a space, as a note",
        files: [
          "en.lproj/L.strings": "\"k\" = \"%@ was loaded\";\n", "es.lproj/L.strings": "\"k\" = \"%@se descargó\";\n",
        ]),
      .passes("an ending on a value", files: pair("de", "The size of %@", "Die Größe %@s")),
      .passes("the source has them as well", files: pair("de", "SELECT format@@0  FROM \\\"x", "SELECT format@@0  VON \\\"x")),
      .passes("the marks of the language", files: pair("de", "Delete '%@'?", "„%@“ löschen?")),
      .passes("an apostrophe before a value", files: pair("de", "Name of '%@'", "Nom d'%@")),
      .passes("a value with a suffix", files: pair("de", "Delete '%@'?", "'%@'i sil?")),
      .passes("inches", files: pair("de", "A screen of 5 inches", "Ein Bildschirm von 5\\\"")),
      .passes("three dots", files: pair("de", "Wait.", "Warten Sie...")),
      .passes("two spaces between sentences", files: pair("de", "It is lost. Try again.", "Es ist verloren.  Noch einmal.")),
    ],
    check: .translations { table in
      if table.isSource { return [] }
      let remarks = StrayMark.remarks(in: table)
      let unknown = Set(table.pairs.lazy.filter { $0.source.origin == .unknown }.map(\.source.key))
      let kinds = StrayMark.Kind.allCases.filter { $0.together != nil }
      // What harms no more than the look of a text is worth one line for a table.
      return remarks.filter { remark in !kinds.contains { $0.rawValue == remark.reason } }
        + kinds.flatMap { kind -> [Remark] in
          // Of several each says how its own placeholder is written.
          let advice: Message? =
            switch kind {
            case .spacedSign: "Write the placeholder as the source has it."
            case .gluedValue: "Put a space between each value and the word behind it."
            default: nil
            }
          let own = remarks.filter { $0.reason == kind.rawValue }
          func told(_ remarks: [Remark], as whole: (reason: String, what: Message)?) -> [Remark] {
            whole.map { table.aggregated(remarks, asOne: $0.reason, beyond: 1, $0.what, advice: advice) } ?? []
          }
          func isUnsourced(_ remark: Remark) -> Bool { remark.unit.map { unknown.contains($0.key) } ?? false }
          guard let unsourced = kind.togetherWithoutSource else { return told(own, as: kind.together) }
          return told(own.filter { !isUnsourced($0) }, as: kind.together) + told(own.filter { isUnsourced($0) }, as: unsourced)
        }
    })
}

/// What of a text means nothing in it: people read it all the same.
struct StrayMark {
  enum Kind: String, CaseIterable {
    case programMark = "program-mark"
    case quoteInWord = "quote-in-word"
    case quoteOpen = "quote-open"
    case quoteOther = "quote-other"
    case quoteAlone = "quote-alone"
    case lostSpace = "lost-space"
    case gluedValue = "glued-value"
    case spacedSign = "spaced-sign"
    case doubledMark = "doubled-mark"
    case spacedMark = "spaced-mark"
    case doubledSpace = "doubled-space"

    /// How those that are notes are told together: their reason, and what is wrong with so many strings.
    var together: (reason: String, what: Message)? {
      switch self {
      case .spacedSign: (reason: "many-spaced-signs", what: "have a space in a placeholder: the platform shows the value all the same")
      case .doubledMark: (reason: "many-doubled-marks", what: "end with a mark twice that their source has once")
      case .spacedMark:
        (
          reason: "many-spaced-marks",
          what: "have a space before a full stop or a comma, and their source has none there"
        )
      case .doubledSpace: (reason: "many-doubled-spaces", what: "have two spaces in a row, and their source has none such")
      case .gluedValue:
        (
          reason: "many-glued-values",
          what: "have no space between a value and the word behind it, and their source has one"
        )
      default: nil
      }
    }

    /// A note may be told by itself: what people read is plain, and hardly any text has it.
    var severity: Severity { together == nil && self != .gluedValue ? .warning : .note }

    /// The same of strings whose source nobody knows.
    var togetherWithoutSource: (reason: String, what: Message)? {
      switch self {
      case .spacedMark: (reason: "many-unsourced-marks", what: "have a space before a full stop or a comma")
      case .doubledSpace: (reason: "many-unsourced-spaces", what: "have two spaces in a row")
      default: nil
      }
    }
  }

  let kind: Kind
  /// What it is, behind the text.
  let what: Message
  let suggestion: Message
  /// Where it is, in characters.
  let place: Int
  /// The text without it, where that is certain.
  var mended: String?
  /// What the text was before a change that left it so.
  var before: String?

  /// One for a string: what is gravest in it.
  static func remarks(in table: TableInLocale) -> [Remark] {
    table.pairs.compactMap { pair in
      // Looked for in every text, and found in hardly any.
      guard let unit = pair.translation, unit.locale == table.locale, unit.value != pair.source.value,
        unit.varies || table.earlier[pair.source.key] != nil || StraySigns.mayBe(in: unit.value)
      else { return nil }
      return unit.forms.lazy.compactMap { form -> Remark? in
        let text = SourcedText(form: form, unit: unit, source: pair.source, table: table)
        return found(in: text)?.remark(on: text)
      }.first
    }
  }

  private static func found(in text: SourcedText) -> StrayMark? {
    if text.text == text.source.value { return nil }
    return ProgramMark.found(in: text) ?? UnpairedQuotes.found(in: text) ?? GluedValue.found(in: text)
      ?? SpacedSign.found(in: text)
      ?? DoubledSigns.mark(in: text) ?? SpacedMark.found(in: text) ?? DoubledSigns.space(in: text)
  }

  private func remark(on text: SourcedText) -> Remark {
    Remark(
      .fails, kind.rawValue,
      "The \(text.table.locale) text \(StringUnit.quoted(text.text, showing: .place(place))) " + what,
      certainty: kind == .programMark ? .likely : .certain, unit: text.unit, blame: .translation,
      severity: kind.severity,
      evidence: (text.hasSource ? [Evidence.text("source", text.source.value)] : []) + [Evidence.text("translation", text.text)]
        + (before.map { [Evidence.text("before", $0)] } ?? []),
      suggestion: suggestion,
      location: text.form.location, fixes: text.form.fix(mended))
  }
}

/// A form of a translation beside its source.
struct SourcedText {
  let form: StringUnit.Form
  let unit: StringUnit
  let source: StringUnit
  let table: TableInLocale

  var text: String { form.text }

  /// Whether anybody knows what the source says.
  var hasSource: Bool { source.origin != .unknown }

  /// Whether something holds of one of the source's forms.
  func inSource(_ holds: (String) -> Bool) -> Bool { source.forms.contains { holds($0.text) } }

  /// What is wrong with the values of the text, and is told with its placeholders.
  var hasWrongValues: Bool { !FormatComparison(source, unit, in: table).remarks { false }.isEmpty }
}

/// A quick look at a text's bytes.
private enum StraySigns {
  /// Whether a text has a sign that may be a stray one.
  static func mayBe(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for index in bytes.indices {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let third = index + 2 < bytes.count ? bytes[index + 2] : 0
        if SpacedMark.mayBe(bytes[index], before: next) { return true }
        if index > 0, GluedValue.mayBe(bytes[index], behind: bytes[index - 1], before: next) { return true }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"): return true
        case UInt8(ascii: " "), UInt8(ascii: "@"), UInt8(ascii: "_"): if next == bytes[index] { return true }
        case UInt8(ascii: "%"): if next == UInt8(ascii: " ") || next & 0xF0 == 0x30 { return true }
        // From ‘ to ‟, ‹ and ›; from 《 to 』.
        case 0xE2: if next == 0x80, third >= 0x98 && third <= 0x9F || third == 0xB9 || third == 0xBA { return true }
        case 0xE3: if next == 0x80, third >= 0x8A && third <= 0x8F { return true }
        // « and »
        case 0xC2: if next == 0xAB || next == 0xBB { return true }
        default: break
        }
      }
      return DoubledSigns.mayEndTwice(bytes)
    }
  }
}
