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
    let memory = memory
    let project = try ProjectSource.read(path: path, only: only, options: reading, memory: memory, progress: options.progress)
    // What there is now is prepared while the base is read, and compared with it while the base is audited: what one core does
    // alone then takes no time of its own.
    async let preparedNow = PreparedProject(project, memory: memory)
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
    let (now, before) = (await preparedNow, await PreparedProject(earlier, memory: memory))
    async let changed = now.beside(before)
    // No picture is made of what was.
    self.before = await Auditor.audit(before, options: optionsBefore, drawing: false, memory: memory)
    self.now = await Auditor.audit(await changed, options: options, memory: memory)
  }
}
