/// A face that replaces the one that the system sets a script in, or is that face.
package struct ProxyFaceRow: Hashable, Sendable {
  package enum Origin: String, Sendable { case system, proxy }

  /// ISO 15924.
  package var script: String
  /// Names of the file, any of which will do: distributions spell them differently.
  package var files: [String]
  package var origin: Origin
  /// The Debian package that has it; nil for what cannot be installed.
  package var package: String?
  /// The system's width as a multiple of this face's.
  package var factor: Double
  /// The bold width as a multiple of the regular one, where the face has no axis of weight.
  package var bold: Double
  /// How far the result may be off, as a share of the width.
  package var error: Double

  package init(
    script: String, files: [String], origin: Origin, package: String? = nil, factor: Double, bold: Double, error: Double
  ) {
    self.script = script
    self.files = files
    self.origin = origin
    self.package = package
    self.factor = factor
    self.bold = bold
    self.error = error
  }
}

/// Source: `Data/proxy-faces.csv`, whose rows say how each factor was fitted.
package enum ProxyFaceTable {
  /// By script, and then the best first.
  package static let rows: [ProxyFaceRow] = CSV(Embedded.text("Data/proxy-faces.csv")).rows.compactMap { row in
    guard let origin = ProxyFaceRow.Origin(rawValue: row["origin"]), let factor = row.number("factor"),
      let bold = row.number("bold"), let error = row.number("error")
    else { return nil }
    return ProxyFaceRow(
      script: row["script"], files: row["files"].split(separator: "|").map(String.init), origin: origin,
      package: row["package"] == "" ? nil : row["package"], factor: factor, bold: bold, error: error)
  }

  /// The rows of a script, the best first.
  package static func rows(script: String) -> [ProxyFaceRow] { byScript[script] ?? [] }

  private static let byScript = Dictionary(grouping: rows, by: \.script)
}
