import LintelFindings
import LintelModel

/// What a change lets pass by its configuration.
extension MilderSetting: Stored {
  static var blank: MilderSetting { MilderSetting("") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("setting", &words)
    try coder.attribute("files", &files)
    try coder.element("location", &location)
  }
}
