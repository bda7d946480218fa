import LintelFindings
import LintelModel

/// Under which condition of the code a bar is as bad as a finding tells: where an item is there only if a setting or a state asks
/// for it, most people see the bar without it.
struct ConditionOfWorst {
  private struct Face {
    var variant: Toolbar.Variant
    /// By how much the text exceeds its room.
    var over: Points
  }

  /// By variant of the bar.
  private var faces: [String: Face] = [:]

  init(_ finding: Finding, on toolbar: Toolbar) {
    guard let over = finding.over, let variant = toolbar.variant else { return }
    faces[toolbar.id] = Face(variant: variant, over: over)
  }

  func joined(with other: Self) -> Self {
    var joined = self
    joined.faces.merge(other.faces) { first, _ in first }
    return joined
  }

  /// The condition's words, and what the text lacks at least elsewhere; nothing where it makes no difference.
  /// - Parameter count: How many variants the bar has.
  func evidence(of finding: Finding, among count: Int) -> [Evidence] {
    guard let name = finding.toolbar, let worst = faces[name], !worst.variant.askedByApp.isEmpty else { return [] }
    let least = faces.filter { $0.key != name }.map(\.value.over).min()
    let isEverywhere = faces.count >= count
    if isEverywhere, least.map({ worst.over - $0 < 0.5 }) ?? true { return [] }
    let condition = Evidence.text("worst where", worst.variant.arms)
    guard isEverywhere, let least else { return [condition] }
    return [condition, Evidence.points("over elsewhere", least)]
  }
}
