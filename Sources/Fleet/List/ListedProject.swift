/// A project of a company's list.
package struct ListedProject: Hashable, Sendable {
  /// What it is known by everywhere: no other on the list has it.
  package var name: String
  /// As the list has it.
  package var path: String
  package var owner: String?

  package init(name: String, path: String, owner: String? = nil) {
    self.name = name
    self.path = path
    self.owner = owner
  }
}
