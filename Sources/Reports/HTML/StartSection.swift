import LintelFindings
import LintelModel

/// What to do first, cause by cause: what is wrong, how bad, where, in which languages, whose it is and what mends it.
struct StartSection {
  let model: PageModel

  @MarkupBuilder var markup: [Markup] {
    let rows = model.causes.enumerated().map { CauseRow(model: model, number: $0.offset, cause: $0.element) }
    let lines = model.causesByLine.map { CauseRow(model: model, number: $0, cause: model.allCauses[$0]) }
    let first = rows.prefix(PageModel.causesInFull)
    // What has errors is never folded away: of these the others begin.
    let errors = rows.dropFirst(PageModel.causesInFull).filter(\.isError) + lines.filter(\.isError)
    let others = rows.dropFirst(PageModel.causesInFull).filter { !$0.isError }
    let otherLines = lines.filter { !$0.isError }
    tag("section", .class("worst"), .id("start"), .init("aria-labelledby", "worst-title")) {
      tag("h2", .id("worst-title")) { rows.isEmpty ? nothing : "Start here" }
      if rows.isEmpty { tag("p", .class("empty")) { whyNothing } }
      // What fails stands first: what the change accepts, unless findings fail it.
      if !model.result.gate.findingsFail { AcceptedRows(result: model.result).markup }
      if !first.isEmpty {
        tag("ol") {
          for row in first { row.markup }
          for row in errors { row.brief }
        }
      }
      // Behind the worst: the first stop of who comes here is at the first of these.
      if !rows.isEmpty { barsFirst }
      if !others.isEmpty || !otherLines.isEmpty { more(others, otherLines) }
      if !rows.isEmpty {
        // Behind the rows: before them it would be one stop more on the way to the first.
        tag("details", .class("hint")) {
          tag("summary") { "The worst stand first: by harm, then by how sure it is, then by how many languages have it" }
          "One row is what is wrong in one way, on one bar or in the tables. Its findings say what to do about each text."
          " "
          "The worst stand first: crashes, texts that say something else or the opposite, lost texts and keys in their place, other errors at any width, errors of fit, errors on screens for debugging, warnings of what goes wrong at run time and of texts that say something else, other warnings, buttons that may have no name, what else needs review, notes and slight doubts; among these first texts that the system itself shows, as for permissions, then what is surest, then what is in most languages, then what most people meet."
        }
        tag("span", .class("vh"), .init("role", "status"), .init("data-done", words: "Copied"))
      }
      if model.result.gate.findingsFail { AcceptedRows(result: model.result).markup }
    }
  }

  static let aboutBars: Message = "First cause about bars"

  /// The way to the first cause of bars, for whoever writes bars and finds tables alone above.
  @MarkupBuilder private var barsFirst: [Markup] {
    let isOnBar = { (cause: Matter) in cause.findings[0].toolbar != nil }
    if let number = model.causes.firstIndex(where: isOnBar), number > 0 {
      tag("p", .class("hint")) {
        Self.aboutBars
        ": "
        tag("a", .href(to: "cause-\(number + 1)")) { model.spokenName(ofCause: number) }
      }
    }
  }

  /// What is folded: the worst of it in full, then lines, and how many have none.
  private func more(_ rows: [CauseRow], _ lines: [CauseRow]) -> Markup {
    let withRow = Set(model.causesByLine)
    let leftOut = model.allCauses.indices.dropFirst(model.causes.count).filter { !withRow.contains($0) }
    let findings = (rows + lines).flatMap(\.cause.findings) + leftOut.flatMap { model.allCauses[$0].findings }
    return tag("details", .class("more-causes")) {
      tag("summary") {
        "More causes: \(rows.count + lines.count + leftOut.count)"
        " · "
        "\(Tally(of: findings).words)"
      }
      tag("ol") {
        for row in rows { row.markup }
        for line in lines { line.brief }
      }
      if !leftOut.isEmpty { tag("p", .class("cut-list")) { omitted(leftOut.count) } }
    }
  }

  private var whyNothing: Message {
    if let nothing = model.result.trend?.emptySentence { return nothing }
    if isNothingNew {
      let isClean = model.result.isJudgedThroughout && model.result.trend?.newAccepted == 0
      return isClean ? Self.nothingWorse : model.result.nothingFound
    }
    if isOfNothing {
      return
        "Looked for Swift source with bars, storyboards, xibs, sketches, YAML definitions and string tables, and found none."
    }
    if !model.result.isJudgedThroughout {
      return "Nothing that could be judged broke a rule; what could not be read was not judged."
    }
    if model.clean == .narrowed {
      return "Nothing of what the page is narrowed to broke a rule; of all else it says nothing."
    }
    return model.clean == .clean
      ? "Nothing that was looked at broke a rule, as far as could be told."
      : "What was found stands in the baseline already."
  }

  static let nothingWorse: Message = "The change makes nothing worse, as far as could be told."

  /// Of a change nobody says that nothing was found: what is known is there all the same.
  private var isNothingNew: Bool { model.isOfChange && model.clean == .known }

  private var isOfNothing: Bool { model.result.isOfNothing && model.result.project.tables.isEmpty }

  private var nothing: Message {
    if isOfNothing { return model.result.nothingFound }
    if isNothingNew || model.result.trend?.compared == .unread { return "Nothing new" }
    if !model.result.isJudgedThroughout { return "Nothing found in what could be judged" }
    if model.clean == .narrowed { return "Nothing found of what was asked for" }
    return model.clean == .clean ? "Nothing found" : "Nothing new"
  }
}
