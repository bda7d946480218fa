import LintelFindings
import LintelModel

extension Finding {
  /// On how many devices and windows it is found, and which is worst: `8 environments, worst on common devices: iOS 18, iPhone SE
  /// (375 pt)`. Nil where it hangs on none.
  var environmentWords: Message? {
    guard environmentCount > 0, let worst = worstEnvironment else { return nil }
    if environmentCount == 1 { return "\(worst)" }
    // Rules name the worst place that is common: a rare one may be worse, and the page says which.
    return worst.commonness == .rare
      ? "\(environmentCount, "environment"), worst \(worst)"
      : "\(environmentCount, "environment"), worst on common devices: \(worst)"
  }
}
