import LintelFindings

/// What is advised on a text that is cut, where the bar or the source gives it too little room: whoever does the first step of it
/// is its owner.
package enum RoomAdvice {
  static let ofSystem: Message = "The system supplies this text: give the bar more room for it, or fewer items."
  static let ofSourceTitle: Message =
    "The source's title has too little room, too: shorten it there, or give the bar another one."
  static let ofSourceLabel: Message = "The source's label has too little room, too: shorten it there, or give it more room."

  /// Who does the first step; nil for all that is decided before anybody does something.
  package static func owner(of advice: Message) -> Blame? {
    if advice.begins(with: ofSourceTitle) || advice.begins(with: ofSourceLabel) { return .source }
    let isOfCode =
      SymbolsInstead.isFirst(of: advice) || advice.begins(with: ofSystem) || advice.begins(with: LargeTitleSentence.advice)
    return isOfCode ? .definition : nil
  }
}
