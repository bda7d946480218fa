import LintelFindings

/// The matters of one result, worked out when the first of its reports asks for them: all others of one run tell the same, and
/// of tens of thousands of findings it takes as long as writing some of them.
package final class KnownMatters {
  private let result: AuditResult
  private(set) lazy var all: [Matter] = result.matters

  package init(of result: AuditResult) { self.result = result }
}
