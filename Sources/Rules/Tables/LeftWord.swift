import LintelFindings
import LintelModel

/// A single word of the source that a text begins or ends with, where the table has one other word for it nearly everywhere
/// else: `Abrir link` among eleven texts with `enlace`. Borrowed words, names and words of both languages are no slip, and
/// nothing tells them apart but the table: so it is asked about.
///
/// In the tables of 21 open-source apps it finds some twenty texts: in nine of ten a word was left, or a term is another one
/// than everywhere else. Where fewer texts have the word, or the table has no one word for it, it is one in two.
struct LeftWord {
  let pair: TableInLocale.Pair
  /// As the text has it.
  let word: String
  /// As the other texts have it, in small letters.
  let usual: String
  /// In how many other texts the table has it for the same word of the source.
  let count: Int

  /// Letters, without which words are alike by chance. The figure is ours.
  private static let shortest = 4
  /// Words of a text: in a longer one the word is a name of something else as often as not. The figures are ours.
  private static let lengths = 2...6
  /// Other texts whose sources have the word. The figure is ours.
  private static let fewest = 4

  static func found(in table: TableInLocale) -> [LeftWord] {
    guard !table.isSource, table.sourceLocale.language == "en", !PlainEnglish.likeEnglish.contains(table.locale.language),
      !table.locale.setsNoSpaces, !table.isOfOtherScript, table.pairs.count > fewest
    else { return [] }
    let candidates = table.pairs.indices.flatMap { index in
      word(leftIn: table.pairs[index], of: table).map { (index: index, word: $0) }
    }
    guard !candidates.isEmpty else { return [] }
    let places = self.places(of: Set(candidates.map { $0.word.lowercased() }), in: table)
    let told = candidates.compactMap { candidate -> (index: Int, word: String, usual: String, count: Int)? in
      let small = candidate.word.lowercased()
      guard let others = places[small]?.filter({ $0 != candidate.index }), others.count >= fewest,
        let usual = usual(for: small, at: others, in: table)
      else { return nil }
      return (candidate.index, candidate.word, usual.word, usual.count)
    }
    guard !told.isEmpty else { return [] }
    let totals = self.totals(of: Set(told.map(\.usual)), in: table)
    return told.filter { totals[$0.usual, default: 0] <= $0.count + $0.count / 5 }.map {
      LeftWord(pair: table.pairs[$0.index], word: $0.word, usual: $0.usual, count: $0.count)
    }
  }

  /// The first or the last word of a short text, where the source has it, and no other one of the text's.
  private static func word(leftIn pair: TableInLocale.Pair, of table: TableInLocale) -> [String] {
    guard let own = text(of: pair, in: table), own.utf8.count <= 80, !own.utf8.contains(where: isOfCode),
      !isQuoting(own)
    else { return [] }
    let words = words(of: own)
    guard lengths.contains(words.count) else { return [] }
    let given = Set(self.words(of: pair.source.value).map { $0.lowercased() })
    let shared = words.filter { given.contains($0.lowercased()) }
    guard shared.count == 1, let word = shared.first, word == words.first || word == words.last, word.utf8.count >= shortest,
      word.utf8.allSatisfy({ $0 < 0x80 }), word.dropFirst().allSatisfy(\.isLowercase), stands(word, in: own)
    else { return [] }
    return [word]
  }

  /// By bytes first: characters take twenty times as long to tell apart, and few texts have a sign that begins like these.
  private static func isQuoting(_ text: String) -> Bool {
    text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) && text.contains(where: { "“”„«»‘’".contains($0) })
  }

  /// Whether nothing but white space and marks of a sentence is beside it: `Latin-1` is a name.
  private static func stands(_ word: String, in text: String) -> Bool {
    guard let range = text.firstRange(of: word) else { return false }
    func isFree(_ character: Character?) -> Bool {
      character.map { $0.isWhitespace || ".,:;!?…".contains($0) } ?? true
    }
    return isFree(text[..<range.lowerBound].last) && isFree(text[range.upperBound...].first)
  }

  /// The texts whose sources have some words, without those that more than one text keeps, or that the language has by itself.
  private static func places(of wanted: Set<String>, in table: TableInLocale) -> [String: [Int]] {
    var (places, kept, own): ([String: [Int]], [String: Int], Set<String>) = ([:], [:], [])
    for index in table.pairs.indices {
      guard let text = text(of: table.pairs[index], in: table) else { continue }
      let given = smallWords(of: table.pairs[index].source.value)
      let said = smallWords(of: text)
      for word in given where wanted.contains(word) {
        places[word, default: []].append(index)
        if said.contains(word) { kept[word, default: 0] += 1 }
      }
      for word in said where wanted.contains(word) && !given.contains(word) { own.insert(word) }
    }
    return places.filter { kept[$0.key] == 1 && !own.contains($0.key) }
  }

  /// The one word that seven of ten texts have, and that is no form of the word itself.
  private static func usual(for word: String, at places: [Int], in table: TableInLocale) -> (word: String, count: Int)? {
    var counts: [String: Int] = [:]
    for place in places {
      guard let text = text(of: table.pairs[place], in: table) else { continue }
      for said in smallWords(of: text) where !said.contains(word) && !word.contains(said) && said.prefix(3) != word.prefix(3) {
        counts[said, default: 0] += 1
      }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.value * 10 >= places.count * 7 else { return nil }
    return (best.key, best.value)
  }

  /// In how many texts the table has some words.
  private static func totals(of wanted: Set<String>, in table: TableInLocale) -> [String: Int] {
    var totals: [String: Int] = [:]
    for pair in table.pairs {
      guard let text = text(of: pair, in: table) else { continue }
      for word in smallWords(of: text) where wanted.contains(word) { totals[word, default: 0] += 1 }
    }
    return totals
  }

  private static func text(of pair: TableInLocale.Pair, in table: TableInLocale) -> String? {
    guard let own = pair.translation, own.locale == table.locale, !own.varies, !own.value.isEmpty,
      own.value != pair.source.value, !pair.source.varies
    else { return nil }
    return own.value
  }

  /// Cut at every sign of ASCII that is no letter: byte by byte, for it is asked of whole tables.
  private static func words(of text: String) -> [String] {
    text.utf8.split { !isLetter($0) }.map { String(Substring($0)) }
  }

  private static func smallWords(of text: String) -> Set<String> {
    Set(text.utf8.split { !isLetter($0) }.filter { $0.count >= shortest }.map { String(Substring($0)).lowercased() })
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// What quotes, takes a name apart or belongs to a tag.
  private static func isOfCode(_ byte: UInt8) -> Bool { "\"'`(){}<>[]/_".utf8.contains(byte) }

  func remark(in table: TableInLocale) -> Remark {
    let unit = pair.translation!
    return Remark(
      .needsReview, "left-word",
      "The \(table.locale) text \(StringUnit.quoted(unit.value)) has the word “\(word)” of its source, and \(amount: count) other texts of \(table.name) have “\(usual)” for it",
      certainty: .possible, unit: unit, blame: .translation, severity: .note,
      evidence: [.text("source", pair.source.value), .text("translation", unit.value)],
      suggestion: "Use the word of the other texts, unless this one is a name.", location: unit.location,
      cause: Cause(table: table.id, keys: [pair.source.key], locales: [table.locale]))
  }
}
