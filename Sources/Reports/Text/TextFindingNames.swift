import LintelFindings

extension TextReport {
  /// Findings a line each, with what they are known by: `  95300b3059c433e4  title-truncated · de · settings.title`. So
  /// many that they can be read.
  package static func named(_ findings: [Finding]) -> String {
    let most = 20
    let lines = findings.prefix(most).map { finding in
      let about = [
        finding.rule, finding.languages.map(\.id).joined(separator: ", "),
        finding.key ?? finding.item ?? finding.table ?? finding.toolbar,
        finding.location.map { "\($0)" },
      ].compactMap { $0 }.filter { !$0.isEmpty }
      return "  \(finding.fingerprint)  " + VisibleCharacters.of(about.joined(separator: " · "))
    }
    let rest = findings.count > most ? ["  … and \(findings.count - most) more"] : []
    return (lines + rest).joined(separator: "\n")
  }
}
