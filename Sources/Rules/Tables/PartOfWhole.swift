import LintelFindings
import LintelModel

/// “3 of 12” in a language that says the whole first, 「12個中の3個」, with the two values in the order of the English text: people
/// read that 12 of 3 are shown.
enum PartOfWhole {
  static let example: Example = .fails(
    "the part before the whole, in a language that has the whole first", files: files("%1$lu 個中の %2$lu 個を表示中"))

  static let allowed: Example = .passes("the whole before its part", files: files("%2$lu 個中の %1$lu 個を表示中"))

  private static func files(_ japanese: String) -> [String: String] {
    ["en.lproj/L.strings": "\"k\" = \"Showing %lu of %lu files\";\n", "ja.lproj/L.strings": "\"k\" = \"\(japanese)\";\n"]
  }

  static func remarks(in table: TableInLocale) -> [Remark] {
    guard !table.isSource, table.sourceLocale.language == "en", ["ja", "ko", "zh"].contains(table.locale.language) else {
      return []
    }
    return table.pairs(.format).compactMap { source, translation, _ -> Remark? in
      guard translation.locale == table.locale, let given = pair(in: source.forms[0], where: isOf) else { return nil }
      let arguments = Arguments(of: source, given: table.given[source.key])
      let areAlike = arguments.value(given.first)?.kind == arguments.value(given.second)?.kind
      func joint(_ between: Substring) -> String? {
        Self.word(in: between, table.locale.language) ?? (areAlike ? Self.genitive(in: between, table.locale.language) : nil)
      }
      for form in translation.forms where form.substitution == nil {
        guard let own = pair(in: form, where: { joint($0) != nil }),
          (own.first, own.second) == (given.first, given.second), let word = joint(own.between)
        else { continue }
        let (part, whole) = (arguments.spelling(of: given.first), arguments.spelling(of: given.second))
        return Remark(
          .fails, "part-of-whole",
          "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .sign(word, in: form.text))) says “\(whole)” of “\(part)” by “\(word)”, and its source “\(part)” of “\(whole)”",
          certainty: .likely, unit: translation, blame: .translation, severity: .warning,
          evidence: [.text("source", source.value), .text("translation", form.text)],
          suggestion: hasWordOfOne(given.between, own.between) || isJoined(given, in: source.forms[0])
            ? order(of: part, in: whole) : "Write “\(exchanged(given.first, given.second, in: form, arguments))”.",
          location: form.location)
      }
      return nil
    }
  }

  /// Two values of a text that stand one behind the other, and what is between them.
  private struct Pair {
    let first: Int
    let second: Int
    let between: Substring
  }

  private static func pair(in form: StringUnit.Form, where isMeant: (Substring) -> Bool) -> Pair? {
    let places = form.placeholderPlaces
    for (first, second) in zip(places, places.dropFirst()) {
      let between = form.text[first.range.upperBound..<second.range.lowerBound]
      if isMeant(between) {
        return Pair(first: first.placeholder.argument, second: second.placeholder.argument, between: between)
      }
    }
    return nil
  }

  private static func isOf(_ text: Substring) -> Bool {
    text.wholeMatch(of: /\ (?:[A-Za-z]+\ )?(?:out\ )?of\ (?:the\ )?(?:(?:first|last|next|top)\ )?/) != nil
  }

  /// Whether a word between the values belongs to one of them, as in “%1$ld of first %2$lu records”: exchanging the values alone
  /// would leave it with the other one.
  private static func hasWordOfOne(_ given: Substring, _ own: Substring) -> Bool {
    given.contains(/\b(?:first|last|next|top)\b/) || ["最初", "最後", "先頭", "上位"].contains { own.contains($0) }
  }

  /// Whether one of the two has another value right beside it, as in “%1$@ row of %2$@%3$@”: exchanging the two alone would
  /// leave that one with the other.
  private static func isJoined(_ pair: Pair, in form: StringUnit.Form) -> Bool {
    let places = form.placeholderPlaces
    return zip(places, places.dropFirst()).contains { one, next in
      one.range.upperBound == next.range.lowerBound
        && [one, next].contains { [pair.first, pair.second].contains($0.placeholder.argument) }
    }
  }

  private static func order(of part: String, in whole: String) -> Message {
    "Say the whole, “\(whole)”, before its part, “\(part)”, and leave each other word with the value that it belongs to in the source."
  }

  /// The word that has the whole before it and the part behind it, and nothing but a counter beside it: in 「実行中」 it is
  /// another one.
  private static func word(in text: Substring, _ language: String) -> String? {
    switch language {
    case "ja":
      let counted = text.wholeMatch(of: /\s?(?:[個件つ人本枚台行回点冊曲通名部]|項目|ページ)?\s?(中|のうち|の中|の内)の?\s?(?:(?:最初|最後|先頭|上位)の?)?\s?第?/)
      return counted.map { String($0.1) }
    case "ko":
      return text.wholeMatch(of: /\s?(?:[개명건곡장권대행]|페이지)?\s?(중)(?:에서|의)?\s?/).map { String($0.1) }
    case "zh":
      let counted = text.wholeMatch(of: /\s?(?:[个個条條项項张張页頁行件种種名位颗顆][^\s\p{P}]{0,4})?\s?(中)的?\s?第?\s?/)
      return counted.map { String($0.1) }
    default: return nil
    }
  }

  /// The particle that alone joins a whole with its part, 「%@ の %@」: “A of B” is “B の A”. A number with a counter before it
  /// says how many there are of what is behind it.
  private static func genitive(in text: Substring, _ language: String) -> String? {
    let particle = ["ja": "の", "ko": "의", "zh": "的"][language]
    let bare = text.filter { !$0.isWhitespace }
    return particle.flatMap { $0 == bare ? $0 : nil }
  }

  /// The text with two of its values exchanged, each with its number.
  private static func exchanged(_ first: Int, _ second: Int, in form: StringUnit.Form, _ arguments: Arguments) -> String {
    var (text, start) = ("", form.text.startIndex)
    for (placeholder, range) in form.placeholderPlaces {
      let argument = placeholder.argument == first ? second : placeholder.argument == second ? first : placeholder.argument
      text += "\(form.text[start..<range.lowerBound])\(arguments.spelling(of: argument))"
      start = range.upperBound
    }
    return text + String(form.text[start...])
  }
}
