import LintelFindings

/// What people call what breaks a rule: a short title beside the rule's id. A rule's own sentence says how things are where all is
/// well, and is no name for a problem. Formats for machines have the id alone.
enum RuleName {
  /// In the reader's language; the id of a rule that nobody has titled.
  static func of(_ id: String) -> Message {
    titles[id].map { Message(stringLiteral: $0).scoped("rule-name." + id) } ?? .data(id)
  }

  /// `Title cut off (title-truncated)`, for menus in which people look for either.
  static func withID(_ id: String) -> Message {
    titles[id] == nil ? .data(id) : "\(of(id)) (\(.data(id)))"
  }
}
