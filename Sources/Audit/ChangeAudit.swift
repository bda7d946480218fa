import LintelFindings
import LintelInputs
import LintelModel

/// Audits a project as it is and as it was before a change. What is equal in both is read, laid out and judged once.
package struct ChangeAudit: Sendable {
  package typealias Files = EarlierFiles

  /// What the project was.
  package enum Base: Sendable {
    /// Another folder, or file.
    case folder(String)
    /// The same one, but for what a change has touched.
    case change(Files)
  }

  package var now: AuditResult
  package var before: AuditResult
  private let memory = Memory()

  /// - Parameters:
  ///   - path: the folder or file as it is now.
  ///   - only: what of it is read, by the paths below it; empty for all of it.
  ///   - options: what both sides are audited by.
  ///   - acceptedBefore: what the project accepted before the change; nil for what it accepts now.
  package init(
    of path: String, only: [String] = [], since base: Base, reading: ReadingOptions, options: AuditOptions,
    acceptedBefore: [Suppression]? = nil
  ) async throws {
    let project = try ProjectSource.read(path: path, only: only, options: reading, memory: memory, progress: options.progress)
    let earlier =
      switch base {
      case .folder(let folder):
        try ProjectSource.read(path: folder, options: reading, memory: memory, progress: options.progress)
      case .change(let files):
        try ProjectSource.read(
          path: path, only: only, options: reading, before: files, memory: memory, progress: options.progress)
      }
    var optionsBefore = options
    if let acceptedBefore { optionsBefore.suppressions = acceptedBefore }
    // No picture is made of what was.
    before = await Auditor.audit(earlier, options: optionsBefore, drawing: false, memory: memory)
    now = await Auditor.audit(project, options: options, since: earlier, memory: memory)
  }
}
