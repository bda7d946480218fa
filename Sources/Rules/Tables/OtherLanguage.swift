import LintelFindings
import LintelModel

/// A text that is another language's as a whole, by its letters.
struct OtherLanguage {
  let unit: StringUnit
  private let form: StringUnit.Form
  /// ISO 15924; `Jpan` where kana stand among Chinese characters.
  private let script: String

  /// Which part of a text's letters has to be foreign; a name among them keeps its own. The figure is ours.
  private static let mostLetters = (part: 2, of: 3)
  /// Fewer letters may be a name: of a script whose signs are syllables or words, and of an alphabet. The figures are ours.
  private static let fewest = (signs: 4, letters: 8)
  private static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ]
  private static let ofSigns: Set = ["Jpan", "Hani", "Hang", "Bopo"]
  /// Latin words are normal, and letters of the other way of writing Chinese are still Chinese.
  private static let uncounted: Set = ["Latn", "Hans", "Hant"]
  /// Scripts that a single language is written in today.
  private static let languages = ["Jpan": "ja", "Hang": "ko", "Thai": "th", "Grek": "el", "Armn": "hy"]

  /// Nil for a text that is in its own language, or may be. Latin words are normal anywhere.
  init?(_ unit: StringUnit, of source: StringUnit) {
    let known = Set(source.forms.flatMap { Array($0.text.unicodeScalars) })
    for form in unit.forms {
      let letters = form.facts.foreignLetters
      guard !letters.isEmpty, !letters.contains(where: { $0.isOfOtherScript || known.contains($0.letter) }) else { continue }
      let counts = Dictionary(grouping: letters.filter { !Self.uncounted.contains($0.script) }, by: { Self.family($0.script) })
        .mapValues(\.count)
      let isJapanese = counts["Jpan"] != nil
      guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { continue }
      // Chinese characters beside kana are Japanese, too.
      let script = isJapanese && most.key == "Hani" ? "Jpan" : most.key
      let count = script == "Jpan" ? most.value + (counts[most.key == "Jpan" ? "Hani" : "Jpan"] ?? 0) : most.value
      let all = form.text.unicodeScalars.count { Self.letters.contains($0.properties.generalCategory) }
      guard count >= (Self.ofSigns.contains(script) ? Self.fewest.signs : Self.fewest.letters),
        count * Self.mostLetters.of >= all * Self.mostLetters.part
      else { continue }
      (self.unit, self.form, self.script) = (unit, form, script)
      return
    }
    return nil
  }

  private static func family(_ script: String) -> String { ["Hira", "Kana"].contains(script) ? "Jpan" : script }

  func remark(in locale: LocaleID) -> Remark {
    let text = StringUnit.quoted(form.text)
    let language = Self.languages[script].map { LocaleID($0) }
    let what: Message
    if let language {
      what = "The \(locale) text \(text) is in another language: \(language)"
    } else {
      what = "The \(locale) text \(text) is in another language (script: \(ScriptName.of(script)))"
    }
    return Remark(
      .fails, "other-language", what,
      certainty: language == nil ? .likely : .certain, unit: unit, blame: .translation, severity: .error,
      evidence: [.text("text", form.text)], suggestion: Self.advice, location: form.location)
  }

  static let advice: Message = "Translate it anew: the text belongs to another language."
  static let adviceOnMany: Message = "Translate them anew: the texts belong to another language."
}
