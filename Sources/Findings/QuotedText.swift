import LintelModel

extension StringUnit {
  /// Text for a message: one line, and no longer than one reads.
  package static func quoted(_ text: String) -> Message {
    let line = String(text.map { $0.isNewline ? "⏎" : $0 })
    return "“\(line.count > 80 ? String(line.prefix(79)) + "…" : line)”"
  }
}
