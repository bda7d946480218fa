import LintelModel

/// Keys that translations have and the source has no longer, in at least half of the languages: a string that is called nearly so
/// is not untranslated: its key was changed.
struct RenamedKeys {
  private let orphans: [[UInt8]]
  private let texts: Set<String>

  init(_ shares: [TableAcrossLocales.Share]) {
    let shares = shares.filter { $0.file != nil }
    var counts: [String: Int] = [:]
    for share in shares { for key in Set(share.orphans.map(\.key)) { counts[key, default: 0] += 1 } }
    let common = counts.filter { $0.value * 2 >= shares.count }.keys
    orphans = common.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    texts = Set(common)
  }

  /// Whether translations still have the string under the text that it once was known by, or one slip away.
  func has(_ source: StringUnit) -> Bool {
    if texts.contains(source.value) { return true }
    let key = Array(source.key.utf8)
    // In a short key two letters make another word.
    return key.count >= 8 && orphans.contains { Self.differsByASlip(key, $0) }
  }

  /// Whether what differs, between what both begin and end with, is two letters at most.
  private static func differsByASlip(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard abs(a.count - b.count) <= 2 else { return false }
    let shorter = min(a.count, b.count)
    var start = 0
    while start < shorter, a[start] == b[start] { start += 1 }
    var end = 0
    while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    return max(a.count, b.count) - start - end <= 2
  }
}
