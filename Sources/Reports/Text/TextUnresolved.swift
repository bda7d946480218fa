import LintelFindings

extension TextReport {
  /// Said before anything else where silence would be taken for success: how many texts could not be read, through what they
  /// are read, and which lines of the configuration help.
  static func unresolved(_ coverage: AuditResult.Coverage, to terminal: inout Terminal) {
    terminal.say(
      paragraph:
        "Of \(coverage.labels, "text") on bars, \(always: coverage.labelsUnresolved, "could not be read"): nothing is "
        + "said about them.", indent: 0, style: .warning)
    let named = coverage.unresolvedThrough.filter { !$0.name.isEmpty }
    if !named.isEmpty {
      terminal.say(paragraph: "They are read through:", indent: 0)
      for reading in named { terminal.say(paragraph: "\(reading.name): \(reading.count, "text")", indent: 2) }
    }
    let helpful = coverage.unresolvedThrough.filter { $0.entry != nil }
    if !helpful.isEmpty {
      let count = helpful.map(\.resolvable).reduce(0, +)
      terminal.say(paragraph: "These lines of lintel.yml resolve \(count, "text"):", indent: 0)
      terminal.line(("  localized-functions:", nil))
      for reading in helpful { terminal.line((VisibleCharacters.of("    - \(reading.entry ?? "")"), nil)) }
    } else if !named.isEmpty {
      terminal.say(
        paragraph:
          "If one of them looks up a key in a table, name it under localized-functions in lintel.yml; what only the "
          + "running app knows cannot be read.", indent: 0)
    }
    terminal.gap()
  }
}
