/// A face that stands in for the one that the system sets a script in, or is that face.
public struct ProxyFaceRow: Hashable, Sendable {
  public enum Origin: String, Sendable { case system, proxy }

  /// ISO 15924.
  public var script: String
  /// Names of the file, any of which will do: distributions spell them differently.
  public var files: [String]
  public var origin: Origin
  /// The Debian package that has it; nil for what cannot be installed.
  public var package: String?
  /// The system's width as a multiple of this face's.
  public var factor: Double
  /// The bold width as a multiple of the regular one, where the face has no axis of weight.
  public var bold: Double
  /// How far the result may be off, as a share of the width.
  public var error: Double

  public init(
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
public enum ProxyFaceTable {
  /// By script, and then the best first.
  public static let rows: [ProxyFaceRow] = CSV(Embedded.text("Data/proxy-faces.csv")).rows.compactMap { row in
    guard let origin = ProxyFaceRow.Origin(rawValue: row["origin"]), let factor = row.number("factor"),
      let bold = row.number("bold"), let error = row.number("error")
    else { return nil }
    return ProxyFaceRow(
      script: row["script"], files: row["files"].split(separator: "|").map(String.init), origin: origin,
      package: row["package"] == "" ? nil : row["package"], factor: factor, bold: bold, error: error)
  }

  /// The rows of a script, the best first.
  public static func rows(script: String) -> [ProxyFaceRow] { byScript[script] ?? [] }

  private static let byScript = Dictionary(grouping: rows, by: \.script)
}
