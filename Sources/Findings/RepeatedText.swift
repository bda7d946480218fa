import LintelModel

/// What is said of one of several translations of the same text: which one it is, and which one most have. A sentence that counts
/// all of them leaves open which of them a row has.
package enum RepeatedText {
  /// - Parameters:
  ///   - source: What is translated several times, quoted, as the two wordings are.
  ///   - own: How this one translates it.
  ///   - usual: The most frequent wording, the first of several that are as frequent.
  ///   - count: How many texts have that one.
  ///   - isMost: Whether no other wording is as frequent.
  package static func fault(_ source: Message, own: Message, usual: Message, count: Int, isMost: Bool) -> Message {
    isMost
      ? "\(source) is translated as \(own) here, and most often as \(usual) (\(amount: count))"
      : "\(source) is translated as \(own) here, and elsewhere as \(usual) (\(amount: count))"
  }
}
