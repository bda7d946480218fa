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
      .passes(
        "the app's name in an extension, which stands beside other apps",
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
      .passes("a word that is no name", sketch: "ios26 en 402pt\napp: Learn\n| Learn | [Edit]"),
      .passes("what the view shows", sketch: "ios26 en 402pt\napp: Lighthouse\n| Sightings | [Edit]"),
    ],
    check: .bar { bar in
      func isName(_ title: String) -> Bool { bar.appNames.contains { $0.lowercased() == title.lowercased() } }
      let shown = bar.toolbar.shownTitle
      guard let title = bar.ownValue(of: shown)?.text, isName(title) else { return [] }
      // A name that is the same everywhere is reported once, in the source language.
      if !bar.isSource, let source = bar.sourceValue(of: shown)?.text, isName(source) { return [] }
      // Where a condition chooses the title, the name may stand in until there is something to show.
      let mayChange =
        (bar.toolbar.titleMayBeSetByCode || bar.toolbar.isTitleOneOfSeveral) && !bar.toolbar.isTitleReplaced
      // An app may be called by a word that says what a view shows, too; and so are those that show developers something.
      let folders = bar.toolbar.location.file.split(separator: "/").dropLast().joined(separator: "/")
      if bar.ownValue(of: shown)?.facts?.verb == .yes || DeveloperScreen.isNamed(byPath: folders) { return [] }
      // A new window has the app's name in Interface Builder, until the code that holds it says what it shows.
      if mayChange, bar.toolbar.kind == .windowToolbar { return [] }
      // An extension is beside other apps, and the first screen says whose it is.
      if bar.standsForApp(title) { return [] }
      return [
        Remark(
          mayChange ? .needsReview : .fails, "is-app-name",
          "The title “\(title)” is the app's name" + (mayChange ? " in its definition; code may set another" : ""),
          certainty: mayChange ? .likely : .certain, text: shown,
          blame: bar.isSource ? .source : .translation,
          evidence: [.text("title", title)],
          suggestion: "Name what the window shows instead.")
      ]
    })
}

extension BarInLocale {
  /// Whether the bar is of another product of the project's than the app, or of a screen that greets people: these may say
  /// whose they are.
  fileprivate func standsForApp(_ title: String) -> Bool {
    let path = toolbar.location.file.split(separator: "/").map { String($0) }
    let isOtherProduct = path.dropLast().contains { folder in
      appNames.contains(folder) && folder.lowercased() != title.lowercased()
        || ["Extension", "AutoFill", "Autofill", "Widget"].contains { folder.contains($0) }
    }
    let names = [path.last ?? "", toolbar.controller ?? ""]
    let greeting = ["FirstSetup", "FirstRun", "FirstLaunch", "Onboarding", "Welcome"]
    return isOtherProduct || greeting.contains { word in names.contains { $0.contains(word) } }
  }
}
