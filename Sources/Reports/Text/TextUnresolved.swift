import LintelFindings

extension TextReport {
  /// Of the functions and properties so many are named: those that hide most.
  private static let listed = 8

  /// Said before anything else where silence would be taken for success: how many texts could not be read, through what they
  /// are read, and which lines of the configuration help.
  static func unresolved(_ result: AuditResult, to terminal: inout Terminal) {
    let coverage = result.coverage
    if let unread = result.unreadSummary { terminal.say(paragraph: unread, indent: 0, style: .warning) }
    let named = coverage.unresolvedThrough.filter { !$0.name.isEmpty }
    if !named.isEmpty {
      let first =
        named.prefix(listed).map { "\(VisibleCharacters.of($0.name)) (\($0.count))" } + (named.count > listed ? ["…"] : [])
      terminal.say(paragraph: "They are read through: \(first)", indent: 0)
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
