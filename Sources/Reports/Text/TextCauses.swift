import LintelFindings
import LintelModel

extension TextReport {
  /// What a change brings, cause by cause, the worst first, with the first place of each, at how many places it is, and what to do:
  /// whoever may merge reads no further. The numbers are those of what is listed below.
  /// - Returns: Whether it was written: where each cause has one finding, these say it themselves.
  static func causes(of matters: [Matter], _ sources: SourceLanguages, to terminal: inout Terminal) -> Bool {
    guard matters.count > 1, matters.contains(where: { $0.tickets.count > 1 }) else { return false }
    for (index, matter) in matters.enumerated() {
      let finding = matter.findings[0]
      let kind = FindingKind(finding)
      let languages = matter.languages.isEmpty || matter.findings.allSatisfy(sources.isOfNone) ? nil : matter.languages.inBrief
      terminal.say(
        ("\(index + 1). ", .bold), ("\(kind.mark): ", kind.style), (matter.message, nil),
        (languages.flatMap { $0.behind(matter.message, in: terminal.words) } ?? "", .soft))
      if let location = finding.location {
        let places = matter.places
        let place: Message = places > 1 ? "\(location) · \(places, "place")" : "\(location)"
        terminal.say(paragraph: place, indent: 3, style: .soft)
      }
      if let advice = finding.advice { terminal.say(paragraph: "→ \(advice)", indent: 3, hanging: 2) }
    }
    return true
  }
}

extension Matter {
  /// At how many places its findings, and the strings of these, are.
  fileprivate var places: Int {
    Set(findings.flatMap { finding in finding.units.compactMap { $0.location ?? finding.location } }).count
  }
}
