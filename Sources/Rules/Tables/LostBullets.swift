import LintelFindings
import LintelModel

/// A list in the source whose translation is running text: how its last sentence ends is the least of it.
struct LostBullets {
  static let reason = "bullets-lost"

  static let example: Example = .fails(
    "a list of bullets became sentences",
    files: [
      "en.lproj/L.strings": "\"k\" = \"• Forward messages here\\n• Take notes\\n• Attach media to save them\";\n",
      "ja.lproj/L.strings": "\"k\" = \"ここにメッセージを転送できます。メモも保存できます。メディアを添付して保存します。\";\n",
    ])

  private let translation: StringUnit
  private let source: StringUnit

  /// Nil where the source is no list, or the translation has a bullet as well.
  init?(in translation: StringUnit, of source: StringUnit) {
    guard Self.bullets(in: source.value) >= 2, Self.bullets(in: translation.value) == 0 else { return nil }
    (self.translation, self.source) = (translation, source)
  }

  func remark(in locale: LocaleID) -> Remark {
    Remark(
      .fails, Self.reason,
      "The \(locale) text \(StringUnit.quoted(translation.value)) is running text, and its source is a list with bullets",
      unit: translation, blame: .translation,
      evidence: [.text("source", source.value), .text("translation", translation.value)],
      suggestion: "Write a list as the source does: each point on a line of its own, with its bullet.")
  }

  /// Lines that begin with a bullet and go on with a space.
  private static func bullets(in text: String) -> Int {
    text.split(whereSeparator: \.isNewline).count { line in
      let rest = line.drop(while: \.isWhitespace)
      return rest.first.map { "•‣◦▪●∙·・-–—*".contains($0) } == true && (rest.dropFirst().first?.isWhitespace == true || rest.first == "・")
    }
  }
}
