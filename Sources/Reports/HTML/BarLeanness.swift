import LintelFindings
import LintelModel

/// What sections of bars and tables and the map leave out of a page that is too large even without pictures.
struct BarLeanness: Hashable {
  /// Whether bars say how wide they must be in each language: the XML report has that.
  var hasWidths = true
  /// Whether a sentence says what is told in another section; else its rule's name leads there.
  var explainsElsewhere = true
  /// Whether notes have a card each; else a line, with their place.
  var hasCardsOfNotes = true
  /// So many bars and variants, the worst ones, are told in each language. The others in their source, where the page says to
  /// start, and where they have errors.
  var whole = Int.max
  /// Whether languages with errors stay, whichever bar it is.
  var keepsErrors = true

  /// How many rows the map has.
  var rows: Int { max(Self.leastRows, whole) }
  private static let leastRows = 10

  /// What is only shorter then: no finding or place is left out.
  static let brief: [BarLeanness] = [
    BarLeanness(hasWidths: false), BarLeanness(hasWidths: false, explainsElsewhere: false),
    BarLeanness(hasWidths: false, explainsElsewhere: false, hasCardsOfNotes: false),
  ]
  /// With hundreds of bars in dozens of languages: errors give way last.
  static let few: [BarLeanness] =
    [300, 100, 30].map {
      BarLeanness(hasWidths: false, explainsElsewhere: false, hasCardsOfNotes: false, whole: $0)
    }
    + [30, 10, 0].map {
      BarLeanness(hasWidths: false, explainsElsewhere: false, hasCardsOfNotes: false, whole: $0, keepsErrors: false)
    }

  /// Whether a bar has a language that findings were made in, though it is none of those that are told in each.
  func tells(_ part: PageModel.ToolbarPart, in locale: LocaleID) -> Bool {
    part.startingPoints.contains(locale)
      || keepsErrors && (part.entries[locale] ?? []).contains { $0.kind(in: locale) == .error }
  }

  /// How many findings that would have a card or a line are in no section then: *Find* counts them.
  func leftOut(of model: PageModel) -> Int {
    guard whole < model.toolbars.count else { return 0 }
    return model.toolbars.filter(\.isShown).worstFirst(\.tally).dropFirst(whole).reduce(0) { count, part in
      let lost = part.entries.filter { locale, _ in
        locale.map { $0 != part.toolbar.sourceLocale && !tells(part, in: $0) } ?? false
      }
      return count + lost.values.joined().count { $0.form != .number }
    }
  }

  /// What is said above the bars.
  /// - Parameter count: How many bars and variants there are.
  func sentences(ofAll count: Int) -> [Message] {
    var sentences: [Message] = []
    if !hasWidths { sentences.append(Self.withoutWidths) }
    if !hasCardsOfNotes { sentences.append(Self.notesByLine) }
    if count > whole {
      sentences.append(keepsErrors ? Self.inErrors(count - whole, of: count) : Self.inSource(count - whole, of: count))
    }
    return sentences
  }

  static let withoutWidths: Message =
    "To keep this page small, bars do not say how wide they must be in each language; the XML report does."
  static let notesByLine: Message =
    "To keep this page small, each note has one line; the XML report has its figures."
  static func inErrors(_ count: Int, of all: Int) -> Message {
    "To keep this page small, \(amount: count) of \(amount: all) bars and variants are told only in their source language and in languages with errors. “\(Message.data("lintel audit . --output DIR --format xml --format csv"))” writes everything."
  }
  static func inSource(_ count: Int, of all: Int) -> Message {
    "To keep this page small, \(amount: count) of \(amount: all) bars and variants are told only in their source language. “\(Message.data("lintel audit . --output DIR --format xml --format csv"))” writes everything."
  }
  /// Said on such a bar.
  static func leftOut(_ languages: Int) -> Message {
    "Languages with findings that are left out here, to keep this page small: \(languages)"
  }
  /// Before the names of rules that lead to other sections.
  static let inOtherSections: Message = "Told in other sections:"
}
