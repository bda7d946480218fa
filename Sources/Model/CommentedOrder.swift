/// What a comment asks translators to do with a string: to leave it alone.
package enum CommentedOrder {
  /// Whether a sentence of a comment is such an order and nothing else: `Do not translate.`, `a brand – leave as is`. One that
  /// goes on, as in `Do not translate the semicolons`, is about a part of the text, and one with `if` before it hangs on something.
  package static func leavesAsIs(_ comment: String) -> Bool {
    guard comment.utf8.count <= longest, mayBe(in: comment) else { return false }
    let plain = comment.lowercased().replacing("’", with: "'")
    return plain.split(whereSeparator: \.isNewline).contains { line in
      sentences(of: line).contains { orders.contains($0) }
    }
  }

  /// Whether the comment says nothing else: beside other sentences it may be about a name that they speak of.
  fileprivate static func isWhole(_ comment: String) -> Bool {
    comment.lowercased().replacing("’", with: "'").split(whereSeparator: \.isNewline).flatMap { sentences(of: $0) }
      .allSatisfy { $0.isEmpty || orders.contains($0) }
  }

  /// In bytes: what is longer explains something.
  private static let longest = 2_000

  /// Whether a comment has a word of such an order: `translat…`, `locali…`, `as is`, `as it is`. Most have none, and each is asked
  /// about once for every language of its table: byte by byte, as a search for characters took a twentieth of an audit.
  private static func mayBe(in comment: String) -> Bool {
    var comment = comment
    return comment.withUTF8 { bytes in words.contains { isIn(bytes, $0) } }
  }

  private static let words = ["ranslat", "RANSLAT", "ocali", "OCALI", "s is", "S IS", "s it is"].map { Array($0.utf8) }

  private static func isIn(_ bytes: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    var start = 0
    while start + word.count <= bytes.count {
      var length = 0
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
      start += 1
    }
    return false
  }

  private static func sentences(of line: Substring) -> [String] {
    // What stands in parentheses at the end is about the whole.
    let marks: Set<Character> = line.reversed().first { !$0.isWhitespace && $0 != "." } == ")" ? [".", "!", ";", "(", ")"] : [".", "!", ";"]
    return line.split(whereSeparator: marks.contains).flatMap { part in
      part.replacing(" – ", with: "\n").replacing(" — ", with: "\n").replacing(" - ", with: "\n").split(separator: "\n")
    }.map(bare)
  }

  /// Without the spaces and signs at its ends, and without whom it speaks to.
  private static func bare(_ sentence: Substring) -> String {
    let words = sentence.split { !$0.isLetter && $0 != "'" }.map(String.init)
    return words.drop { ["translators", "translator", "note", "please", "important", "todo"].contains($0) }.joined(separator: " ")
  }

  private static let orders: Set<String> = {
    let objects = ["", " it", " this", " this string", " this text", " this key"]
    let verbs = ["do not translate", "don't translate", "do not localize", "don't localize", "do not localise", "don't localise"]
    let passives = [
      "not to be translated", "not for translation", "must not be translated", "should not be translated", "shall not be translated",
      "this must not be translated", "this should not be translated", "this string must not be translated",
      "this string should not be translated", "no translation needed", "no need to translate", "not translatable", "untranslatable",
      "leave as is", "leave it as is", "leave as it is", "leave it as it is", "leave untranslated", "leave it untranslated",
      "keep as is", "keep it as is", "keep untranslated", "keep it untranslated",
    ]
    return Set(verbs.flatMap { verb in objects.map { verb + $0 } } + passives)
  }()
}

extension StringUnit {
  /// Whether its comment asks to leave it as it is.
  package var isLeftAsIs: Bool {
    guard !isCommentGenerated, let comment, CommentedOrder.leavesAsIs(comment) else { return false }
    // What is put into a text has a name, and the order may be about that.
    return CommentedOrder.isWhole(comment) || !value.contains("%")
  }
}
