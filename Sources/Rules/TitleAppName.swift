import LintelFindings
import LintelModel

extension Rule {
  static let titleAppName = Rule(
    id: "title-app-name",
    title: "A bar's title is not the app's name.",
    statements: ["hig-2025.13"],
    severity: .warning,
    isCore: true,
    why: "The app's name says nothing about what the window shows.",
    examples: [
      .fails("the app's own name", sketch: "ios26 en 402pt\napp: Lighthouse\n| Lighthouse | [Edit]"),
      .fails("in other letters", sketch: "ios26 en 402pt\napp: Lighthouse\n| LIGHTHOUSE | [Edit]"),
      .fails(
        "the app's name in an extension, as a note",
        files: [
          "Lighthouse Share/Bars.toolbar.yml": """
          appNames: {en: [Lighthouse, Lighthouse Share]}
          toolbars:
            - kind: navigationBar
              platforms: [ios]
              title: {en: Lighthouse}
              items: [{id: edit, label: {en: Edit}}]
          """
        ]),
      .passes("what the view shows", sketch: "ios26 en 402pt\napp: Lighthouse\n| Sightings | [Edit]"),
    ],
    check: .bar { bar in
      func isName(_ title: String) -> Bool { bar.appNames.contains { $0.lowercased() == title.lowercased() } }
      let shown = bar.toolbar.shownTitle
      guard let title = bar.ownValue(of: shown)?.text, isName(title) else { return [] }
      // A name that is the same everywhere is told once, in the source language.
      if !bar.isSource, let source = bar.sourceValue(of: shown)?.text, isName(source) { return [] }
      let mayChange = bar.toolbar.titleMayBeSetByCode && !bar.toolbar.isTitleReplaced
      // Another product of the project, such as an extension, stands beside other apps: there it may say whose it is.
      let folders: [Substring] = bar.toolbar.location.file.split(separator: "/").dropLast()
      let isOtherProduct = folders.map { String($0) }.contains { folder in
        bar.appNames.contains(folder) && folder.lowercased() != title.lowercased()
      }
      return [
        Remark(
          mayChange ? .needsReview : .fails, "is-app-name",
          "The title “\(title)” is the app's name" + (mayChange ? " in its definition; code may set another" : ""),
          certainty: mayChange ? .likely : .certain, text: shown,
          blame: bar.isSource ? .source : .translation, severity: isOtherProduct ? .note : nil,
          evidence: [.text("title", title)],
          suggestion: "Name what the window shows instead.")
      ]
    })
}
