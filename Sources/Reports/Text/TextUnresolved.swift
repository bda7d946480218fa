import LintelFindings

extension TextReport {
  /// Said before anything else where silence would be taken for success: how many texts could not be read, through what they
  /// are read, and which lines of the configuration help.
  static func unresolved(_ result: AuditResult, to terminal: inout Terminal) {
    if let unread = result.unreadSummary { terminal.say(paragraph: unread, indent: 0, style: .warning) }
    if let readings = result.unreadReadings { terminal.say(paragraph: readings, indent: 0) }
    if let remedy = result.unreadRemedy { terminal.say(paragraph: remedy, indent: 0) }
    let entries = result.unreadEntries
    if !entries.isEmpty {
      terminal.line(("  localized-functions:", nil))
      for entry in entries { terminal.line((VisibleCharacters.of("    - \(entry)"), nil)) }
    }
    terminal.gap()
  }
}

extension AuditResult {
  /// Through which functions and properties texts of bars are read that could not be read; nil if none has a name.
  var unreadReadings: Message? {
    // So many are named: those that hide most.
    let listed = 8
    let named = coverage.unresolvedThrough.filter { !$0.name.isEmpty }
    guard !named.isEmpty else { return nil }
    let first =
      named.prefix(listed).map { "\(VisibleCharacters.of($0.name)) (\($0.count))" } + (named.count > listed ? ["…"] : [])
    return "They are read through: \(first)"
  }

  /// What the configuration can do about them; its lines are to follow, if there are any.
  var unreadRemedy: Message? {
    if !unreadEntries.isEmpty {
      let count = coverage.unresolvedThrough.filter { $0.entry != nil }.map(\.resolvable).reduce(0, +)
      return "These lines of lintel.yml resolve \(count, "text"):"
    }
    guard coverage.unresolvedThrough.contains(where: { !$0.name.isEmpty && $0.isCall }) else { return nil }
    let advice: Message =
      "If one of them looks up a key in a table, name it under localized-functions in lintel.yml; what only the "
      + "running app knows cannot be read."
    return advice
  }

  /// The elements of `localized-functions` with which some of them resolve.
  var unreadEntries: [String] { coverage.unresolvedThrough.compactMap(\.entry) }
}
