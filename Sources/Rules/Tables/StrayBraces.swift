import LintelFindings
import LintelModel

extension TableInLocale {
  /// Strings that take values by other names in braces than their source does.
  var strayBraces: [Remark] {
    guard !isSource else { return [] }
    return pairs.compactMap { pair in
      guard let unit = pair.translation, unit.locale == locale, pair.source.origin != .unknown,
        BraceComparison.mayHaveNames(pair.source), !StringUnit.isPlaceMark(unit.value)
      else { return nil }
      return told(BraceComparison(pair.source, unit, plurals: plurals), of: pair.source, unit)
    }
  }

  /// One thing is told, the gravest first; what is known has to be everything.
  private func told(_ found: BraceComparison, of source: StringUnit, _ unit: StringUnit) -> Remark? {
    guard let fault = found.faults.first(where: { !$0.unknown.isEmpty }) ?? found.faults.first else { return nil }
    var remark = fault.unknown.isEmpty ? lost(fault, unit) : unknown(fault, found, unit)
    remark.evidence = [.text("source", source.value), .text("translation", fault.form.text)]
    remark.suggestion = advice(on: fault, found)
    remark.faults = Set(found.faults.flatMap { $0.lost.map(\.text) + $0.unknown.map { "unknown \($0.text)" } }).sorted()
    if isDoubtful(fault, found) {
      remark.verdict = .needsReview
      remark.certainty = .possible
      return remark
    }
    let fixes = found.faults.map { fix($0) }
    remark.fixes = fixes.contains(where: \.isEmpty) ? [] : fixes.flatMap { $0 }
    return remark
  }

  private func lost(_ fault: BraceComparison.Fault, _ unit: StringUnit) -> Remark {
    Remark(
      .fails, "name-lost",
      "The \(locale) text \(StringUnit.quoted(fault.form.text)) never shows “\(fault.lost[0].text)”, which the source has",
      unit: unit, blame: .translation, severity: .warning, location: fault.form.location)
  }

  private func unknown(_ fault: BraceComparison.Fault, _ found: BraceComparison, _ unit: StringUnit) -> Remark {
    let name = fault.unknown[0].text
    let isError = found.isSure && !unmentioned.contains(unit.key)
    let shown = StringUnit.quoted(fault.form.text, showing: .sign(name, in: fault.form.text))
    return Remark(
      .fails, "name-unknown",
      "The \(locale) text \(shown) has “\(name)”, a name that its source does not have: "
        + (isError ? "the program cannot format the text" : "people read the name, or the program cannot format the text"),
      unit: unit, blame: .translation, severity: isError ? .error : .warning, location: fault.form.location)
  }

  /// `Press {Enter}`: what begins with a capital and has no format may be a word in braces that people read.
  private func isDoubtful(_ fault: BraceComparison.Fault, _ found: BraceComparison) -> Bool {
    !found.isSure && found.given.allSatisfy { $0.name.first?.isUppercase == true && !$0.name.contains("_") }
  }

  private func advice(on fault: BraceComparison.Fault, _ found: BraceComparison) -> Message {
    let names = found.given.map { FormatComparison.quoted($0.text) }
    if let slip = fault.slip { return "Write “\(fault.lost[0].text)” in place of “\(slip)”." }
    if fault.lost.isEmpty { return "Leave it out: the source takes \(names)." }
    if fault.unknown.isEmpty { return "Write “\(fault.lost[0].text)” where the value belongs." }
    return "Use the names of the source: \(names)."
  }

  private func fix(_ fault: BraceComparison.Fault) -> [Fix] {
    guard let slip = fault.slip else { return [] }
    return fault.form.fix(fault.form.text.replacingOnly(slip, with: fault.lost[0].text))
  }
}

extension FormatComparison {
  /// A percent sign where the source takes its values by name in braces: what formats these knows no other signs.
  func shownAsWritten(_ sign: Placeholder, in form: StringUnit.Form) -> Remark? {
    guard arguments.count == nil, let name = braces.given.first?.text else { return nil }
    return remark(
      "extra",
      "has “\(sign.text)”, which people read as it is written: the source takes its values by name, as in “\(name)”", form,
      .warning, at: sign.text, suggestion: "Leave it out.")
  }
}
