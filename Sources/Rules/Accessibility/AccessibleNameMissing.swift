import LintelFindings
import LintelModel

extension Rule {
  static let accessibleNameMissing = Rule(
    id: "accessible-name-missing",
    title: "An item that shows only an image has an accessible name.",
    severity: .error,
    isCore: true,
    criteria: ["1.1.1", "4.1.2"],
    why: "Screen readers speak the image's file name, and voice control cannot name the button.",
    examples: [
      .fails(
        "a custom image",
        sketch: "ios26 en 402pt\n| Inbox | image{cart-icon}",
        mended: "ios26 en 402pt\n| Inbox | image{cart-icon \"Cart\"}"),
      .needsReview("the system describes its symbols", sketch: "ios26 en 402pt\n| Inbox | {bell}"),
      .needsReview(
        "one of two states is an action",
        sketch: "ios26 en 402pt\nfacts trailing1: otherSymbol bell\n| Inbox | {plus}"),
      .fails("an image that only its file's name says", files: ["Inbox.swift": shown("cart_icon")]),
      .needsReview("an image whose file has a word for a name", files: ["Inbox.swift": shown("Basket")]),
      .passes("a symbol whose name is its action", sketch: "ios26 en 402pt\n{xmark} | Inbox | {plus} {ellipsis.circle.fill}"),
      .passes("a name", sketch: "ios26 en 402pt\n| Inbox | image{cart-icon \"Cart\"}"),
      .passes(
        "a tool tip says what the symbol's own name does not",
        sketch: "macos26 en 800pt\nkind: window\n{plus} \"Create a message\""),
      .passes("a label", sketch: "ios26 en 402pt\n| Inbox | [Cart image{cart-icon}]"),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      return bar.toolbar.items.filter(\.lacksSpokenName).map(unnamed)
    })

  private static func shown(_ image: String) -> String {
    """
    struct Inbox: View {
      var body: some View { List { }.navigationTitle("Inbox").toolbar { Button { } label: { Image("\(image)") } } }
    }
    """
  }

  private static func unnamed(_ item: Item) -> Remark {
    let shown = item.shownSymbols
    let naming = Naming(item)
    let sentence = naming.sentence(about: shown[0])
    return Remark(
      naming == .none || naming == .fileName ? .fails : .needsReview, naming.reason,
      shown.count > 1 ? "\(sentence)\(otherState(shown[1]))" : sentence,
      certainty: naming.certainty, item: item.id, blame: .definition,
      // What is surely spoken is asked about before what may have a name.
      severity: naming == .symbol || naming == .code ? .warning : nil, evidence: [.text("image", shown.joined(separator: ", "))],
      suggestion: "Set an accessibility label that names the action.", location: item.location)
  }

  private static func otherState(_ image: String) -> Message { " (in its other state: \(image))" }
}

/// What a screen reader has to say of an item that shows an image and is given no name.
private enum Naming {
  /// The system's description of a symbol: what it shows, or what it is mostly used for. Apple publishes no list of them.
  case symbol
  /// The file's name, which names the image and not what the button does.
  case fileName
  /// The file's name, which is made of words that may name the action.
  case wordOfFile
  /// What code that is not read may say.
  case code
  case none

  init(_ item: Item) {
    self =
      item.hasSystemName
      ? .symbol
      : item.isSpokenByFileName
        ? (item.shownSymbols.contains(where: Self.isOfFile) ? .fileName : .wordOfFile)
        : item.mayBeSetByCode ? .code : .none
  }

  /// `cart_icon`, `btn-close`: nobody says this of a button.
  private static func isOfFile(_ name: String) -> Bool {
    let words = name.lowercased().split { "-. ".contains($0) }
    return name.contains("_") || words.contains { ["icon", "ic", "img", "image", "btn", "glyph", "asset"].contains($0) }
  }

  var reason: String {
    switch self {
    case .symbol: "default-name-only"
    case .fileName, .wordOfFile: "file-name"
    case .code, .none: "no-name"
    }
  }

  var certainty: Certainty {
    switch self {
    case .fileName, .none: .certain
    case .wordOfFile: .likely
    case .symbol, .code: .possible
    }
  }

  func sentence(about image: String) -> Message {
    switch self {
    case .symbol: "The symbol \(image) is spoken by the system's description of it, which may not say what it does here"
    case .fileName: "The image \(image) is spoken by its file name, in all languages"
    case .wordOfFile: "The image \(image) is spoken by its file name, in all languages; it may be no name of what it does"
    case .code: "The image \(image) has no accessible name in its definition; code may set one"
    case .none: "The image \(image) has no accessible name"
    }
  }
}

/// Symbols that the system speaks by what they do: “Add”, “Close”, “Search”.
private enum SpokenAction {
  static func isOne(_ symbol: String) -> Bool {
    let parts: [Substring] = symbol.split(separator: ".").filter { $0 != "circle" && $0 != "fill" }
    let name = parts.joined(separator: ".")
    return names.contains(name) || name.hasPrefix("arrow.uturn.")
  }

  private static let names: Set = [
    "xmark", "plus", "magnifyingglass", "ellipsis", "trash", "gear", "gearshape", "square.and.arrow.up", "pause", "play",
    "chevron.left", "chevron.right", "chevron.backward", "chevron.forward", "checkmark", "info", "questionmark",
    "map",
  ]
}

extension Item {
  /// Whether it shows an image and nothing says its name.
  fileprivate var lacksSpokenName: Bool {
    symbol != nil && systemItem == nil && !hasName && !kind.isSpacer && kind != .back && kind != .helperText
      // A screen reader says the symbol's name, and the help after it.
      && !(hasSystemName && toolTip.isPresent) && !isSpokenOtherwise
  }

  /// The image it shows, and that of its other state: in one order, so that both states are told as one.
  fileprivate var shownSymbols: [String] {
    Set([symbol ?? "", facts.otherSymbol.value ?? symbol ?? ""]).sorted()
  }

  /// Whether its symbols' own names are its actions, the title says it, or code replaces the images that it shows.
  fileprivate var isSpokenOtherwise: Bool {
    if id == "titleMenu" { return true }
    if mayBeSetByCode, kind == .segmentedControl || kind == .customView { return true }
    return hasSystemName && shownSymbols.allSatisfy(SpokenAction.isOne)
  }
}
