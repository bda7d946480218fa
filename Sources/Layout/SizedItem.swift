import LintelModel

/// An item with the width it would take if there were room enough.
struct SizedItem {
  /// What hangs on no neighbour. Items are copied with every layout of a bar, most often for their widths: all copies share it
  /// until one becomes another.
  private final class Contents {
    let source: BarItem
    var appearance: ItemAppearance
    var collapsed: Amount?
    var text: SizedText?
    var segments: [SizedText] = []
    var fixedRoom: Points?
    var labels: [Label] = []

    init(_ source: BarItem, _ appearance: ItemAppearance) {
      self.source = source
      self.appearance = appearance
    }

    init(copying other: Contents) {
      source = other.source
      appearance = other.appearance
      collapsed = other.collapsed
      text = other.text
      segments = other.segments
      fixedRoom = other.fixedRoom
      labels = other.labels
    }
  }

  /// Index in the toolbar's `items`.
  let index: Int
  /// Everything the item takes, in points.
  var amount: Amount
  private var contents: Contents

  init(_ source: BarItem, appearance: ItemAppearance, amount: Amount = .zero) {
    index = source.index
    self.amount = amount
    contents = Contents(source, appearance)
  }

  var item: Item { _read { yield contents.source.item } }
  var appearance: ItemAppearance {
    get { contents.appearance }
    set { own().appearance = newValue }
  }
  /// What it takes after it has become a button or a pull-down menu, if it can.
  var collapsed: Amount? {
    get { contents.collapsed }
    set { own().collapsed = newValue }
  }
  /// The one text on it that can be cut.
  var text: SizedText? {
    get { contents.text }
    set { own().text = newValue }
  }
  /// The texts of a control whose segments are all as wide as the widest one.
  var segments: [SizedText] {
    get { contents.segments }
    set { own().segments = newValue }
  }
  /// For a custom view of fixed width: the room its text has, whatever the bar's width.
  var fixedRoom: Points? {
    get { contents.fixedRoom }
    set { own().fixedRoom = newValue }
  }
  /// The texts that people can shorten, so that the item takes less.
  var labels: [Label] {
    get { contents.labels }
    set { own().labels = newValue }
  }

  /// The contents, for this item alone.
  private mutating func own() -> Contents {
    if !isKnownUniquelyReferenced(&contents) { contents = Contents(copying: contents) }
    return contents
  }

  var best: Points { Points(amount.best) }
  var isText: Bool { contents.text != nil || { if case .systemText = appearance { true } else { false } }() }
  var isSpacer: Bool { item.kind.isSpacer }
  var isFlexible: Bool { item.kind == .flexibleSpace }
  /// Whether it is a search field whose width the bar decides.
  var isSearchField: Bool { item.kind == .searchField && item.fixedWidth == nil }
  /// What gives way where items are compressed: its text, or the widest one of its segments.
  var compressed: SizedText? {
    guard item.fixedWidth == nil else { return nil }
    return text ?? segments.max { $0.width.best < $1.width.best }
  }
  /// How many points the item loses for each of that text's.
  var compressedTimes: Double { Double(max(1, segments.count)) }

  /// An outermost symbol begins where a text would: what is around it on that side is a part of the bar's margin. Since that was
  /// measured on bars of the past, the item may take all of its width.
  mutating func standAtEdge(_ figures: IOSFigures) {
    let (width, inset) = (amount.width, figures.edgeSymbolInset)
    guard inset > 0, item.fixedWidth == nil, item.kind == .button || item.kind == .menu else { return }
    // What may be a symbol may be as narrow as one.
    guard appearance == .symbol || appearance == .unknown else { return }
    let best = appearance == .symbol ? width.best - inset : width.best
    amount = Amount(guessed: Width(low: max(0, width.low - inset), best: best, high: width.high))
  }

  /// The text where the item has all the width it wants.
  var visibleText: BarLayout.VisibleText? {
    guard let fixedRoom else { return text?.whole }
    let room = Width(exactly: fixedRoom)
    return text.map { $0.visible(in: room, certainty: $0.width.exceeds(room)) }
  }

  /// That the text fits in the item's own fixed width.
  func fixedConstraint(label: Int) -> Constraint? {
    guard let fixedRoom, let text else { return nil }
    return Constraint(.labelTruncates(item: index), needs: text.amount, in: .fixed(fixedRoom), labels: [label])
  }
}

/// The labels of a bar by number, and which of them each item has.
struct LabelNumbers {
  private(set) var labels: [Label] = []
  private(set) var ofItem: [Int: [Int]] = [:]
  private(set) var fixed: [Constraint] = []

  init(_ items: [SizedItem]) {
    for item in items {
      for label in item.labels {
        ofItem[item.index, default: []].append(labels.count)
        labels.append(label)
      }
      if let label = ofItem[item.index]?.first, let constraint = item.fixedConstraint(label: label) {
        fixed.append(constraint)
      }
    }
  }

  mutating func add(_ label: Label) -> Int {
    labels.append(label)
    return labels.count - 1
  }

  /// The numbers of the labels whose length these items' width follows, but for those of segments.
  func of(_ items: [SizedItem]) -> [Int] {
    items.filter { $0.fixedRoom == nil && $0.segments.isEmpty }.flatMap { ofItem[$0.index] ?? [] }
  }

  /// The same constraint once for each segment of the items, since a control is as wide as any one of them makes it: all of
  /// these must be met. Of more controls than one, each is asked together with each segment of the others.
  func ofSegments(_ constraint: Constraint, _ items: [SizedItem]) -> [Constraint] {
    items.filter { !$0.segments.isEmpty && $0.item.fixedWidth == nil }.reduce([constraint]) { constraints, item in
      guard constraints.count < Self.mostConstraints else { return constraints }
      let count = Double(item.segments.count)
      let widest = item.segments.lazy.map(\.width.best).max() ?? 0
      return constraints.flatMap { constraint in
        zip(item.segments, ofItem[item.index] ?? []).map { segment, label in
          var one = constraint
          let less = (widest - segment.width.best) * count
          one.needed = Width(low: one.needed.low - less, best: one.needed.best - less, high: one.needed.high - less)
          one.labels.append((label, count))
          return one
        }
      }
    }
  }

  private static let mostConstraints = 32
}
