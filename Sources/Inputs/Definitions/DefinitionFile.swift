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
  /// Keys of its table that it has no object for, or no such text of the object.
  public var staleKeys: Set<String> = []
  /// The properties of code that hold items of the file's bars.
  public var outlets: [Outlet] = []

  /// The menu bar, if the file makes it.
  public var menuBar: MenuBarDocument?

  public struct Outlet: Hashable, Sendable {
    /// The class that has the property.
    public var controller: String
    public var property: String
    public var file: String
    /// The item, or the one around what the outlet leads to.
    public var item: String
  }

  public init(toolbars: [Toolbar] = [], skipped: [SkippedFile] = [], appNames: [LocaleID: [String]] = [:]) {
    self.toolbars = toolbars
    self.skipped = skipped
    self.appNames = appNames
  }
}
