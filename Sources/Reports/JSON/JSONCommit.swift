import LintelFindings

extension JSON {
  static func commit(_ commit: AuditedCommit) -> JSON {
    .object([
      .init("id", commit.id), .init("modified", .bool(commit.isModified)), .init("repository", commit.repository),
    ])
  }
}
