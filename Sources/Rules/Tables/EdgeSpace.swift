import LintelFindings
import LintelModel

extension Rule {
  static let edgeSpace = Rule(
    id: "edge-space",
    title: "A translation begins and ends with the same space as its source.",
    severity: .warning,
    isCore: true,
    isByMajority: true,
    why: "Where the app joins texts, a lost space glues two words together; a space too many shifts a label.",
    examples: [
      .fails("a space is lost", files: pair("de", "Sort by: ", "Sortieren nach:")),
      .fails("a space too many", files: pair("de", "Save", "Sichern ")),
      .passes("before the sign of percent and a word", files: pair("cs", "% (exact)", " % (přesně)")),
      .passes("Korean sets none before a parenthesis", files: pair("ko", " (default)", "(기본)")),
      .passes("Czech sets one before the sign of percent", files: pair("cs", "%", " %")),
      .passes("German sets one before a currency's sign", files: pair("de", "€", " €")),
      .passes("French sets one before a unit", files: pair("fr", "km", " km")),
      .fails("a unit has lost its space", files: pair("de", " km", "km")),
      .passes("the same", files: pair("de", "Sort by: ", "Sortieren nach: ")),
      .passes("languages that set none", files: pair("ja", "Sort by: ", "並べ替え：")),
    ],
    check: .translations { table in
      if table.isSource { return Edge.outvoted(in: table) + Edge.doubled(in: table) }
      let setsNone = table.locale.setsNoSpaces
      let remarks = table.pairs(.edges).compactMap { source, translation, votes -> Remark? in
        guard !translation.varies, !source.varies, let own = translation.facts.first?.edges,
          let given = source.facts.first?.edges
        else { return nil }
        func judge(
          _ place: String, _ own: TextEdges.Space, _ given: TextEdges.Space, _ keepers: KeyPath<Votes, Int>
        ) -> Remark? {
          // Where a third of the languages that set spaces do without, it may be the source that has it by mistake.
          let isKept = votes?.keeps(keepers, of: \.spacing) ?? true
          let isDoubted = votes.map { $0.spacing >= 3 && $0[keyPath: keepers] * 3 < $0.spacing * 2 } ?? false
          guard own != given, isKept, !(setsNone && own == .none) else { return nil }
          // What code sets is not lost.
          if own == .none, place == "end", given == .space, table.followedBySpace.contains(source.key) { return nil }
          let isLost = own == .none
          if isLost, given == .space, table.locale.language == "ko", translation.value.first == "(" { return nil }
          let isGained = given == .none
          // Before a sign of percent or degrees some languages set a space, and others none.
          if place == "start", [given, own].contains(.none), [given, own].contains(.space), isSign(source.value) {
            return nil
          }
          // Between a number and a currency's sign some set one, too, and before a unit all that go by ISO 80000-1.
          if [given, own].contains(.none), [given, own].contains(.space),
            MeasureSign.isCurrency(source.value) || isGained && place == "start" && MeasureSign.isUnit(source.value)
          {
            return nil
          }
          let isBreak = (isLost ? given : own) == .lineBreak
          let verb = isBreak ? "break" : "space"
          let noun: Message = isBreak ? "line break" : "space"
          let end: Message = place == "start" ? "start" : "end"
          let text = StringUnit.quoted(translation.value, showing: place == "start" ? .start : .end)
          return Remark(
            .fails, isLost ? "\(verb)-lost-\(place)" : isGained ? "\(verb)-added-\(place)" : "other-\(place)",
            "The \(table.locale) text \(text) has "
              + (isLost ? "no " : "a ") + noun + " at its " + end
              + (isLost
                ? ", and its source has one" : isGained ? ", and its source has none" : " where its source has another"),
            unit: translation, blame: .translation,
            severity: isLost && !isDoubted && !Edge.maybeSlip(at: place, of: source) ? .warning : .note,
            evidence: [.text("source", source.value), .text("translation", translation.value)],
            suggestion: EdgeAdvice.asTheSource)
        }
        let start = judge("start", own.leading, given.leading, \.sameLeading)
        let end = judge("end", own.trailing, given.trailing, \.sameTrailing)
        guard var remark = start ?? end else { return nil }
        if start == nil || end == nil, let advice = EdgeAdvice.of(reason: remark.reason) { remark.suggestion = advice }
        let fixed = Edge.fixed(translation.value, like: source.value, start: start, end: end)
        remark.fixes = translation.forms[0].fix(fixed)
        return remark
      }
      return table.aggregated(
        remarks, asOne: "many-edges", "begin or end with another space than their source", advice: EdgeAdvice.asTheSource)
    })

  /// Whether a text is a unit's sign that follows a number.
  private static func isSign(_ text: String) -> Bool {
    let sign = text.trimmingPrefix(while: \.isWhitespace)
    return ["%", "‰", "°", "°C", "°F"].contains(sign.prefix { !$0.isWhitespace })
  }
}

private enum Edge {
  /// Texts of the source whose space most languages leave out, or the other way round.
  static func outvoted(in table: TableInLocale) -> [Remark] {
    func remarks(_ trait: Votes.Trait, _ end: Message, _ space: (TextEdges) -> TextEdges.Space) -> [Remark] {
      OutvotedSource.all(trait, in: table).compactMap { source in
        let own = source.unit.facts.first.map { space($0.edges) } ?? .none
        // Languages that set no spaces are no majority.
        if own != .none, source.party.locales.count(where: { !$0.setsNoSpaces }) < 3 { return nil }
        return source.remark(
          trait == .leadingSpace ? "source-start" : "source-end",
          own == .none
            ? "has no space or line break at its " + end + ", and its translations in \(source.languages) have one"
            : "has a space or line break at its " + end + ", and its translations in \(source.languages) have none",
          .note, showing: trait == .trailingSpace ? .end : .start,
          suggestion: "Look whether the app joins the text with another one, and correct the source or all translations.")
      }
    }
    return table.aggregated(
      remarks(.leadingSpace, "start", \.leading) + remarks(.trailingSpace, "end", \.trailing), asOne: "many-outvoted",
      beyond: 3, "begin or end with another space than most of their translations")
  }

  /// The text with the source's edges, where both of them are certain.
  static func fixed(_ text: String, like source: String, start: Remark?, end: Remark?) -> String? {
    guard [start, end].allSatisfy({ $0.map { isCertain($0, text, source) } ?? true }) else { return nil }
    func head(_ text: String) -> String { String(text.prefix(while: \.isWhitespace)) }
    func tail(_ text: String) -> String { String(text.reversed().prefix(while: \.isWhitespace).reversed()) }
    let middle = String(text.dropFirst(head(text).count).dropLast(tail(text).count))
    return head(start == nil ? text : source) + middle + tail(end == nil ? text : source)
  }

  /// What is lost where most keep it is to be put back where the source is a piece that something is joined to; the space of one
  /// that is whole by itself may be its own mistake. What is there too much goes where the source is whole: a piece may have been
  /// given its space on purpose.
  private static func isCertain(_ remark: Remark, _ text: String, _ source: String) -> Bool {
    if remark.reason.contains("-lost-") {
      let isPiece =
        remark.reason.hasSuffix("start")
        ? source.first { !$0.isWhitespace }?.isUppercase == false
        : source.last { !$0.isWhitespace }.map { !$0.isLetter && !$0.isNumber } == true
      return isPiece && remark.severity == .warning
    }
    guard remark.reason.contains("-added-") else { return false }
    func endsOpenly(_ text: String) -> Bool {
      text.last { !$0.isWhitespace }.map { !$0.isLetter && !".!?…)。！？".contains($0) } ?? true
    }
    return source.first?.isUppercase == true && !endsOpenly(source) && !endsOpenly(text)
  }

  /// Texts of the source that end with a space, and code sets another one behind them.
  static func doubled(in table: TableInLocale) -> [Remark] {
    guard !table.followedBySpace.isEmpty else { return [] }
    return table.pairs.compactMap { pair -> Remark? in
      let source = pair.source
      guard source.value.last == " ", !source.varies, table.followedBySpace.contains(source.key) else { return nil }
      return Remark(
        .fails, "space-twice",
        "The source text \(StringUnit.quoted(source.value, showing: .end)) ends with a space, and code puts another one behind it",
        certainty: .likely, unit: source, blame: .source, severity: .note, evidence: [.text("source", source.value)],
        suggestion: "Leave the space out of the text, or out of the code.")
    }
  }

  /// A tab, or a space behind a whole sentence or a parenthesis, joins nothing as often as not, nor does what a storyboard
  /// shows unchanged: the source may have it by mistake.
  static func maybeSlip(at place: String, of source: StringUnit) -> Bool {
    if source.key.prefixMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\./) != nil { return true }
    if place == "start" { return source.value.first == "\t" }
    return source.value.last == "\t" || source.value.hasSuffix(") ")
      || [.fullStop, .question, .exclamation].contains(source.facts.first?.edges.ending)
  }
}
