import LintelFindings
import LintelModel

/// The languages of the project that the page itself is in: whoever reads it in German may be who translates into German, so
/// that theirs stand first. Nobody translates into the language of the source, which most pages are in.
struct OwnLanguages {
  static let none = OwnLanguages(language: nil)

  /// Nil for a page in the language of the source.
  private let language: LocaleID?

  init(of words: Localizer, in project: Project) {
    let isOfSource = Localizer.nearest(to: project.sourceLocale.id) == words.language
    self.init(language: isOfSource ? nil : words.language)
  }

  private init(language: LocaleID?) { self.language = language }

  /// A region is its language's: `de-AT` of a German page.
  func contains(_ locale: LocaleID) -> Bool {
    guard let language else { return false }
    return Localizer.nearest(to: locale.id) == language
  }

  /// These first, all others as they stood.
  func first(_ locales: [LocaleID]) -> [LocaleID] {
    locales.filter { contains($0) } + locales.filter { !contains($0) }
  }

  /// Said where these stand above worse ones.
  static let explanation: Message = "The language of this page stands first, then the others, the worst first."

  /// What a table of these languages is called. Why one stands above worse ones is said in sight; the name alone stands in the
  /// heading, too.
  func caption(_ name: Message, of locales: [LocaleID]) -> Markup {
    guard locales.contains(where: { contains($0) }) else { return tag("caption", .class("vh")) { name } }
    return tag("caption", .class("own")) {
      tag("span", .class("vh")) {
        name
        ": "
      }
      Self.explanation
    }
  }
}
