/// Texts that replace a name or a title that an app puts into a label: a short one, a usual one and a long one.
package struct ArgumentTexts: Hashable, Sendable {
  package var least: String
  package var usual: String
  package var most: String

  /// - Parameter script: ISO 15924, as a locale's likely script is named: `Jpan`, `Hans`. Scripts without a row have Latin
  ///   names.
  ///
  /// Source: `Data/argument-samples.csv`; made up, of common given and family names.
  package static func of(script: String) -> ArgumentTexts { byScript[script] ?? byScript["Latn"]! }

  private static let byScript = Dictionary(
    CSV(Embedded.text("Data/argument-samples.csv")).rows.map { row in
      (row["script"], ArgumentTexts(least: row["least"], usual: row["usual"], most: row["most"]))
    }, uniquingKeysWith: { first, _ in first })
}
