/// Why it is not known on which screen's bar something is. What code puts there is a part of a bar of which nothing else is
/// known, so that nobody can say whether it fits.
package struct UnknownOwner: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A modifier of the project's adds it, and no use of the modifier is found.
    case unusedModifier
    /// A modifier adds it, and not every view that it is applied to has a bar that was read.
    case modifier
    /// Code sets it on a controller that it is handed or asks for.
    case handedController
    /// A protocol's extension, or one of a class of the system's, sets it for whoever calls that.
    case sharedCode
    /// It is a view's own, and a modifier of the project's adds to it where other views show that view: what all is on it is
    /// not known.
    case container
    /// A page of a container has it, whose navigation bar shows the container's own.
    case page
    /// It is set on a stack of screens itself, and not on one of these, whose bars alone the stack shows.
    case aroundStack
    /// Code or a file makes it, and no code was seen to put it on a bar.
    case unplaced
  }

  /// Whether a modifier of the project's adds it.
  package var isOfModifier: Bool { reason == .unusedModifier || reason == .modifier }

  package var reason: Reason
  /// What source code calls the modifier, the controller or the type.
  package var name: String

  package init(_ reason: Reason, name: String) {
    self.reason = reason
    self.name = name
  }
}
