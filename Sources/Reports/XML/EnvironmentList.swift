import LintelFindings
import LintelModel

/// Every environment of a result, once, in the order in which they first occur: bars have the same few by the thousand.
struct EnvironmentList {
  private(set) var all: [Environment] = []
  private var numbers: [Environment: Int] = [:]

  init(_ result: AuditResult) {
    for finding in result.findings + result.suppressions.suppressed.map(\.finding) {
      if let worst = finding.worstEnvironment { add(worst) }
    }
    for toolbar in result.project.toolbars { for environment in toolbar.environments { add(environment) } }
    for bar in result.bars {
      for environment in bar.unjudged { add(environment) }
      for layout in bar.layouts + bar.sourceLayouts { for environment in layout.environments { add(environment) } }
    }
  }

  /// `e1` for the first one.
  func id(of environment: Environment) -> String { "e\(numbers[environment] ?? 0)" }

  func ids(of environments: [Environment]) -> String { environments.map(id).joined(separator: " ") }

  private mutating func add(_ environment: Environment) {
    guard numbers[environment] == nil else { return }
    all.append(environment)
    numbers[environment] = all.count
  }
}
