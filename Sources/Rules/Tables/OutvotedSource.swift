import LintelFindings
import LintelModel

/// Where the languages of a table agree with each other and not with the source: one finding for whoever writes the source, and
/// none for the translators.
struct OutvotedSource {
  let unit: StringUnit
  /// The languages that agree, and the text of the first of them.
  let party: Votes.Party

  /// Every string of the source itself on which it is outvoted in one trait; none where the table is a translation.
  static func all(_ trait: Votes.Trait, in table: TableInLocale) -> [OutvotedSource] {
    table.pairs(.outvoted).compactMap { _, unit, votes in
      votes?.against[trait].map { OutvotedSource(unit: unit, party: $0) }
    }
  }

  /// `ends with a question mark, and its translations in 15 languages end with a full stop`: what the message says of the text.
  /// - Parameter part: What of a long text shows what is said of it.
  func remark(
    _ reason: String, _ what: Message, _ severity: Severity, showing part: StringUnit.QuotedPart = .start, suggestion: Message
  ) -> Remark {
    Remark(
      .fails, reason,
      "\("The source text \(StringUnit.quoted(unit.value, showing: part)) " + what): \(LocaleList.short(party.locales))",
      unit: unit, blame: .source, severity: severity,
      evidence: [
        .text("source", unit.value), .text("translation", party.text),
        .count("languages", party.locales.count, "languages"), .text("agreeing", LocaleList.whole(party.locales)),
      ], suggestion: suggestion, locales: party.locales)
  }

  var languages: Message { "\(party.locales.count, one: "language", other: "languages")" }
}

extension TableInLocale {
  /// Strings whose source takes other values than most languages do, which agree with each other.
  var outvotedArguments: [Remark] {
    OutvotedSource.all(.arguments, in: self).map { source in
      source.remark(
        "source-outvoted", "takes other values than its translations in \(source.languages)", .warning,
        showing: .sign("%", in: source.unit.value),
        suggestion:
          "Compare it with the code: where the source is wrong or was lost, correct it; where it was changed, have it translated anew."
      )
    }
  }

  /// Strings whose source text is unknown, and that take other values than most languages do.
  var strayArguments: [Remark] {
    pairs(.strayArguments).compactMap { _, unit, votes in
      guard let wanted = votes?.arguments else { return nil }
      let own = unit.facts.flatMap(\.placeholders).filter { $0.argument > 0 }
      let types = Dictionary(wanted.map { ($0.argument, $0.value) }, uniquingKeysWith: { first, _ in first })
      let isCrash = own.contains { placeholder in
        types[placeholder.argument].map { Misreading($0, readAs: placeholder.value) == .crash }
          ?? (placeholder.value == .object || placeholder.value == .characters)
      }
      func list(_ placeholders: [Placeholder]) -> Message {
        placeholders.isEmpty ? "no value" : "\(placeholders.map(\.text))"
      }
      return Remark(
        .fails, isCrash ? "stray-crash" : "stray",
        "The \(locale) text \(StringUnit.quoted(unit.value, showing: .sign("%", in: unit.value))) takes \(list(own)), and most other languages take \(list(wanted)); "
          + "its source text is not known",
        certainty: .likely, unit: unit, blame: .translation, severity: isCrash ? .error : .warning,
        evidence: [
          .text("translation", unit.value), .text("most take", wanted.map(\.text).joined(separator: " ")),
        ], suggestion: "Compare it with the code, and use the placeholders that it gives values for.")
    }
  }
}
