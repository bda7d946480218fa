import LintelDatabase
import LintelFindings

/// The bars of a project, in the order of its report.
enum BarRows {
  static func rows(of result: AuditResult) -> [[Value]] {
    result.project.toolbars.map { bar in
      [
        .text(bar.id), .text(bar.name), .text(bar.kind.rawValue),
        .text(bar.platforms.map(\.rawValue).joined(separator: " ")),
        .text(bar.location.file), .integer(bar.location.line), .integer(bar.items.count),
        .integer(bar.isJudgedForFit && bar.unknownOwner == nil ? 1 : 0),
      ]
    }
  }
}
