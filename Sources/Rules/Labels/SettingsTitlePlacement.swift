import LintelFindings
import LintelModel

extension Rule {
  static let settingsTitlePlacement = Rule(
    id: "settings-title-placement",
    title: "In a settings window the title stands above the tabs.",
    statements: ["hig-2023.48"],
    platforms: [.macos],
    severity: .note,
    why: "The title names the pane that is shown; beside the tabs it takes their room and looks like one of them.",
    examples: [
      .fails(
        "the title beside the tabs", sketch: "macos15 en 600pt\nkind: settings\nfacts: hasTitleAbove no\n[General {gear}]"),
      .fails(
        "a style that puts it there",
        sketch: "macos15 en 600pt\nkind: settings\nstyle: unified\n[General {gear}]",
        mended: "macos15 en 600pt\nkind: settings\nstyle: preference\n[General {gear}]"),
      .passes("the style for settings", sketch: "macos15 en 600pt\nkind: settings\nstyle: preference\n[General {gear}]"),
      .passes("nothing is known", sketch: "macos15 en 600pt\nkind: settings\n[General {gear}]"),
      .passes(
        "no settings window", sketch: "macos15 en 600pt\nstyle: unified\nfacts: hasTitleAbove no\nInbox | [Edit {pencil}]"),
    ],
    check: .bar { bar in
      let toolbar = bar.toolbar
      guard bar.isSource, toolbar.kind == .settingsTabs else { return [] }
      let style = toolbar.windowStyle.value
      let isBeside = style == .unified || style == .unifiedCompact
      guard toolbar.facts.hasTitleAbove.value.map({ !$0 }) ?? isBeside else { return [] }
      return [
        Remark(
          .fails, "title-beside", "The window's title stands beside the tabs of \(toolbar.knownName)", blame: .definition,
          evidence: style.map { [.text("window style", $0.rawValue)] } ?? [],
          suggestion: "Give the window the toolbar style preference.")
      ]
    })
}
