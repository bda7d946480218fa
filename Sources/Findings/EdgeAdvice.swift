/// What mends a text that begins or ends with another space than its source: a sentence for each case, for languages have
/// other words for each.
package enum EdgeAdvice {
  /// Of several texts, or of both ends, nobody can say more.
  package static let asTheSource: Message = "Begin and end the text as the source does."

  /// What is wrong with each of several texts, which a sentence about one of them would quote.
  package static let fault: Message = "The text begins or ends with another space than its source"

  /// - Parameter reason: What is wrong, as `edge-space` has it: `space-lost-end`. Nil for one that is no single end's.
  package static func of(reason: String?) -> Message? {
    switch reason {
    case "space-lost-start": "Add a space at the start."
    case "space-lost-end": "Add a space at the end."
    case "space-added-start": "Remove the space at the start."
    case "space-added-end": "Remove the space at the end."
    case "break-lost-start": "Add a line break at the start."
    case "break-lost-end": "Add a line break at the end."
    case "break-added-start": "Remove the line break at the start."
    case "break-added-end": "Remove the line break at the end."
    default: nil
    }
  }
}
