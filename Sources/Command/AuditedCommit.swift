import LintelAudit
import LintelFindings
import LintelGit

extension AuditedCommit {
  /// The commit that a folder is at; nil where it is in no repository. It is modified where a file that an audit reads is.
  init?(of path: String, by configuration: Configuration) async {
    let head = await GitHead(of: path) { file in
      Configuration.fileNames.contains(file) || ProjectSource.isRead(file, options: configuration.reading)
    }
    guard let head else { return nil }
    self.init(id: head.id, isModified: head.isModified, repository: head.repository)
  }
}
