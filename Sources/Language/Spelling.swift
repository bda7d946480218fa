package import LintelModel
import LintelTables

/// Tells a slip that was mended from a word that was replaced: `Recieve`, which says `Receive` now, asks for no other
/// translation; `Unlock`, which says `Unblock` now, does.
///
/// It takes a dictionary to tell. So it knows English alone, and is sure only of a word that is none, in no form and no
/// compound, and that is now one with the same first and last letter.
package struct Spelling: Sendable {
  private let lists: [WordList]
  private let inflections: EndingPairs
  private let prefixes: Prefixes

  /// Nil for a language whose words are not known.
  package init?(of locale: LocaleID) {
    guard locale.language == "en", let file = LanguageFiles.named("verbs", language: "en") else { return nil }
    lists = LanguageFiles.lexicons(language: "en") + Self.sections.map { file[$0] }
    inflections = EndingPairs(file["inflections"])
    prefixes = Prefixes(file["prefixes"])
  }

  /// Whether all that a string says otherwise is a word that was spelled wrong.
  /// - Parameter others: the words of the other strings of its table: what they spell so is a word of the app's own.
  package func isMended(from before: StringUnit, to now: StringUnit, others: Set<Substring>) -> Bool {
    let (old, new) = (before.forms, now.forms)
    return old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        old.plural == new.plural && old.device == new.device && old.width == new.width
          && (Wording(old.text) == Wording(new.text) || isMended(from: old.text, to: new.text, others: others))
      }
  }

  package func isMended(from before: String, to now: String, others: Set<Substring>) -> Bool {
    guard let word = ChangedWord(from: before, to: now), isSlip(word), !others.contains(word.before[...]) else { return false }
    return Wording(before.lowercased().replacing(word.before, with: word.now)) == Wording(now)
  }

  /// Whether one word stands where another one stood: both are words, and none is a slip.
  package func isReplaced(in before: String, by now: String) -> Bool {
    guard let word = ChangedWord(from: before, to: now) else { return false }
    return [word.before, word.now].allSatisfy { isWord(Array($0.utf8)[...]) }
  }

  private func isSlip(_ word: ChangedWord) -> Bool {
    let shorter = min(word.before.count, word.now.count)
    // What differs at the end is another form as often as a slip.
    guard shorter >= 5, word.before.first == word.now.first, word.before.last == word.now.last,
      (word.before + word.now).utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
    else { return false }
    guard word.isWithin(edits: shorter >= 8 ? 2 : 1) else { return false }
    let (old, new) = (Array(word.before.utf8)[...], Array(word.now.utf8)[...])
    return isWord(new) && (!isWord(old) || lacksDouble(old, new))
  }

  /// Whether it may be a word, in whichever form: too many rather than too few.
  private func isWord(_ word: ArraySlice<UInt8>) -> Bool {
    if isForm(word) || prefixes.anyRest(of: word, isForm) || Self.prefixes.anyRest(of: word, isForm) { return true }
    guard word.count >= 7 else { return false }
    return (word.startIndex + 4...word.endIndex - 3).contains { middle in
      let (first, second) = (word[..<middle], word[middle...])
      return isListed(first)
        && (isListed(second) || second.count > 3 && second.last == Self.plural && isListed(second.dropLast()))
    }
  }

  private func isForm(_ word: ArraySlice<UInt8>) -> Bool {
    isListed(word) || inflections.anyBase(of: word, isListed)
      || stems(of: word).contains { stem in
        // `stopped` and `planning` stop and plan.
        isListed(stem) || isListed(stem + Self.e) || stem.last == stem.dropLast().last && isListed(stem.dropLast())
      }
  }

  /// Whether a form has a letter once that it must have twice: `occured`. `Hoping` hopes, and hops no less than `hopping` does.
  private func lacksDouble(_ word: ArraySlice<UInt8>, _ now: ArraySlice<UInt8>) -> Bool {
    !isListed(word)
      && stems(of: word).contains { stem in
        isListed(stem) && !isListed(stem + Self.e) && now.elementsEqual(stem + stem.suffix(1) + word.dropFirst(stem.count))
      }
  }

  private func stems(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    Self.endings.filter(word.hasEnding).map { word.dropLast($0.count) }.filter { $0.count > 2 }
  }

  private func isListed(_ word: ArraySlice<UInt8>) -> Bool {
    lists.contains { $0.contains(word) } || Self.irregular.contains(String(decoding: word, as: UTF8.self))
  }

  private static let sections = [
    "also-nouns", "commands", "compounding", "not-commands", "object-marks", "quantifiers", "skipped", "statement-words",
    "undecided-starts",
  ]

  private static let e = ArraySlice("e".utf8)
  private static let plural = UInt8(ascii: "s")
  private static let endings = ["able", "ed", "er", "ers", "est", "ing", "ings", "ly", "ness"].map { Array($0.utf8)[...] }

  private static let prefixes = Prefixes(words: [
    "auto", "counter", "cross", "de", "dis", "fore", "in", "inter", "micro", "mid", "mis", "multi", "non", "out", "over",
    "post", "pre", "re", "semi", "sub", "super", "un", "under", "up",
  ])

  /// Forms that no ending makes, and words that are neither nouns nor verbs nor what describes them.
  private static let irregular: Set = [
    "against", "although", "among", "anybody", "anyone", "anything", "arose", "awoke", "became", "because", "began", "begun",
    "blown", "broke", "broken", "brought", "built", "bought", "cannot", "caught", "children", "chose", "chosen", "could",
    "dealt", "despite", "drank", "drawn", "driven", "drove", "during", "eaten", "everybody", "everyone", "everything",
    "except", "fallen", "forgot", "forgotten", "fought", "found", "froze", "frozen", "given", "grown", "heard", "herself",
    "hidden", "himself", "itself", "known", "leapt", "learnt", "meant", "might", "myself", "nobody", "nothing", "other",
    "others", "ourselves", "ridden", "risen", "seen", "shaken", "shall", "shone", "should", "shown", "shrank", "shrunk",
    "since", "slept", "somebody", "someone", "something", "spelt", "spent", "spoke", "spoken", "stole", "stolen", "stood",
    "struck", "swept", "swore", "sworn", "taken", "taught", "their", "theirs", "them", "themselves", "these", "they",
    "thought", "those", "though", "threw", "through", "thrown", "toward", "towards", "understood", "unless", "until",
    "upset", "whatever", "where", "whether", "which", "while", "whilst", "whoever", "whose", "withdrawn", "withdrew",
    "within", "without", "woken", "women", "would", "woven", "written", "wrote", "yours", "yourself", "yourselves",
  ]
}
