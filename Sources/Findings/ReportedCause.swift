/// What a finding is told with where reports tell findings cause by cause: all of one cause have the same.
package struct ReportedCause: Hashable, Sendable {
  /// Within one report.
  package var id: String
  /// What the cause is called, in English; nil where it is one finding, which says it itself.
  package var title: String?

  package init(id: String, title: String?) {
    self.id = id
    self.title = title
  }
}
