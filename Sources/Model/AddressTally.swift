/// How many texts of an app speak to the reader in one form of address alone, in a language, and with which words.
package struct AddressTally: Hashable, Sendable {
  /// Texts that speak with distance, and texts that speak as to a friend.
  package private(set) var formal = 0
  package private(set) var informal = 0
  private var formalWords: [String: Int] = [:]
  private var informalWords: [String: Int] = [:]

  package init() {}

  /// - Parameter words: Those of one text that tell it.
  package mutating func count(isFormal: Bool, _ words: Set<String>) {
    if isFormal {
      formal += 1
      for word in words { formalWords[word, default: 0] += 1 }
    } else {
      informal += 1
      for word in words { informalWords[word, default: 0] += 1 }
    }
  }

  /// The word that most of the texts have; of several the first by its letters.
  package func usualWord(isFormal: Bool) -> String {
    (isFormal ? formalWords : informalWords).min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }
}
