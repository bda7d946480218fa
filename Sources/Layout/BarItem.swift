import LintelModel

/// An item with what it says in one language.
///
/// A class, because a bar has a plan for each system and many layouts: what a definition says of an item is much to copy, and
/// to look its label up takes longer than to lay it out. All of them share it.
final class BarItem {
  /// Index in the toolbar's `items`.
  let index: Int
  let item: Item
  /// The item's own label, else what the system writes on it, where that is known in this language.
  let label: String?
  /// Whether its own label is this language's text, and not the source language's.
  let isTranslation: Bool
  /// Whether its label is a word that the system has on its own buttons.
  let isSystemWord: Bool

  init(_ item: Item, index: Int, label: String?, isTranslation: Bool, isSystemWord: Bool) {
    self.index = index
    self.item = item
    self.label = label
    self.isTranslation = isTranslation
    self.isSystemWord = isSystemWord
  }

  var isSpacer: Bool { item.kind.isSpacer }
}
