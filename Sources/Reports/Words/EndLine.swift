import LintelFindings

extension AuditResult {
  /// Why the run ends with exit code 1, how much that is and what to run next, in one line of English; nil where it does not, or
  /// where there was nothing to audit, of which the program says more. Who opens the log of a job that failed reads its end.
  package var endLine: String? { endLine(of: KnownMatters(of: self)) }

  /// - Parameter known: Its matters, which the reports of the run may have asked for already.
  package func endLine(of known: KnownMatters) -> String? {
    guard gate.exitCode == 1 else { return nil }
    let matters = known.all
    guard let verdict = lastWord(of: matters) else { return nil }
    return (["exit code 1: \(Localizer.english.visible(verdict))"] + nextSteps(among: matters)).joined(separator: " ")
  }

  /// Whether the report as text has the verdict in its last line.
  package var endsTextWithVerdict: Bool { !isOfGate || findings.isEmpty }

  private func nextSteps(among matters: [Matter]) -> [String] {
    let gate = gate
    let worst = gate.findingsFail ? matters.lazy.flatMap(\.findings).first { gate.failOn.fails($0) } : nil
    // What to do comes first, and how to accept it last: it is meant for what is right as it is.
    let explained = worst.map { finding in
      let mend = finding.suggestion.map { "To fix the gravest: \(Localizer.english.visible($0).replacing("\n", with: " ")) " } ?? ""
      return mend + "`\(finding.explanation(at: askedPath))` says how \(mend.isEmpty ? "the gravest" : "it") comes about."
    }
    let accepted = worst.map {
      """
      `--fail-on \(gate.failOn.rawValue)` decided; if the gravest is right as it is, write \
      `- {fingerprint: "\($0.fingerprint)", reason: WHY}` under `suppress:` in lintel.yml.
      """
    }
    let others = gate.unmet.compactMap { unmet -> String? in
      switch unmet {
      case .noToolbars, .noStrings: nil
      case .unresolved: "`lintel inspect` lists what was not read."
      case .stale: "`lintel baseline --prune` takes out what is found no more."
      case .accepted, .milder: "`--format text` names them, each with its line."
      }
    }
    return [explained].compactMap(\.self) + others + [accepted].compactMap(\.self)
  }
}
