import LintelFindings
import LintelModel

/// Languages across, bars and string tables down: where something was found, by glyph, number and colour.
struct HeatMap {
  let model: PageModel

  @MarkupBuilder var markup: [Markup] {
    let locales = columns
    let hasShared = (model.toolbars.map(\.entries) + model.tables.map(\.entries)).contains { $0[nil] != nil }
    if !locales.isEmpty && !(model.toolbars.isEmpty && model.tables.isEmpty) {
      tag("section", .class("heat"), .init("aria-labelledby", "heat-title")) {
        tag("h2", .id("heat-title")) { "Where it happens" }
        legend
        tag("div", .class("order"), .init("hidden", "hidden"), .init("role", "group"), .label("Order of the map")) {
          order("Languages", "By name")
          order("Bars and tables", "As in the project")
        }
        tag("p", .class("hint"), .id("heat-hint"), .init("hidden", "hidden")) {
          "The arrow keys move through the map; Return leads to what was found."
        }
        tag(
          "div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label("Findings by bar and language")
        ) {
          tag("table") {
            tag("thead") {
              tag("tr") {
                tag("th", .init("scope", "col"), .class("corner")) { "Bar" }
                if hasShared {
                  tag("th", .init("scope", "col"), .init("title", words: "Several or all languages")) { "all" }
                }
                for locale in locales {
                  tag("th", .init("scope", "col"), .init("title", [.name(locale)]), .init("data-locale", locale.id)) {
                    Markup.text(locale.id)
                  }
                }
              }
            }
            tag("tbody") {
              for part in model.toolbars { row(part, locales, hasShared) }
              for part in model.tables { row(part, locales, hasShared) }
            }
          }
        }
      }
    }
  }

  private func order(_ what: Message, _ plain: Message) -> Markup {
    tag("label") {
      tag("span") { what }
      tag("select", .unrestored) {
        tag("option", .init("value", "plain")) { plain }
        tag("option", .init("value", "worst")) { "Worst first" }
      }
    }
  }

  private var columns: [LocaleID] {
    let found = model.toolbars.flatMap(\.bars.keys) + model.result.findings.flatMap(\.languages)
    // A table of several languages is filed under `mul`, which is none.
    return Set(found + model.result.project.locales).subtracting(["mul"]).sorted()
  }

  private var legend: Markup {
    tag("p", .class("legend")) {
      for kind in FindingKind.allCases {
        tag("span", .class("key \(kind.rawValue)")) {
          tag("span", .class("cell"), .decorative) { Markup.text(kind.glyph) }
          " "
          kind.mark
        }
      }
      key(of: model.clean)
      if model.toolbars.contains(where: { !$0.toolbar.isJudgedForFit }) { key(of: .unjudged) }
      " "
      tag("span") { "The number is of the worst kind; a small one behind it counts all others." }
    }
  }

  private func key(of mark: CleanMark) -> Markup {
    tag("span", .class("key \(mark.rawValue)")) {
      tag("span", .class("cell"), .decorative) { Markup.text(mark.glyph) }
      " "
      mark.name
    }
  }

  private func row(_ part: PageModel.ToolbarPart, _ locales: [LocaleID], _ hasShared: Bool) -> Markup {
    tag("tr") {
      tag("th", .init("scope", "row")) {
        tag("a", .href(to: part.anchor)) { Markup.text(part.toolbar.name) }
        // Variants of a bar have its name; what tells them apart is the arm of the code.
        if let variant = part.toolbar.variant { tag("span", .class("arms")) { Markup.text(" " + variant.arms) } }
      }
      if hasShared { cell(part.entries[nil], part.place(of: nil)) }
      for locale in locales {
        let mark = part.bars[locale] == nil ? nil : model.clean.of(part.toolbar)
        cell(part.about[locale], part.place(of: locale), mark)
      }
    }
  }

  private func row(_ part: PageModel.TablePart, _ locales: [LocaleID], _ hasShared: Bool) -> Markup {
    tag("tr", .class("table-row")) {
      tag("th", .init("scope", "row")) { tag("a", .href(to: part.anchor)) { "Table \(part.name)" } }
      if hasShared { cell(part.entries[nil], part.anchor(nil)) }
      for locale in locales { cell(part.about[locale], part.anchor(locale)) }
    }
  }

  /// - Parameter mark: How the cell is marked where nothing was found; nil where that was not looked at.
  private func cell(_ entries: [PageModel.Entry]?, _ anchor: String, _ mark: CleanMark? = nil) -> Markup {
    guard let entries, let worst = Tally(entries).worst else {
      guard let mark else { return tag("td") }
      return tag("td", .class(mark.rawValue)) {
        tag("span", .decorative) { Markup.text(mark.glyph) }
        tag("span", .class("vh")) { mark.name }
      }
    }
    let tally = Tally(entries)
    let all = FindingKind.allCases.filter { tally.count($0) > 0 }.map { $0.counted(tally.count($0)) }
    let others = entries.count - tally.count(worst)
    // What the map is sorted by, the worst kind first.
    let counts = FindingKind.allCases.map { String(tally.count($0)) }.joined(separator: " ")
    return tag("td", .class(worst.rawValue), .init("data-counts", counts)) {
      tag("a", .href(to: anchor), .label("\(all)")) {
        Markup.text(worst.glyph + "\u{A0}")
        Markup.number(tally.count(worst))
        if others > 0 {
          tag("small") {
            Markup.text("\u{A0}+")
            Markup.number(others)
          }
        }
      }
    }
  }
}
