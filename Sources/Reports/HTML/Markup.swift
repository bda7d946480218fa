import LintelFindings
import LintelModel

/// A page as a tree of elements, so that escaping cannot be forgotten: there is no way to put a string into a page that is
/// read as markup. Names of elements and attributes are written in this program, never read from a project.
indirect enum Markup: Sendable {
  case element(StaticString, [Attribute], [Markup])
  /// A text as people should read it, with its invisible characters shown.
  case text(String)
  /// What Lintel says, in the page's language.
  case words(Message)
  /// The same about texts of the project, which it quotes: they cannot turn the words around them, and are in the languages
  /// that are known of them.
  case quoted(Message, QuotedLanguages)
  /// Words in which long paths and names may break at their folders, signs and capitals, and nowhere else.
  case breaking(Markup)
  /// A sentence that names options of a command: a browser would break the line behind each of their hyphens.
  case instruction(Message)
  /// The same of a command itself.
  case command(String)
  /// What a rule is called: English words, whatever the page's language.
  case rule(String)
  /// A figure with its unit, which stay on one line.
  case figure(Message)
  /// What a message counts, without its number: that is beside it.
  case noun(Message, count: Int)
  /// A whole number with its thousands set apart.
  case number(Int)
  /// What a language is called.
  case name(LocaleID)
  /// The glyph of a kind of finding; a question has its language's mark.
  case mark(FindingKind)
  /// One after the other, with the language's sign between them.
  case list([[Markup]])
  /// A text in a picture, as a device would draw it.
  case drawn(String)
  /// Texts in which nothing acts any more, a line each, for the page's script to read.
  case lines([String])
  /// The page's own style sheet.
  case styleSheet(String)
  /// The page's own script.
  case script(String)
  /// Markup that a browser keeps as text until the page's script asks for it, so that a large page opens quickly and holds
  /// only the elements that were looked at. It cannot end early, for no text in it holds a `<`.
  case island([Markup])
  /// What is written already: a part that several tries of a page have in common.
  case written(WrittenMarkup)

  struct Attribute: Sendable {
    enum Value: Sendable {
      case text(String)
      /// Nothing but text is written of it.
      case markup([Markup])
    }

    let name: StaticString
    let value: Value
    /// Left out in an island: the page's script sets it as it reads the island.
    let isImplied: Bool
    init(_ name: StaticString, _ value: String, isImplied: Bool = false) {
      self.name = name
      self.value = .text(value)
      self.isImplied = isImplied
    }
    init(_ name: StaticString, words: Message) { self.init(name, [.words(words)]) }
    init(_ name: StaticString, _ content: [Markup]) {
      self.name = name
      value = .markup(content)
      isImplied = false
    }

    static func `class`(_ names: String) -> Attribute { .init("class", names) }
    static func id(_ id: String) -> Attribute { .init("id", id) }
    /// A link within the page: a report never leads anywhere else.
    static func href(to id: String) -> Attribute { .init("href", "#" + id) }
    static func lang(_ locale: String) -> Attribute { .init("lang", locale) }
    static func label(_ words: Message) -> Attribute { .init("aria-label", words: words) }
    static func label(_ content: [Markup]) -> Attribute { .init("aria-label", content) }
    /// A control that a browser shows as the page begins, not as it was left: the script knows nothing of that.
    static let unrestored = Attribute("autocomplete", "off")
    static let leftToRight = Attribute("dir", "ltr")
    static let decorative = Attribute("aria-hidden", "true")
  }

  static func quoting(_ message: Message) -> Markup { .quoted(message, [:]) }

  /// The page as UTF-8 text, with its words in a language.
  func page(in words: Localizer) -> String {
    var writer = PageWriter(words)
    return writer.page(self)
  }
}

/// Lets the parts of a page be written one below the other, with `if` and `for` between them.
@resultBuilder enum MarkupBuilder {
  static func buildExpression(_ markup: Markup) -> [Markup] { [markup] }
  static func buildExpression(_ markup: [Markup]) -> [Markup] { markup }
  /// Only Lintel's own words may be written as they are: a text out of a project is a `Markup.text`.
  static func buildExpression(_ message: Message) -> [Markup] { [.words(message)] }
  static func buildBlock(_ parts: [Markup]...) -> [Markup] { Array(parts.joined()) }
  static func buildOptional(_ part: [Markup]?) -> [Markup] { part ?? [] }
  static func buildEither(first: [Markup]) -> [Markup] { first }
  static func buildEither(second: [Markup]) -> [Markup] { second }
  static func buildArray(_ parts: [[Markup]]) -> [Markup] { Array(parts.joined()) }
}

/// An element of the page.
func tag(
  _ name: StaticString, _ attributes: Markup.Attribute..., @MarkupBuilder content: () -> [Markup] = { [] }
) -> Markup {
  .element(name, attributes, content())
}
