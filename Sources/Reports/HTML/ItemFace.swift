import LintelModel

/// What a picture shows of an item that shows no text.
struct ItemFace: Hashable {
  /// The symbol's or the system item's.
  let name: String
  var isSystemItem = false
  /// Whether the project says so itself, and the picture tells it as a tooltip.
  var isNamed = false

  /// Its drawing; nil for a name that is not known, which is written instead.
  var glyph: SymbolGlyph? { SymbolGlyph(named: name, isSystemItem: isSystemItem) }

  static let more = ItemFace(name: "ellipsis")
}

extension Item {
  /// Its own image, or what everybody knows its kind by; nil for an item of which no image is known.
  var face: ItemFace? {
    if let symbol, !symbol.isEmpty { return ItemFace(name: symbol, isNamed: true) }
    if let systemItem { return ItemFace(name: systemItem, isSystemItem: true, isNamed: true) }
    switch kind {
    case .searchField: return ItemFace(name: "magnifyingglass")
    case .moreMenu, .overflow: return .more
    case .sidebarToggle: return ItemFace(name: "sidebar.left")
    default: return nil
    }
  }

  /// The image of one of its segments or parts.
  func face(ofSegment index: Int) -> ItemFace? {
    guard segmentSymbols.indices.contains(index), let name = segmentSymbols[index] else { return nil }
    return ItemFace(name: name, isNamed: true)
  }
}

/// A symbol's name in place of a drawing, in small letters.
enum WrittenName {
  /// In points, and about as wide as most letters are in it; others may be twice as wide.
  static let size = 8.0
  private static let letter = 4.6

  /// In points. On a narrower place two lines of a name look like an image that could not be loaded.
  static let leastWidth = 36.0
  /// So many points wider than its place may a line be that stands below a sign.
  private static let beyond = 14.0

  /// The name in one line below a sign; nil where it is written without one.
  static func line(of name: String, width: Double) -> String? {
    guard width < leastWidth, lines(of: name, width: width).count > 1 else { return nil }
    let most = Int((width + beyond) / (name.utf8.allSatisfy { $0 < 0x80 } ? letter : 2 * letter))
    return name.count <= most ? name : String(name.prefix(max(1, most - 1))) + "…"
  }

  /// The name in as many letters as there is room for: in two lines at most, without its middle.
  static func lines(of name: String, width: Double) -> [String] {
    let most = max(3, Int(width / (name.utf8.allSatisfy { $0 < 0x80 } ? letter : 2 * letter)))
    let letters = Array(name)
    if letters.count <= most { return [name] }
    if letters.count > 2 * most { return [String(letters.prefix(most - 1)) + "…", String(letters.suffix(most))] }
    let ends = (letters.count - most)...most
    let half = letters.count / 2
    let dot = ends.filter { letters.indices.contains($0) && letters[$0] == "." }.min { abs($0 - half) < abs($1 - half) }
    return [String(letters[..<(dot ?? half)]), String(letters[(dot ?? half)...])]
  }
}
