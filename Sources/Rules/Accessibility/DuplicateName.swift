import LintelFindings
import LintelModel

extension Rule {
  static let duplicateName = Rule(
    id: "duplicate-name",
    title: "No two items of a bar, or of the bars of one screen, have the same spoken name.",
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
      .fails("three symbols, one name", sketch: "ios26 en 402pt\n| Inbox | {star \"Mark\"} {flag \"Mark\"} {pin \"Mark\"}"),
      .fails("a name and a label", sketch: "ios26 en 402pt\n| Inbox | {square.and.pencil \"Edit\"} [Edit]"),
      .needsReview(
        "code may rename one",
        files: ["Base.lproj/Main.storyboard": Storyboard.navigationBar(left: "Done", right: "Done", outlet: true)]),
      .fails(
        "a button at the top of a screen, and a menu at its bottom",
        files: ["Reader.swift": screen("Language", "Language")]),
      .passes(
        "two names at the top and at the bottom",
        files: ["Reader.swift": screen("Language of the text", "Language of the app")]),
      .passes("two names", sketch: "ios26 en 402pt\n| Inbox | {star \"Mark as favourite\"} {flag \"Flag\"}"),
      .passes(
        "not on the bar together",
        sketch: "macos26 en 800pt\nkind: window\nNotes | [Share {square.and.arrow.up}] [Share {paperplane}]?"),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      return named(bar.toolbar.items, in: bar.locale).filter { $0.count > 1 }.map { remark($0, on: bar) } + onScreen(of: bar)
    })

  private static func screen(_ top: String, _ bottom: String) -> String {
    """
    final class ReaderController: UIViewController {
      override func viewDidLoad() {
        title = "Reader"
        let text = UIBarButtonItem(image: UIImage(systemName: "globe"), style: .plain, target: self, action: #selector(choose))
        text.accessibilityLabel = "\(top)"
        navigationItem.rightBarButtonItem = text
        let app = UIBarButtonItem(image: UIImage(systemName: "gearshape"), menu: UIMenu(children: languages))
        app.accessibilityLabel = "\(bottom)"
        toolbarItems = [app]
      }
    }
    """
  }

  /// The items of each spoken name, in the order of the bar. One definition that is on the bar twice, or in two arms of the code,
  /// is one item.
  private static func named(_ all: [Item], in locale: LocaleID) -> [[Item]] {
    var names: [ComparableLabel] = []
    var items: [ComparableLabel: [Item]] = [:]
    for item in all where item.isOperable && item.isInDefaultSet {
      guard let spoken = item.spoken.shown(in: locale), !spoken.takesArguments, !ComparableLabel(spoken).isEmpty else {
        continue
      }
      let name = ComparableLabel(spoken)
      if items[name] == nil { names.append(name) }
      if items[name]?.contains(where: { $0.location == item.location }) != true { items[name, default: []].append(item) }
    }
    return names.map { items[$0] ?? [] }
  }

  /// An item at the bottom of a screen, and one at its top.
  private static func onScreen(of bar: BarInLocale) -> [Remark] {
    guard let top = bar.toolbar.top else { return [] }
    let above = named(top.items, in: bar.locale)
    return named(bar.toolbar.items, in: bar.locale).compactMap { items -> Remark? in
      let item = items[0]
      guard let spoken = item.spoken.shown(in: bar.locale) else { return nil }
      let name = ComparableLabel(spoken)
      let others = above.first { $0[0].spoken.shown(in: bar.locale).map { ComparableLabel($0) } == name } ?? []
      guard let other = others.first(where: { $0.location != item.location }) else { return nil }
      // What is there on a condition may never be beside the other.
      let isDoubted =
        top.isDoubted || [item, other].contains { $0.mayBeRenamed || !$0.onlyIf.isEmpty || !$0.conditions.isEmpty }
      let what: Message =
        "An item at the top of \(bar.toolbar.knownName) and one at its bottom are both called “\(spoken)”"
      return Remark(
        isDoubted ? .needsReview : .fails, "same-name-on-screen",
        what + (isDoubted ? "; code may rename one, or never show them together" : ""),
        certainty: isDoubted ? .possible : .certain, item: item.id, text: item.spoken, blame: .source,
        evidence: [.text("spoken", spoken), .text("other item", "\(other.location)")],
        suggestion: "Say in each name what its item acts on.")
    }
  }

  private static func remark(_ items: [Item], on bar: BarInLocale) -> Remark {
    let spoken = items[1].spoken.shown(in: bar.locale) ?? ""
    let mayBeSet = items.contains(where: \.mayBeRenamed)
    let others = items.filter { $0.id != items[1].id }.map { "\($0.location)" }
    let what: Message =
      items.count == 2
      ? "Two items of \(bar.toolbar.knownName) are called “\(spoken)”"
      : "Several items of \(bar.toolbar.knownName) are called “\(spoken)”: \(items.count)"
    return Remark(
      mayBeSet ? .needsReview : .fails, "same-name", what + (mayBeSet ? "; code may rename one" : ""),
      certainty: mayBeSet ? .possible : .certain, item: items[1].id, text: items[1].spoken, blame: .source,
      evidence: [
        .text("spoken", spoken), .text(others.count == 1 ? "other item" : "other items", others.joined(separator: ", ")),
      ], suggestion: "Say in each name what its item acts on.")
  }
}
