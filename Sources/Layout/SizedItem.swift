import LintelModel

/// An item with the width it would take if there were room enough.
struct SizedItem {
  /// Items are copied with every layout of a bar, and what the definition says of one is much: all copies share it.
  private final class SharedItem: Sendable {
    let item: Item
    init(_ item: Item) { self.item = item }
  }

  /// Index in the toolbar's `items`.
  var index: Int
  var item: Item { _read { yield shared.item } }
  private let shared: SharedItem
  var face: Face
  /// Everything the item takes, in points.
  var amount: Amount
  /// What it takes after it has become a button or a pull-down menu, if it can.
  var collapsed: Amount?
  /// The one text on it that can be cut.
  var text: SizedText?
  /// For a custom view of fixed width: the room its text has, whatever the bar's width.
  var fixedRoom: Points?
  /// The texts that somebody can shorten, so that the item takes less.
  var labels: [Label] = []

  init(index: Int, item: Item, face: Face, amount: Amount = .zero) {
    self.index = index
    shared = SharedItem(item)
    self.face = face
    self.amount = amount
  }

  var best: Points { Points(amount.best) }
  var isText: Bool { text != nil || { if case .systemText = face { true } else { false } }() }
  var isSpacer: Bool { item.kind.isSpacer }
  /// Whether its text gives way where items are squeezed.
  var canBeSqueezed: Bool { text != nil && fixedRoom == nil }

  /// The text as it stands where the item has all the width it wants.
  var visibleText: BarLayout.VisibleText? {
    guard let fixedRoom else { return text?.whole }
    let room = Width(exactly: fixedRoom)
    return text.map { $0.visible(in: room, certainty: $0.width.exceeds(room)) }
  }

  /// That the text fits in the item's own fixed width.
  func fixedDemand(label: Int) -> Demand? {
    guard let fixedRoom, let text else { return nil }
    return Demand(.labelTruncates(item: index), needs: text.amount, in: .fixed(fixedRoom), labels: [label])
  }
}

/// The labels of a bar by number, and which of them each item has.
struct LabelNumbers {
  private(set) var labels: [Label] = []
  private(set) var ofItem: [Int: [Int]] = [:]
  private(set) var fixed: [Demand] = []

  init(_ items: [SizedItem]) {
    for item in items {
      for label in item.labels {
        ofItem[item.index, default: []].append(labels.count)
        labels.append(label)
      }
      if let label = ofItem[item.index]?.first, let demand = item.fixedDemand(label: label) { fixed.append(demand) }
    }
  }

  mutating func add(_ label: Label) -> Int {
    labels.append(label)
    return labels.count - 1
  }

  /// The numbers of the labels whose length these items' width follows.
  func of(_ items: [SizedItem]) -> [Int] { items.filter { $0.fixedRoom == nil }.flatMap { ofItem[$0.index] ?? [] } }
}
