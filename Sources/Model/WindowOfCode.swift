/// The window that code gives a toolbar to: Interface Builder may have made it, and then its file says how large it is.
package struct WindowOfCode: Hashable, Sendable {
  /// The class that holds the window, by its name in Objective-C.
  package var owner: String
  /// The property by which it does: `window` for a window controller's own.
  package var property: String
  /// The file that the class loads it from, by its name without an extension, where code says so.
  package var nib: String?
  /// Whether code sets the least size itself, so that the file's does not last.
  package var hasOwnMinimum = false
  /// Whether code sets the size that the window opens with itself.
  package var hasOwnSize = false

  package init(owner: String, property: String = "window") {
    self.owner = owner
    self.property = property
  }

  /// Whether a name sounds like that of a window.
  package static func isWindow(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("window") || name.hasSuffix("panel")
  }
}
