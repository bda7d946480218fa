import LintelFindings
import LintelModel

/// How whoever has only a cause's ticket sees what it is about: in which language, on which screen, and on which device with its system and
/// text size.
struct CauseSight {
  let words: Message
  /// Of the screen's name.
  let languages: QuotedLanguages

  /// Nil for what no width decides: it is seen on every device, and its sentence says where.
  init?(of cause: Matter, on model: PageModel) {
    let worst = cause.findings[0]
    guard let cut = LanguageCut.all(of: [worst], on: model).first, let part = model.part(of: cut.toolbar) else { return nil }
    words = Self.words(cut.locale, part.title.name, cut.environment)
    languages = part.title.quotedLanguages
  }

  static let heading: Message = "How to see it"

  static func words(_ locale: LocaleID, _ screen: String, _ environment: Environment) -> Message {
    "Set the language to \(locale), and open “\(screen)” in \(environment)."
  }
}
