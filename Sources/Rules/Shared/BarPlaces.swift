import LintelModel

extension Toolbar {
  /// Whether it is a toolbar at the bottom of a phone's or tablet's screen, the system's own or SAP Fiori's.
  var isAtBottom: Bool { kind == .toolbar || kind == .fioriToolbar }

  /// The items that are on the bar until people customize it, without spaces and separators.
  var shownItems: [Item] { items.filter { $0.isInDefaultSet && !$0.kind.isSpacer } }
}
