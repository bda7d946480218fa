import LintelFindings
import LintelGit

extension AuditedCommit {
  /// The commit that a folder is at; nil where it is in no repository.
  init?(of path: String) async {
    guard let head = await GitHead(of: path) else { return nil }
    self.init(id: head.id, isModified: head.isModified, repository: head.repository)
  }
}
