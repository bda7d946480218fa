import LintelFindings
import LintelModel

extension Finding {
  /// Whether its bar is of a screen on which faults of the app are looked for, by the names of its file, its type and its key: to
  /// order by and no more, since an app may be a database's explorer itself.
  var isOnScreenForDebugging: Bool {
    guard let toolbar else { return false }
    return ScreenForDebugging.isNamed(toolbar) || key.map { ScreenForDebugging.isNamed($0) } == true
  }
}

/// Screens that few besides those who write an app open, though a release has them.
enum ScreenForDebugging {
  /// `DebugMenu.swift`, `settings.event_log.title`, `DatabaseExplorerView`, `DeveloperOptions`.
  static func isNamed(_ name: String) -> Bool {
    if DeveloperScreen.isForDebugging(name) { return true }
    guard mayBeNamed(name) else { return false }
    let words: [String] = NameWords.of(name)
    return zip(words, words.dropFirst()).contains { first, second in Self.names[first]?.contains(second) == true }
  }

  /// What two words in turn tell: either of them alone is the name of many a screen.
  private static let names: [String: Set<String>] = [
    "event": ["log", "logs"], "events": ["log", "logs"], "database": ["explorer"], "developer": ["option", "options"],
  ]

  /// Whether a name may say so, by its bytes: every finding about a bar is asked several times, and few names do.
  private static func mayBeNamed(_ name: String) -> Bool {
    var last: UInt64 = 0
    for byte in name.utf8 {
      // A capital and its small letter differ by one bit.
      last = (last << 8 | UInt64(byte | 0x20)) & 0xFF_FFFF_FFFF
      if beginnings.contains(last) { return true }
    }
    return false
  }

  /// Five bytes of each name.
  private static let beginnings: [UInt64] = ["event", "explo", "devel"].map { word in
    word.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }
}
