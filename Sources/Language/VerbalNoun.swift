internal import LintelModel
import LintelTables

/// Japanese and Korean: the command is a verbal noun (保存, 저장) or a form of a verb (開く, 열기), at the end, and little or
/// nothing is between words. So the longest known word at the end of the label decides.
struct VerbalNoun: CommandForms {
  private let commands, notCommands, undecided, verbalNouns: WordList
  private let verbEndings, statementEndings, dictionaryEndings, stemEndings, particles, possibleEndings: Endings
  private let nounEndings: Endings
  private let undecidedStarts: Prefixes
  /// Whether spaces are between words, so that a command that is a part of one may be a part of a noun.
  private let isSpaced: Bool

  init(_ file: LanguageFile) {
    commands = file["commands"]
    notCommands = file["not-commands"]
    undecided = file["undecided"]
    verbEndings = Endings(file["verb-endings"])
    statementEndings = Endings(file["statement-endings"])
    dictionaryEndings = Endings(file["dictionary-endings"])
    stemEndings = Endings(file["stem-endings"])
    particles = Endings(file["particles"])
    possibleEndings = Endings(file["possible-endings"])
    nounEndings = Endings(file["noun-endings"])
    undecidedStarts = Prefixes(file["undecided-starts"])
    isSpaced = file.value("words") == "spaced"
    verbalNouns = LanguageFiles.lexicon("verbal-nouns", language: file.language)
  }

  func isCommand(_ label: Label) -> Answer? {
    let text = Self.bare(label.text)
    guard let last = label.words.last?.bytes, !text.isEmpty, !undecided.contains(text) else { return .unknown }
    if notCommands.contains(text) || notCommands.contains(last) { return .no }
    if statementEndings.match(text) { return .unknown }
    if verbEndings.match(text) { return .yes }

    let answer = answer(byEndOf: text)
    return answer != .yes && undecidedStarts.anyRest(of: text, { _ in true }) ? .unknown : answer
  }

  private func answer(byEndOf text: ArraySlice<UInt8>) -> Answer? {
    let noun = longestEnd(of: text, in: notCommands)
    if noun.letters < 2 {
      if let stem = dictionaryEndings.stem(of: text, atLeast: 1), Self.endsInKanji(stem, orHiragana: true) { return .yes }
      if let stem = stemEndings.stem(of: text, atLeast: 1), Self.endsInKanji(stem, orHiragana: false) {
        return longestEnd(of: text, in: commands).isEmpty ? .unknown : .yes
      }
    }
    let command = longestEnd(of: text, in: commands)
    let verbalNoun = longestEnd(of: text, in: verbalNouns)
    if !noun.isEmpty, noun.count >= max(command.count, verbalNoun.count) { return .no }
    if !command.isEmpty, command.count >= verbalNoun.count {
      let before = text.dropLast(command.count)
      let isBehindWord = isSpaced && before.last == UInt8(ascii: " ")
      let isWhole = !isSpaced || before.isEmpty
      let isSure = particles.match(before) || isBehindWord || (isWhole && !undecided.contains(command))
      return isSure ? .yes : .unknown
    }
    if verbalNoun.letters > 1 { return particles.match(text.dropLast(verbalNoun.count)) ? .yes : .unknown }
    // What follows an object is said of it, whatever the word: マウスをキャプチャ.
    if Self.followsObject(text) { return .unknown }
    if possibleEndings.match(text) || longestEnd(of: text, in: undecided).letters > 1 { return .unknown }
    return nounEndings.match(text) ? .no : nil
  }

  private static func followsObject(_ text: ArraySlice<UInt8>) -> Bool {
    let object = Array("を".utf8)
    return text.indices.dropFirst().contains { text[$0...].starts(with: object) && text.endIndex - $0 > object.count }
  }

  private func longestEnd(of text: ArraySlice<UInt8>, in list: WordList) -> ArraySlice<UInt8> {
    text.longestEnd(ofAtMost: Self.longestWord, list.contains)
  }

  private static let longestWord = 12

  /// Without quotation marks, what is in wide brackets, and spaces and punctuation at both ends.
  private static func bare(_ text: String) -> ArraySlice<UInt8> {
    var view = String.UnicodeScalarView()
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "（" { depth += 1 }
      if depth == 0, !quotes.contains(scalar) { view.append(scalar) }
      if scalar == "）" { depth = max(0, depth - 1) }
    }
    var rest = view[...]
    while let first = rest.first, atEnds.contains(first) { rest.removeFirst() }
    while let last = rest.last, atEnds.contains(last) { rest.removeLast() }
    // A label without a single character of the language is a name or an untranslated text.
    guard rest.contains(where: { isKanji($0) || isKana($0) || isHangul($0) }) else { return [] }
    return ArraySlice(String(rest).lowercased().utf8)
  }

  private static let quotes: Set<Unicode.Scalar> = ["「", "」", "『", "』", "“", "”", "\""]
  private static let atEnds: Set<Unicode.Scalar> = [" ", "\u{3000}", "。", ".", ":", "：", "!", "！", "?", "？", "⋯", "…"]

  private static func endsInKanji(_ text: ArraySlice<UInt8>, orHiragana: Bool) -> Bool {
    guard let last = String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last else { return false }
    return isKanji(last) || (orHiragana && ("ぁ"..."ん").contains(last))
  }

  private static func isKanji(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic || scalar == "々" }
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { ("ぁ"..."ヿ").contains(scalar) }
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { ("가"..."힣").contains(scalar) }
}
