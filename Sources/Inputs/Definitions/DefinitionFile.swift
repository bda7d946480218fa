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
  /// Where the file shows the classes of its controllers.
  package var shownClasses = ShownClasses()
  /// Where buttons outside of its bars are that show an image and are given no name: line and object id, `12 (abc-de-fgh)`.
  package var namelessButtons: [String] = []
  /// Keys of its table that it has no object for, or no such text of the object.
  package var staleKeys: Set<String> = []
  /// By their ids, where the file has the objects that keys of its table may name; by the whole key as well where it is known what
  /// its text is: `abc-de-fgh.placeholder`.
  package var objectPlaces: [String: KeyUses.Place] = [:]
  /// The properties of code that hold items of the file's bars.
  package var outlets: [Outlet] = []
  /// The windows that the file makes for the Mac.
  package var windows: [Window] = []
  /// Views of the Mac's that stay as wide as the file makes them, and that properties of code hold.
  package var views: [View] = []

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

  /// A window that code may give a toolbar to.
  package struct Window: Hashable, Sendable {
    /// A class that has it, and by which property: `window` for a window controller.
    package struct Holder: Hashable, Sendable {
      package var controller: String
      package var property: String
    }

    package var file: String
    package var holders: Set<Holder>
    package var delegate: String?
    package var style: Fact<Toolbar.WindowStyle>
    /// Of its frame, in points.
    package var minimumWidth: Fact<Points>
    package var defaultWidth: Fact<Points>
  }

  package struct View: Hashable, Sendable {
    /// The class that has the property.
    package var controller: String
    package var property: String
    /// In points.
    package var width: Points
    package var location: SourceLocation
  }

  package init(toolbars: [Toolbar] = [], skipped: [SkippedFile] = [], appNames: [LocaleID: [String]] = [:]) {
    self.toolbars = toolbars
    self.skipped = skipped
    self.appNames = appNames
  }
}
