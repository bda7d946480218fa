import LintelFindings
import LintelModel

/// Languages across, bars and string tables down: where something was found, by glyph, number and colour.
struct HeatMap {
  let model: PageModel
  /// No more bars and tables than this have a row; their sections have what was found all the same.
  var most = Int.max
  private var namesakes: NamesakeBars { model.namesakes }

  @MarkupBuilder var markup: [Markup] {
    if !(model.toolbars.isEmpty && model.tables.isEmpty) {
      tag("section", .class("heat"), .id("map"), .init("aria-labelledby", "heat-title")) {
        tag("h2", .id("heat-title")) { "Where it happens" }
        map(HeatRow.all(of: model))
        folded
      }
    }
  }

  @MarkupBuilder private func map(_ rows: [HeatRow]) -> [Markup] {
    if !rows.isEmpty {
      legend
      tag("div", .class("order"), .init("hidden", "hidden"), .init("role", "group"), .label("Order of the map")) {
        order("Languages", "By name")
        order("Bars and tables", "As in the project")
        fullNames
      }
      tag("p", .class("hint"), .id("heat-hint"), .init("hidden", "hidden")) {
        "The arrow keys move through the map; Return leads to what was found."
      }
      let locales = columns(rows)
      map(rows, locales, rows.contains { !$0.counted(in: nil).isEmpty })
      if rows.count > most { tag("p", .class("cut-list")) { omitted(rows.count - most) } }
      if isMetTwice(rows, locales) {
        tag("p", .class("hint sums")) {
          "A finding counts once in each cell, row and column that it is in, so a total can be less than its cells together."
        }
      }
      if model.toolbars.contains(where: { $0.toldElsewhere > 0 }) {
        tag("p", .class("hint")) {
          "A bar’s row also counts what is told with a table, another bar or another variant; its own section has that behind a plus."
        }
      }
      tag(
        "button", .class("further"), .init("type", "button"), .init("hidden", "hidden"),
        .init("data-words", words: "All bars and tables: \(Message.data("{}"))")
      )
    }
  }

  private var fullNames: Markup {
    tag("label", .class("full-names")) {
      tag("input", .unrestored, .init("type", "checkbox"))
      tag("span") { "Full names" }
    }
  }

  private func map(_ rows: [HeatRow], _ locales: [LocaleID], _ hasShared: Bool) -> Markup {
    tag("div", .class("scroll"), .init("role", "region"), .init("tabindex", "0"), .label("Findings by bar and language")) {
      tag("table", .init("aria-labelledby", "heat-title")) {
        tag("thead") {
          tag("tr") {
            tag("th", .init("scope", "col"), .class("corner")) { "Bar" }
            tag("th", .init("scope", "col"), .class("total")) { "Total" }
            if hasShared {
              tag("th", .init("scope", "col")) {
                tag("span", .class("code"), .decorative, .init("title", words: "Several or all languages")) { "all" }
                tag("span", .class("vh")) { "Several or all languages" }
              }
            }
            for locale in locales {
              tag("th", .init("scope", "col"), .init("data-locale", locale.id)) {
                // Who points at the code sees the name, and who listens hears it once.
                tag("span", .class("code"), .decorative, .init("title", [.name(locale)])) { Markup.text(locale.id) }
                tag("span", .class("full vh")) { Markup.name(locale) }
              }
            }
          }
          totals(rows, locales, hasShared)
        }
        tag("tbody") {
          for row in rows.prefix(most) {
            switch row {
            case .bar(let variants): self.row(variants, locales, hasShared)
            case .table(let part): self.row(part, locales, hasShared)
            }
          }
        }
      }
    }
  }

  /// What each language has in all, a row that stays in sight.
  private func totals(_ rows: [HeatRow], _ locales: [LocaleID], _ hasShared: Bool) -> Markup {
    func cell(
      _ entries: [PageModel.Entry], in locale: LocaleID? = nil, _ state: FilterState, _ name: Markup
    ) -> Markup {
      let tally = Tally(entries, in: locale)
      guard let worst = tally.worst else { return tag("td") }
      // The number that is seen, and behind it what it is made of.
      let label: [Markup] = [
        name, .words(": "), .words("\(entries.count, "finding")"), .words(": "), .words("\(tally.words)"),
      ]
      return tag("td", .class(worst.rawValue)) {
        tag("a", .href(to: state.address), .label(label)) {
          Markup.number(entries.count)
        }
      }
    }
    func names(of locale: LocaleID?) -> Markup { .list([[.words("Total")], [name(of: locale)]]) }
    func all(in locale: LocaleID?) -> [PageModel.Entry] { PageModel.distinct(rows.flatMap { $0.counted(in: locale) }) }
    return tag("tr", .class("totals")) {
      tag("th", .init("scope", "row")) { "Total" }
      cell(PageModel.distinct(rows.flatMap(\.all)), FilterState(), .words("Total"))
      if hasShared { cell(all(in: nil), FilterState(locale: FilterState.severalLanguages), names(of: nil)) }
      for locale in locales { cell(all(in: locale), in: locale, FilterState(locale: locale), names(of: locale)) }
    }
  }

  /// Whether a finding is in several cells, so that these come to more than there is.
  private func isMetTwice(_ rows: [HeatRow], _ locales: [LocaleID]) -> Bool {
    var seen: Set<String> = []
    let columns = [LocaleID?.none] + locales.map { Optional($0) }
    return rows.contains { row in
      columns.contains { locale in row.counted(in: locale).contains { !seen.insert($0.anchor).inserted } }
    }
  }

  /// Bars about which nothing was found, by why: as numbers, with their names on demand.
  @MarkupBuilder private var folded: [Markup] {
    let quiet = model.toolbars.filter(\.all.isEmpty)
    let judged = quiet.filter { !model.clean.of($0).isOpen }
    fold(judged, model.clean, "Bars and variants without findings: \(judged.count)")
    let others = quiet.filter { model.clean.of($0) == .unjudged }
    fold(others, .unjudged, "Bars and variants not judged for fit, without other findings: \(others.count)")
    let unheard = quiet.filter { model.clean.of($0) == .unheard }
    fold(unheard, .unheard, "Bars and variants with a spoken name that was not read, without findings: \(unheard.count)")
  }

  @MarkupBuilder private func fold(_ parts: [PageModel.ToolbarPart], _ mark: CleanMark, _ words: Message) -> [Markup] {
    if !parts.isEmpty {
      tag("details", .class("quiet")) {
        tag("summary") {
          tag("span", .class("mark \(mark.rawValue)"), .decorative) { Markup.text(mark.glyph) }
          " "
          words
        }
        tag("ul") {
          for variants in BarVariants.byBar(parts) {
            tag("li") {
              if variants.count == 1 {
                link(to: variants[0])
              } else {
                link(to: variants[0], ofAll: variants)
                " · "
                "Variants: \(variants.count)"
              }
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
        tag("option", .init("value", "worst")) { "Worst first" }
        tag("option", .init("value", "plain")) { plain }
      }
    }
  }

  /// The languages in which something was found.
  private func columns(_ rows: [HeatRow]) -> [LocaleID] {
    let found = rows.flatMap { row in row.locales.filter { !row.counted(in: $0).isEmpty } }
    // A table of several languages is filed under `mul`, which is none.
    return model.counts.inOrder(Set(found).subtracting(["mul"]))
  }

  private var legend: Markup {
    tag("p", .class("legend")) {
      for kind in FindingKind.allCases {
        tag("span", .class("key \(kind.rawValue)")) {
          tag("span", .class("cell"), .decorative) { Markup.mark(kind) }
          " "
          kind.mark
        }
      }
      key(of: model.clean)
      if model.toolbars.contains(where: { model.clean.of($0) == .unjudged }) { key(of: .unjudged) }
      if model.toolbars.contains(where: { model.clean.of($0) == .unheard }) { key(of: .unheard) }
      " "
      tag("span") { "The number is of the worst kind; a small one behind it counts all others." }
      " "
      tag("span") { "Empty: the bar or table is not in this language." }
    }
  }

  private func key(of mark: CleanMark) -> Markup {
    tag("span", .class("key \(mark.rawValue)")) {
      tag("span", .class("cell"), .decorative) { Markup.text(mark.glyph) }
      " "
      mark.name
    }
  }

  /// What a column is called.
  private func name(of locale: LocaleID?) -> Markup {
    locale.map { Markup.name($0) } ?? Markup.words("Several or all languages")
  }

  /// A bar: what any of its variants has, each finding once.
  private func row(_ variants: [PageModel.ToolbarPart], _ locales: [LocaleID], _ hasShared: Bool) -> Markup {
    let bar = HeatRow.bar(variants)
    let row = Markup.words(name(of: variants))
    func anchor(_ locale: LocaleID?) -> String { variants.worst(in: locale) { $0.counted(in: locale) }.anchor }
    var cells: [Markup] = [head(of: variants), total(bar.all)]
    if hasShared { cells.append(cell(bar.counted(in: nil), anchor(nil), [row, name(of: nil)])) }
    for locale in locales {
      let mark = variants.mark(in: locale, model.clean)
      cells.append(cell(bar.counted(in: locale), in: locale, anchor(locale), [row, name(of: locale)], mark))
    }
    var attributes: [Markup.Attribute] = []
    if let address = model.variants.address(of: variants[0]) { attributes.append(.init("data-bar", address)) }
    return .element("tr", attributes, cells)
  }

  /// The way to the bar, or to the variant of it that is worst off, with all variants on demand.
  private func head(of variants: [PageModel.ToolbarPart]) -> Markup {
    tag("th", .init("scope", "row")) {
      if variants.count == 1 {
        link(to: variants[0])
      } else {
        link(to: variants.worst(\.all), ofAll: variants)
        fold(variants)
      }
    }
  }

  /// What a row is called; of a bar with one face, with what tells this apart from its namesakes.
  private func name(of variants: [PageModel.ToolbarPart]) -> Message {
    guard variants.count == 1 else { return namesakes.name(of: variants[0]) }
    let title: Message = variants[0].title.whole
    return namesakes.detail(of: variants[0]).map { detail -> Message in "\(title) (\(.data(detail)))" } ?? title
  }

  /// The bar's variants with findings, and how many have none.
  private func fold(_ variants: [PageModel.ToolbarPart]) -> Markup {
    let found = variants.filter { !$0.all.isEmpty }
    return tag("details") {
      tag("summary") { "Variants: \(variants.count)" }
      tag("ul", .class("plain")) {
        for part in found {
          tag("li") {
            link(to: part)
            " "
            tag("span", .class("where")) { "\(Tally(part.all).words)" }
          }
        }
        if found.count < variants.count {
          tag("li") { "Variants without findings: \(variants.count - found.count)" }
        }
      }
    }
  }

  /// A bar without a section is named alone.
  private func way(to part: PageModel.ToolbarPart, @MarkupBuilder _ name: () -> [Markup]) -> Markup {
    part.isShown ? tag("a", .href(to: part.anchor), content: name) : tag("span", content: name)
  }

  /// The name that all variants share, with what tells the bar apart from others of that name.
  private func link(to part: PageModel.ToolbarPart, ofAll variants: [PageModel.ToolbarPart]) -> Markup {
    way(to: part) {
      Markup.quoted(.data(variants[0].title.name), variants[0].title.quotedLanguages)
      if let detail = namesakes.detail(ofBar: variants[0]) {
        " "
        tag("code", .class("arms")) { Markup.text(detail) }
      }
    }
  }

  /// Its name, with what tells it apart from others of that name.
  private func link(to part: PageModel.ToolbarPart) -> Markup {
    way(to: part) {
      part.title.markup
      if let detail = namesakes.detail(of: part) {
        " "
        tag("code", .class("arms")) { Markup.text(detail) }
      }
    }
  }

  private func row(_ part: PageModel.TablePart, _ locales: [LocaleID], _ hasShared: Bool) -> Markup {
    let row = Markup.words("Table \(part.name)")
    return tag("tr", .class("table-row")) {
      tag("th", .init("scope", "row")) { tag("a", .href(to: part.anchor)) { row } }
      total(part.all)
      if hasShared { cell(part.counted(in: nil), part.anchor, [row, name(of: nil)]) }
      for locale in locales {
        cell(part.counted(in: locale), in: locale, part.anchor, [row, name(of: locale)])
      }
    }
  }

  /// What is wrong, where that is one thing: of several a cell says the numbers alone, as who sees it reads them.
  private func fault(of entries: [PageModel.Entry]) -> [Markup] {
    let rules: Set<String> = Set(entries.map { $0.finding.rule })
    guard let rule = rules.first, rules.count == 1 else { return [] }
    return [.words(": "), .words(RuleName.of(rule))]
  }

  private func total(_ entries: [PageModel.Entry]) -> Markup {
    tag("td", .class("total")) { Markup.number(entries.count) }
  }

  /// - Parameters:
  ///   - locale: Its column's: each finding counts as grave as it is there.
  ///   - anchor: Of the bar or table. The page's script leads to the list of what the cell counts, which nobody has without it;
  ///     nor has the page most languages then.
  ///   - names: Of its row and column, which its link has too: on a list of links it stands without them.
  ///   - mark: How the cell is marked where nothing was found; nil where that was not looked at.
  private func cell(
    _ entries: [PageModel.Entry], in locale: LocaleID? = nil, _ anchor: String, _ names: [Markup],
    _ mark: CleanMark? = nil
  ) -> Markup {
    let tally = Tally(entries, in: locale)
    guard let worst = tally.worst else {
      guard let mark else { return tag("td") }
      // Most cells of a large map: the page's style draws their sign.
      if mark == .clean { return tag("td", .class(mark.rawValue)) { tag("i") { mark.name } } }
      return tag("td", .class(mark.rawValue)) {
        tag("span", .decorative) { Markup.text(mark.glyph) }
        tag("span", .class("vh")) { mark.name }
      }
    }
    let others = entries.count - tally.count(worst)
    // What the map is sorted by, the worst kind first.
    let counts = FindingKind.allCases.map { String(tally.count($0)) }.joined(separator: " ")
    let label: [Markup] = [.list(names.map { [$0] }), .words(": "), .words("\(tally.words)")]
    return tag("td", .class(worst.rawValue), .init("data-counts", counts)) {
      tag("a", .href(to: anchor), .label(label + fault(of: entries))) {
        Markup.mark(worst)
        Markup.text("\u{A0}")
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
