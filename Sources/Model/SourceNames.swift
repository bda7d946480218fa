/// Names that a project gives to parts of its source code, so that a reader of source code need not guess what they do.
public struct SourceNames: Hashable, Sendable {
  /// A function that asks a table for a text.
  public struct LocalizingFunction: Hashable, Sendable {
    /// One of its arguments.
    public enum Argument: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
      case label(String)
      /// Counted from 1, whatever the labels.
      case position(Int)

      public init(stringLiteral label: String) { self = .label(label) }
      public init(integerLiteral position: Int) { self = .position(position) }
    }

    /// As it is called: `tr`, or `L10n.string`.
    public var name: String
    public var keyArgument: Argument
    /// The argument that names the table, if it has one.
    public var tableArgument: Argument?
    /// The argument with the development language's text, if it has one.
    public var defaultArgument: Argument?

    public init(
      name: String, keyArgument: Argument = 1, tableArgument: Argument? = nil, defaultArgument: Argument? = nil
    ) {
      self.name = name
      self.keyArgument = keyArgument
      self.tableArgument = tableArgument
      self.defaultArgument = defaultArgument
    }

    /// The last word of the name.
    public var lastWord: Substring { name.split(separator: ".").last ?? Substring(name) }
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
