import LintelFindings
import LintelModel

extension Rule {
  static let loneButtonStyle = Rule(
    id: "lone-button-style",
    title: "A button that stands alone is primary.",
    statements: ["fiori-ios.18"],
    platforms: [.ios, .ipados],
    severity: .note,
    why: "The only action of a view is its main one; in another style it looks like the lesser of two.",
    examples: [
      .fails(
        "a lone tertiary button",
        sketch: "fiori26 en 402pt\n[Save]@tertiary",
        mended: "fiori26 en 402pt\n[Save]!"),
      .fails(
        "no style given",
        sketch: "fiori26 en 402pt\n[Save]",
        mended: "fiori26 en 402pt\n[Save]@primary"),
      .fails("a space is no button", sketch: "fiori26 en 402pt\n-- [Save]@tertiary"),
      .passes("primary", sketch: "fiori26 en 402pt\n[Save]!"),
      .passes("two buttons", sketch: "fiori26 en 402pt\n[Cancel]@secondary [Save]!"),
      .passes("a symbol has no style", sketch: "fiori26 en 402pt\n{trash \"Delete\"}"),
      .passes("a system bar has no styles of SAP's", sketch: "ios26 en 402pt\nkind: toolbar\n[Save]"),
    ],
    check: .bar { bar in
      guard bar.isSource, let fiori = FioriBar(bar.toolbar), let item = fiori.single, item.isTextButton,
        item.style == .tertiary || item.style == .plain && bar.toolbar.kind == .fioriToolbar && !item.mayBeSetByCode
      else { return [] }
      return [
        Remark(
          .fails, "not-primary", "\(bar.name(of: item)) is the only button of \(bar.toolbar.knownName) and not primary",
          item: item.id,
          text: item.label, blame: .definition, evidence: [.text("style", item.style.rawValue)],
          suggestion: "Give it the primary style.", location: item.location)
      ]
    })
}
