internal import LintelModel

/// The words of an English text that tell what it is about, to tell two texts from each other. Of another language only words
/// that are the same letter by letter are compared.
package struct ContentWords {
  /// Every word in lower case, a plus and a minus sign that stand alone among them.
  private let all: [String]
  /// Those that have a meaning of their own.
  private let telling: [String]
  /// The same without endings.
  private let stems: Set<String>
  /// How long the text is, in scalars.
  package let length: Int

  package init(_ text: String) {
    let own = Self.withoutTag(text)
    length = own.unicodeScalars.count
    let words = Self.words(of: own)
    all = words
    telling = words.filter { !Self.empty.contains($0) }
    stems = Self.stems(of: telling)
  }

  /// Its words without endings, to look texts up by.
  package var allStems: Set<String> { stems }

  /// How many different words it has that mean something.
  package var count: Int { stems.count }

  /// Whether two texts say the same by their shape: they differ in case, marks, articles, number, or one says more of the same.
  package func isLike(_ other: ContentWords) -> Bool {
    stems.isEmpty || other.stems.isEmpty || stems.isSubset(of: other.stems) || other.stems.isSubset(of: stems)
      || telling.joined() == other.telling.joined()
  }

  /// Which part of all their words both have, from 0 to 1.
  package func share(with other: ContentWords) -> Double {
    Double(stems.intersection(other.stems).count) / Double(max(1, stems.union(other.stems).count))
  }

  /// The words without endings that tell it from another one.
  package func stems(notIn other: ContentWords) -> Set<String> { stems.subtracting(other.stems) }

  /// The words without endings that both have.
  package func stems(sharedWith other: ContentWords) -> Set<String> { stems.intersection(other.stems) }

  /// The one word, without its ending, that stands in the place of another one's, where they are the same text but for these.
  package func replaced(in other: ContentWords) -> (own: Set<String>, other: Set<String>)? {
    guard all.count == other.all.count else { return nil }
    let differing = zip(all, other.all).filter { $0 != $1 }
    guard differing.count == 1 else { return nil }
    return (Self.stems(of: [differing[0].0]), Self.stems(of: [differing[0].1]))
  }

  /// Its words without endings but for some; nil if it lacks one of these, or has one of others.
  package func stems(leaving own: Set<String>, without others: Set<String>) -> Set<String>? {
    stems.isSuperset(of: own) && stems.isDisjoint(with: others) ? stems.subtracting(own) : nil
  }

  /// - Parameter stems: Words without endings.
  package func has(anyOf stems: Set<String>) -> Bool { !self.stems.isDisjoint(with: stems) }

  /// Whether they are the same text but for a word and its opposite, or for a “not”.
  package func isOpposite(of other: ContentWords) -> Bool {
    if all.count == other.all.count {
      let differing = zip(all, other.all).filter { $0 != $1 }
      if differing.count == 1, Opposites.are(differing[0].0, differing[0].1) { return true }
    }
    let own = telling.filter { !other.telling.contains($0) }
    let others = other.telling.filter { !telling.contains($0) }
    let shared = Set(telling).intersection(other.telling).count
    if own.count <= 1, others.count <= 1, own.contains("not") != others.contains("not") {
      return shared >= 1 && Set(own + others).isDisjoint(with: Self.negations)
    }
    guard shared >= 2, own.count + others.count <= 3 else { return false }
    return own.contains { word in others.contains { Opposites.are(word, $0) } }
  }

  /// Whether it has all that another text tells, and says “not” where that one does not: `Last sync is not known` of `Last sync`.
  package func denies(_ other: ContentWords) -> Bool {
    let (own, others) = (Set(telling), Set(other.telling))
    return others.count >= 2 && own.isSuperset(of: others) && own.contains("not") && !others.contains("not")
      && others.isDisjoint(with: Self.negations)
  }

  /// Whether what tells two such texts from each other are two words that only belong together: `Latitude`, `Longitude`.
  package func isCounterpart(of other: ContentWords) -> Bool {
    let own = telling.filter { !other.telling.contains($0) }
    let others = other.telling.filter { !telling.contains($0) }
    return own.contains { word in others.contains { Opposites.areCounterparts(word, $0) } }
  }

  /// Whether it says no where the other one does not, with a “not” or with a prefix: `unread` beside `read`.
  package func isNegation(of other: ContentWords) -> Bool {
    if all.contains("not") != other.all.contains("not") { return all.contains("not") }
    let others = other.stems(notIn: self)
    return stems(notIn: other).contains { word in others.contains { Opposites.isNegation(word, of: $0) } }
  }

  /// `OK` of `[Generic] OK`, a key that is its text and says where it is shown.
  private static func withoutTag(_ text: String) -> String {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return text }
    let rest = text[text.index(after: end)...].drop(while: \.isWhitespace)
    return rest.isEmpty ? text : String(rest)
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).flatMap { part -> [String] in
      if part == "+" { return ["+"] }
      if ["-", "−", "–"].contains(part) { return ["-"] }
      let words = part.split { !$0.isLetter && !$0.isNumber }.map { String($0) }
      if words == ["cannot"] { return ["can", "not"] }
      // `don't`
      if words.count == 2, words[1] == "t", words[0].hasSuffix("n") {
        return [words[0] == "can" ? "can" : String(words[0].dropLast()), "not"]
      }
      return words
    }
  }

  /// “failed to”, “could not”, “cannot” and “unable to” say the same.
  private static func stems(of words: [String]) -> Set<String> {
    var stems: Set<String> = []
    for (index, word) in words.enumerated() where !light.contains(word) {
      let isDenied = index + 1 < words.count && words[index + 1] == "not" && ["can", "could"].contains(word)
      let isDenial = word == "not" && index > 0 && ["can", "could"].contains(words[index - 1])
      if isDenied || isDenial || failing.contains(word) { stems.insert("fail") } else { stems.insert(stem(word)) }
    }
    return stems
  }

  private static func stem(_ word: String) -> String {
    if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3)) + "y" }
    let ending = ["ing", "ed", "s"].first { word.hasSuffix($0) && word.count > $0.count + 2 }
    let stem = word.dropLast(ending?.count ?? 0)
    // `delet` of `delete`, `deletes` and `deleted`
    return String(stem.hasSuffix("e") && stem.count > 3 ? stem.dropLast() : stem)
  }

  /// Articles and the like.
  private static let empty: Set = [
    "a", "an", "the", "to", "of", "your", "this", "that", "is", "are", "please", "be", "all", "my", "and", "for", "it", "its",
  ]
  /// Of no meaning but as an opposite: `zoom in`.
  private static let light: Set = ["in"]
  /// Words that say that something did not come about.
  private static let failing: Set = ["fail", "fails", "failed", "failing", "failure", "unable"]
  /// Words that say no by themselves.
  private static let negations: Set = ["no", "none", "nothing", "never", "nobody", "without"]
}
