import LintelLanguage
import LintelModel

/// Other strings of a table whose sources differ in the very words in which two sources differ: beside `Pin View` and
/// `Unpin View` the table has `Pin Function` and `Unpin Function`, and what it has for these tells how it says the difference.
enum ParallelTexts {
  /// A difference of more words tells of more than the two words of the sources. The figure is ours.
  private static let mostWords = 2

  /// Nil where there are no such strings, or they do not agree.
  /// - Parameters:
  ///   - first: Stems of the words that the first source has and the second lacks, and so the other way round.
  ///   - byLetter: Whether the language sets no spaces.
  static func owner(
    of text: TextOwner.Known, _ first: Set<String>, _ second: Set<String>, among strings: TellingTexts, byLetter: Bool
  ) -> SharedText.Owner? {
    guard isDifference(first, second) else { return nil }
    // By the words that are left of their sources.
    var ofFirst: [Set<String>: [TextOwner.Known]] = [:]
    var ofSecond: [Set<String>: [TextOwner.Known]] = [:]
    for string in strings.places(withAllOf: first).map({ strings[$0] }) {
      if let rest = string.source.stems(leaving: first, without: second) { ofFirst[rest, default: []].append(string) }
    }
    for string in strings.places(withAllOf: second).map({ strings[$0] }) {
      if let rest = string.source.stems(leaving: second, without: first) { ofSecond[rest, default: []].append(string) }
    }
    var told: Set<SharedText.Owner> = []
    for (rest, own) in ofSecond {
      for second in own {
        for first in ofFirst[rest] ?? [] where first.text != second.text {
          if let owner = Difference(first, second, byLetter: byLetter).owner(of: text) { told.insert(owner) }
        }
      }
      if told.count > 1 { return nil }
    }
    return told.first
  }

  /// Words for two things, or a “not” in one of the two. A sign before a number is said by the number.
  private static func isDifference(_ first: Set<String>, _ second: Set<String>) -> Bool {
    if !first.union(second).isDisjoint(with: ["+", "-"]) { return false }
    if first.isEmpty || second.isEmpty { return first.union(second) == ["not"] }
    return true
  }

  /// What two texts have each for itself, and what both have.
  private enum Difference {
    case words(first: [Substring], second: [Substring], both: [Substring])
    case letters(first: Substring, second: Substring, before: Substring, behind: Substring)

    init(_ first: TextOwner.Known, _ second: TextOwner.Known, byLetter: Bool) {
      guard byLetter else {
        self = .words(
          first: first.words.filter { !second.words.contains($0) }, second: second.words.filter { !first.words.contains($0) },
          both: first.words.filter { second.words.contains($0) })
        return
      }
      let before = zip(first.text, second.text).prefix { $0 == $1 }.count
      let (rest, otherRest) = (first.text.dropFirst(before), second.text.dropFirst(before))
      let behind = zip(rest.reversed(), otherRest.reversed()).prefix { $0 == $1 }.count
      self = .letters(
        first: rest.dropLast(behind), second: otherRest.dropLast(behind), before: first.text.prefix(before),
        behind: rest.suffix(behind))
    }

    func owner(of text: TextOwner.Known) -> SharedText.Owner? {
      switch self {
      case .words(let first, let second, let both): Self.owner(of: text.words, first, second, both)
      case .letters(let first, let second, let before, let behind): Self.owner(of: text.text, first, second, before, behind)
      }
    }

    private static func owner(
      of words: [Substring], _ first: [Substring], _ second: [Substring], _ both: [Substring]
    ) -> SharedText.Owner? {
      guard first.count <= mostWords, second.count <= mostWords else { return nil }
      func hasAll(_ own: [Substring]) -> Bool { !own.isEmpty && own.allSatisfy { words.contains($0) } }
      func hasAny(_ own: [Substring]) -> Bool { own.contains { words.contains($0) } }
      if !first.isEmpty, !second.isEmpty {
        if hasAll(first), !hasAny(second) { return .first }
        return hasAll(second) && !hasAny(first) ? .second : nil
      }
      // One of the two says a word more: a “not”. A text without it is the other one's, if it has what both say.
      let (more, owner, other): ([Substring], SharedText.Owner, SharedText.Owner) =
        second.isEmpty ? (first, .first, .second) : (second, .second, .first)
      if hasAll(more) { return owner }
      return !more.isEmpty && !hasAny(more) && hasAll(both.filter { $0.count > 3 }) ? other : nil
    }

    private static func owner(
      of text: String, _ first: Substring, _ second: Substring, _ before: Substring, _ behind: Substring
    ) -> SharedText.Owner? {
      func says(_ own: Substring) -> Bool { own.contains(where: \.isLetter) && text.contains(own) }
      if !first.isEmpty, !second.isEmpty {
        switch (says(first), says(second)) {
        case (true, false): return .first
        case (false, true): return .second
        // `表示` is in `非表示`.
        case (true, true): return second.contains(first) ? .second : first.contains(second) ? .first : nil
        case (false, false): return nil
        }
      }
      let (more, owner, other): (Substring, SharedText.Owner, SharedText.Owner) =
        second.isEmpty ? (first, .first, .second) : (second, .second, .first)
      if says(more) { return owner }
      let around = [before.suffix(2), behind.prefix(2)].filter { !$0.isEmpty }
      let isAround = around.contains { $0.count > 1 } && around.allSatisfy { text.contains($0) }
      return isAround && more.contains(where: \.isLetter) ? other : nil
    }
  }
}
