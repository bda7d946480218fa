/// What readers of code may ask about a project's tables: whether there is one of a name, and whether it has a key.
package struct TableKeys: Sendable {
  package let isTable: @Sendable (_ name: String) -> Bool
  package let has: @Sendable (_ key: String, _ table: String) -> Bool

  package init(isTable: @escaping @Sendable (String) -> Bool, has: @escaping @Sendable (String, String) -> Bool) {
    self.isTable = isTable
    self.has = has
  }

  /// Of a project without tables.
  package static let none = TableKeys(isTable: { _ in false }, has: { _, _ in false })
}
