import LintelFindings
import LintelModel

/// The length that a string's table allows, or a comment on it: shown beside the room that bars leave, and the lesser counts.
struct SheetLimit: Equatable {
  let characters: Int
  let isOfComment: Bool

  /// Nil where nothing is said, or a number of pixels: nobody counts these while they write.
  init?(of unit: StringUnit?, source: StringUnit?) {
    guard let own = unit?.limit == nil ? source : unit, let limit = own.limit, limit.unit == .characters, limit.maximum >= 1 else {
      return nil
    }
    // A file may say any number; no text is as long as this one.
    characters = Int(min(limit.maximum, 1_000_000))
    let said = own.commentedLimit
    // A comment on a source that is longer itself speaks of another length, as the rule has it; of values nothing is known here.
    if let said, let source, !source.forms.contains(where: { $0.text.contains("%") || $0.text.contains("{") }),
      said.isExceeded(by: source)
    {
      return nil
    }
    isOfComment = said != nil
  }

  /// Who says so.
  var words: Message { isOfComment ? Self.ofComment : Self.ofTable }
  static let ofComment: Message = "the limit in its comment"
  static let ofTable: Message = "the limit in its table"

  var length: ClosedRange<Int> { characters...characters }

  static let besidesValues: Message = "The values that the app puts in do not count."

  /// How short a text has to be, whose limit was exceeded. Of a comment's limit values are no part.
  func advice(on text: String) -> Message {
    let advice: Message = "Shorten it to at most \(characters, "character")."
    let hasValues = text.contains("%") || text.contains("{")
    return isOfComment && hasValues ? "\(advice) \(Self.besidesValues)" : advice
  }

  /// A room that is no more than this.
  func bounding(_ room: ClosedRange<Int>) -> ClosedRange<Int> { min(room.lowerBound, characters)...min(room.upperBound, characters) }
}
