import LintelFindings
import LintelModel

/// The translations of one bar that have to be shorter for everything to fit, by layout. Most labels of a bar are worst off in the
/// same one: what is said of it is found out once for all of them, and their findings share it.
final class JointShortenings {
  private var known: [Int: JointShortening?] = [:]

  /// Nil where no set of translations does it.
  /// - Parameter layout: its number on the bar, which is the same one each time.
  func of(_ layout: Int, on bar: BarInLocale) -> JointShortening? {
    if let answer = known[layout] { return answer }
    let answer = JointShortening(of: bar.layouts[layout], on: bar)
    known.updateValue(answer, forKey: layout)
    return answer
  }
}
