/// What is said besides to those who design a bar on which many languages have too little room, though each translation could be
/// shorter: what is asked of so many one by one may be one decision.
package enum RoomForLanguages {
  package static let designersToo: Message =
    "At least a third of the languages have too little room here: the designers of the bar can help, too, with more room for the text or fewer items."

  /// A large title shares its row with no item.
  package static let ofLargeTitle: Message =
    "At least a third of the languages have too little room here: the designers of the bar can help, too."

  /// Whether a finding is told to others, and to those who design the bar as well.
  package static func isTold(by advice: Message) -> Bool {
    if [designersToo.template, ofLargeTitle.template].contains(advice.template) { return true }
    return advice.arguments.contains { if case .message(let part) = $0 { isTold(by: part) } else { false } }
  }
}
