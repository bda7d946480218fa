/// Finds the name that may have been meant.
package enum NearestName {
  /// The nearest of the names, if it is near enough to be a slip: at most a third of its letters differ.
  package static func of(_ text: String, among names: [String]) -> String? {
    let written = Array(text.lowercased())
    guard written.count <= 60 else { return nil }
    let ranked = names.map { (distance: distance(written, Array($0.lowercased())), name: $0) }
    guard let best = ranked.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// How many letters to change, add, take away or swap with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
