import LintelFindings
import LintelModel
import LintelTables

extension SpokenName.Origin {
  /// Where the name is from, for people.
  var name: Message {
    switch self {
    case .accessibilityLabel: "accessibility label"
    case .label: "label"
    case .placeholder: "text that the empty search field shows"
    case .searchField: "search field of the system"
    case .systemItem: "item of the system"
    case .parts: "names of its parts, one by one"
    case .title: "title of the bar"
    case .paletteLabel: "label in the palette of the toolbar, which may be spoken"
    case .symbol: "the system's description of the symbol, as Lintel lists it; nothing tells whether the button does that"
    case .description: "the system's description of the symbol, which is not published"
    case .fileName: "the name of the image's file"
    case .image: "the name of the image's file, or nothing"
    case .toolTip: "tool tip, behind the system's description of the symbol"
    case .unread: "not read"
    case .nothing: "nothing"
    }
  }
}

extension SpokenName {
  static let unknownOfSystem: Message = "said by the system; not known"

  /// The same, where the system has a word that nobody publishes.
  var whereFrom: Message { origin == .systemItem && text == nil ? Self.unknownOfSystem : origin.name }
}

extension Toolbar {
  /// The items of which a screen reader says anything, in the order of the bar.
  var spokenItems: [Item] { items.filter { !$0.kind.isSpacer && $0.kind != .helperText } }

  /// Whether anything is spoken that is not a label which people see.
  var speaksMoreThanLabels: Bool {
    backImage != nil || spokenItems.contains { SpokenName($0, in: sourceLocale).origin != .label || $0.symbol != nil }
  }
}
