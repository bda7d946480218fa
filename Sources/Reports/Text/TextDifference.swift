import LintelFindings
import LintelModel

extension TextReport {
  /// `lintel diff`: two audits, the later one beside the earlier.
  /// - Parameter names: What the two are called: their files.
  package static func difference(
    _ difference: AuditDifference, names: (before: String, after: String), colour: Bool, width: Int
  ) -> String {
    var terminal = Terminal(colour: colour, width: width)
    terminal.line((names.before, .soft), (" → ", .soft), (names.after, .bold), (": " + difference.sentence, nil))
    for doubt in difference.doubts { terminal.paragraph(doubt, indent: 0, style: .review, hanging: 2) }
    for state in AuditDifference.State.allCases {
      let changes = difference.changes.filter { $0.state == state }
      guard !changes.isEmpty else { continue }
      terminal.gap()
      terminal.line((state.title, .bold))
      for change in changes { write(change, to: &terminal) }
    }
    let others = difference.others
    if !others.isEmpty { terminal.gap() }
    for (what, names) in others { terminal.paragraph("\(what): \(names.joined(separator: ", "))", indent: 0, hanging: 2) }
    return terminal.text
  }

  private static func write(_ change: AuditDifference.Change, to terminal: inout Terminal) {
    let kind = FindingKind(change.finding)
    terminal.line(
      ("  " + kind.mark.english, kind.style), (": " + change.finding.rule, nil),
      (change.about.map { " · " + $0 }.joined(), .soft))
    if let location = change.location { terminal.line(("    \(location)", .soft)) }
    terminal.say(paragraph: change.told, indent: 4, hanging: 2)
  }
}

extension AuditDifference.State {
  /// Above those that are so.
  var title: String {
    switch self {
    case .new: "New"
    case .worse: "Worse"
    case .fixed: "Fixed"
    }
  }
}

extension AuditDifference {
  /// What else is otherwise, with what is so.
  var others: [(what: String, names: [String])] {
    let all = [
      ("Bars added", bars.added), ("Bars removed", bars.removed), ("Languages added", languages.added.map(\.id)),
      ("Languages removed", languages.removed.map(\.id)),
    ]
    return all.filter { !$0.1.isEmpty }.map { (what: $0.0, names: $0.1) }
  }
}

extension AuditDifference.Change {
  /// What is found. It may be about strings that are as they were, too: how many are not is said first, so that the others do not
  /// look new.
  var told: Message {
    let all = finding.unitCount
    guard state != .fixed, units.count < all else { return finding.message }
    let what: Message = "\(units.count, "string") \(state == .new ? "more" : "worse") (\(all) in all)"
    return "\(what): \(finding.message)"
  }

  /// Languages, keys or the bar, by how many points, and what it is known by: no more of each than one reads at a glance.
  var about: [String] {
    func brief(_ names: [String]) -> String? {
      if names.isEmpty { return nil }
      let rest = names.count - 3
      return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
    let by = points.flatMap { $0 >= 0.05 ? "\($0) pt more" : nil }
    return [
      brief(languages.map(\.id)), brief(keys) ?? finding.item ?? finding.table ?? finding.toolbar, by,
      fingerprints.count == 1 ? fingerprints[0] : finding.fingerprint,
    ].compactMap { $0 }
  }
}
