/// What a project's classes in one language make of bars for classes in another: parts that a base class asks methods for
/// which subclasses override, and functions that make an item of what they are handed.
public struct InheritedBars: Hashable, Sendable {
  /// A part of its bar that a class asks one of its own methods for. A subclass that overrides the method says the part.
  public struct Part: Hashable, Sendable {
    public enum Slot: String, Hashable, Sendable {
      case title, left, right, toolbar
      /// A view in the title's place, which stands there if the method has an answer; without a method always.
      case titleView
    }

    public var slot: Slot
    /// Its name without parameters: `getTitle`.
    public var method: String
    /// Whether the class sets how wide the views of the items may be that the method answers.
    public var limitsWidths = false
    /// Whether the method answers the text of an item that the class makes, and not what stands there itself.
    public var isText = false

    public init(slot: Slot, method: String) {
      self.slot = slot
      self.method = method
    }
  }

  /// A method that makes an item and gives it what it is handed.
  public struct Factory: Hashable, Sendable {
    public enum Role: String, Hashable, Sendable, CaseIterable {
      case title, image, imageName, systemImageName, accessibilityLabel, paletteLabel, toolTip, systemItem, identifier, menu
    }

    /// Whether the item is one of a window's toolbar.
    public var isOfWindow: Bool
    /// What becomes of each argument, by its number from 0.
    public var roles: [Int: [Role]]
    /// Whether the item has a view whose width constraints or its font's scale decide: it may be narrower than its text.
    public var limitsWidth = false

    public init(isOfWindow: Bool, roles: [Int: [Role]]) {
      self.isOfWindow = isOfWindow
      self.roles = roles
    }
  }

  /// By class.
  public var parts: [String: [Part]]
  /// By class, the one that it inherits from.
  public var parents: [String: String]
  /// By Objective-C selector: `createButton:iconName:action:`.
  public var factories: [String: Factory]

  public init(parts: [String: [Part]] = [:], parents: [String: String] = [:], factories: [String: Factory] = [:]) {
    self.parts = parts
    self.parents = parents
    self.factories = factories
  }

  /// The class and those it inherits from, nearest first; a circle ends where it closes.
  public func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var next: String? = type
    while let name = next, !found.contains(name), found.count < 32 {
      found.append(name)
      next = parents[name]
    }
    return found
  }
}
