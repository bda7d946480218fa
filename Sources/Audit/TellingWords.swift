import LintelLanguage
import LintelModel

/// What a table calls one of two things and not the other: `recht…` is in strings about the right and in none about the left.
struct TellingWords {
  private let first: Strings
  private let second: Strings
  private let strings: TellingTexts
  /// The places of those about one of them, or about both.
  private let places: Set<Int>

  /// The strings about one of the two.
  private struct Strings {
    var all: [TextOwner.Known] = []
    /// Those that share no other word with the two sources: a word for that one would tell nothing.
    var apart: [TextOwner.Known] = []
  }

  // The figures are ours. With them, and with `ParallelTexts`, half of 26,000 texts for one of two opposites, in the tables of
  // 21 open-source apps, are told to be their own source's, and fewer than two of a thousand the other's.

  /// Fewer strings that have a word in common may have it by chance.
  private static let fewest = 2
  /// The part of the strings about the one that have it: a thing may have more than one name.
  private static let share = (of: 5, least: 2)
  /// How many times as often they have it as those about the other.
  private static let ratio = 8
  /// If the strings about the other had it as often, it would be in so many of them: then that it is in none tells enough.
  private static let expected = (strings: 5, per: 2)
  /// How many times as often they have it as all others, where the strings about the other are too few.
  private static let ratioToRest = 4

  /// - Parameters:
  ///   - first: Stems of the words that the first source has and the second lacks, and so the other way round.
  ///   - shared: Those that both have.
  init(_ strings: TellingTexts, _ first: Set<String>, _ second: Set<String>, shared: Set<String>) {
    let (ofFirst, ofSecond) = (strings.places(withAnyOf: first), strings.places(withAnyOf: second))
    func made(_ places: Set<Int>) -> Strings {
      let all = places.map { strings[$0] }
      return Strings(all: all, apart: all.filter { !$0.source.has(anyOf: shared) })
    }
    (self.first, self.second) = (made(ofFirst.subtracting(ofSecond)), made(ofSecond.subtracting(ofFirst)))
    (self.strings, places) = (strings, ofFirst.union(ofSecond))
  }

  /// The one whose words the text has; nil where it has those of neither, or of both.
  func owner(of text: TextOwner.Known, byLetter: Bool) -> SharedText.Owner? {
    let pieces = Piece.all(of: text, byLetter: byLetter)
    let isOfFirst = pieces.contains { isOf(first, rather: second, $0) }
    let isOfSecond = pieces.contains { isOf(second, rather: first, $0) }
    return isOfFirst == isOfSecond ? nil : isOfFirst ? .first : .second
  }

  private func isOf(_ own: Strings, rather other: Strings, _ piece: Piece) -> Bool {
    let found = own.apart.count(where: piece.isIn)
    guard found >= Self.fewest, found * Self.share.of >= own.apart.count * Self.share.least,
      other.apart.count(where: piece.isIn) * Self.ratio * own.apart.count <= found * other.apart.count
    else { return false }
    if other.apart.count * found * Self.expected.per >= own.apart.count * Self.expected.strings { return true }
    return other.all.count(where: piece.isIn) * Self.ratio <= found
      && strings.count(besides: places, where: piece.isIn) * Self.ratioToRest <= found
  }

  /// What a word of a text may have in common with other forms of it: itself, what it begins with, and where the language sets
  /// no spaces, any two letters beside each other.
  private enum Piece: Hashable {
    case word(Substring)
    case beginning(Substring)
    case pair(String)

    /// A beginning of fewer letters is that of many words, and an ending has hardly more than three. The figures are ours.
    private static let (fewest, ending) = (4, 3)

    static func all(of text: TextOwner.Known, byLetter: Bool) -> Set<Piece> {
      var found: Set<Piece> = []
      for word in text.words where word.count > 1 {
        if byLetter {
          for (letter, next) in zip(word, word.dropFirst()) { found.insert(.pair("\(letter)\(next)")) }
        } else {
          found.insert(.word(word))
          for count in stride(from: word.count, through: max(fewest, word.count - ending), by: -1) {
            found.insert(.beginning(word.prefix(count)))
          }
        }
      }
      return found
    }

    func isIn(_ string: TextOwner.Known) -> Bool {
      switch self {
      case .word(let word): string.words.contains(word)
      case .beginning(let beginning): string.words.contains { $0.hasPrefix(beginning) }
      case .pair(let pair): string.text.contains(pair)
      }
    }
  }
}
