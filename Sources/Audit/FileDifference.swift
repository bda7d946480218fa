import LintelInputs

/// What of a table's file changes, as `diff -U0` shows it.
package enum FileDifference {
  package static func unified(_ file: SheetReturn.File) -> String {
    let (old, new) = (lines(file.before), lines(file.after))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text = "--- a/\(file.path)\n+++ b/\(file.path)\n"
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      guard removed.contains(from) || inserted.contains(to) else {
        (from, to) = (from + 1, to + 1)
        continue
      }
      let (start, target) = (from, to)
      while removed.contains(from) { from += 1 }
      while inserted.contains(to) { to += 1 }
      text += "@@ -\(range(start, from)) +\(range(target, to)) @@\n"
      text += old[start..<from].map { "-\($0)\n" }.joined() + new[target..<to].map { "+\($0)\n" }.joined()
    }
    return text
  }

  /// Of an empty range the line before it.
  private static func range(_ start: Int, _ end: Int) -> String {
    start == end ? "\(start),0" : end == start + 1 ? "\(end)" : "\(start + 1),\(end - start)"
  }

  private static func lines(_ file: SourceFile) -> [String] {
    let text = RewrittenFile.text(of: file).unicodeScalars
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
