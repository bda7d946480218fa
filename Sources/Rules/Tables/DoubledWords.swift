import LintelModel

/// Words that a text has beside a variable, and that the form in the variable's place has there as well.
struct DoubledWords {
  /// As the text has them.
  let words: String
  /// The variable, by its place in the text.
  let place: Int
  /// The form that says them again.
  let form: StringUnit.Form
  /// What the text can do without: the words, and the space between them and the variable.
  let range: Range<String.Index>
  /// Whether each form of the variable has words on that side, so that the text need not have any.
  let isSaidByAll: Bool

  /// Of each variable those before it and those behind it.
  static func all(in text: JoinedText, _ locale: LocaleID) -> [DoubledWords] {
    text.places.indices.flatMap { place in
      [Side.before, .behind].compactMap { DoubledWords($0, place, of: text, byLetter: locale.setsNoSpaces) }
    }
  }

  private enum Side { case before, behind }

  private init?(_ side: Side, _ place: Int, of text: JoinedText, byLetter: Bool) {
    let around = side == .before ? text.before(place) : text.behind(place)
    let outside = Self.words(around, side, byLetter).map { byLetter ? $0 : Self.bare($0, side) }
    // The form that repeats most, and of these the one for most numbers.
    var longest: (run: Int, form: StringUnit.Form)?
    let forms = text.places[place].forms
    for form in forms {
      let own = Self.words(side == .before ? form.outerParts.head : form.outerParts.tail, side, byLetter)
      let run = Self.run(own, outside, byLetter)
      if run > (longest?.run ?? 0) || run > 0 && run == longest?.run && form.plural == "other" { longest = (run, form) }
    }
    guard let (run, form) = longest else { return nil }
    let (near, far) = (outside[0], outside[run - 1])
    let variable = text.places[place].range
    let isBefore = side == .before
    words = String(isBefore ? text.text[far.startIndex..<near.endIndex] : text.text[near.startIndex..<far.endIndex])
    // Where each form ends in a space of its own, the text's would be a second one.
    let isSpaced = forms.allSatisfy { (isBefore ? $0.text.first : $0.text.last)?.isWhitespace == true }
    if isBefore {
      let head = around[..<far.startIndex].reversed().prefix { isSpaced && $0.isWhitespace }
      range = around.index(far.startIndex, offsetBy: -head.count)..<variable.lowerBound
    } else {
      let tail = around[far.endIndex...].prefix { isSpaced && $0.isWhitespace }
      range = variable.upperBound..<tail.endIndex
    }
    isSaidByAll = forms.allSatisfy { form in
      let parts = form.outerParts
      return (isBefore ? parts.head : parts.tail).contains(where: \.isLetter)
    }
    (self.place, self.form) = (place, form)
  }

  /// From the variable outwards. Where no spaces part words, letter by letter.
  private static func words(_ text: Substring, _ side: Side, _ byLetter: Bool) -> [Substring] {
    let words: [Substring] =
      byLetter
      ? text.indices.filter { !text[$0].isWhitespace }.map { text[$0...$0] } : text.split(whereSeparator: \.isWhitespace)
    return side == .before ? words.reversed() : words
  }

  /// A word of the text without the marks at its outer end. Those of a form stay: behind its full stop a new sentence begins.
  private static func bare(_ word: Substring, _ side: Side) -> Substring {
    if side == .before {
      let bare = word.drop { $0.isPunctuation }
      return bare.isEmpty ? word : bare
    }
    guard let last = word.lastIndex(where: { !$0.isPunctuation }) else { return word }
    return word[...last]
  }

  /// How many words of the text a form says again: what the one ends with at the variable's edge, the other begins with.
  private static func run(_ own: [Substring], _ outside: [Substring], _ byLetter: Bool) -> Int {
    let (form, text) = (own.map { $0.lowercased() }, outside.map { $0.lowercased() })
    var run = min(form.count, text.count)
    while run > 0, !form.suffix(run).elementsEqual(text.prefix(run)) { run -= 1 }
    guard text.prefix(run).contains(where: { $0.contains(where: \.isLetter) }) else { return 0 }
    if run > 1 { return run }
    // A short word may end a form and begin what follows, “9 Leute, die die Seite lesen”, and so may a sign, “9 条条目”.
    let isAllOfForm = form.count == 1
    if !byLetter { return isAllOfForm || text[0].count > 3 ? 1 : 0 }
    let goesOn = text.count > 1 && text[1].contains(where: \.isLetter)
    return isAllOfForm && !goesOn ? 1 : 0
  }
}
