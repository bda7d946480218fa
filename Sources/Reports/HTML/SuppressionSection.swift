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
            tag("summary") { counted(result.suppressed.count, "finding") + " that the configuration accepts" }
            tag("ul", .class("plain")) {
              for entry in result.suppressed.prefix(500) {
                tag("li") {
                  entry.finding.message.english
                  " "
                  tag("code") { entry.finding.rule }
                  entry.finding.locale.map { " (\($0))" } ?? ""
                  ". Reason: " + entry.suppression.reason + (entry.suppression.until.map { ", until \($0)" } ?? "")
                }
              }
            }
          }
        }
        list(result.expired, "expired: what they were about counts again")
        list(result.unused, "about nothing that was found")
      }
    }
  }

  @MarkupBuilder private func list(_ suppressions: [Suppression], _ what: String) -> [Markup] {
    if !suppressions.isEmpty {
      tag("p") { "\(counted(suppressions.count, "suppression")) \(what)" }
      tag("ul", .class("plain")) {
        for suppression in suppressions {
          tag("li") {
            tag("code") { "\(suppression.location)" }
            " " + suppression.summary + (suppression.until.map { ", until \($0)" } ?? "") + ". Reason: " + suppression.reason
          }
        }
      }
    }
  }
}
