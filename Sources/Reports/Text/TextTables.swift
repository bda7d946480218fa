import LintelFindings
import LintelModel

extension TextReport {
  /// So many folders are listed; the others are in the reports that are searched.
  private static let folders = 30

  /// What many findings say of tables of one name, told once: the sentence about all of them, and a line for each folder.
  static func write(_ tables: NamesakeTables, of matter: Matter, _ sources: SourceLanguages, to terminal: inout Terminal) {
    guard let finding = matter.findings.first(where: tables.says) else { return }
    let kind = FindingKind(finding)
    if let location = finding.location { terminal.begin(at: "\(location)") }
    let change: Message =
      FindingChange(of: matter.findings.filter(tables.says).map(\.change)).map { "\($0.word): " as Message } ?? ""
    terminal.say(
      ("\(kind.mark): ", kind.style), (change, .bold), (tables.sentence, nil), (" [\(finding.rule)]", .soft))
    terminal.say(paragraph: [matter.languagesInTurn(sources).inBrief, finding.blame.whom].joined(by: " · "), indent: 4, style: .soft)
    for place in tables.places.prefix(folders) {
      let languages: Message = "\(place.languages, "language")"
      terminal.say(
        paragraph: [Message.data(place.path), languages].joined(by: " · "), indent: 4, style: .soft, hanging: 2)
    }
    let others = tables.places.count - folders
    if others > 0 { terminal.say(paragraph: "and \(always: others, "more")", indent: 4, style: .soft) }
    if let suggestion = finding.suggestion { terminal.say(paragraph: "→ \(suggestion)", indent: 4, hanging: 2) }
  }
}
