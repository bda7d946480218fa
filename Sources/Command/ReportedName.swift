import Foundation
import LintelFindings

extension AuditResult {
  /// What reports call what was audited: the app's own name where the project says it, else the audited folder's own, whatever the
  /// path to it looks like.
  func reportedName(of path: String) -> String {
    project.appName ?? URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }
}
