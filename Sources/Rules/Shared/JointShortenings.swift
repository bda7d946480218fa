import LintelFindings
import LintelModel

/// The translations of one bar that have to be shorter for everything to fit. One plan is for all layouts that are as common or as
/// rare: it is found out once for all labels of the bar, and their findings share it.
final class JointShortenings {
  private var known: [Environment.Commonness: JointShortening?] = [:]

  /// Nil where no set of translations does it, and where nothing has to be shorter in the layout.
  /// - Parameter layout: its number on the bar.
  func of(_ layout: Int, on bar: BarInLocale) -> JointShortening? {
    guard !bar.layouts[layout].shortening.isEmpty else { return nil }
    let commonness = bar.layouts[layout].environment.commonness
    if let answer = known[commonness] { return answer }
    let answer = JointShortening(of: bar.layouts[layout], on: bar)
    known.updateValue(answer, forKey: commonness)
    return answer
  }
}
