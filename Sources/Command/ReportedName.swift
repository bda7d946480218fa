import Foundation
import LintelFindings

extension AuditResult {
  /// What reports call what was audited: the app's name where the project has one and no other, else the audited folder's own,
  /// whatever the path to it looks like.
  func reportedName(of path: String) -> String {
    let names = Set(project.appNames.values.joined())
    if names.count == 1, let name = names.first { return name }
    return URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }
}
