import LintelModel

/// The texts of one bar as they are compared. Each is looked at once, though each label is compared with others.
final class ComparedLabels {
  private var known: [String: ComparableLabel] = [:]

  subscript(text: String) -> ComparableLabel {
    if let label = known[text] { return label }
    let label = ComparableLabel(text)
    known[text] = label
    return label
  }
}

/// What is seen of the labels in the layouts that cut one of them at least; in all others two labels are seen as they are.
struct ShownLabels {
  struct Layout {
    /// Number of the layout on the bar.
    let number: Int
    private let placed: [BarLayout.PlacedItem]
    /// By the item's index in the toolbar.
    private let positions: [Int?]

    /// Nil where no label on the bar is cut.
    fileprivate init?(_ number: Int, of bar: BarInLocale) {
      let items = bar.layouts[number].items
      func isSeen(_ position: Int) -> Bool { items[position].place == .onBar && items[position].text != nil }
      guard items.indices.contains(where: { items[$0].text?.cut != nil && isSeen($0) }) else { return nil }
      var positions = [Int?](repeating: nil, count: bar.toolbar.items.count)
      // From the end, so that the first of two places stays.
      for position in items.indices.reversed() where isSeen(position) { positions[items[position].item] = position }
      self.number = number
      self.positions = positions
      placed = items
    }

    /// Nil for an item without a text on the bar.
    func text(of item: Int) -> BarLayout.VisibleText? { positions[item].flatMap { placed[$0].text } }

    /// What is seen of that text.
    func look(of item: Int) -> String? { positions[item].flatMap { placed[$0].text?.shown } }
  }

  let layouts: [Layout]

  init(_ bar: BarInLocale) { layouts = bar.layouts.indices.compactMap { Layout($0, of: bar) } }
}

/// The items of a bar that were added so far, by what they are called and by what is seen of their labels: only those are
/// compared with another one that may be called the same, or look so.
struct AlikeLabels {
  private let bar: BarInLocale
  private let labels: ComparedLabels
  private let shown: ShownLabels
  /// By index in the toolbar, from the least up.
  private var byName: [ComparableLabel: [Int]] = [:]
  /// The same of each layout, by what is seen of a label.
  private var byLook: [[String: [Int]]]

  init(_ bar: BarInLocale, _ shown: ShownLabels, _ labels: ComparedLabels) {
    (self.bar, self.shown, self.labels) = (bar, shown, labels)
    byLook = shown.layouts.map { _ in [:] }
  }

  /// Adds an item, and gives the first answer about an earlier one that may be like it, in the order of the bar.
  mutating func add<Answer>(_ item: Int, askingOfEarlier ask: (Int) -> Answer?) -> Answer? {
    let names = names(of: item)
    let looks = shown.layouts.map { $0.look(of: item) }
    let answer = Self.first(in: earlier(names, looks), ask)
    for name in names { byName[name, default: []].append(item) }
    for (number, look) in looks.enumerated() {
      if let look { byLook[number][look, default: []].append(item) }
    }
    return answer
  }

  private func earlier(_ names: [ComparableLabel], _ looks: [String?]) -> [[Int]] {
    names.compactMap { byName[$0] }
      + looks.enumerated().compactMap { number, look in look.flatMap { byLook[number][$0] } }
  }

  /// What an item is called to the eye and to the ear; nothing in the source language, where two of one name are another
  /// rule's matter.
  private func names(of index: Int) -> [ComparableLabel] {
    guard !bar.isSource else { return [] }
    let item = bar.toolbar.items[index]
    let seen = item.label.shown(in: bar.locale).map { labels[$0] }
    let spoken =
      item.accessibilityLabel.isPresent ? item.accessibilityLabel.shown(in: bar.locale).map { labels[$0] } : nil
    return [seen, spoken == seen ? nil : spoken].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// The first answer about a number of several lists that run from the least up; each number is asked about once.
  private static func first<Answer>(in lists: [[Int]], _ ask: (Int) -> Answer?) -> Answer? {
    var heads = lists.map { _ in 0 }
    func head(_ list: Int) -> Int? { heads[list] < lists[list].count ? lists[list][heads[list]] : nil }
    while let least = lists.indices.compactMap(head).min() {
      if let answer = ask(least) { return answer }
      for list in lists.indices where head(list) == least { heads[list] += 1 }
    }
    return nil
  }
}
