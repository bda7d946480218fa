extension TextReport {
  /// What an error says, as a terminal can show it: it may quote a file or its name. Line breaks stay.
  package static func error(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleCharacters.of(String($0)) }.joined(separator: "\n")
  }
}
