import LintelFindings

/// What to write into a pipeline next: commands that fail it on what is new alone, on what a branch adds, or from another
/// severity on.
struct PipelineSection {
  let result: AuditResult

  @MarkupBuilder var markup: [Markup] {
    // Whoever compares with a base has such a pipeline already.
    if result.trend?.base == nil {
      tag("details", .class("pipeline")) {
        tag("summary") { "In a pipeline" }
        tag("ul") {
          tag("li") {
            "Fail on what is new or worse only:"
            code("lintel baseline . > lintel-baseline.json")
            code("lintel audit . --baseline lintel-baseline.json")
          }
          tag("li") {
            "Fail on what a branch makes new or worse:"
            code("lintel gate . --base main")
          }
          tag("li") {
            "Set the least severity that fails:"
            code("lintel audit . --fail-on warning")
            "The same in lintel.yml:"
            code("fail-on: warning")
          }
        }
      }
    }
  }

  @MarkupBuilder private func code(_ line: String) -> [Markup] {
    " "
    tag("code") { Markup.text(line) }
  }
}
