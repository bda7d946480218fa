import LintelFindings
import LintelModel

extension Rule {
  static let titleTruncated = Rule(
    id: "title-truncated",
    title: "A bar's title is shown in full beside its items.",
    statements: ["hig-2025.15"],
    severity: .error,
    isCore: true,
    criteria: ["2.4.2"],
    why: "People read half a title, and in some languages the half means something else.",
    examples: [
      .fails(
        "German needs more room than the items leave",
        sketch:
          "ios18 de 375pt\nsource en: [Cancel] | Settings | [Save]\n[Abbrechen] | Benachrichtigungseinstellungen | [Sichern]"
      ),
      .fails("a large title", sketch: "ios18 de 375pt\nlarge-title: yes\n< | Überprüfe deinen Posteingang |"),
      .passes("room enough", sketch: "ios18 de 375pt\n[Abbrechen] | Profil | [Sichern]"),
      .needsReview(
        "the figures of OS 26 leave it open",
        sketch: "ios26 de 402pt\n[Abbrechen] | Mitteilungen prüfen | [Fortfahren]"),
    ],
    check: .bar { bar in
      VisibleCuts(bar) { $0.title }.remark(in: bar, subject: "The title", text: bar.toolbar.title).map { [$0] } ?? []
    })
}
