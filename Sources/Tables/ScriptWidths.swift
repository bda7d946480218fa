package import LintelModel

/// Mean advance of a character in a script that the advance tables do not have.
package struct ScriptWidth: Hashable, Sendable {
  /// In em a grapheme cluster.
  package var em: Double
  /// The least that a character takes on average, in em a grapheme cluster, of the face and with the factor that the mean is of: the
  /// narrowest letter in any of its forms or, where conjuncts leave less a character, the narrowest word of apps' string tables.
  package var least: Double
  /// How far the mean may be off, as a share of the width.
  package var error: Double
  /// True if every character of the script is as wide as the next, so that the mean is the width of each.
  package var isUniform: Bool
}

/// Source: `Data/script-widths.csv`, whose rows name theirs.
package enum ScriptWidths {
  /// The row for a script; one that also names the language, the platform or the size goes before one that does not. Scripts
  /// without a row have the table's last, with a wide error.
  package static func width(script: String, language: String, font: Font) -> ScriptWidth {
    for row in rows where row.script == script || row.script == "" {
      if row.language == nil || row.language == language,
        row.platforms.isEmpty || row.platforms.contains(font.platform), row.size == nil || row.size == font.size
      {
        return row.width
      }
    }
    preconditionFailure("Data/script-widths.csv has no row for all scripts")
  }

  private struct Row {
    var script: String
    var language: String?
    var platforms: [Platform]
    /// The one size that was measured; nil for a figure of all sizes.
    var size: Points?
    var width: ScriptWidth
  }

  private static let rows: [Row] = CSV(Embedded.text("Data/script-widths.csv")).rows.compactMap { row in
    guard let em = row.number("em"), let error = row.number("error") else { return nil }
    return Row(
      script: row["script"], language: row["language"] == "" ? nil : row["language"],
      platforms: row["platforms"].split(separator: " ").compactMap { Platform(rawValue: String($0)) },
      size: row.number("size").map { Points($0) },
      width: ScriptWidth(em: em, least: row.number("least") ?? em, error: error, isUniform: row["uniform"] == "yes"))
  }
}
