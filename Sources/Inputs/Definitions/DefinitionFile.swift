import LintelModel

/// What one file says about bars.
package struct DefinitionFile: Sendable {
  package var toolbars: [Toolbar]
  /// The file, or the parts of it, that could not be read.
  package var skipped: [SkippedFile]
  /// What the app calls itself, where the file says so.
  package var appNames: [LocaleID: [String]]
  /// Classes of controllers that the file gives a title.
  package var titledControllers: Set<String> = []
  /// Keys of its table that it has no object for, or no such text of the object.
  package var staleKeys: Set<String> = []
  /// The properties of code that hold items of the file's bars.
  package var outlets: [Outlet] = []

  /// The menu bar, if the file makes it.
  package var menuBar: MenuBarDocument?

  package struct Outlet: Hashable, Sendable {
    /// The class that has the property.
    package var controller: String
    package var property: String
    package var file: String
    /// The item, or the one around what the outlet leads to.
    package var item: String
  }

  package init(toolbars: [Toolbar] = [], skipped: [SkippedFile] = [], appNames: [LocaleID: [String]] = [:]) {
    self.toolbars = toolbars
    self.skipped = skipped
    self.appNames = appNames
  }
}
