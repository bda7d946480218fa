/// Names that a project gives to parts of its source code, so that a reader of source code need not guess what they do.
public struct SourceNames: Hashable, Sendable {
  /// A function whose first argument is a localization key.
  public struct LocalizingFunction: Hashable, Sendable {
    /// As it is called: `tr`, or `L10n.string`.
    public var name: String
    /// The label of the argument that names the table, if it has one.
    public var tableArgument: String?

    public init(name: String, tableArgument: String? = nil) {
      self.name = name
      self.tableArgument = tableArgument
    }
  }

  /// A view or item type of the project's own that stands for a bar item.
  public struct ItemType: Hashable, Sendable {
    public var name: String
    /// The label of the argument that holds its title; `_` is the first one without a label.
    public var titleArgument: String?
    /// The label of the argument that holds its symbol's name.
    public var symbolArgument: String?

    public init(name: String, titleArgument: String? = nil, symbolArgument: String? = nil) {
      self.name = name
      self.titleArgument = titleArgument
      self.symbolArgument = symbolArgument
    }
  }

  public var localizingFunctions: [LocalizingFunction]
  public var itemTypes: [ItemType]

  public init(localizingFunctions: [LocalizingFunction] = [], itemTypes: [ItemType] = []) {
    self.localizingFunctions = localizingFunctions
    self.itemTypes = itemTypes
  }
}
