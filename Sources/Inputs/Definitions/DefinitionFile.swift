import LintelModel

/// What one file says about bars.
public struct DefinitionFile: Sendable {
  public var toolbars: [Toolbar]
  /// The file, or the parts of it, that could not be read.
  public var skipped: [SkippedFile]
  /// What the app calls itself, where the file says so.
  public var appNames: [LocaleID: [String]]
  /// Classes of controllers that the file gives a title.
  public var titledControllers: Set<String> = []

  public init(toolbars: [Toolbar] = [], skipped: [SkippedFile] = [], appNames: [LocaleID: [String]] = [:]) {
    self.toolbars = toolbars
    self.skipped = skipped
    self.appNames = appNames
  }
}
