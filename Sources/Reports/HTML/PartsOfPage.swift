import LintelFindings
import LintelModel

/// The ways to the parts of the page: three stand before everything, in sight where one has the focus, and a list that opens
/// below the head has all of them.
struct PartsOfPage {
  let model: PageModel
  /// Whether there is a table of languages.
  let hasLanguages: Bool
  /// Whether translators have sheets.
  let hasSheets: Bool
  let hasCriteria: Bool

  /// More would be in the way of whoever goes by keyboard.
  var skips: Markup {
    tag("div", .class("skips")) {
      if !model.causes.isEmpty { skip("start", "Skip to “Start here”") }
      if !model.result.findings.isEmpty { skip("find", "Skip to “Find”", isScripted: true) }
      skip("toolbars", "Skip to the toolbars")
    }
  }

  /// In the page's order, as the headings are called. Folded: open, all of it would be stops of the tab key before the first cause.
  var markup: Markup {
    tag("nav", .class("parts"), .label("Parts of the page")) {
      tag("details") {
        tag("summary") { "Parts of the page" }
        ways
      }
    }
  }

  private var ways: Markup {
    tag("ul") {
      if !model.causes.isEmpty { way("start", "Start here") }
      if hasLanguages { way("languages", "By language") }
      if !(model.toolbars.isEmpty && model.tables.isEmpty) { way("map", "Where it happens") }
      if !model.result.findings.isEmpty { way("find", "Find", isScripted: true) }
      way("toolbars", "Toolbars")
      if !model.tables.isEmpty { way("tables", "String tables") }
      if hasSheets { way("translators", "For translators", isScripted: true) }
      if hasCriteria { way("criteria", "Accessibility criteria") }
      way("coverage", "What was looked at")
    }
  }

  private func skip(_ place: String, _ words: Message, isScripted: Bool = false) -> Markup {
    .element("a", [.class("skip"), .href(to: place)] + unscripted(isScripted), [.words(words)])
  }

  private func way(_ place: String, _ words: Message, isScripted: Bool = false) -> Markup {
    .element("li", unscripted(isScripted), [tag("a", .href(to: place)) { words }])
  }

  /// The page's script shows it with the section that needs it.
  private func unscripted(_ isScripted: Bool) -> [Markup.Attribute] { isScripted ? [.init("hidden", "hidden")] : [] }
}
