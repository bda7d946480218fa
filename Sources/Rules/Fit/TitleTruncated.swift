import LintelFindings
import LintelModel

extension Rule {
  static let titleTruncated = Rule(
    id: "title-truncated",
    title: "A bar's title and subtitle are shown in full beside its items.",
    statements: ["hig-2025.15"],
    severity: .error,
    isCore: true,
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
      .needsReview(
        "the font of a subtitle is only inferred",
        sketch: "ios26 en 375pt\nsubtitle: All unread messages of the last thirty days\n< | Inbox | [Edit]"),
      .needsReview(
        "a value whose length nobody knows, as no more than a warning",
        sketch: "ios18 en 375pt\n[Cancel] | Remove %@ from the long lists | [Save]"),
      .passes("a short subtitle", sketch: "ios26 en 375pt\nsubtitle: 3 unread\n< | Inbox | [Edit]"),
      .needsReview(
        "on an iPad, items may make room for the title",
        sketch: "ipados26 en 507pt\n| Minutes of the last general meeting | [Duplicate] [Move to Folder] [Print]"),
    ],
    check: .bar { bar in
      let cuts = VisibleCuts(bar, ofTitle: true, large: { $0[$1].largeTitle }) { $0[$1].title }
      let title = cuts.remark(in: bar, subject: "The title", text: bar.toolbar.title)
      let cutsBelow = VisibleCuts(bar, ofTitle: true) { $0[$1].subtitle }
      let subtitle = cutsBelow.remark(
        in: bar, subject: "The subtitle", reason: "subtitle-longer-than-room", text: bar.toolbar.subtitle)
      return [
        title.map { RoomOfCode.asked($0, cuts, subject: "The title", in: bar) },
        // What is cut only on few screens may be cut on others beside a back button.
        (title?.severity ?? .note) > .note ? nil : TitleBesideBack.remark(in: bar),
        subtitle.map { RoomOfCode.asked($0, cutsBelow, subject: "The subtitle", in: bar) },
      ].compactMap { $0 }
    })
}
