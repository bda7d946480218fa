import LintelFindings
import LintelModel

/// How many characters of a text fit where few people see its bar, as with Display Zoom.
struct RareRoom {
  /// As is best known; 0 where none does.
  let characters: Int
  let environment: Environment

  /// Stands below what fits on the screens that people commonly hold, which is what counts.
  var sentence: Message {
    characters > 0
      ? "on \(environment), which few people have: \(characters, "character")" : "on \(environment), which few people have: no room"
  }
}

extension BarText {
  /// Nil where it has no less room there, or nobody knows how much.
  var rareRoom: RareRoom? {
    guard isJudged, let rare, !rare.isCrowded, rare.certainty != .possible, environment.commonness == .common, let length
    else { return nil }
    let characters = (letters.map { rare.lengths(left: rare.left, of: $0) } ?? rare.lengths(left: rare.left)).upperBound
    return characters < length.upperBound ? RareRoom(characters: characters, environment: rare.environment) : nil
  }
}

extension TranslationRow {
  /// Where it has least of it, on whichever of its bars, if that is less than it has on the screens that people commonly hold.
  var rareRoom: RareRoom? {
    guard let length else { return nil }
    let least = rareRooms.min { $0.characters < $1.characters }
    return least.flatMap { $0.characters < length.upperBound ? $0 : nil }
  }
}
