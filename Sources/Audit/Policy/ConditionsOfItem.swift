import LintelFindings
import LintelModel

/// When the code puts the item on its bar that a finding is about, as far as it says the same wherever the finding holds: what is
/// seen while something is selected alone, most people never meet.
struct ConditionsOfItem {
  private let shared: [String]

  private init(shared: [String]) { self.shared = shared }

  /// - Parameter item: Nil for what is about no item.
  init(of item: Item?) { self.init(shared: item?.conditions ?? []) }

  func joined(with other: Self) -> Self { Self(shared: shared.filter(other.shared.contains)) }

  var evidence: [Evidence] { shared.isEmpty ? [] : [.text("only where", shared.joined(separator: ", "))] }
}
