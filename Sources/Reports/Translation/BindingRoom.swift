import LintelFindings
import LintelModel

extension TranslationRow {
  /// Whether a finding has the figures of another bar than the one where the text has least room: a row has one limit, and its message, its
  /// columns and its advice are of one place.
  func isOfRoomierBar(_ finding: Finding) -> Bool {
    guard let tightest, tightest.isTooLong, tightest.length != nil, translation != nil, let own = finding.worstEnvironment,
      let over = finding.over
    else { return false }
    guard own != tightest.environment, let most = tightest.over?.points else { return false }
    return over < most
  }
}
