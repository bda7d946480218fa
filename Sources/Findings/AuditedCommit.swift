/// What of a repository was audited.
package struct AuditedCommit: Hashable, Sendable {
  /// All digits of its id.
  package var id: String
  /// Whether files of the audited folder are otherwise than in it. What git does not follow does not count.
  package var isModified: Bool
  /// The address of the repository that it came from, without anybody's name or password; nil if it is only here.
  package var repository: String?

  package init(id: String, isModified: Bool = false, repository: String? = nil) {
    self.id = id
    self.isModified = isModified
    self.repository = repository
  }

  /// As people read it out.
  package var short: String { String(id.prefix(12)) }
}
