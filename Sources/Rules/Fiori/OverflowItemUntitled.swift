import LintelFindings
import LintelModel

extension Rule {
  static let overflowItemUntitled = Rule(
    id: "overflow-item-untitled",
    title: "Every action that can overflow has a title.",
    statements: ["fiori-ios.29"],
    severity: .error,
    isAboutAccess: true,
    why: "The overflow button opens a sheet with the titles of the remaining actions: one without a title is an empty line.",
    examples: [
      .fails(
        "a symbol leaves the bar",
        sketch: "fiori26 en 375pt\n{trash} [Edit] [Save]!",
        mended: "fiori26 en 375pt\n[Delete {trash}] [Edit] [Save]!"),
      .fails("its spoken name is not shown", sketch: "fiori26 en 375pt\n{trash \"Delete\"} [Edit] [Save]!"),
      .passes("the action that leaves has a title", sketch: "fiori26 en 375pt\n[Delete {trash}] [Edit] [Save]!"),
      .passes("a search field is no action", sketch: "fiori26 en 375pt\nsearch[] [Edit] [Save]!"),
      .passes("nothing leaves", sketch: "fiori26 en 375pt\n{trash} [Save]!"),
      .passes("the symbol stays", sketch: "fiori26 en 375pt\n[Edit] [Share] {trash}"),
      .needsReview(
        "widths of long labels are only likely",
        sketch: "fiori26 de 375pt\n{trash} [Genehmigungsverfahren abschließen]!"),
    ],
    check: .bar { bar in
      guard bar.toolbar.kind == .fioriToolbar || bar.toolbar.kind == .toolbar else { return [] }
      return bar.toolbar.items.enumerated().filter {
        $1.isControl && $1.kind != .searchField && !$1.label.isPresent && !$1.paletteLabel.isPresent && $1.systemItem == nil
          && !$1.mayBeSetByCode
      }.compactMap { index, item in
        let leaving = bar.layouts.filter { isInMenu(index, on: $0) }
        // What leaves in the source language too is reported there.
        guard let worst = leaving.max(by: { sure(index, on: $0) < sure(index, on: $1) }),
          bar.isSource || !bar.sourceLayouts.contains(where: { isInMenu(index, on: $0) })
        else { return nil }
        let certainty = isOneTooMany(index, of: bar.toolbar) ? .certain : sure(index, on: worst)
        return Remark(
          certainty == .certain ? .fails : .needsReview, "no-title",
          "\(bar.name(of: item)) of \(bar.toolbar.knownName) has no title for the overflow sheet, where it stands in "
            + "\(worst.environment)",
          certainty: certainty, item: item.id, blame: .definition, suggestion: "Give it a title beside its symbol.",
          environments: leaving.flatMap(\.environments), location: item.location)
      }
    })

  /// Whether two buttons that matter more have taken the places of a compact bar, whatever their widths. Source: SAP Fiori's
  /// guideline for iOS, Toolbar (v26-1): at most two text buttons on a compact bar.
  private static func isOneTooMany(_ index: Int, of toolbar: Toolbar) -> Bool {
    let others = toolbar.items.enumerated().filter { $0 != index && $1.isControl && $1.isInDefaultSet }
    guard toolbar.kind == .fioriToolbar, toolbar.platforms.contains(.ios), others.contains(where: { $1.isTextButton }) else {
      return false
    }
    // SAP's SDK keeps the first ones.
    if toolbar.facts.staying.value == .first { return others.count { $0.offset < index } > 1 }
    return !toolbar.items[index].isPrimary && others.count { $0.offset > index || $0.element.isPrimary } > 1
  }

  private static func sure(_ index: Int, on layout: BarLayout) -> Certainty {
    layout.items.first { $0.item == index }?.gone ?? .possible
  }

  private static func isInMenu(_ index: Int, on layout: BarLayout) -> Bool {
    layout.items.contains { $0.item == index && $0.isLikelyInMenu }
  }
}
