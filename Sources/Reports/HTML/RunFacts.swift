import LintelFindings

/// What nobody has to know to begin: which Lintel said it of which commit, and how a pipeline asks the same. Closed, behind what
/// to start with.
struct RunFacts {
  let result: AuditResult
  /// How a build ends with it, and why.
  let verdict: Message

  static let anchor = "about"

  var markup: Markup {
    tag("details", .class("pipeline"), .id(Self.anchor)) {
      tag("summary") { "About this audit" }
      if let origin = result.origin { tag("p", .class("origin")) { origin } }
      PipelineSection(result: result, verdict: verdict).markup
    }
  }
}
