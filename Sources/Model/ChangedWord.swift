/// The only word in which two texts differ, as it was and as it is, in small letters.
package struct ChangedWord: Hashable, Sendable {
  package let before: String
  package let now: String

  /// Nil where they differ in several words, in their number, or in none. What is between words is not compared.
  package init?(from before: String, to now: String) {
    let (old, new) = (Self.words(of: before), Self.words(of: now))
    guard old.count == new.count else { return nil }
    let differing = old.indices.filter { old[$0] != new[$0] }
    guard differing.count == 1 else { return nil }
    (self.before, self.now) = (String(old[differing[0]]), String(new[differing[0]]))
  }

  /// The words of a text, in small letters; a number is one, and `can't` is, too.
  package static func words(of text: String) -> [Substring] {
    text.lowercased().replacing("’", with: "'").split { !$0.isLetter && !$0.isNumber && $0 != "'" }.compactMap { word in
      // Around a word it is a quotation mark.
      let inside = word.drop { $0 == "'" }
      return inside.lastIndex { $0 != "'" }.map { inside[...$0] }
    }
  }

  /// Whether one is the other with so few letters added, left out, replaced, or swapped with the next one.
  package func isWithin(edits most: Int) -> Bool {
    let (a, b) = (Array(before), Array(now))
    guard abs(a.count - b.count) <= most, a.count <= Self.longest, b.count <= Self.longest else { return false }
    // Damerau and Levenshtein's distance, with the last three rows of its table.
    var (last, row) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var best = min(row[j] + (a[i] == b[j] ? 0 : 1), min(row[j + 1], next[j]) + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, last[j - 1] + 1) }
        next.append(best)
      }
      (last, row) = (row, next)
    }
    return row[b.count] <= most
  }

  /// Letters: no word of any language is longer, and a file that poses as one is not worth the time.
  private static let longest = 60
}
