import LintelFindings
import LintelModel
import LintelTables

/// What a screen reader says of items that show an image and that the app does not name, over all bars: what is trusted to say the
/// action, and is no finding therefore, stands beside what is asked about.
struct SpokenImages {
  private struct Row: Hashable {
    let symbol: String
    let origin: SpokenName.Origin
    let text: String?
    let language: LocaleID
  }

  private let rows: [(row: Row, places: [SourceLocation])]
  /// How many items with an image the app gives a name.
  private let named: Int

  init(of toolbars: [Toolbar]) {
    var places: [Row: Set<SourceLocation>] = [:]
    var named: Set<SourceLocation> = []
    for toolbar in toolbars {
      for item in toolbar.spokenItems {
        guard let symbol = item.symbol, !item.showsLabelBesideSymbol else { continue }
        let spoken = SpokenName(item, in: toolbar.sourceLocale)
        if [.accessibilityLabel, .label].contains(spoken.origin) {
          named.insert(item.location)
        } else {
          let row = Row(symbol: symbol, origin: spoken.origin, text: spoken.text, language: spoken.language)
          places[row, default: []].insert(item.location)
        }
      }
    }
    self.named = named.count
    func order(_ row: Row) -> (Int, String, String) {
      (SpokenName.Origin.allCases.firstIndex(of: row.origin) ?? 0, row.symbol, row.text ?? "")
    }
    rows = places.map { (row: $0.key, places: $0.value.sorted()) }.sorted { order($0.row) < order($1.row) }
  }

  @MarkupBuilder var markup: [Markup] {
    if !rows.isEmpty {
      tag("details", .class("widths spoken")) {
        tag("summary") { Self.title }
        if named > 0 { tag("p", .class("hint")) { "Items with an image and a name from the app: \(amount: named)" } }
        tag("div", .class("scroll"), .init("role", "group"), .init("tabindex", "0"), .label(Self.title)) {
          tag("table") {
            tag("caption", .class("vh")) { Self.title }
            tag("thead") {
              tag("tr") {
                for name in ["Symbol or image", "Spoken", "Where it is from", "Where"] as [Message] {
                  tag("th", .init("scope", "col")) { name }
                }
              }
            }
            tag("tbody") { for (row, places) in rows.prefix(Self.most) { markup(of: row, places) } }
          }
        }
        if rows.count > Self.most { tag("p", .class("cut-list")) { omitted(rows.count - Self.most) } }
      }
    }
  }

  static let title: Message = "What a screen reader says of items with an image and no name from the app"
  /// So many rows are shown: 60.
  private static let most = 60
  /// So many places are named in a row: 2.
  private static let mostPlaces = 2

  private func markup(of row: Row, _ places: [SourceLocation]) -> Markup {
    tag("tr") {
      tag("th", .init("scope", "row")) { tag("code") { Markup.text(row.symbol) } }
      tag("td") {
        if let text = row.text {
          if row.origin == .unread { tag("code") { Markup.text(text) } } else { foreign(text, row.language) }
        }
      }
      tag("td") { row.origin == .systemItem && row.text == nil ? SpokenName.unknownOfSystem : row.origin.name }
      tag("td") {
        for (index, place) in places.prefix(Self.mostPlaces).enumerated() {
          if index > 0 { " · " }
          tag("code") { Markup.text("\(place.file):\(place.line)") }
        }
        let more = places.count - Self.mostPlaces
        if more > 0 {
          " "
          "and \(always: more, "more")"
        }
      }
    }
  }
}
