import LintelTables

extension TextReport {
  /// The notices of others' work that the executable carries, then the licence of Lintel itself.
  package static func notices() -> String {
    ["NOTICE", "Locales/NOTICE.md", "LICENSE"].map(Embedded.text).joined(
      separator: "\n" + String(repeating: "=", count: 72) + "\n\n")
  }
}
