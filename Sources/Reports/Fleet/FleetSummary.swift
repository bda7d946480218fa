import LintelModel

/// Many projects' audits, counted: what the page over all of them shows.
package struct FleetSummary: Hashable, Sendable {
  /// What was found, and how much is not translated.
  package struct Figures: Hashable, Sendable, Comparable {
    package var errors = 0
    package var warnings = 0
    package var reviews = 0
    package var notes = 0
    /// How many strings have no translation, counted once for each language, and how many should have one.
    package var missing = 0
    package var strings = 0

    package init() {}

    package static func < (a: Figures, b: Figures) -> Bool {
      (a.errors, a.warnings, a.reviews, a.notes, a.missing) < (b.errors, b.warnings, b.reviews, b.notes, b.missing)
    }

    package static func += (a: inout Figures, b: Figures) {
      a.errors += b.errors
      a.warnings += b.warnings
      a.reviews += b.reviews
      a.notes += b.notes
      a.missing += b.missing
      a.strings += b.strings
    }
  }

  package struct Project: Hashable, Sendable {
    package var name: String
    package var owner: String?
    /// Why it could not be audited; nil where it could.
    package var reason: String?
    package var figures = Figures()
    /// Texts on its bars, and how many of them could be read.
    package var labels = 0
    package var labelsRead = 0

    package init(name: String, owner: String? = nil, reason: String? = nil) {
      self.name = name
      self.owner = owner
      self.reason = reason
    }
  }

  package var projects: [Project] = []
  package var languages: [LocaleID: Figures] = [:]
  /// How many projects have the language.
  package var projectsByLanguage: [LocaleID: Int] = [:]
  package var strings = 0
  /// Several runs, the earliest first and this one last; empty for one alone.
  package var runs: [AuditRun] = []

  package init() {}

  /// The worst first; before them those that could not be audited, of which nothing is known.
  var worstFirst: [Project] {
    projects.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if (first.reason == nil) != (second.reason == nil) { return first.reason != nil }
      return first.figures == second.figures ? a.offset < b.offset : first.figures > second.figures
    }.map(\.element)
  }

  /// By owner, the worst first; projects that nobody is named for are the last.
  var owners: [(name: String?, projects: Int, figures: Figures)] {
    Dictionary(grouping: projects, by: \.owner).map { owner, projects in
      (owner, projects.count, projects.map(\.figures).reduce(into: Figures(), +=))
    }.sorted { a, b in
      guard let first = a.name, let second = b.name else { return a.name != nil && b.name == nil }
      return a.figures == b.figures ? first < second : a.figures > b.figures
    }
  }

  var total: Figures { projects.map(\.figures).reduce(into: Figures(), +=) }
}
