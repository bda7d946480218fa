import LintelFindings
import LintelModel

/// What the configuration's suppressions took out of the findings, and why; those that no longer do anything.
struct SuppressionSection {
  let result: SuppressionResult
  /// Of the bars that questions are about, by id.
  let names: [String: String]
  /// The language that the project's texts are written in.
  let source: LocaleID

  private static let limit = 500

  @MarkupBuilder var markup: [Markup] {
    if result != .none {
      tag("section", .class("suppressions"), .id("suppressions"), .init("aria-labelledby", "suppressions-title")) {
        tag("h2", .id("suppressions-title")) { "Suppressed" }
        findings(result.suppressed.filter { !$0.suppression.isInline }) {
          "\($0, one: "finding that the configuration accepts", other: "findings that the configuration accepts")"
        }
        findings(result.suppressed.filter(\.suppression.isInline)) {
          "\($0, one: "finding that a comment accepts", other: "findings that comments accept")"
        }
        questions(result.suppressedQuestions.filter { !$0.suppression.isInline }) {
          "\($0, one: "question that the configuration answers", other: "questions that the configuration answers")"
        }
        questions(result.suppressedQuestions.filter(\.suppression.isInline)) {
          "\($0, one: "question that a comment answers", other: "questions that comments answer")"
        }
        list(result.expired, { "\($0, "suppression") expired: what they were about counts again" })
        list(result.unused, { "\($0, "suppression") about nothing that was found" })
      }
    }
  }

  @MarkupBuilder private func findings(
    _ suppressed: [SuppressionResult.Suppressed], _ what: (Int) -> Message
  ) -> [Markup] {
    if !suppressed.isEmpty {
      tag("details") {
        tag("summary") { what(suppressed.count) }
        tag("ul", .class("plain")) {
          for entry in suppressed.prefix(Self.limit) {
            tag("li") {
              if entry.byChange != nil {
                tag("span", .class("badge review")) { "accepted by this change" }
                " "
              }
              Markup.quoted(entry.finding.message, entry.finding.quotedLanguages(source: source))
              " "
              Markup.rule(entry.finding.rule)
              if let locale = entry.finding.locale { Markup.text(" (\(locale))") }
              ". "
              reason(entry.suppression)
              until(entry.suppression)
              place(entry.suppression)
            }
          }
        }
        more(suppressed.count)
      }
    }
  }

  @MarkupBuilder private func questions(
    _ suppressed: [SuppressionResult.SuppressedQuestion], _ what: (Int) -> Message
  ) -> [Markup] {
    if !suppressed.isEmpty {
      tag("details") {
        tag("summary") { what(suppressed.count) }
        tag("ul", .class("plain")) {
          for entry in suppressed.prefix(Self.limit) {
            tag("li") {
              tag("bdi") { Markup.text(names[entry.question.toolbar] ?? entry.question.toolbar) }
              ": "
              entry.question.question
              " "
              Markup.rule(entry.question.rule)
              " "
              reason(entry.suppression)
              until(entry.suppression)
              place(entry.suppression)
            }
          }
        }
        more(suppressed.count)
      }
    }
  }

  /// Comments are in many files, the configuration is one.
  @MarkupBuilder private func place(_ suppression: Suppression) -> [Markup] {
    if suppression.isInline {
      " "
      tag("code") { Markup.text(suppression.location.description) }
    }
  }

  @MarkupBuilder private func more(_ count: Int) -> [Markup] {
    if count > Self.limit {
      tag("p", .class("cut-list")) { omitted(count - Self.limit) }
    }
  }

  @MarkupBuilder private func list(_ suppressions: [Suppression], _ what: (Int) -> Message) -> [Markup] {
    if !suppressions.isEmpty {
      tag("p") { what(suppressions.count) }
      tag("ul", .class("plain")) {
        for suppression in suppressions {
          tag("li") {
            tag("code") { Markup.text(suppression.location.description) }
            " "
            tag("code") { Markup.text(suppression.summary) }
            until(suppression)
            ". "
            reason(suppression)
          }
        }
      }
    }
  }

  private func reason(_ suppression: Suppression) -> Message { "Reason: \(suppression.reason)" }

  @MarkupBuilder private func until(_ suppression: Suppression) -> [Markup] {
    if let day = suppression.until {
      ", "
      "until \(day)"
    }
  }
}
