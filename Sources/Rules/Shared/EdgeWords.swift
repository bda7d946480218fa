import LintelFindings
import LintelModel

extension BarFacts.Edge {
  /// What a sentence calls it, as a part of its own: `at the bottom edge`.
  var words: Message {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}
