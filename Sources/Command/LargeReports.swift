import LintelReports

/// Reports that are too large to be opened or sent as they are, and what is said of them.
enum LargeReports {
  /// Megabytes as files' sizes are shown, of 1,000,000 bytes.
  private static func size(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }

  /// What the tables of languages are called before their code.
  static let stem = "audit.rows"

  /// The table of findings, in a file for each language where it is too large for one.
  /// - Returns: What is said of it, and the names of its files.
  /// - Throws: A `Failure` where a file cannot be written.
  static func writeTable(
    _ text: String, named name: String, into folder: String, _ files: PendingFiles
  ) throws -> (said: String, files: Set<String>) {
    guard let parts = CSVParts.of(text, file: name, stem: stem) else {
      try files.write(text, to: folder + "/" + name)
      return ("wrote \(folder)/\(name)", [name])
    }
    for part in parts { try files.write(part.text, to: folder + "/" + part.file) }
    let others = parts.dropFirst().map(\.file).joined(separator: ", ")
    let said =
      "wrote \(folder)/\(name), which has the rows of no language, and beside it one file a language, since all rows together are "
      + "\(size(text.utf8.count)): \(others)"
    return (said, Set(parts.map { $0.file }))
  }

  /// How large a report in one piece is, and how to have less of it; empty for one that is small.
  static func advice(on bytes: Int) -> String {
    bytes <= CSVParts.most
      ? ""
      : " (\(size(bytes)); for less of it, say --only accessibility or --only localization, or narrow it with --locale, --rule or --severity)"
  }
}
