/// Letters that only one of the two ways of writing Chinese has, each with the letter that the other way has in its place.
///
/// Source: `Data/chinese-letters.csv`, made by `Data/make-chinese-letters.py` from Unicode's data. Letters that both ways have, or that
/// stand for several of the other, are not in it.
package enum ChineseLetters {
  /// What a text in a script never has; nil where several letters may be meant.
  /// - Parameter script: ISO 15924: `Hans` or `Hant`. Empty for others.
  package static func foreign(to script: String) -> [Unicode.Scalar: Unicode.Scalar?] {
    switch script {
    case "Hant": simplified
    case "Hans": traditional
    default: [:]
    }
  }

  private struct Pair {
    var simplified: Unicode.Scalar
    var traditional: Unicode.Scalar
    var note: String
  }

  private static let pairs: [Pair] = CSV(Embedded.text("Data/chinese-letters.csv")).rows.compactMap { row -> Pair? in
    guard let simplified = row["simplified"].unicodeScalars.first, let traditional = row["traditional"].unicodeScalars.first
    else { return nil }
    return Pair(simplified: simplified, traditional: traditional, note: row["note"])
  }

  private static let simplified: [Unicode.Scalar: Unicode.Scalar?] = {
    var found: [Unicode.Scalar: Unicode.Scalar?] = [:]
    for pair in pairs where pair.note != "variant" {
      let meant: Unicode.Scalar? = pair.note == "several" ? nil : pair.traditional
      found.updateValue(meant, forKey: pair.simplified)
    }
    return found
  }()

  private static let traditional: [Unicode.Scalar: Unicode.Scalar?] = {
    var found: [Unicode.Scalar: Unicode.Scalar?] = [:]
    for pair in pairs { found.updateValue(pair.simplified, forKey: pair.traditional) }
    return found
  }()
}
