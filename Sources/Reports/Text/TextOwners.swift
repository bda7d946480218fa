import LintelFindings
import LintelModel

extension TextReport {
  /// More matters of one owner are counted: with the owner before them so many numbers are two lines of 80 columns at most.
  private static let mattersNamed = 12

  /// Whose turn it is at which of the numbered matters, a line each: `For developers: 1, 2, 19`.
  static func owners(of matters: [Matter], to terminal: inout Terminal) {
    // Notes alone have no number.
    if matters.contains(where: { !$0.owners.isEmpty }) {
      terminal.say(paragraph: "Whose turn it is, by the numbers of what is listed below:", indent: 0, style: .soft)
    }
    for blame in Blame.allCases {
      let numbers = matters.indices.filter { index in matters[index].owners.contains { $0.blame == blame } }
      let first = numbers.filter { matters[$0].primaryOwner == blame }
      let also = numbers.filter { matters[$0].primaryOwner != blame }
      if !first.isEmpty {
        terminal.say(paragraph: "\(blame.address): \(list(of: first))", indent: 2, style: .soft, hanging: 2)
      }
      // Where somebody else has to act first they stand behind these.
      if !also.isEmpty {
        terminal.say(paragraph: "\(blame.address), after others: \(list(of: also))", indent: 2, style: .soft, hanging: 2)
      }
    }
  }

  private static func list(of numbers: [Int]) -> Message {
    let shown = numbers.prefix(mattersNamed).map { "\($0 + 1)" as Message }
    let more = numbers.count - shown.count
    return more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
  }

  /// A figure with what it says. Of many keys it has the first alone.
  static func line(of figure: Evidence, in finding: Finding, _ texts: InterfaceTexts) -> Message {
    let keys = finding.keys(listedBy: figure)?.map { key -> Message in
      let named = texts.named(key, in: finding.table)
      return "“\(named)”"
    }
    let line: Message = keys.map { list -> Message in "\(figure.title) \(list)" } ?? texts.named(figure, of: finding).line
    let more = finding.keysLeftOut(of: figure)
    return more > 0 ? "\(line) and \(always: more, "more")" : line
  }

  /// How the run ends, and why.
  static func verdict(_ result: AuditResult, _ matters: [Matter], to terminal: inout Terminal) {
    guard let verdict = result.lastWord(of: matters) else { return }
    let style: Terminal.Style? = result.isFailing ? .error : result.passesByMilder ? .warning : result.isAskedNotToFail ? nil : .clean
    terminal.say(paragraph: verdict, indent: 0, style: style, hanging: 2)
  }
}
