/// What a finding is told with where reports tell findings cause by cause: all of one cause have the same.
package struct ReportedCause: Hashable, Sendable {
  /// Within one report.
  package var id: String
  /// What the cause is called; nil where it is one finding, which says it itself.
  package var title: Message?
  /// How many findings of the report are of it.
  package var findings: Int

  package init(id: String, title: Message?, findings: Int) {
    self.id = id
    self.title = title
    self.findings = findings
  }
}
