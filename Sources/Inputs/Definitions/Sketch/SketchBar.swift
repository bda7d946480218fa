import LintelModel

/// A text of a sketch and where it is.
struct SketchText: Hashable {
  var text: String
  var location: SourceLocation
}

/// A bar line as it was read.
struct SketchBar {
  enum Area: String {
    case leading, center, trailing
    case only = "item"
  }

  var areaCount: Int
  var title: SketchText?
  var hasLargeTitle = false
  var items: [SketchItem] = []
  var location: SourceLocation

  /// `back`, and the others by area: `leading1`, `trailing2`.
  var itemIDs: [String] {
    var counts: [Area: Int] = [:]
    return items.map { item in
      guard item.kind != .back else { return "back" }
      counts[item.area, default: 0] += 1
      return "\(item.area.rawValue)\(counts[item.area] ?? 0)"
    }
  }
}

/// An item of a bar line.
struct SketchItem {
  var kind: Item.Kind
  var area: SketchBar.Area
  var location: SourceLocation
  var label: SketchText?
  var paletteLabel: SketchText?
  var toolTip: SketchText?
  var spokenName: SketchText?
  var symbol: String?
  var hasSystemSymbol = false
  var systemItem: String?
  var segments: [SketchText?] = []
  /// What a toggle says in its other state.
  var otherLabel: SketchText?
  var fixedWidth: Points?
  var style: Item.Style?
  /// `!`: the most important item, whatever the kind of bar calls it.
  var isProminent = false
  var priority: Item.Priority = .standard
  var isInDefaultSet = true
  /// `^pinned`: never in the overflow menu.
  var isPinned = false
  var group = 0

  init(_ kind: Item.Kind, area: SketchBar.Area, location: SourceLocation) {
    self.kind = kind
    self.area = area
    self.location = location
  }
}
