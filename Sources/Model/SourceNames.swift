/// Names that a project gives to parts of its source code, so that a reader of source code need not guess what they do.
package struct SourceNames: Hashable, Sendable {
  /// A function that asks a table for a text.
  package struct LocalizingFunction: Hashable, Sendable {
    /// One of its arguments.
    package enum Argument: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
      case label(String)
      /// Counted from 1, whatever the labels.
      case position(Int)

      package init(stringLiteral label: String) { self = .label(label) }
      package init(integerLiteral position: Int) { self = .position(position) }
    }

    /// As it is called: `tr`, or `L10n.string`.
    package var name: String
    package var keyArgument: Argument
    /// The argument that names the table, if it has one.
    package var tableArgument: Argument?
    /// The argument with the development language's text, if it has one.
    package var defaultArgument: Argument?

    package init(
      name: String, keyArgument: Argument = 1, tableArgument: Argument? = nil, defaultArgument: Argument? = nil
    ) {
      self.name = name
      self.keyArgument = keyArgument
      self.tableArgument = tableArgument
      self.defaultArgument = defaultArgument
    }

    /// The last word of the name.
    package var lastWord: Substring { name.split(separator: ".").last ?? Substring(name) }
  }

  /// A view or item type of the project's own that makes a bar item.
  package struct ItemType: Hashable, Sendable {
    package var name: String
    /// The label of the argument that holds its title; `_` is the first one without a label.
    package var titleArgument: String?
    /// The label of the argument that holds its symbol's name.
    package var symbolArgument: String?

    package init(name: String, titleArgument: String? = nil, symbolArgument: String? = nil) {
      self.name = name
      self.titleArgument = titleArgument
      self.symbolArgument = symbolArgument
    }
  }

  package var localizingFunctions: [LocalizingFunction]
  package var itemTypes: [ItemType]

  package init(localizingFunctions: [LocalizingFunction] = [], itemTypes: [ItemType] = []) {
    self.localizingFunctions = localizingFunctions
    self.itemTypes = itemTypes
  }
}
