import LintelFindings
import LintelModel

/// A line break that another sign stands for, `/n` for `\n`: people read the sign and the letter.
struct BrokenLineBreak {
  /// As the text has it: `/n`.
  let sign: String
  /// Where it is, in characters.
  let place: Int
  /// With line breaks in the place of all such signs.
  private(set) var mended = ""

  /// Nil where the source breaks no more lines than the text does, or has the same sign.
  /// - Parameter losesSpaces: Whether a backslash before a space was dropped: of `\ n` only ` n` is left.
  init?(in text: String, source: String, losesSpaces: Bool) {
    guard Self.breaks(in: source) > Self.breaks(in: text) else { return nil }
    let losesBlankLine = source.contains("\n\n") && !text.contains("\n\n")
    let characters = Array(text)
    var found: (sign: String, place: Int)?
    var index = 0
    var isBehindSign = false
    while index < characters.count {
      let ofBlankLine = losesBlankLine ? Self.length(ofBlankLineAt: index, in: characters) : nil
      let length = ofBlankLine ?? Self.length(at: index, in: characters, isBehindSign, losesSpaces) ?? 0
      let sign = String(characters[index..<(index + length)])
      let isSpaced = sign == " n" || sign == " r"
      isBehindSign = length > 0 && (isSpaced || !source.contains(sign))
      if isBehindSign {
        if found == nil { found = (isSpaced ? "\\" + sign : sign, index) }
        // The spaces that parted the sign from the words.
        while mended.last == " ", !source.contains(" \n") { mended.removeLast() }
        // Before the other one it makes one line break with it.
        mended += ofBlankLine != nil ? "\n\n" : sign == " r" ? "\r" : "\n"
        index += length
        if index < characters.count, characters[index] == " ", !source.contains("\n ") { index += 1 }
      } else {
        mended.append(characters[index])
        index += 1
      }
    }
    guard let found else { return nil }
    sign = found.sign
    place = found.place
  }

  private static func breaks(in text: String) -> Int { text.count { $0.isNewline } }

  /// Of the sign that begins here; nil where none does.
  private static func length(at index: Int, in text: [Character], _ isBehindSign: Bool, _ losesSpaces: Bool) -> Int? {
    func character(_ place: Int) -> Character? { text.indices.contains(place) ? text[place] : nil }
    let next = character(index + 1)
    switch text[index] {
    case "\\", "＼": return next == "n" ? 2 : next == " " && character(index + 2) == "n" ? 3 : nil
    case "/", "／": return next == "n" && isBreak(slashAt: index, in: text, isBehindSign) ? 2 : nil
    case "'", "’": return next == "n" && isBreak(apostropheAt: index, in: text, isBehindSign) ? 2 : nil
    case " ": return losesSpaces && (next == "n" || next == "r") ? 2 : nil
    case "n":
      // `n/n/`, written backwards.
      let isFirst = index == 0 || !text[index - 1].isLetter
      let isChain = character(index + 2) == "n" && character(index + 3) == "/"
      return next == "/" && (isBehindSign || isFirst && isChain) ? 2 : nil
    default: return nil
    }
  }

  /// Of `nn` and `Nn-`, which are left of `\n\n` where a program dropped the backslashes, before a sentence.
  private static func length(ofBlankLineAt index: Int, in text: [Character]) -> Int? {
    guard index > 0, index + 3 < text.count, text[index - 1].isWhitespace, "nN".contains(text[index]), text[index + 1] == "n" else {
      return nil
    }
    let length = text[index + 2] == "-" ? 3 : 2
    return text[index + length].isUppercase || text[index + length].isNumber ? length : nil
  }

  /// Not the slash of an address, nor of `and/nor`, `y/n` and `/name`.
  private static func isBreak(slashAt index: Int, in text: [Character], _ isBehindSign: Bool) -> Bool {
    if isBehindSign { return true }
    let backwards: [Character] = text[..<index].reversed()
    let word = backwards.prefix { !$0.isWhitespace }
    if String(word).contains("//:") { return false }
    guard index + 2 < text.count else { return word.first?.isLetter != true }
    let after = text[index + 2]
    if let before = word.first, before.isLetter || before.isNumber {
      return after.isLetter && !after.isLowercase || isSign(at: index + 2, in: text)
    }
    return !(after.isLetter && after.isLowercase)
  }

  /// Not the article of `'n bietjie`, nor an ending behind a name: `Ali'nin`.
  private static func isBreak(apostropheAt index: Int, in text: [Character], _ isBehindSign: Bool) -> Bool {
    if isBehindSign { return true }
    if index > 0, text[index - 1].isLetter { return false }
    guard index + 2 < text.count else { return false }
    return text[index + 2].isUppercase || text[index + 2] == "%" || isSign(at: index + 2, in: text)
  }

  private static func isSign(at index: Int, in text: [Character]) -> Bool {
    index + 1 < text.count && "/／'’\\＼".contains(text[index]) && text[index + 1] == "n"
  }
}

extension BrokenLineBreak {
  /// Of a form of a translation.
  init?(in form: StringUnit.Form, of unit: StringUnit, source: StringUnit) {
    guard form.substitution == nil else { return nil }
    let lost = Self.lostSpaces(of: unit)
    let signs = ([" n", " r"] as [String]).map { form.text.split(separator: $0, omittingEmptySubsequences: false).count - 1 }
    self.init(in: form.text, source: source.value, losesSpaces: lost > 0 && signs[0] + signs[1] == lost)
  }

  /// How many backslashes before a space were dropped.
  private static func lostSpaces(of unit: StringUnit) -> Int { unit.unknownEscapes.count { $0.text == "\\ " } }

  /// The remarks on texts that people read such a sign in.
  static func remarks(in table: TableInLocale) -> [Remark] {
    if table.isSource { return [] }
    return table.pairs.compactMap { pair in
      // Most sources break no line.
      guard pair.source.value.utf8.contains(UInt8(ascii: "\n")), let unit = pair.translation, unit.locale == table.locale,
        unit.value != pair.source.value
      else { return nil }
      return unit.forms.lazy.compactMap { remark(on: $0, of: unit, source: pair.source, in: table) }.first
    }
  }

  private static func remark(
    on form: StringUnit.Form, of unit: StringUnit, source: StringUnit, in table: TableInLocale
  ) -> Remark? {
    guard let found = BrokenLineBreak(in: form, of: unit, source: source) else { return nil }
    let mended = found.mended(with: source.facts.first?.placeholders ?? [], beside: form.facts)
    return Remark(
      .fails, "broken-break",
      "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .place(found.place))) has “\(found.sign)” where its source "
        + "breaks the line: people read these signs",
      unit: unit, blame: .translation, severity: .warning,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: advice(mended, in: form.location.file), location: form.location,
      fixes: form.fix(mended, respellsEscapes: Self.lostSpaces(of: unit) > 0))
  }

  /// Markup and cells hold line breaks as they are: what stands for one elsewhere would be two more signs there.
  private static func advice(_ mended: String, in file: String) -> Message {
    switch StringTable.Format(file: file) {
    case .xliff, .stringsdict, .csv, nil: return "Break the line where these signs are: \(StringUnit.quoted(mended))."
    case .strings, .xcstrings, .po:
      let spelled = String(mended.map { $0.isNewline ? "\\n" : String($0) }.joined())
      return "Write the line breaks as “\\n”: “\(spelled)”."
    }
  }

  /// With the only value of the source where a lone percent sign is left of it, or one and a space.
  private func mended(with values: [Placeholder], beside own: UnitFacts) -> String {
    guard values.count == 1, own.placeholders.isEmpty, mended.count(where: { $0 == "%" }) == 1 else { return mended }
    let spaced = own.platformPlaceholders.first { $0.value == .object && values[0].value == .object }
    let sign = spaced?.text ?? "%"
    return mended.replacingOnly(sign, with: values[0].text) ?? mended
  }
}
