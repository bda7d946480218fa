internal import LintelModel

extension Bar {
  /// A bar in one environment, and in those that make no other difference to it.
  public struct Layout: Hashable, Sendable {
    /// The narrowest of the environments: widths are those in it.
    public let environment: Environment
    /// All of them, the narrowest first.
    public let environments: [Environment]
    /// The bar's own width, in points.
    public let width: Double
    /// The title; nil if there is none.
    public let title: FittedText?
    /// The smaller line below it.
    public let subtitle: FittedText?
    /// What became of the items, in the order of the definition.
    public let items: [PlacedItem]
    /// How sure it is that not all items have room; nil if they have.
    public let itemsDoNotFit: Certainty?

    init(_ layout: LintelModel.BarLayout, of toolbar: Toolbar) {
      environment = Environment(layout.environment)
      environments = layout.environments.map(Environment.init)
      width = layout.width.value
      title = layout.title.map(FittedText.init)
      subtitle = layout.subtitle.map(FittedText.init)
      itemsDoNotFit = layout.itemsDoNotFit.map(Certainty.init)
      items = layout.items.compactMap { placed in
        guard toolbar.items.indices.contains(placed.item) else { return nil }
        return PlacedItem(placed, id: toolbar.items[placed.item].id)
      }
    }
  }

  /// A text on a bar: what it needs, what it has, and what is left of it.
  public struct FittedText: Hashable, Sendable {
    /// The whole text.
    public let text: String
    /// What can be seen of it, with an ellipsis where it is cut.
    public let shown: String
    /// What it needs, in points.
    public let needed: Width
    /// What it has, in points.
    public let available: Width
    /// How sure it is that the text is cut; nil if it fits.
    public let cut: Certainty?
    /// The font's size, in points.
    public let fontSize: Double
    /// `regular`, `medium`, `semibold` or `bold`.
    public let fontWeight: String

    init(_ text: LintelModel.BarLayout.VisibleText) {
      self.text = text.text
      shown = text.shown
      needed = Width(text.needed)
      available = Width(text.room)
      cut = text.cut.map(Certainty.init)
      fontSize = text.font.size.value
      fontWeight = text.font.weight.rawValue
    }
  }

  /// What became of an item.
  public struct PlacedItem: Hashable, Sendable {
    /// Where an item is.
    public enum Position: Hashable, Sendable {
      /// On the bar.
      case onBar
      /// In the overflow menu.
      case inOverflowMenu
      /// Pushed off the bar with no menu to hold it.
      case offBar
    }

    /// The item's id.
    public let id: String
    /// Where it is.
    public let position: Position
    /// From the bar's left edge, in points; nil where it is not on the bar.
    public let x: Double?
    /// In points; nil where it is not on the bar.
    public let width: Double?
    /// Its text; nil where it shows none.
    public let text: FittedText?

    init(_ item: LintelModel.BarLayout.PlacedItem, id: String) {
      self.id = id
      position = switch item.place {
      case .onBar: .onBar
      case .inOverflow: .inOverflowMenu
      case .offBar: .offBar
      }
      x = item.frame?.x.value
      width = item.frame?.width.value
      text = item.text.map(FittedText.init)
    }
  }
}
