import LintelFindings
import LintelModel

extension LetThrough {
  /// How much the settings let pass, where that was counted.
  static func describe<Coder: StoredCoder>(_ passed: inout LetThrough?, _ coder: inout Coder) throws(StoredFault) {
    var (findings, failing) = (passed?.findings, passed?.failing)
    try coder.attribute("findings", &findings)
    try coder.attribute("failing", &failing)
    guard Coder.isReading, let findings, let failing else { return }
    // What stands in it is read one after the other, and its attributes each time.
    passed = LetThrough(findings: findings, failing: failing, names: passed?.names ?? [])
  }

  /// Some of it by name, which stands behind the settings.
  static func describeNames<Coder: StoredCoder>(of passed: inout LetThrough?, _ coder: inout Coder) throws(StoredFault) {
    var names = passed?.names ?? []
    try coder.texts("letThrough", &names)
    if Coder.isReading { passed?.names = names }
  }
}

/// What a change lets pass by its configuration.
extension MilderSetting: Stored {
  static var blank: MilderSetting { MilderSetting("") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("setting", &words)
    try coder.attribute("files", &files)
    try coder.element("location", &location)
  }
}
