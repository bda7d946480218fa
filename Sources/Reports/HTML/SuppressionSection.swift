import LintelFindings
import LintelModel

/// What the configuration's suppressions took out of the findings, and why; those that no longer do anything.
struct SuppressionSection {
  let result: SuppressionResult
  /// Of the bars that questions are about, by id.
  let names: [String: String]

  private static let limit = 500

  @MarkupBuilder var markup: [Markup] {
    if result != .none {
      tag("section", .class("suppressions"), .id("suppressions"), .init("aria-labelledby", "suppressions-title")) {
        tag("h2", .id("suppressions-title")) { "Suppressed" }
        if !result.suppressed.isEmpty {
          tag("details") {
            tag("summary") {
              "\(result.suppressed.count, one: "finding that the configuration accepts", other: "findings that the configuration accepts")"
            }
            tag("ul", .class("plain")) {
              for entry in result.suppressed.prefix(Self.limit) {
                tag("li") {
                  entry.finding.message
                  " "
                  tag("code") { Markup.text(entry.finding.rule) }
                  if let locale = entry.finding.locale { Markup.text(" (\(locale))") }
                  ". "
                  reason(entry.suppression)
                  until(entry.suppression)
                }
              }
            }
            more(result.suppressed.count)
          }
        }
        questions
        list(result.expired, { "\($0, "suppression") expired: what they were about counts again" })
        list(result.unused, { "\($0, "suppression") about nothing that was found" })
      }
    }
  }

  @MarkupBuilder private var questions: [Markup] {
    if !result.suppressedQuestions.isEmpty {
      tag("details") {
        tag("summary") {
          "\(result.suppressedQuestions.count, one: "question that the configuration answers", other: "questions that the configuration answers")"
        }
        tag("ul", .class("plain")) {
          for entry in result.suppressedQuestions.prefix(Self.limit) {
            tag("li") {
              tag("bdi") { Markup.text(names[entry.question.toolbar] ?? entry.question.toolbar) }
              ": "
              entry.question.question
              " "
              tag("code") { Markup.text(entry.question.rule) }
              " "
              reason(entry.suppression)
              until(entry.suppression)
            }
          }
        }
        more(result.suppressedQuestions.count)
      }
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
