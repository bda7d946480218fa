import LintelFindings
import LintelModel

/// What the configuration's suppressions took out of the findings, and why; those that no longer do anything.
struct SuppressionSection {
  let result: SuppressionResult

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
              for entry in result.suppressed.prefix(500) {
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
          }
        }
        list(result.expired, { "\($0, "suppression") expired: what they were about counts again" })
        list(result.unused, { "\($0, "suppression") about nothing that was found" })
      }
    }
  }

  @MarkupBuilder private func list(_ suppressions: [Suppression], _ what: (Int) -> Message) -> [Markup] {
    if !suppressions.isEmpty {
      tag("p") { what(suppressions.count) }
      tag("ul", .class("plain")) {
        for suppression in suppressions {
          tag("li") {
            tag("code") { Markup.text(suppression.location.description) }
            Markup.text(" " + suppression.summary)
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
