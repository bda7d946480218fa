/// What the texts of a script are measured with on this machine.
public struct ScriptFont: Hashable, Sendable {
  /// ISO 15924.
  public var script: String
  public var source: MeasuredText.Source
  /// The face or table of advances; nil if there is only a mean.
  public var face: String?
  /// Where the face's file is.
  public var path: String?
  /// The system's width as a multiple of the face's; without a face, the mean of a character in em.
  public var factor: Double
  /// How far a width may be off, as a share of it; without a face it is more, the shorter the text.
  public var error: Double
  /// The package that has a face for the script, if none is installed.
  public var package: String?

  public init(
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
