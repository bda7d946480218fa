/// Letters that only one of the two ways of writing Chinese has, each with the letter that the other way has in its place, and letters
/// that may be of one of them.
///
/// Source: `Data/chinese-letters.csv`, made by `Data/make-chinese-letters.py` from Unicode's data.
package enum ChineseLetters {
  /// How far a letter may be of the other way of writing.
  package enum Doubt: Int, Comparable, Sendable {
    /// Both ways write it. Among letters of the other way it may be one of them: `里` for `裡`, and in `公里`.
    case either
    /// ICU turns it, though the character set of this way has it, too: `後`, and `体` in traditional texts.
    case turned
    /// The character set of this way lacks it: `準`. Only what stands in its place is not proven.
    case unlisted

    package static func < (a: Doubt, b: Doubt) -> Bool { a.rawValue < b.rawValue }
  }

  /// What a text in a script never has; nil where several letters may be meant.
  /// - Parameter script: ISO 15924: `Hans` or `Hant`. Empty for others.
  package static func foreign(to script: String) -> [Unicode.Scalar: Unicode.Scalar?] {
    switch script {
    case "Hant": simplified
    case "Hans": traditional
    default: [:]
    }
  }

  /// What a text in a script may have from the other way of writing, besides what it never has.
  /// - Parameter script: ISO 15924: `Hans` or `Hant`. Empty for others.
  package static func doubtful(in script: String) -> [Unicode.Scalar: Doubt] {
    switch script {
    case "Hant": doubtfulInTraditional
    case "Hans": doubtfulInSimplified
    default: [:]
    }
  }

  private struct Pair {
    var simplified: Unicode.Scalar
    var traditional: Unicode.Scalar
    var notes: Set<Substring>
    /// Whether each of the letters proves how a text is written.
    var isProof: Bool { !notes.contains("to-simplified") && !notes.contains("to-traditional") }
  }

  private static let pairs: [Pair] = CSV(Embedded.text("Data/chinese-letters.csv")).rows.compactMap { row -> Pair? in
    guard let simplified = row["simplified"].unicodeScalars.first, let traditional = row["traditional"].unicodeScalars.first
    else { return nil }
    return Pair(simplified: simplified, traditional: traditional, notes: Set(row["note"].split(separator: " ")))
  }

  private static let simplified: [Unicode.Scalar: Unicode.Scalar?] = {
    var found: [Unicode.Scalar: Unicode.Scalar?] = [:]
    for pair in pairs where pair.isProof && !pair.notes.contains("variant") {
      let meant: Unicode.Scalar? = pair.notes.contains("several") ? nil : pair.traditional
      found.updateValue(meant, forKey: pair.simplified)
    }
    return found
  }()

  private static let traditional: [Unicode.Scalar: Unicode.Scalar?] = {
    var found: [Unicode.Scalar: Unicode.Scalar?] = [:]
    for pair in pairs where pair.isProof { found.updateValue(pair.simplified, forKey: pair.traditional) }
    return found
  }()

  private static let doubtfulInTraditional: [Unicode.Scalar: Doubt] = {
    var found: [Unicode.Scalar: Doubt] = [:]
    for pair in pairs where !pair.isProof || pair.notes.contains("variant") {
      let doubt: Doubt =
        pair.notes.contains("variant") ? .either
        : !pair.notes.contains("big5") ? .unlisted : pair.notes.contains("to-traditional") ? .turned : .either
      found[pair.simplified] = max(doubt, found[pair.simplified] ?? .either)
    }
    return found
  }()

  private static let doubtfulInSimplified: [Unicode.Scalar: Doubt] = {
    var found: [Unicode.Scalar: Doubt] = [:]
    for pair in pairs where !pair.isProof {
      let doubt: Doubt =
        !pair.notes.contains("gb2312") ? .unlisted : pair.notes.contains("to-simplified") ? .turned : .either
      found[pair.traditional] = max(doubt, found[pair.traditional] ?? .either)
    }
    return found
  }()
}
