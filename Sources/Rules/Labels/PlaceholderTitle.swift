import LintelFindings
import LintelModel

extension Rule {
  static let placeholderTitle = Rule(
    id: "placeholder-title",
    title: "No text is left as the editor made it.",
    severity: .warning,
    isCore: true,
    criteria: ["2.4.6"],
    isAboutTexts: true,
    why: "People see a button called Item, and translators are asked to translate it.",
    examples: [
      .fails(
        "Item, as Interface Builder makes it",
        files: ["Base.lproj/Main.storyboard": Storyboard.navigationBar(left: "Cancel", right: "Item")]),
      .fails(
        "a title",
        files: ["Base.lproj/Main.storyboard": Storyboard.navigationBar(title: "Title", left: "Cancel", right: "Done")]),
      .needsReview("elsewhere it may be meant", sketch: "ios26 en 402pt\n| Inbox | [Item]"),
      .passes(
        "code sets it",
        files: ["Base.lproj/Main.storyboard": Storyboard.navigationBar(left: "Cancel", right: "Item", outlet: true)]),
      .passes("a label", files: ["Base.lproj/Main.storyboard": Storyboard.navigationBar(left: "Cancel", right: "Items")]),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      let titles = [(Item?.none, bar.toolbar.title, EditorTitle.titles)]
      let labels = bar.toolbar.items.filter { !$0.kind.isSpacer }.flatMap { item in
        ([item.label, item.paletteLabel] + item.segments).map { (Item?.some(item), $0, EditorTitle.labels) }
      }
      var reported: Set<String> = []
      return (titles + labels).compactMap { item, text, placeholders in
        guard let shown = bar.ownValue(of: text)?.text ?? text.source, placeholders.contains(shown),
          reported.insert((item?.id ?? "") + "\u{0}" + shown).inserted
        else { return nil }
        let file = (text.location ?? item?.location ?? bar.toolbar.location).file
        let isFromEditor = file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
        let mayBeSet = item?.mayBeSetByCode ?? bar.toolbar.titleMayBeSetByCode
        let isReview = !isFromEditor || mayBeSet
        return Remark(
          isReview ? .needsReview : .fails, "left-in",
          "“\(shown)” is what an editor calls " + (item == nil ? "a view" : "an item") + " that nobody has named"
            + (mayBeSet ? "; code may set another" : ""),
          certainty: isReview ? .possible : .certain, item: item?.id, text: text, blame: .source,
          evidence: [.text("text", shown)], suggestion: "Say what it does, or set no text.")
      }
    })
}

/// What Interface Builder writes into new objects.
enum EditorTitle {
  static let labels: Set = ["Item", "Button", "Label", "Bar Button Item", "Toolbar Item", "Custom View"]
  static let titles: Set = ["Title", "Root View Controller", "View Controller", "Window"]

  /// Whether a string is such a text, in a table whose keys Interface Builder makes. A column may well be headed “Title”.
  static func isOne(_ unit: StringUnit) -> Bool {
    guard titles.contains(unit.value) || labels.contains(unit.value) else { return false }
    // Every app on the Mac has a menu Window, whose comment names its class.
    if titles.contains(unit.value), unit.comment?.contains("\"NSMenu") == true { return false }
    let parts: [Substring] = unit.key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && (unit.origin == .interface || ObjectID.isKey(unit.key))
  }
}
