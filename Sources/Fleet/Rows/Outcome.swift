import LintelFindings

/// What a project's audit ended with: as exit codes of `lintel audit` have it.
package struct Outcome: Hashable, Sendable {
  package var code: Int
  /// Why the audit could not do its work; nil where it could.
  package var reason: String?

  package init(code: Int, reason: String? = nil) {
    self.code = code
    self.reason = reason
  }

  /// By what the report holds, and by what its audit was asked to fail on, or its project's configuration says.
  package init(of result: AuditResult) {
    let project = result.project
    if project.toolbars.isEmpty {
      let isEmpty = project.tables.allSatisfy { $0.stringsRead == 0 }
      self.init(code: 2, reason: isEmpty ? "no toolbar and no string was found" : "no toolbar was found")
    } else {
      self.init(code: result.gate.ending == .fails ? 1 : 0)
    }
  }

  /// By what the worker ended with, which knows how it was called. Where that is the work undone, the report says why.
  package init(worker code: Int, of result: AuditResult) {
    self.init(code: code, reason: code == 2 ? Outcome(of: result).reason ?? "the audit ended with 2" : nil)
  }
}
