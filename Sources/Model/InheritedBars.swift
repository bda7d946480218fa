/// What a project's classes in one language make of bars for classes in another: parts that a base class asks methods for
/// which subclasses override, and functions that make an item of what they are handed.
package struct InheritedBars: Hashable, Sendable {
  /// A part of its bar that a class asks one of its own methods for. A subclass that overrides the method says the part.
  package struct Part: Hashable, Sendable {
    package enum Slot: String, Hashable, Sendable {
      case title, left, right, toolbar
      /// A view in the title's place, which is there if the method has an answer; without a method always.
      case titleView
      /// Whether the title is large, which it is if the method answers the part's constant.
      case largeTitle
    }

    package var slot: Slot
    /// Its name without parameters: `getTitle`.
    package var method: String
    /// Whether the class sets how wide the views of the items may be that the method answers.
    package var limitsWidths = false
    /// Whether the method answers the text of an item that the class makes, and not what is there itself.
    package var isText = false
    /// The answer with which the title is large: `StyleLarge`.
    package var constant: String?

    package init(slot: Slot, method: String) {
      self.slot = slot
      self.method = method
    }
  }

  /// A method that makes an item and gives it what it is handed.
  package struct Factory: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable, CaseIterable {
      case title, image, imageName, systemImageName, accessibilityLabel, paletteLabel, toolTip, systemItem, identifier, menu
    }

    /// Whether the item is one of a window's toolbar.
    package var isOfWindow: Bool
    /// What becomes of each argument, by its number from 0.
    package var roles: [Int: [Role]]
    /// Whether the item has a view whose width constraints or its font's scale decide: it may be narrower than its text.
    package var limitsWidth = false
    /// Whether nothing but what it is handed names the item.
    package var leavesUnnamed = false
    /// Whether a plain button in the item shows the image.
    package var showsImageInView = false
    /// The class whose own items, and those of the classes that inherit from it, are so limited; nil for the items of all.
    package var limitingClass: String?

    package init(isOfWindow: Bool, roles: [Int: [Role]]) {
      self.isOfWindow = isOfWindow
      self.roles = roles
    }
  }

  /// By class.
  package var parts: [String: [Part]]
  /// By class, the one that it inherits from.
  package var parents: [String: String]
  /// By Objective-C selector: `createButton:iconName:action:`.
  package var factories: [String: Factory]

  /// By class, where its code asks how wide a text is as it fills a navigation bar.
  package var measuring: [String: SourceLocation] = [:]

  package init(parts: [String: [Part]] = [:], parents: [String: String] = [:], factories: [String: Factory] = [:]) {
    self.parts = parts
    self.parents = parents
    self.factories = factories
  }

  /// The class and those it inherits from, nearest first; a circle ends where it closes.
  package func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var next: String? = type
    while let name = next, !found.contains(name), found.count < 32 {
      found.append(name)
      next = parents[name]
    }
    return found
  }

  /// The first of these classes that puts a view in the title's place, whatever a class says that inherits from it.
  package func ownerOfTitleView(among classes: some Sequence<String>) -> String? {
    classes.first { parts[$0]?.contains { $0.slot == .titleView && $0.method.isEmpty } ?? false }
  }

  /// Where the first of these classes that does so measures texts as it fills a bar.
  package func placeOfMeasuring(among classes: some Sequence<String>) -> SourceLocation? {
    classes.lazy.compactMap { measuring[$0] }.first
  }
}
