import LintelFindings
import LintelModel

/// Where a bar's findings stand that its own section does not tell, with ways there: their number alone leads nowhere.
struct ToldElsewhere {
  /// So many sections are named; the others are counted: 3.
  private static let most = 3

  private struct Section {
    let anchor: String
    let name: Markup
    var count: Int
  }

  private let count: Int
  /// Those with the most findings first.
  private let sections: [Section]

  init(of part: PageModel.ToolbarPart, on model: PageModel) {
    count = part.toldElsewhere
    let own = Set(part.entries.values.joined().map(\.anchor))
    var found: [String: Section] = [:]
    for entry in part.all where !own.contains(entry.anchor) {
      guard let section = Self.section(of: entry, on: model) else { continue }
      found[section.anchor, default: section].count += 1
    }
    // Findings of several languages come in no order.
    sections = found.sorted { $0.key < $1.key }.map(\.value).worstFirst(\.count)
  }

  private static func section(of entry: PageModel.Entry, on model: PageModel) -> Section? {
    if let bar = entry.finding.toolbar.flatMap(model.part(of:)) {
      return Section(anchor: bar.anchor, name: bar.title.markup, count: 0)
    }
    let name = entry.finding.nameOfSection
    return model.table(named: name).map {
      Section(anchor: $0.anchor, name: .words("Table \(name)"), count: 0)
    }
  }

  @MarkupBuilder var markup: [Markup] {
    if count > 0 {
      tag("p", .class("hint")) {
        Tally.elsewhere(count)
        if !sections.isEmpty {
          " · "
          Markup.list(
            sections.prefix(Self.most).map { section in
              [tag("a", .href(to: section.anchor)) { section.name }, .text(" ("), .number(section.count), .text(")")]
            })
          if sections.count > Self.most {
            " "
            "and \(always: sections.count - Self.most, "more")"
          }
        }
      }
    }
  }
}
