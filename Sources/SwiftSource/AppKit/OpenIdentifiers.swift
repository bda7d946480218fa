import LintelModel

/// Default identifiers of a window toolbar of which it is not read which items they are for: those that are not read
/// themselves, as `Pane.allCases.map(\.identifier)` may be, and those that no arm of the delegate's code names.
struct OpenIdentifiers {
  /// How many of the items that are read stand before the first of them.
  private(set) var index: Int?
  /// The lists that are not read.
  private(set) var unread: [UnreadItems] = []
  private var unmadeCount = 0

  mutating func add(unread value: Value, before count: Int) {
    index = index ?? count
    if case .unread(let items) = value { unread.append(items) }
    if case .expression(let expression) = value {
      unread.append(UnreadItems(reason: .made, expression: expression.operand.text, location: expression.location))
    }
  }

  mutating func addUnmade(before count: Int) {
    index = index ?? count
    unmadeCount += 1
  }

  /// Whether items that the delegate makes for whatever it is asked for are those of these identifiers: where a list is not
  /// read, or where they are as many.
  func take(_ count: Int) -> Bool { count > 0 && (!unread.isEmpty || unmadeCount == count) }
}
