import LintelFindings
import LintelModel

/// Several audits of a project side by side: how many findings each owner and each language had, and how that went on.
struct CourseSection {
  /// The earliest first.
  let runs: [AuditRun]

  /// More languages than this are only counted.
  private static let languages = 15
  /// More audits than this are drawn and not written out: the earliest and the latest are.
  private static let columns = 8

  private struct Row {
    let name: Markup
    let counts: [Int]
    var most: Int { counts.max() ?? 0 }
  }

  @MarkupBuilder var markup: [Markup] {
    if runs.count > 1 {
      tag("section", .class("languages course"), .id("course"), .init("aria-labelledby", "course-title")) {
        tag("h2", .id("course-title")) { "Over time" }
        tag("p", .class("hint")) {
          "Errors, warnings and what needs review, in \(runs.count, "audit") from \(.data(runs[0].name)) to \(.data(runs[runs.count - 1].name))."
        }
        tag("div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"), .label("Over time")) {
          tag("table", .init("aria-labelledby", "course-title")) {
            head
            group("All", [Row(name: .words("All"), counts: runs.map(\.count))])
            group("By owner", owners)
            group("By language", Array(byLanguage.prefix(Self.languages)))
          }
        }
        if byLanguage.count > Self.languages {
          tag("p", .class("hint")) { "More languages: \(byLanguage.count - Self.languages)" }
        }
      }
    }
  }

  private var owners: [Row] {
    Blame.allCases.map { blame in Row(name: .words(blame.address), counts: runs.map { $0.blames[blame] ?? 0 }) }
      .filter { $0.most > 0 }
  }

  /// Those that have most now first, then those that had most.
  private var byLanguage: [Row] {
    let all = Set(runs.flatMap(\.languages.keys)).subtracting(["mul"])
    return all.sorted().map { locale in Row(name: .name(locale), counts: runs.map { $0.languages[locale] ?? 0 }) }
      .enumerated().sorted { a, b in
        let (first, second) = (a.element, b.element)
        if first.counts.last != second.counts.last { return first.counts.last! > second.counts.last! }
        return first.most == second.most ? a.offset < b.offset : first.most > second.most
      }.map(\.element)
  }

  /// The audits that have a column of their own.
  private var written: [Int] {
    guard runs.count > Self.columns else { return Array(runs.indices) }
    return [0] + runs.indices.suffix(Self.columns - 1)
  }

  private var head: Markup {
    tag("thead") {
      tag("tr") {
        tag("th", .init("scope", "col")) { "Findings" }
        tag("th", .init("scope", "col")) { "Course" }
        for run in written {
          tag("th", .init("scope", "col"), .class("figure")) { tag("bdi") { Markup.text(runs[run].name) } }
        }
        tag("th", .init("scope", "col"), .class("figure")) { "Change" }
      }
    }
  }

  private func group(_ name: Message, _ rows: [Row]) -> Markup {
    // Rows of a group share a scale, so that their heights can be compared.
    let most = rows.map(\.most).max() ?? 0
    return tag("tbody", .label(name)) {
      for row in rows {
        tag("tr") {
          tag("th", .init("scope", "row")) { row.name }
          tag("td") { Course(counts: row.counts, most: most).markup }
          for run in written { tag("td", .class("figure")) { Markup.number(row.counts[run]) } }
          change(row.counts[row.counts.count - 1] - row.counts[row.counts.count - 2])
        }
      }
    }
  }

  /// Since the audit before the last.
  private func change(_ change: Int) -> Markup {
    tag("td", .class("figure \(change > 0 ? "error" : "none")")) {
      // In a page from right to left the sign would stand behind the number.
      tag("bdi", .leftToRight) {
        if change > 0 { Markup.text("+") }
        if change < 0 { Markup.text("\u{2212}") }
        Markup.number(change.magnitude > Int.max ? Int.max : Int(change.magnitude))
      }
    }
  }
}

/// Counts as a line, from the earliest to the latest. It says nothing that the table does not: the figures stand beside it.
private struct Course {
  let counts: [Int]
  let most: Int

  /// In pixels.
  private static let (width, height, edge) = (120.0, 24.0, 3.0)

  var markup: Markup {
    let points = counts.enumerated().map { index, count in
      (
        x: Self.edge + Double(index) / Double(counts.count - 1) * (Self.width - 2 * Self.edge),
        y: Self.height - Self.edge - Double(count) / Double(max(1, most)) * (Self.height - 2 * Self.edge)
      )
    }
    let path = points.map { "\(short($0.x)) \(short($0.y))" }.joined(separator: "L")
    return tag(
      "svg", .class("line"), .init("viewBox", "0 0 120 24"), .init("width", "120"), .init("height", "24"), .decorative
    ) {
      tag("path", .init("d", "M" + path))
      tag(
        "circle", .init("cx", short(points[points.count - 1].x)), .init("cy", short(points[points.count - 1].y)),
        .init("r", "2.5"))
    }
  }
}
