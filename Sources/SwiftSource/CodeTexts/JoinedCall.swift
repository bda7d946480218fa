extension SourceTokens {
  /// Whether what a call gives is joined to a text before or behind it: `NSLocalizedString(…) + name`.
  func isJoined(_ call: TokenCall?) -> Bool {
    guard let call else { return false }
    if isSign(call.close + 1, "+") || isSign(call.start(in: self) - 1, "+") { return true }
    return isSign(call.close + 1, ".") && (isWord(call.close + 2, "appending") || isWord(call.close + 2, "appendingFormat"))
  }
}
