import LintelFindings
import LintelModel

extension Rule {
  static let placeholderMismatch = Rule(
    id: "placeholder-mismatch",
    title: "A translation takes the same values as its source.",
    severity: .error,
    isCore: true,
    why: "A value read as an object that is none ends the app; any other mistake shows garbage, or hides the value.",
    examples: [
      .fails("a number read as an object: the app ends", files: pair("%d files", "%@ Dateien")),
      .fails("a value that nobody gives", files: pair("Delete?", "%@ löschen?")),
      .fails("a value that is never shown", files: pair("Delete %@?", "Löschen?")),
      .fails("64 bits read as 32", files: pair("%lld files", "%d Dateien")),
      .fails("a percent sign that begins a placeholder", files: pair("%d%% done", "%d % fertig")),
      .fails("64 bits by two names, which old watches tell apart", files: pair("%lld files", "%ld Dateien")),
      .passes("the same", files: pair("%1$@ of %2$d", "%2$d, davon %1$@")),
      .passes("numbers read alike", files: pair("%d files", "%i Dateien")),
      .passes("percent signs in plain texts", files: pair("Save 50 % of 100%", "50% de 100 % sparen")),
      .passes("tokens of the app's own", files: pair("Page %0 of %1", "Seite %0 von %1")),
    ],
    check: .translations { table in
      table.pairs(.format).flatMap { source, translation, _ in
        FormatComparison(source: source, translation: translation, locale: table.locale).remarks
      } + table.outvotedArguments + table.strayArguments
    })

  private static func pair(_ source: String, _ translation: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "de.lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
  }
}

/// Holds each form of a translation to the values that its source takes.
private struct FormatComparison {
  let source: StringUnit
  let translation: StringUnit
  let locale: LocaleID

  var remarks: [Remark] {
    let arguments = Arguments(of: source)
    let sourceFacts = source.facts.first ?? UnitFacts()
    var found: [Remark] = []
    for form in translation.forms where form.substitution == nil {
      let own = Arguments.resolved(form, of: translation)
      if arguments.isEmpty, own.isEmpty {
        if sourceFacts.barePercents > 0, sourceFacts.doubledPercents == 0, form.facts.doubledPercents > 0 {
          found.append(
            remark(
              "percent-doubled", "shows %% where the source, which takes no values, has a single %", form, .warning))
        }
        continue
      }
      // A text that takes no values may hold any percent sign.
      if arguments.isEmpty, sourceFacts.barePercents + sourceFacts.doubledPercents > 0 { continue }
      if arguments.areReordered(in: own) { continue }
      found += compare(own, arguments, form)
      if sourceFacts.doubledPercents > form.facts.doubledPercents, form.facts.barePercents > sourceFacts.barePercents,
        !arguments.isEmpty
      {
        found.append(
          remark("percent-not-doubled", "has a single % where the source has %%: it begins a placeholder", form, .warning))
      }
    }
    found += translation.forms.compactMap(variableMisread)
    // A form of each number with the same mistake is one mistake.
    var seen: Set<String> = []
    return found.filter { seen.insert($0.reason).inserted }
  }

  private func compare(_ own: [Placeholder], _ arguments: Arguments, _ form: StringUnit.Form) -> [Remark] {
    var worst: (misreading: Misreading, own: Placeholder, source: Placeholder)?
    var extra: [Placeholder] = []
    for placeholder in own {
      guard let value = arguments.values[placeholder.argument] else {
        extra.append(placeholder)
        continue
      }
      let misreading = Misreading(value.value, readAs: placeholder.value)
      if misreading > (worst?.misreading ?? .harmless) { worst = (misreading, placeholder, value) }
    }
    if let worst {
      let what: Message =
        "reads argument \(worst.own.argument) by \(worst.own.text), which the source reads by \(worst.source.text): "
      switch worst.misreading {
      case .crash: return [remark("type-crash", what + "the app ends", form, .error)]
      case .shownWrong: return [remark("type", what + "a wrong value is shown", form, .warning)]
      case .narrower: return [remark("size", what + "the same but on old watches", form, .note)]
      case .harmless: return []
      }
    }
    if let first = extra.first {
      let isCrash = extra.contains { $0.value == .object || $0.value == .characters }
      return [
        remark(
          isCrash ? "extra-crash" : "extra",
          "reads \(first.text), argument \(first.argument), and the source has " + count(arguments.values.count) + ": "
            + (arguments.isEmpty
              ? "people see the sign itself, or the app ends" : isCrash ? "the app ends" : "garbage is shown"),
          form, isCrash ? .error : .warning)
      ]
    }
    let used = Set(own.map(\.argument))
    let missing = arguments.values.values.filter { value in
      // A form may leave its number out: whether it should is another rule's question.
      !used.contains(value.argument) && !(form.plural != nil && value.isNumber) && value.text != "*"
    }.sorted { $0.argument < $1.argument }
    guard let first = missing.first else { return [] }
    return [remark("missing", "never shows argument \(first.argument), \(first.text)", form, .warning)]
  }

  /// The form of a variable reads the variable's own number first, as the type that the table names.
  private func variableMisread(_ form: StringUnit.Form) -> Remark? {
    guard let index = form.substitution, let first = form.facts.placeholders.first, !first.isPositional,
      let format = translation.substitutions[index].format, let value = Placeholder.Value(format: format),
      Misreading(value, readAs: first.value) == .crash
    else { return nil }
    return remark(
      "variable-crash",
      "reads the variable \(translation.substitutions[index].name), a %\(format), by \(first.text): the app ends", form,
      .error)
  }

  private func count(_ number: Int) -> Message { number == 0 ? "none" : number == 1 ? "only one" : "only \(number)" }

  private func remark(_ reason: String, _ what: Message, _ form: StringUnit.Form, _ severity: Severity) -> Remark {
    let text = StringUnit.quoted(form.text)
    let subject: Message =
      form.plural.map { "The \(locale) text \(text) (form “\($0)”)" } ?? "The \(locale) text \(text)"
    return Remark(
      .fails, reason, "\(subject) " + what, unit: translation,
      blame: translation.locale == source.locale ? .source : .translation, severity: severity,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Use the placeholders of the source; where the order changes, with their positions: %1$@.",
      location: form.location)
  }
}
