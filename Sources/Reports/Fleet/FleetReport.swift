import LintelFindings
import LintelModel

/// One page over many projects: which are worst off, whose they are, in which languages, and how that went on.
package struct FleetReport {
  private let summary: FleetSummary
  /// The address of a project's own page; nil where there is none.
  private let page: (String) -> String?

  /// - Parameter page: The path of a project's page, from this one.
  package static func html(
    _ summary: FleetSummary, words: Localizer = .english, page: @escaping (String) -> String? = { _ in nil }
  ) -> String {
    HTMLReport.framed(FleetReport(summary: summary, page: page).body, title: "All projects", words: words)
  }

  private var body: Markup {
    tag("body") {
      tag("a", .class("skip"), .href(to: "projects")) { "Skip to the projects" }
      tag("header", .class("masthead")) {
        SummarySection.brand
        tag("h1") { "All projects" }
        tag("p", .class("lede")) { lede }
        tag("ul", .class("counts")) { for kind in FindingKind.allCases { count(kind) } }
      }
      tag("main") {
        projects
        owners
        CourseSection(runs: summary.runs).markup
        languages
      }
    }
  }

  private var lede: Markup {
    let (projects, strings) = (summary.projects.count, summary.strings)
    return .list([
      [.words("\(projects, "project")")], [.words("\(summary.languages.count, "language")")],
      [.words("\(strings, "string")")],
    ])
  }

  private func count(_ kind: FindingKind) -> Markup {
    let number = summary.total.count(kind)
    return tag("li", .class("count \(kind.rawValue)\(number == 0 ? " none" : "")")) {
      tag("span", .class("tile")) {
        tag("span", .class("glyph"), .decorative) { Markup.text(kind.glyph) }
        tag("span", .class("number")) { Markup.number(number) }
        tag("span", .class("word")) {
          " "
          Markup.noun(kind.counted(number), count: number)
        }
      }
    }
  }

  private var projects: Markup {
    section("projects", "Projects") {
      table("Projects", ["Project"], ["Texts read"], ["Owner"]) {
        for project in summary.worstFirst {
          tag("tr") {
            tag("th", .init("scope", "row")) {
              name(of: project)
              if let reason = project.reason {
                tag("span", .class("where")) { Markup.quoting("Not audited: \(reason)") }
              }
            }
            figures(project.reason == nil ? project.figures : nil)
            tag("td", .class("figure")) {
              if project.labels > 0 { Markup.words("\(project.labelsRead * 100 / project.labels) %") }
            }
            tag("td") { if let owner = project.owner { tag("bdi") { Markup.text(owner) } } }
          }
        }
      }
    }
  }

  private func name(of project: FleetSummary.Project) -> Markup {
    let name = tag("bdi") { Markup.text(project.name) }
    guard let address = page(project.name) else { return name }
    return tag("a", .init("href", address)) { name }
  }

  @MarkupBuilder private var owners: [Markup] {
    if summary.owners.contains(where: { $0.name != nil }) {
      section("owners", "By owner") {
        table("By owner", ["Owner"], ["Projects"], []) {
          for owner in summary.owners {
            tag("tr") {
              tag("th", .init("scope", "row")) {
                if let name = owner.name { tag("bdi") { Markup.text(name) } } else { "Without an owner" }
              }
              figures(owner.figures)
              tag("td", .class("figure")) { Markup.number(owner.projects) }
            }
          }
        }
      }
    }
  }

  @MarkupBuilder private var languages: [Markup] {
    let worst = summary.languages.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    if !worst.isEmpty {
      section("languages", "By language") {
        table("By language", ["Language"], ["Projects"], []) {
          for (locale, counted) in worst {
            tag("tr") {
              tag("th", .init("scope", "row")) { Markup.name(locale) }
              figures(counted)
              tag("td", .class("figure")) { Markup.number(summary.projectsByLanguage[locale] ?? 0) }
            }
          }
        }
        tag("p", .class("hint")) { "A finding about several languages counts in each of them." }
      }
    }
  }

  private func section(_ id: String, _ title: Message, @MarkupBuilder content: () -> [Markup]) -> Markup {
    tag("section", .class("languages"), .id(id), .init("aria-labelledby", id + "-title")) {
      tag("h2", .id(id + "-title")) { title }
      content()
    }
  }

  /// A table whose first column names rows, with the figures of all tables between it and others.
  private func table(
    _ name: Message, _ first: [Message], _ figures: [Message], _ last: [Message], @MarkupBuilder rows: () -> [Markup]
  ) -> Markup {
    tag("div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"), .label(name)) {
      tag("table") {
        tag("thead") {
          tag("tr") {
            for title in first { tag("th", .init("scope", "col")) { title } }
            for kind in Self.kinds {
              tag("th", .init("scope", "col"), .class("figure")) {
                tag("span", .class("glyph \(kind.rawValue)"), .decorative) { Markup.text(kind.glyph + " ") }
                kind.heading
              }
            }
            for title in ["Untranslated"] + figures { tag("th", .init("scope", "col"), .class("figure")) { title } }
            for title in last { tag("th", .init("scope", "col")) { title } }
          }
        }
        tag("tbody") { rows() }
      }
    }
  }

  private static let kinds: [FindingKind] = [.error, .warning, .review]

  /// Nothing where nothing is known.
  @MarkupBuilder private func figures(_ figures: FleetSummary.Figures?) -> [Markup] {
    for kind in Self.kinds {
      let count = figures?.count(kind) ?? 0
      tag("td", .class("figure \(count > 0 ? kind.rawValue : "none")")) { if figures != nil { Markup.number(count) } }
    }
    tag("td", .class("figure")) {
      if let figures, figures.strings > 0 { UntranslatedShare(missing: figures.missing, all: figures.strings).words }
    }
  }
}

extension FleetSummary.Figures {
  func count(_ kind: FindingKind) -> Int {
    switch kind {
    case .error: errors
    case .warning: warnings
    case .review: reviews
    case .note: notes
    }
  }
}
