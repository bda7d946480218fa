import LintelFindings
import LintelModel

extension TextReport {
  /// What a change brings, cause by cause, the worst first, with the first place of each, at how many places it is, and what to do:
  /// whoever may merge reads no further. The numbers are those of what is listed below.
  /// - Parameter path: what was audited, as it was given.
  /// - Returns: Whether it was written: where each cause has one finding, these say it themselves.
  static func causes(
    of matters: [Matter], _ sources: SourceLanguages, at path: String?, to terminal: inout Terminal
  ) -> Bool {
    guard matters.count > 1, matters.contains(where: { $0.tickets.count > 1 }) else { return false }
    for (index, matter) in matters.enumerated() {
      let finding = matter.findings[0]
      let kind = FindingKind(finding)
      // The sentence is the first finding's, and so are the languages behind it: what the others have is counted by itself.
      let whole = matter.numbersBeyondFirst(sources)
      let own = whole == nil ? matter.languagesInTurn(sources) : finding.languagesInTurn(sources)
      let languages = own.isEmpty || matter.findings.allSatisfy(sources.isOfNone) ? nil : own.inBrief
      terminal.say(
        ("\(index + 1). ", .bold), ("\(kind.mark): ", kind.style), (matter.message, nil),
        (languages.flatMap { $0.behind(matter.message, in: terminal.words) } ?? "", .soft))
      if let location = finding.location {
        let places = matter.places
        let place: Message = places > 1 ? "\(location) · \(places, "place")" : "\(location)"
        terminal.say(paragraph: place, indent: 3, style: .soft)
      }
      if let whole { terminal.say(paragraph: whole, indent: 3, style: .soft) }
      if let advice = finding.advice { terminal.say(paragraph: "→ \(advice)", indent: 3, hanging: 2) }
      command(for: matter, at: path, indent: 3, to: &terminal)
    }
    return true
  }

  /// What to run to see more of a cause, in a line of its own, which can be copied.
  static func command(for matter: Matter, at path: String?, indent: Int, to terminal: inout Terminal) {
    guard let command = matter.findings[0].commandForMore(at: path) else { return }
    terminal.line((String(repeating: " ", count: indent) + VisibleCharacters.of(command), .soft))
  }
}

extension Matter {
  /// How many findings, strings and languages the cause has, each number with what it counts; nil where its first finding is about
  /// all of its languages, and is told with them.
  func numbersBeyondFirst(_ sources: SourceLanguages) -> Message? {
    guard namesakeTables == nil, findings.count > 1, Set(findings[0].languages) != Set(languages) else { return nil }
    return Self.numbers(findings: findings.count, strings: strings, in: languagesInTurn(sources))
  }

  /// `Findings of this cause: 3. Strings, each counted once for all languages: 8. Languages: 45 (German, French and 37 more).`
  static func numbers(findings: Int, strings: Int, in languages: [LocaleID]) -> Message {
    """
    Findings of this cause: \(amount: findings). Strings, each counted once for all languages: \(amount: strings). \
    Languages: \(amount: languages.count) (\(languages.inBrief)).
    """
  }

  /// At how many places its findings, and the strings of these, are.
  fileprivate var places: Int {
    Set(findings.flatMap { finding in finding.units.compactMap { $0.location ?? finding.location } }).count
  }
}
