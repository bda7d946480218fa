import LintelFindings
import LintelModel

extension Rule {
  static let duplicateName = Rule(
    id: "duplicate-name",
    title: "No two items of a bar have the same spoken name.",
    severity: .warning,
    isCore: true,
    criteria: ["2.4.6"],
    isAboutTexts: true,
    why: "By ear they are one: nobody can tell which of the two is spoken, and Voice Control asks which one was meant.",
    examples: [
      .fails(
        "two symbols, one name",
        sketch: "ios26 en 402pt\n| Inbox | {star \"Mark\"} {flag \"Mark\"}",
        mended: "ios26 en 402pt\n| Inbox | {star \"Mark as Favorite\"} {flag \"Mark as Urgent\"}"),
      .fails("a name and a label", sketch: "ios26 en 402pt\n| Inbox | {square.and.pencil \"Edit\"} [Edit]"),
      .needsReview(
        "code may rename one",
        files: ["Base.lproj/Main.storyboard": Storyboard.navigationBar(left: "Done", right: "Done", outlet: true)]),
      .passes("two names", sketch: "ios26 en 402pt\n| Inbox | {star \"Mark as favourite\"} {flag \"Flag\"}"),
      .passes(
        "not on the bar together",
        sketch: "macos26 en 800pt\nkind: window\nNotes | [Share {square.and.arrow.up}] [Share {paperplane}]?"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .sheetButtons else { return [] }
      var first: [ComparableLabel: Item] = [:]
      var remarks: [Remark] = []
      for item in bar.toolbar.items where item.isOperable && item.isInDefaultSet {
        guard let spoken = item.spoken.shown(in: bar.locale), !spoken.takesArguments, !ComparableLabel(spoken).isEmpty else {
          continue
        }
        guard let other = first[ComparableLabel(spoken)] else {
          first[ComparableLabel(spoken)] = item
          continue
        }
        // One definition that is on the bar twice, or in two arms of the code, is one item.
        guard other.location != item.location else { continue }
        let mayBeSet = item.mayBeRenamed || other.mayBeRenamed
        remarks.append(
          Remark(
            mayBeSet ? .needsReview : .fails, "same-name",
            "Two items of \(bar.toolbar.knownName) are called “\(spoken)”" + (mayBeSet ? "; code may rename one" : ""),
            certainty: mayBeSet ? .possible : .certain, item: item.id, text: item.spoken, blame: .source,
            evidence: [.text("spoken", spoken), .text("other item", "\(other.location)")],
            suggestion: "Say in each name what its item acts on."))
      }
      return remarks
    })
}
