import LintelFindings
import LintelModel

extension Rule {
  static let placeholderMismatch = Rule(
    id: "placeholder-mismatch",
    title: "A translation takes the same values as its source.",
    severity: .error,
    isCore: true,
    why: "A value read as an object that is none crashes the app; any other mistake shows garbage, or hides the value.",
    examples: [
      .fails("a number read as an object: the app crashes", files: pair("%d files", "%@ Dateien")),
      .fails("a value that nobody gives", files: pair("Delete?", "%@ löschen?")),
      .fails(
        "the same where code formats the text with no value, as an error",
        files: pair("Delete?", "%@ löschen?", asked: #"show(String(format: NSLocalizedString("k", tableName: "L", comment: "")))"#)),
      .fails(
        "the same where code shows the text as it is",
        files: pair("Delete?", "%@ löschen?", asked: #"label.text = NSLocalizedString("k", tableName: "L", comment: "")"#)),
      .fails(
        "signs of a translator's tool at the source's percentages", files: pair("From 40% to 80%", "Von 40%1$ bis 80%2$")),
      .fails("a value that is never shown", files: pair("Delete %@?", "Löschen?")),
      .fails("a value of which neither sign nor colon is left", files: pair("engine: %@", "Suchmaschine")),
      .fails("two values of which signs are left", files: pair("Encoding: %1$@ (%2$@)", "Codierung: %1 (%2)")),
      .fails("two values that are never shown", files: pair("Copy %1$@ to %2$@?", "Kopieren?")),
      .fails("64 bits read as 32", files: pair("%lld files", "%d Dateien")),
      .fails("a plain value among numbered ones", files: pair("%1$@ of %2$@", "%1$@ von %@")),
      .fails("a percent sign that is not shown", files: pair("%d%% done", "%d % fertig")),
      .fails(
        "a space between two percent signs, as a note: people read them as one", files: pair("%d%% done", "%d% % fertig")),
      .fails(
        "one of two texts, as a warning: nobody can tell which one is left", files: pair("%@ of %@", "aus %@")),
      .fails("64 bits by two names, which old watches tell apart", files: pair("%lld files", "%ld Dateien")),
      .fails("a sign of percent that reads the next word", files: pair("%@ (the whole file)", "%@ (100 % du fichier)")),
      .passes("the same", files: pair("%1$@ of %2$d", "%2$d, davon %1$@")),
      .passes("numbers read alike", files: pair("%d files", "%i Dateien")),
      .passes("percent signs in plain texts", files: pair("Save 50 % of 100%", "50% de 100 % sparen")),
      .passes("tokens of the app's own", files: pair("Page %0 of %1", "Seite %0 von %1")),
      .passes("a space that the platform reads as a flag", files: pair("Table: %@", "Tabelle: % @")),
      .fails("a percent sign that lost its letter, which reads the word behind it", files: pair("%@ posts", "% publicaciones")),
      .fails("the same where that crashes", files: pair("%d files", "% sider")),
      .fails("a space behind another percent sign", files: pair("Table: %@", "Tabelle: ٪ @")),
      .passes(
        "the singular as a word, where the plural is a key of its own",
        files: [
          "en.lproj/L.strings": "\"one\" = \"%d tracker\";\n\"many\" = \"%d trackers\";\n",
          "he.lproj/L.strings": "\"one\" = \"עוקב אחד\";\n\"many\" = \"%d עוקבים\";\n",
        ]),
      .fails("a named value that became a numbered one", files: pair("Enable ${name}", "$%1$@ aktivieren")),
      .fails("a named value that is lost", files: pair("Enable ${name}", "Aktivieren")),
      .passes("a named value", files: pair("Enable ${name}", "${name} aktivieren")),
      .fails("a name in braces that nothing has a value for", files: pair("Serving {path}", "{address} wird angeboten")),
      .fails("a name in braces that is lost", files: pair("Serving {path}", "Wird angeboten")),
      .fails("a percent sign beside names in braces", files: pair("Run {program}", "%s: {program} starten")),
      .passes("names in braces", files: pair("{done} of {total:L}", "{total:L}, davon {done}")),
      .passes("braces that hold no name", files: pair("{{x}} { margin: 0 }", "{ margin: 0 }")),
      .fails("a link where the source puts one in", files: pair("See %@", "Siehe https://example.com")),
      .fails(
        "a count that it showed before, as an error", before: pair("Move all %d selected folders", "Alle %d Ordner bewegen"),
        files: pair("Move all %d selected folders", "Alle Ordner bewegen")),
      .fails("a count that a sentence does without", files: pair("Move all %d selected folders", "Alle Ordner bewegen")),
      .fails(
        "a count that a sentence does without, beside another value, as a warning",
        files: pair("Delete %@ and its %d saved pages", "%1$@ und die Seiten darin löschen")),
      .passes("the ending of an English word", files: pair("%d item%@", "%d Objekte")),
      LostInSource.examples[0], LostInSource.examples[1], CallsApart.question,
      PercentSigns.examples[0], PercentSigns.examples[1], PercentSigns.examples[2],
      NumberedInOrder.example,
      PluralVariables.undeclared, PluralVariables.lacking, PluralVariables.type, PluralVariables.same,
    ],
    check: .translations { table in
      let pairs = table.pairs(.format)
      lazy var siblings = Singulars(of: pairs.map(\.source))
      lazy var others = MistakenTexts(of: pairs.map { (source: $0.source, translation: $0.translation) })
      return pairs.flatMap { source, translation, _ -> [Remark] in
        let comparison = FormatComparison(source, translation, in: table)
        if let lost = comparison.lostInSource(since: table.earlier[source.key]) { return [lost] }
        let found =
          table.givenApart[source.key].map { calls in
            FormatComparison.remarks(source, translation, of: calls, in: table) { siblings.have(source) }
          } ?? comparison.remarks { siblings.have(source) }
        return found.map { others.told($0, of: source, translation) }
      } + table.lostNames + table.strayBraces + table.outvotedArguments + table.strayArguments
    })

  private static func pair(_ source: String, _ translation: String, asked: String? = nil) -> [String: String] {
    var files = ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "de.lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
    if let asked { files["A.swift"] = "func show() {\n  \(asked)\n}\n" }
    return files
  }
}

/// Holds each form of a translation to the values that its source takes.
struct FormatComparison {
  let source: StringUnit
  let translation: StringUnit
  let locale: LocaleID
  let isSource: Bool
  /// Whether code asks for the text, as far as the sources show: what is not asked for crashes nothing.
  let isMentioned: Bool
  /// Whether all code that asks for the text certainly shows it as it is.
  let isShownAsIs: Bool
  let arguments: Arguments
  /// The arguments that the translation showed before a change.
  let shownBefore: Set<Int>
  /// What the source takes by name.
  let braces: BraceComparison
  let formsForOne: FormsForOne

  init(_ source: StringUnit, _ translation: StringUnit, in table: TableInLocale, given: GivenArguments? = nil) {
    shownBefore = table.earlier[source.key]?.shown ?? []
    (self.source, self.translation, locale, isSource) = (source, translation, table.locale, table.isSource)
    isMentioned = !table.unmentioned.contains(source.key)
    isShownAsIs = table.shownAsIs.contains(source.key)
    arguments = Arguments(of: source, given: given ?? table.given[source.key])
    braces = BraceComparison(source, translation, plurals: table.plurals)
    formsForOne = FormsForOne(of: source, plurals: table.plurals)
  }

  /// - Parameter isSingular: whether the source is the singular of another text.
  func remarks(isSingular: () -> Bool) -> [Remark] {
    let sourceFacts = source.facts.first ?? UnitFacts()
    var found: [Remark] = []
    for form in translation.forms where form.substitution == nil {
      if let undeclared = undeclared(in: form) {
        // What else it reads hangs on the forms that it lacks.
        found.append(undeclared)
        continue
      }
      if let taken = takenByPercent(in: form, isSingular) {
        found.append(taken)
        continue
      }
      let own = reading(of: form)
      if arguments.isEmpty, own.isEmpty {
        if sourceFacts.barePercents > 0, sourceFacts.doubledPercents == 0, form.facts.doubledPercents > 0 {
          found.append(
            remark(
              "percent-doubled", "shows %% where the source, which takes no values, has a single %", form, .warning, at: "%%",
              fixed: form.facts.doubledPercents == 1 && form.facts.barePercents == 0
                ? form.text.replacingOnly("%%", with: "%") : nil))
        } else if let remains = numberedRemains(in: form) {
          found.append(remains)
        }
        continue
      }
      // A text that takes no values may hold any percent sign.
      if arguments.isEmpty, sourceFacts.barePercents + sourceFacts.doubledPercents > 0 { continue }
      if arguments.areReordered(in: own) { continue }
      if var remark = misread(own, form) ?? extra(own, form) ?? missing(own, form, isSingular) {
        // One thing is told. What is known has to be everything: another value that is lost beside it would be no news.
        remark.faults = faults(of: own, in: form, isSingular)
        found.append(remark)
      }
      if let remark = undoubledPercent(in: form, besides: sourceFacts) { found.append(remark) }
    }
    for form in translation.forms where form.substitution != nil {
      if let remark = undeclared(in: form) ?? variableMisread(form) { found.append(remark) }
    }
    return (found + translation.substitutions.indices.compactMap(typeMisread)).joinedByReason
  }

  /// What is wrong with a form, value by value, whatever of it is told.
  func faults(of own: [Placeholder], in form: StringUnit.Form, _ isSingular: () -> Bool) -> [String] {
    var faults = PlaceholderFaults()
    for (misreading, placeholder) in misreadings(in: own) { faults.add(misreading, of: placeholder.argument) }
    for placeholder in valueless(in: own) { faults.addValueless(placeholder) }
    for value in unshown(by: own, in: form, isSingular).lost { faults.addLost(value.argument) }
    return faults.sorted
  }

  /// How values are read that are read as something else.
  func misreadings(in own: [Placeholder]) -> [(misreading: Misreading, own: Placeholder)] {
    own.compactMap { placeholder in
      guard let value = arguments.value(placeholder.argument) else { return nil }
      let misreading = Misreading(value, readAs: placeholder.value)
      // What the source reads in the same way is the source's, and a size that serves it serves here. Code hands a character
      // on as a whole number.
      let isOfSource =
        arguments.written[placeholder.argument] == placeholder.value
        && (!isSource || misreading < .lost || value.isWhole && placeholder.value.isCharacter)
      return isOfSource || misreading == .harmless ? nil : (misreading, placeholder)
    }
  }

  private func misread(_ own: [Placeholder], _ form: StringUnit.Form) -> Remark? {
    guard let (misreading, placeholder) = misreadings(in: own).max(by: { $0.misreading < $1.misreading }) else { return nil }
    let (sign, spelling) = (placeholder.text, arguments.spelling(of: placeholder.argument))
    let isOfCall = arguments.written[placeholder.argument] != arguments.value(placeholder.argument)
    // What stands in the source; the advice has it with its number.
    let asWritten = arguments.values[placeholder.argument]?.text ?? spelling
    let what: Message =
      isOfCall
      ? "reads argument \(placeholder.argument) by “\(placeholder.text)”, and code puts in what “\(spelling)” reads: "
      : "reads argument \(placeholder.argument) by “\(placeholder.text)”, which the source reads by “\(asWritten)”: "
    let fixed = arguments.corrected(placeholder, in: form, among: own)
    let lost = misreading >= .lost && fixed == nil && form.plural == nil ? unshown(by: own, in: form) { false }.lost : []
    let suggestion = advice(onMisread: placeholder, in: form, among: own, losing: lost, fixed: fixed)
    switch misreading {
    case .crash where isMentioned:
      return remark(
        "type-crash", what + "the app crashes", form, .error, at: sign, suggestion: suggestion, fixed: fixed)
    case .crash, .lost:
      let isText = placeholder.value == .characters && isMentioned
      return remark(
        "type", what + (isText ? "garbage is shown, or the app crashes" : "the value is lost, and another one is shown"),
        form, .error, at: sign, suggestion: suggestion, fixed: fixed)
    case .cut, .narrower:
      let isCut = misreading == .cut
      return remark(
        "size", what + (isCut ? "some numbers are shown wrong" : "the same but on old watches"), form,
        isCut ? .warning : .note, at: sign, suggestion: suggestion, fixed: fixed)
    case .harmless: return nil
    }
  }

  /// What reads a value that the source has not. A variable that it does without chooses a form, by a number that only the code
  /// shows.
  private func valueless(in own: [Placeholder]) -> [Placeholder] {
    own.filter { placeholder in
      if case .variable = placeholder.value { return false }
      return !arguments.has(placeholder.argument)
    }
  }

  private func extra(_ own: [Placeholder], _ form: StringUnit.Form) -> Remark? {
    let extra = valueless(in: own)
    guard let first = extra.first else { return nil }
    let isFollowed = isMentioned && extra.contains { $0.value == .object || $0.value == .characters }
    if arguments.isEmpty { return extraWhereNoneIsTaken(extra, isFollowed: isFollowed, form) }
    let count = arguments.count ?? arguments.values.count
    let doubled = doublingPercents(of: extra, in: form)
    return remark(
      isFollowed ? "extra-crash" : "extra",
      "reads “\(first.text)”, argument \(first.argument), and the source has \(count, "value"): "
        + (isFollowed ? "the app crashes" : "garbage is shown"),
      form, isFollowed ? .error : .warning, at: first.text,
      suggestion: doubled.map(Self.writePercents) ?? adviceOnExtra(beside: own), fixed: doubled)
  }

  /// The source's values that a form does not show, and those of them that it has to.
  private func unshown(
    by own: [Placeholder], in form: StringUnit.Form, _ isSingular: () -> Bool
  ) -> (all: [Placeholder], lost: [Placeholder]) {
    // An empty text is another rule's.
    guard !isSource, form.text.contains(where: { !$0.isWhitespace }) else { return ([], []) }
    let inside = translation.forms.filter { $0.substitution != nil }.flatMap { Arguments.inside($0, of: translation) }
    let used = Set((own + inside).map(\.argument))
    let missing = arguments.shown.sorted().compactMap { arguments.values[$0] }.filter { value in
      !used.contains(value.argument) && value.text != "*" && !source.isEnding(value) && !isSaid(value, by: used)
    }
    return (missing, missing.filter { !isLeftOut($0, in: form, isSingular) })
  }

  private func missing(_ own: [Placeholder], _ form: StringUnit.Form, _ isSingular: () -> Bool) -> Remark? {
    let (missing, lost) = unshown(by: own, in: form, isSingular)
    guard let first = lost.first else { return nil }
    let spelling = arguments.spelling(of: first.argument)
    let suggestion: Message = "Put “\(spelling)” where the value belongs."
    if let plain = unnumbered(in: own, for: first) {
      let inOrder = arguments.numberedInOrder(own, in: form)
      let isEnough = isMended([plain], as: first.argument, among: own, in: form)
      return remark(
        "mixed",
        "has numbered values and a plain “\(plain.text)”, which shows argument \(plain.argument) once more: argument "
          + "\(first.argument) is never shown",
        form, .error, at: plain.text,
        suggestion: inOrder
          ?? (isEnough ? Self.write(spelling, inPlaceOf: plain.text) : advice(on: lost, in: form, beside: own)),
        fixed: inOrder == nil && missing.count == 1 && own.count { !$0.isPositional } == 1
          ? form.text.replacingOnly(plain.text, with: spelling) : nil)
    }
    if missing.count == 1, first.value == .object, hasOwnLink(form) {
      // Where it is the one that code puts in, nothing is lost until that one changes.
      var own = remark(
        "own-link", "holds a link of its own where the source puts in “\(spelling)”, argument \(first.argument)", form,
        .note, suggestion: suggestion)
      own.together = Together("own-links", "hold a link of their own where the source puts one in")
      return own
    }
    if let remark = readAsPercent(first, in: form) { return remark }
    if missing.count == 1, let remark = readWithSpace(first, in: form, advice: advice(on: lost, in: form, beside: own)) {
      return remark
    }
    let isSpared = missing.count == 1 && isCountToSpare(first, in: form)
    let shown = lost.filter { shownBefore.contains($0.argument) }
    let reason: LostValue =
      missing.allSatisfy(isGivenAppName)
      ? .givenAppName
      : !shown.isEmpty
        ? .shownBefore
        : source.isNameOfApp ? .namedAppName : isSpared ? .count : isOneOfSeveralTexts(in: own, of: form) ? .oneOfSeveral : .needed
    return remark(
      "missing", reason.told(neverShows(reason == .shownBefore ? shown : lost), of: lost.count), form, reason.severity,
      suggestion: advice(on: lost, in: form, beside: own))
  }

  private func neverShows(_ values: [Placeholder]) -> Message {
    let spellings = values.map { arguments.spelling(of: $0.argument) }
    return values.count == 1
      ? "never shows “\(spellings[0])”, argument \(values[0].argument)" : "never shows \(spellings.map(Self.quoted))"
  }

  static func quoted(_ spelling: String) -> Message { "“\(spelling)”" }

  /// A placeholder beside numbered ones: it counts for itself, from the first argument on, and shows one of theirs.
  private func unnumbered(in own: [Placeholder], for missing: Placeholder) -> Placeholder? {
    own.first { plain in
      !plain.isPositional && plain.value == missing.value
        && own.contains { $0.isPositional && $0.argument == plain.argument }
    }
  }

  private func hasOwnLink(_ form: StringUnit.Form) -> Bool {
    form.text.contains("://") && !source.forms.contains { $0.text.contains("://") }
  }

  /// `all %d selected folders`: a sentence may do without how many there are. A number behind its noun says which one it is,
  /// and what is left of a percent sign was meant as one.
  func isCountToSpare(_ value: Placeholder, in form: StringUnit.Form) -> Bool {
    guard value.isInteger || value.value == .object && arguments.values.count == 1, form.facts.barePercents == 0,
      // Of two numbers it is unknown which one is left.
      arguments.values.values.allSatisfy({ $0.argument == value.argument || !$0.isNumber }),
      !form.text.contains(where: { "٪％".contains($0) }),
      // A sign of a number that has lost its percent sign is a slip.
      form.text.count(where: { $0 == "$" }) == form.facts.placeholders.count(where: \.isPositional),
      let range = source.value.firstRange(of: value.text)
    else { return false }
    // `%@ item(s)` is a count, too, which code has made a text of.
    if !value.isInteger, !source.value[range.upperBound...].prefix(24).contains("(s)") { return false }
    let behind = source.value[range.upperBound...].prefix(2)
    return behind.count == 2 && behind.first == " " && behind.last!.isLetter
  }

  /// A form may leave its number out: whether it should is another rule's question. So may a text for one thing.
  private func isLeftOut(_ value: Placeholder, in form: StringUnit.Form, _ isSingular: () -> Bool) -> Bool {
    if formsForOne.leaveOut(value.argument, in: form) { return true }
    guard value.isNumber else { return false }
    return form.plural != nil || value.isInteger && arguments.shown.count == 1 && isSingular()
  }

  /// Whether every call hands the app's own name in.
  private func isGivenAppName(_ value: Placeholder) -> Bool { arguments.appNames.contains(value.argument) }

  /// Of the app's name, handed in twice, a text that says it once has lost nothing.
  private func isSaid(_ value: Placeholder, by used: Set<Int>) -> Bool {
    isGivenAppName(value) && !arguments.appNames.isDisjoint(with: used)
  }

  /// Of several texts, which no call tells apart, a translation may show one that says what the others do, such as the app's
  /// name: it is unknown which one a plain placeholder was meant for.
  func isOneOfSeveralTexts(in own: [Placeholder], of form: StringUnit.Form) -> Bool {
    arguments.count == nil && arguments.shown.count > 1 && form.facts.barePercents == 0
      && arguments.values.values.allSatisfy { $0.value == .object }
      && own.contains { !$0.isPositional && $0.value == .object }
  }

  /// The form of a variable reads the variable's own number first, as the type that the table names.
  private func variableMisread(_ form: StringUnit.Form) -> Remark? {
    guard let index = form.substitution, let first = form.facts.placeholders.first, !first.isPositional,
      let format = translation.substitutions[index].format, let value = Placeholder.Value(format: format),
      Misreading(value, readAs: first.value) == .crash
    else { return nil }
    let name = translation.substitutions[index].name
    var found = remark(
      "variable-crash",
      "reads the variable \(name), a %\(format), by “\(first.text)”: "
        + (isMentioned ? "the app crashes" : "garbage is shown"), form,
      .error, at: first.text, suggestion: "Write “%arg” or “%\(format)”.")
    found.faults = ["variable \(name)"]
    return found
  }

  func remark(
    _ reason: String, _ what: Message, _ form: StringUnit.Form, _ severity: Severity, at sign: String = "%",
    suggestion: Message? = nil, fixed: String? = nil
  ) -> Remark {
    // What is lost has no place: what is left of placeholders is where it may have been.
    // A text that is nothing but a variable is known by one of its forms.
    let shown = form.substitution == nil && sign == "%" ? translation.withForms(form.text) : form.text
    let text = StringUnit.quoted(shown, showing: .sign(sign, in: shown))
    let subject: Message =
      form.plural.map { "The \(locale) text \(text) (form “\($0)”)" } ?? "The \(locale) text \(text)"
    return Remark(
      .fails, reason, "\(subject) " + what,
      certainty: isMentioned ? .certain : .likely, unit: translation,
      blame: translation.locale == source.locale ? .source : .translation,
      severity: isMentioned ? severity : min(severity, .warning),
      evidence: [.text("source", source.shownText), .text("translation", shown)],
      suggestion: suggestion ?? "Use the percent signs of the source.", location: form.location, fixes: form.fix(fixed))
  }
}
