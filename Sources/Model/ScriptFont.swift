/// What the texts of a script are measured with on this machine.
package struct ScriptFont: Hashable, Sendable {
  /// ISO 15924.
  package var script: String
  package var source: MeasuredText.Source
  /// The face or table of advances; nil if there is only a mean.
  package var face: String?
  /// Where the face's file is.
  package var path: String?
  /// The system's width as a multiple of the face's; without a face, the mean of a character in em.
  package var factor: Double
  /// How far a width may be off, as a share of it; without a face it is more, the shorter the text.
  package var error: Double
  /// The package that has a face for the script, if none is installed.
  package var package: String?

  package init(
    script: String, source: MeasuredText.Source, face: String? = nil, path: String? = nil, factor: Double, error: Double,
    package: String? = nil
  ) {
    self.script = script
    self.source = source
    self.face = face
    self.path = path
    self.factor = factor
    self.error = error
    self.package = package
  }
}
