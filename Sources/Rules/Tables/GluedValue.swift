import LintelFindings
import LintelModel

/// A value and a word without the space between them, as in `%@se descargó`: people read “Atlasse descargó”.
enum GluedValue {
  /// Whether bytes may be such a place: an object's sign with a small letter behind it.
  static func mayBe(_ byte: UInt8, behind before: UInt8, before next: UInt8) -> Bool {
    byte == UInt8(ascii: "@") && (before == UInt8(ascii: "%") || before == UInt8(ascii: "$"))
      && ((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) || next == 0xC3)
  }

  static func found(in text: SourcedText) -> StrayMark? {
    guard text.form.substitution == nil, text.hasSource, !text.table.locale.setsNoSpaces else { return nil }
    return lost(in: text) ?? glued(in: text)
  }

  /// Languages that hang endings on a value, or set a particle before it, without a space: to take one out may be right. The list
  /// is ours.
  private static let joining: Set = [
    "ko", "tr", "az", "kk", "ky", "uz", "tk", "ug", "hu", "fi", "et", "eu", "ka", "hy", "mn", "ml", "ta", "te", "kn", "si", "mr",
    "hi", "bn", "gu", "pa", "ne", "ar", "he", "fa", "ur", "ckb", "ps", "sd", "yi", "id", "ms", "sw", "eo",
  ]
  /// Languages that hang no ending of two letters on a value. The list is ours: of 164,000 texts of open-source apps in these and
  /// their neighbours nine have such a place, and all are slips.
  private static let apart: Set = ["ca", "de", "es", "fr", "gl", "it", "nl", "pt"]

  /// What a change took out, while every other sign of the text stayed.
  private static func lost(in text: SourcedText) -> StrayMark? {
    let (form, locale) = (text.form, text.table.locale)
    guard !joining.contains(locale.language), let earlier = text.table.earlier[text.source.key]?.translation,
      let before = earlier.forms.first(where: { isAlike($0, form) })?.text, before != form.text,
      before.filter({ !$0.isWhitespace }) == form.text.filter({ !$0.isWhitespace })
    else { return nil }
    let signs = form.facts.placeholders.map(\.text)
    let (now, old) = (joints(of: signs, in: form.text), joints(of: signs, in: before))
    guard now.count == old.count, let (joint, _) = zip(now, old).first(where: { $0.isGlued && $1.isSpaced }),
      !text.inSource({ source in isGlued(joint.sign, in: source) })
    else { return nil }
    return mark(
      .lostSpace, at: joint, in: form.text,
      "has no space between “\(joint.sign)” and “\(joint.word)”, and had one before the change", before: before)
  }

  /// One that the source has behind the same value.
  private static func glued(in text: SourcedText) -> StrayMark? {
    guard apart.contains(text.table.locale.language) else { return nil }
    for value in text.form.facts.placeholders where value.value == .object {
      let joints = joints(of: [value.text], in: text.form.text)
      guard let joint = joints.first(where: \.isBehind), joint.isGlued, !joint.word.isEmpty,
        joint.word.first?.isLowercase == true,
        let own = text.source.forms.first(where: { $0.substitution == nil })?.facts.placeholders
          .first(where: { $0.argument == value.argument }),
        text.inSource({ source in hasWord(behind: own.text, in: source) }),
        joint.word.count > 1 || text.inSource({ source in isSlip(joint.word, for: own.text, in: source) }),
        !text.inSource({ source in isGlued(own.text, in: source) })
      else { continue }
      return mark(
        .gluedValue, at: joint, in: text.text,
        "has no space between “\(joint.sign)” and “\(joint.word)”, and its source has one behind the value")
    }
    return nil
  }

  /// Where a placeholder and what is beside it meet.
  private struct Joint {
    let sign: String
    let isBehind: Bool
    let place: String.Index
    /// The sign beside it; nil at the text's edge.
    let neighbour: Character?
    /// The letters beside it.
    let word: String

    var isGlued: Bool { neighbour?.isLetter == true }
    var isSpaced: Bool { neighbour?.isWhitespace == true }
  }

  /// Two for each placeholder, in their order.
  private static func joints(of signs: [String], in text: String) -> [Joint] {
    var start = text.startIndex
    var joints: [Joint] = []
    for sign in signs {
      guard let range = text[start...].firstRange(of: sign) else { continue }
      let (before, behind) = (text[..<range.lowerBound], text[range.upperBound...])
      let word = String(before.reversed().prefix { $0.isLetter }.reversed())
      joints.append(Joint(sign: sign, isBehind: false, place: range.lowerBound, neighbour: before.last, word: word))
      joints.append(
        Joint(
          sign: sign, isBehind: true, place: range.upperBound, neighbour: behind.first,
          word: String(behind.prefix { $0.isLetter })))
      start = range.upperBound
    }
    return joints
  }

  private static func isGlued(_ sign: String, in source: String) -> Bool {
    joints(of: [sign], in: source).contains { $0.isGlued }
  }

  private static func hasWord(behind sign: String, in source: String) -> Bool {
    guard let range = source.firstRange(of: sign) else { return false }
    let behind = source[range.upperBound...]
    return behind.first == " " && behind.dropFirst().first?.isLetter == true
  }

  /// Letters that, alone behind a value, are neither an ending nor an ordinal's in any of the languages: `%@s`, `%@e`. The list is
  /// ours.
  private static let noEndings: Set<Character> = ["b", "c", "f", "p", "q", "v", "w", "x", "y", "z"]

  /// Whether a letter that stands alone behind a value was typed by mistake: it is no abbreviation of what the source has there.
  private static func isSlip(_ letter: String, for sign: String, in source: String) -> Bool {
    guard let range = source.firstRange(of: sign), let first = letter.first, noEndings.contains(first) else { return false }
    return source[range.upperBound...].first(where: \.isLetter)?.lowercased() != letter
  }

  private static func isAlike(_ a: StringUnit.Form, _ b: StringUnit.Form) -> Bool {
    a.substitution == nil && a.plural == b.plural && a.device == b.device && a.width == b.width
  }

  private static func mark(
    _ kind: StrayMark.Kind, at joint: Joint, in text: String, _ what: Message, before: String? = nil
  ) -> StrayMark {
    let mended = String(text[..<joint.place]) + " " + String(text[joint.place...])
    return StrayMark(
      kind: kind, what: what, suggestion: "Write “\(mended)”.",
      place: text.distance(from: text.startIndex, to: joint.place), mended: mended, before: before)
  }
}
