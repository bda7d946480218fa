import LintelFindings
import LintelModel
import LintelTables

/// Finds findings by language, addressee, rule, criterion, severity and text. Shown by the page's script, which does the finding.
struct FilterSection {
  let model: PageModel
  /// How the page writes numbers.
  let names: Localizer
  /// Whose page it is: what is about others as well is chosen by this one alone. Nil where it is everybody's.
  var only: LocaleID?
  /// How many findings its bars leave out, to keep it small.
  var leftOut = 0

  /// The script writes the number in its place.
  private static let found = "{found}"

  private var findings: [Finding] { model.result.findings }

  @MarkupBuilder var markup: [Markup] {
    if !findings.isEmpty {
      tag("section", .class("find"), .id("find"), .init("hidden", "hidden"), .init("aria-labelledby", "find-title")) {
        tag("h2", .id("find-title")) { "Find" }
        // The page's script closes it on a narrow screen, where it would be a screen before what was found. Its summary says how
        // much is chosen, and is seen there alone.
        tag("details", .class("choices"), .init("open", "open")) {
          tag("summary", .init("data-active", words: "Filters in use: \(Self.found)")) { "Find" }
          tag("form", .class("filters"), .unrestored, .init("role", "search"), .init("aria-labelledby", "find-title")) {
            // The page's script names the choices: each section has its name as its heading.
            choice("part", "Bar or table", [])
            choice("locale", "Language", languages)
            choice("blame", "For", Blame.allCases.map { ($0.rawValue, .words($0.addressee)) })
            if !model.causes.isEmpty { choice("cause", "Cause", causes, unoffered: causesBesides) }
            choice("rule", "Rule", Set(findings.map(\.rule)).sorted().map { ($0, .words(RuleName.withID($0))) })
            criterion
            tag("label") {
              tag("span") { "Text" }
              tag("input", .init("type", "search"), .init("name", "text"), .init("autocomplete", "off"))
            }
            severities
            tag("button", .init("type", "reset")) { "Show all" }
          }
        }
        ofLanguage
        status
        Markup.ticketButton()
        tag("span", .class("vh"), .init("role", "status"), .init("data-done", words: "Copied"))
        tag("ol", .class("results"))
        tag("button", .init("type", "button"), .class("further"), .init("hidden", "hidden")) { "Show more" }
      }
    }
  }

  private typealias Choice = (value: String, name: Markup)

  private var languages: [Choice] {
    let locales = model.counts.inOrder(Set(findings.flatMap(\.languages)).filter { only == nil || $0 == only })
    var choices: [Choice] = []
    // What is wrong whatever the language is found there, too.
    if findings.contains(where: { $0.locale == nil }) || model.count(where: { $0.isWhateverTheLanguage }) > 0 {
      choices.append((value: FilterState.severalLanguages.id, name: Markup.words("Several or all languages")))
    }
    if model.count(where: { $0.isWhateverTheLanguage }) > 0 {
      choices.append((value: FilterState.noLanguage.id, name: Markup.words("Whatever the language")))
    }
    for locale in locales { choices.append((value: locale.id, name: Markup.name(locale))) }
    return choices
  }

  /// By number, as they stand under "Start here".
  private var causes: [Choice] { model.causes.indices.map(cause) }

  /// Those that the page does not tell: too many to choose from, and named where findings of them are listed.
  private var causesBesides: [Choice] {
    let parts = model.toolbars.map(\.entries) + model.tables.map(\.entries)
    let told = parts.flatMap { $0.values.joined() }.filter { $0.form != .number }
    return Set(told.compactMap(\.cause)).subtracting(model.causes.indices).sorted().map(cause)
  }

  /// The criteria that anything on the page bears on. What is only related to one is chosen by an address alone, and so is one
  /// of which the page has nothing but counts: an address without its choice would find what is about all others.
  @MarkupBuilder private var criterion: [Markup] {
    let entries = (model.toolbars.map(\.entries) + model.tables.map(\.entries)).flatMap { $0.values.joined() }
    let shown = Set(entries.filter { $0.form != .number }.flatMap(\.criteria))
    let counted = Set(entries.flatMap(\.criteria)).subtracting(shown)
    let related = Set(entries.flatMap(\.relatedCriteria))
    if !shown.isEmpty || !counted.isEmpty || !related.isEmpty {
      choice(
        "criterion", "Criterion", Self.choices(of: shown),
        unoffered: Self.choices(of: counted) + Self.choices(relatedTo: related) + severalCriteria, isEnglish: true)
    }
  }

  private static func choices(of criteria: Set<String>) -> [Choice] {
    Criterion.all.filter { criteria.contains($0.number) }.map { ($0.number, .text("\($0.number) \($0.name)")) }
  }

  /// What the line in the page's head leads to: names, whichever criteria they miss.
  private var severalCriteria: [Choice] {
    CriteriaSummary(result: model.result).severalCriteria.map { (FilterState.any(of: $0.criteria), .words($0.subject.name)) }
  }

  private static func choices(relatedTo criteria: Set<String>) -> [Choice] {
    Criterion.all.map(\.number).filter(criteria.contains).map {
      (FilterState.related(to: $0), .words(Self.related(to: $0)))
    }
  }

  static func related(to criterion: String) -> Message { "Related to \(Message.data(criterion))" }

  /// - Parameter number: From 0.
  private func cause(_ number: Int) -> Choice {
    (String(number + 1), .words(model.shortName(ofCause: number)))
  }

  /// - Parameters:
  ///   - unoffered: What an address can choose, and the menu does not show.
  ///   - isEnglish: Whether the choices are called in English on every page, as criteria are.
  private func choice(
    _ name: String, _ title: Message, _ choices: [Choice], unoffered: [Choice] = [], isEnglish: Bool = false
  ) -> Markup {
    let language: [Markup.Attribute] = isEnglish && names.language != "en" ? [.lang("en")] : []
    return tag("label") {
      tag("span") { title }
      tag("select", .unrestored, .init("name", name)) {
        tag("option", .init("value", "")) { "All" }
        for choice in choices {
          Markup.element("option", [.init("value", choice.value)] + language, [choice.name])
        }
        for choice in unoffered { tag("option", .init("value", choice.value), .init("hidden", "hidden")) { choice.name } }
      }
    }
  }

  private var severities: Markup {
    tag("fieldset") {
      tag("legend") { "Severity" }
      for kind in FindingKind.allCases {
        tag("label", .class("key \(kind.rawValue)")) {
          tag(
            "input", .unrestored, .init("type", "checkbox"), .init("name", "kind"), .init("value", kind.rawValue),
            .init("checked", "checked"))
          tag("span", .class("cell"), .decorative) { Markup.mark(kind) }
          " "
          kind.name
        }
      }
    }
  }

  /// What heads the findings of one language, with the ways from there. The page's script fills it in.
  private var ofLanguage: Markup {
    let (language, found) = (Message.data("{language}"), Message.data("{found}"))
    return tag(
      "div", .class("of-language"), .init("hidden", "hidden"),
      .init("data-heading", words: "\(language) · Findings: \(found)"), .init("data-sheet", words: "Translators’ sheet"),
      .init("data-back", words: "Back to “By language”"), .init("data-untranslated", words: "Untranslated"))
  }

  /// Read aloud as it changes. The script fills the numbers in.
  private var status: Markup {
    let (found, all, causes, parts, total) = ("{found}", "{all}", "{causes}", "{parts}", "{total}")
    // A browser may write a language in other digits than ICU does.
    let digits = names.number(0) == "0" ? "latn" : "arab"
    let onPage = model.count { $0.form != .number } - leftOut
    return tag(
      "p", .init("role", "status"), .class("status"),
      .init("data-some", words: "Findings: \(found) of \(all). Causes: \(causes). Bars and tables: \(parts) of \(total)."),
      .init("data-group", words: "Findings: \(found) of \(all)."),
      .init("data-none", words: "Findings: none of \(all)."),
      .init("data-all", words: "Findings: \(all). Bars and tables: \(total)."),
      .init("data-chosen", words: "Only what was chosen under “Find”:"),
      .init("data-nothing", words: "Nothing here fits what is chosen under “Find”."),
      .init("data-veiled", words: "Hidden here by the choice under “Find”: \(found)."),
      .init("data-variants", words: "All variants of \(Message.data("{name}"))"),
      .init("data-count", String(onPage)), .init("data-digits", digits),
      .init("data-more", [.words(onPage < findings.count ? omitted(findings.count - onPage) : "")])
    )
  }
}

extension PageModel {
  /// How many findings on the page, toolbars and tables together, are as asked.
  func count(where holds: (Entry) -> Bool) -> Int {
    let parts = toolbars.map(\.entries) + tables.map(\.entries)
    return parts.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count(where: holds) } }
  }
}
