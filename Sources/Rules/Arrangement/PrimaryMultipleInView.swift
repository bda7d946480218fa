import LintelFindings
import LintelModel

extension Rule {
  static let primaryMultipleInView = Rule(
    id: "primary-multiple-in-view",
    title: "A view has one primary action, however many bars it has.",
    statements: ["fiori-ios.17"],
    platforms: [.ios, .ipados],
    severity: .note,
    why: "A filled button at the top and one at the bottom both say *this one*: people stop to compare them.",
    examples: [
      .fails(
        "one in each of two bars",
        sketch:
          "ios26 en 402pt\nname: Order\n| Order | [Done]!\n---\nfiori26 en 402pt\nname: Order\n[Reject]@secondary [Approve]!",
        mended:
          "ios26 en 402pt\nname: Order\n| Order | [Done]\n---\nfiori26 en 402pt\nname: Order\n[Reject]@secondary [Approve]!"),
      .passes(
        "one in both together",
        sketch:
          "ios26 en 402pt\nname: Order\n| Order | [Edit]\n---\nfiori26 en 402pt\nname: Order\n[Reject]@secondary [Approve]!"),
      .passes(
        "two views",
        sketch:
          "ios26 en 402pt\nname: Order\n| Order | [Done]!\n---\nfiori26 en 402pt\nname: Offer\n[Reject]@secondary [Approve]!"
      ),
      .passes(
        "two in one bar are told by another rule",
        sketch: "fiori26 en 402pt\nname: Order\n[Reject]@primary [Approve]@primary"),
    ],
    check: .project { project in
      let bars = project.toolbars.filter { bar in
        [.navigationBar, .toolbar, .fioriToolbar].contains(bar.kind) && bar.facts.isAboveKeyboard.value != true
          && bar.controlsOnBar.contains(where: \.isPrimary)
      }
      let views = Dictionary(grouping: bars, by: \.view).values.sorted { $0[0].location < $1[0].location }
      return views.compactMap { bars -> Remark? in
        // Two faces of one bar are never on the screen together.
        guard let first = bars.first, let second = bars.first(where: { $0.kind != first.kind }),
          !Set(first.platforms).isDisjoint(with: second.platforms),
          let one = first.controlsOnBar.first(where: \.isPrimary), let two = second.controlsOnBar.first(where: \.isPrimary)
        else { return nil }
        return Remark(
          .fails, "several-bars",
          "\(first.knownName) and \(second.knownName) belong to one view, and each has a primary action",
          item: two.id, blame: .definition,
          evidence: [
            .text("first", one.label.source ?? one.symbol ?? one.id),
            .text("second", two.label.source ?? two.symbol ?? two.id),
          ],
          suggestion: "Keep the style for the one that people need most.", location: two.location)
      }
    })
}

extension Toolbar {
  /// What the bars of one view have in common: its controller, or the id before what its bars add to it.
  fileprivate var view: String {
    if let controller { return "\(location.file)#\(controller)" }
    var id = barID[...]
    // A second bar of one name: `bars.sketch#Order#2`.
    if let last = id.lastIndex(of: "#"), id[..<last].contains("#"), id[last...].dropFirst().allSatisfy(\.isNumber) {
      id = id[..<last]
    }
    for part in [".bottomBar", ".fiori"] where id.hasSuffix(part) { id = id.dropLast(part.count) }
    return String(id)
  }
}
