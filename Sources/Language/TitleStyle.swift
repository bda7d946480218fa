internal import LintelModel
import LintelTables

/// Title style: every word has a capital but articles, conjunctions and short prepositions; the first and the last always do.
struct TitleStyle: Sendable {
  private let lowercase, either, secondPartLowercase, commands, quantifiers: WordList

  init(_ file: LanguageFile) {
    let verbs = LanguageFiles.named("verbs", language: file.language)
    commands = verbs?["commands"] ?? .empty
    quantifiers = verbs?["quantifiers"] ?? .empty
    lowercase = file["lower-case"]
    either = file["either"]
    secondPartLowercase = file["second-part-lower-case"]
  }

  func capitalization(of text: String, names: [String]) -> Capitalization {
    let label = Label(text)
    // What starts with an argument is a value: "%@ pt".
    guard !label.endsAsSentence, !label.startsWithTextArgument, text.first != "%" else { return .unknown }
    var pieces = Self.pieces(of: text)
    Self.leaveAlone(names.filter { $0.utf8.count <= text.utf8.count }, in: &pieces)
    guard pieces.contains(where: \.isJudged) else { return shouted(pieces) }
    let words = pieces.indices.filter { pieces[$0].isWord }
    guard let first = words.first, let last = words.last else { return .unknown }
    var isRight = true
    var startsAnew = false
    for index in words {
      if pieces[index].isJudged {
        let isAtEnd = index == first || index == last || startsAnew
        let expected = written(pieces[index].text, mustHaveCapital: isAtEnd)
        if expected != pieces[index].text { isRight = false }
        pieces[index].text = expected
      }
      startsAnew = pieces.dropFirst(index + 1).first?.text.contains(":") ?? false
    }
    return isRight ? .titleStyle : .other(expected: pieces.map(\.text).joined())
  }

  /// A command all in capitals: “DELETE ALL”. One word may be an abbreviation, and so may any that is short and no word of
  /// commands; these keep their capitals.
  private func shouted(_ pieces: [Piece]) -> Capitalization {
    let words = pieces.indices.filter { pieces[$0].isWord }
    let isShouted = words.allSatisfy { pieces[$0].text.utf8.allSatisfy { (0x41...0x5A).contains($0) } }
    guard words.count > 1, isShouted, let first = words.first, let last = words.last else { return .unknown }
    func isIn(_ list: WordList, _ index: Int) -> Bool { list.contains(Array(pieces[index].text.lowercased().utf8)[...]) }
    guard isIn(commands, first) else { return .unknown }
    var pieces = pieces
    for index in words {
      let isKnown = [commands, quantifiers, lowercase, either].contains { isIn($0, index) }
      guard isKnown || pieces[index].text.utf8.count > 4 else { continue }
      let lower = pieces[index].text.lowercased()
      let isSmall = index != first && index != last && isIn(lowercase, index)
      pieces[index].text = isSmall ? lower : Self.capitalized(lower)
    }
    return .other(expected: pieces.map(\.text).joined())
  }

  private func written(_ word: String, mustHaveCapital: Bool) -> String {
    let lower = word.lowercased()
    let bytes = Array(lower.utf8)[...]
    guard !mustHaveCapital else { return hyphenated(word, lower) }
    if either.contains(bytes) { return word }
    return lowercase.contains(bytes) ? lower : hyphenated(word, lower)
  }

  /// “High-Level”, but “Plug-in”.
  private func hyphenated(_ word: String, _ lower: String) -> String {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return Self.capitalized(word) }
    if secondPartLowercase.contains(Array(lower.utf8)[...]) { return Self.capitalized(word) }
    return parts.enumerated().map { index, part in
      let bytes = Array(part.lowercased().utf8)[...]
      let isSmall = index > 0 && (lowercase.contains(bytes) || either.contains(bytes))
      return isSmall ? String(part) : Self.capitalized(String(part))
    }.joined(separator: "-")
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A stretch of a text: a word, or what is between two.
  private struct Piece {
    var text: String
    var isWord: Bool
    /// False for words whose capitals are their own: names, abbreviations, code, arguments.
    var isJudged: Bool
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    // A remark in brackets has capitals or not: "Name (optional)".
    var isRemark = false
    for chunk in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      if chunk.startIndex > text.startIndex {
        pieces.append(Piece(text: spaces(of: text, at: chunk.startIndex), isWord: false, isJudged: false))
      }
      if chunk.hasPrefix("(") { isRemark = true }
      defer { if chunk.hasSuffix(")") { isRemark = false } }
      if isCode(chunk) {
        pieces.append(Piece(text: String(chunk), isWord: !chunk.isEmpty, isJudged: false))
        continue
      }
      var rest = chunk
      while let start = rest.firstIndex(where: isOfWord) {
        if start > rest.startIndex { pieces.append(Piece(text: String(rest[..<start]), isWord: false, isJudged: false)) }
        let end = rest[start...].firstIndex { !isOfWord($0) } ?? rest.endIndex
        let word = String(rest[start..<end])
        pieces.append(Piece(text: word, isWord: true, isJudged: !isRemark && mayBeJudged(word)))
        rest = rest[end...]
      }
      if !rest.isEmpty { pieces.append(Piece(text: String(rest), isWord: false, isJudged: false)) }
    }
    return pieces
  }

  private static func spaces(of text: String, at index: String.Index) -> String { String(text[text.index(before: index)]) }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'" || character == "’" || character == "-"
  }

  /// Arguments, paths, addresses and names of files.
  private static func isCode(_ chunk: Substring) -> Bool {
    if chunk.contains(where: { "%$@\\_#=<>{}~".contains($0) }) { return true }
    // A dot or a colon between two letters: `lintel.yml`.
    return zip(chunk.dropFirst(), chunk.dropFirst(2)).contains { ($0 == "." || $0 == ":") && $1.isLetter }
  }

  /// No capitals inside (`macOS`, `PDF`), no digits (`3D`), no other script than Latin.
  private static func mayBeJudged(_ word: String) -> Bool {
    guard word.contains(where: \.isLetter), !word.contains(where: \.isNumber) else { return false }
    return word.split(separator: "-").allSatisfy { part in
      !part.dropFirst().contains(where: \.isUppercase) && part.unicodeScalars.allSatisfy { $0.value < 0x250 || $0 == "’" }
        && (part.count > 1 || part.lowercased() == "a")
    }
  }

  /// Names of the project's own keep their capitals, whatever they are.
  private static func leaveAlone(_ names: [String], in pieces: inout [Piece]) {
    for name in names {
      let parts = Self.pieces(of: name)
      guard !parts.isEmpty, parts.count <= pieces.count else { continue }
      for start in 0...(pieces.count - parts.count) where zip(pieces[start...], parts).allSatisfy({ $0.text == $1.text }) {
        for index in start..<(start + parts.count) { pieces[index].isJudged = false }
      }
    }
  }
}
