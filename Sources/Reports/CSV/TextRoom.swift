import LintelModel

/// How much room a text of a bar has in a language, in the worst of the environments that people commonly hold, or of the others.
struct TextRoom {
  let bar: BarInLocale
  /// Index in the bar's items; nil for the title.
  let item: Int?
  private let worst: BarLayout.VisibleText
  private let layout: BarLayout

  /// - Parameter isLarge: Whether the title is judged as a large one, where nobody knows which size it has: that has a row of its
  ///   own, and another font.
  init?(of item: Int?, in bar: BarInLocale, where commonness: Environment.Commonness = .common, isLarge: Bool = false) {
    let texts = bar.layouts.filter { $0.environment.commonness == commonness }.compactMap { layout in
      Self.text(of: item, in: layout, isLarge: isLarge).map { (layout, $0) }
    }.filter { $0.1.text.contains { !$0.isWhitespace } }
    guard let worst = texts.min(by: { Self.left($0.1) < Self.left($1.1) }) else { return nil }
    (self.bar, self.item, self.layout, self.worst) = (bar, item, worst.0, worst.1)
  }

  private static func text(of item: Int?, in layout: BarLayout, isLarge: Bool) -> BarLayout.VisibleText? {
    if let item { return layout.items.first { $0.item == item && $0.place == .onBar }?.text }
    return isLarge ? layout.largeTitle : layout.title
  }

  /// Every text on a bar.
  static func all(in bar: BarInLocale) -> [TextRoom] {
    ([nil] + bar.toolbar.items.indices.map { $0 }).compactMap { TextRoom(of: $0, in: bar) }
  }

  var text: LocalizedText { item.map { bar.toolbar.items[$0].label } ?? bar.toolbar.title }

  /// What the bar has there.
  var shown: String { worst.text }

  /// Where it has least room.
  var environment: Environment { layout.environment }

  /// The other texts that are on the bar there, in the bar's order, each once.
  var neighbours: [String] { beside.map(\.text) }

  /// Those that may become wider by the same points: of such texts one and the same row is full first.
  var sharing: [String] {
    guard let spare = worst.spare, spare > 0, worst.cut == nil else { return [] }
    return beside.filter { $0.spare.map { abs($0.value - spare.value) < Self.sameRoom } ?? false }.map(\.text)
  }

  /// In points; less than this is the rounding of figures.
  private static let sameRoom = 0.05

  private var beside: [BarLayout.VisibleText] {
    let labels = layout.items.filter { $0.place == .onBar }.sorted { $0.item < $1.item }.map { ($0.item as Int?, $0.text) }
    var texts: [BarLayout.VisibleText] = []
    for case (let place, let text?) in [(nil, layout.title)] + labels
    where place != item && text.text != worst.text && text.text.contains(where: { !$0.isWhitespace })
      && !texts.contains(where: { $0.text == text.text })
    {
      texts.append(text)
    }
    return texts
  }

  /// What the text has, in points.
  var room: Points { worst.room.best }
  /// The same with how far it may lie to either side.
  var available: Width { worst.room }

  /// What the text needs, in points.
  var needed: Width { worst.needed }

  /// By how much it may become wider before anything is lost on the bar, in points; negative if it is too wide itself.
  var left: Points { Self.left(worst) }
  /// By how much it is too wide, in points; nil where it is whole, as far as anybody can tell.
  var over: Points? { worst.cut != nil && worst.over > 0 ? worst.over : nil }
  /// How sure it is that the text is cut; nil where it is whole.
  var certainty: Certainty? { worst.cut }
  /// Whether something else on the bar is lost already, so that no room is left for this one.
  var isCrowded: Bool { left == 0 && worst.spare == nil && worst.cut == nil }

  /// So many points, or those left, in characters of the text's own mean width, rounded down: it is unknown which letters a new
  /// text will have.
  func charactersLeft(_ points: Points? = nil) -> Int {
    let count = Double(worst.text.count)
    return Int(((points ?? left).value / max(1, worst.needed.best.value / count)).rounded(.down))
  }

  /// How many characters fit if the text may become so many points wider: at the least, with letters and room as
  /// unfavourable as they may be, and as is best known.
  func lengths(left points: Points) -> ClosedRange<Int> {
    let best = max(0, worst.text.count + charactersLeft(points))
    let least = (needed.best + points).value - (worst.room.best - worst.room.low).value
    let letter = max(1, needed.high.value / Double(max(1, worst.text.count)))
    return min(best, max(0, Int((least / letter).rounded(.down))))...best
  }

  /// The size of the text's font, in points.
  var fontSize: Points { max(1, worst.font.size) }

  /// Whether it is a large title, below the items (`BarSum`).
  var isOnRowOfItsOwn: Bool { item == nil && worst.isOnRowOfItsOwn }

  /// By how much the room may be less than is best known, in points.
  var doubt: Points { worst.room.best - worst.room.low }

  /// How wide its characters are; nil where values take the place of some.
  var sample: LetterWidths.Sample? {
    guard !worst.text.contains("%"), !worst.text.isEmpty else { return nil }
    let size = fontSize.value
    return LetterWidths.Sample(
      characters: worst.text.count, best: needed.best.value / size, high: needed.high.value / size)
  }

  /// About how many characters fit.
  var maximumLength: Int { max(0, worst.text.count + charactersLeft()) }

  private static func left(_ text: BarLayout.VisibleText) -> Points {
    if text.cut == .certain || text.cut == .likely { return Points(0) - text.over }
    // Where something else on the bar is lost already there is none left for this one.
    return text.spare ?? 0
  }
}
