package import LintelModel
import LintelTables

/// Tells by its letters which of the two ways of writing Chinese a text is in.
struct ChineseReading {
  /// Letters of the other way of writing, and what this one has in their place.
  let foreign: [Unicode.Scalar: Unicode.Scalar?]
  private let doubtful: [Unicode.Scalar: ChineseLetters.Doubt]
  private let own: [Unicode.Scalar: Unicode.Scalar?]
  private let doubtfulInOther: [Unicode.Scalar: ChineseLetters.Doubt]

  /// - Parameter script: ISO 15924: `Hans` or `Hant`. Empty for others, whose texts have no such letters.
  init(script: String) {
    let other = ["Hans": "Hant", "Hant": "Hans"][script] ?? ""
    foreign = ChineseLetters.foreign(to: script)
    doubtful = ChineseLetters.doubtful(in: script)
    own = ChineseLetters.foreign(to: other)
    doubtfulInOther = ChineseLetters.doubtful(in: other)
  }

  /// Nil for a text that has no letter which only the other way has.
  func writing(of text: String) -> ChineseWriting? {
    var ownCount = 0
    var others: [Unicode.Scalar] = []
    // Those that are proof, those that have to be others all the same, and those that hang on what the rest is.
    var (isProven, isHeld, mayBeOther) = (false, false, false)
    for scalar in text.unicodeScalars {
      if let meant = foreign[scalar] {
        isProven = true
        if meant == nil { isHeld = true }
        others.append(scalar)
      } else if let doubt = doubtful[scalar] {
        switch doubt {
        case .unlisted:
          isHeld = true
          others.append(scalar)
        case .turned: isHeld = true
        case .either: mayBeOther = true
        }
      } else if own.keys.contains(scalar) || doubtfulInOther[scalar] == .unlisted {
        ownCount += 1
      }
    }
    guard isProven else { return nil }
    return ChineseWriting(
      own: ownCount, others: others.count, kinds: Set(others).count,
      // Where most of a text is its own, a letter of both ways is too.
      isTurnable: !isHeld && !(mayBeOther && others.count > ownCount))
  }
}
