import LintelModel

/// Keys that a change renamed in one language's file and not in the source: a slip of a hand, or of a tool that translates keys, too.
/// What was lost under one key is what is new under another.
struct MisspelledKeys {
  /// More of them in one language are no slip: who renames so many is at work on the keys, and each is told as it is. The figure is
  /// ours.
  private static let limit = 8

  /// By the source's key, where its text is now.
  private(set) var renamed: [String: StringUnit] = [:]

  /// - Parameters:
  ///   - lost: by key the texts that the language had before a change and has no more.
  ///   - orphans: what the language has and the source has not.
  ///   - changed: the keys of the language that are otherwise since the change.
  init(lost: [String: String], orphans: [StringUnit], changed: Set<String>) {
    let new = orphans.filter { changed.contains($0.key) && !$0.varies }
    guard !lost.isEmpty, !new.isEmpty else { return }
    var taken: [String: Int] = [:]
    for (key, text) in lost {
      // The text alone may be that of a string which is new; the key alone that of another thing.
      let same = new.filter { $0.value == text }
      let near = new.filter { Self.differByASlip(key, $0.key) }
      let candidates = same.isEmpty ? near : same.count > 1 ? same.filter { Self.differByASlip(key, $0.key) } : same
      guard candidates.count == 1 else { continue }
      renamed[key] = candidates[0]
      taken[candidates[0].key, default: 0] += 1
    }
    renamed = renamed.filter { taken[$0.value.key] == 1 }
    if renamed.count > Self.limit { renamed = [:] }
  }

  /// Whether what differs, between what both begin and end with, is two letters at most: one that is left out, typed twice or
  /// otherwise, or two that changed places. A digit tells strings apart, and short keys differ by a letter as a rule.
  static func differByASlip(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a), Array(b))
    let shorter = min(a.count, b.count)
    guard shorter >= 6, a != b else { return false }
    var (start, end) = (0, 0)
    while start < shorter, a[start] == b[start] { start += 1 }
    while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let (ofA, ofB) = (a[start..<a.count - end], b[start..<b.count - end])
    guard max(ofA.count, ofB.count) <= 2, !(ofA + ofB).contains(where: \.isNumber) else { return false }
    return max(ofA.count, ofB.count) <= 1 || ofA.count == 2 && ofB.count == 2 && ofA.reversed().elementsEqual(ofB)
      || abs(ofA.count - ofB.count) == 1
  }
}
