import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let accessibleNameMissing = Rule(
    id: "accessible-name-missing",
    title: "An item that shows only an image has an accessible name.",
    severity: .error,
    isCore: true,
    criteria: ["1.1.1", "4.1.2"],
    why:
      "Screen readers say an image's file name, the system's description of a symbol, or only that it is a button, and who speaks to the device cannot guess the button's name.",
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
      .needsReview(
        "a symbol whose usual name a table has",
        files: [
          "Inbox.swift": shown(systemName: "archivebox"), "en.lproj/Localizable.strings": "\"mail.archive\" = \"Archive\";\n",
          "de.lproj/Localizable.strings": "\"mail.archive\" = \"Archivieren\";\n",
        ]),
      .passes(
        "symbols that are spoken by what they do: close, add, more; and search, delete, settings, share, play, pause, back, "
          + "forward, done, undo, redo, info, map, and help in its circle",
        sketch: "ios26 en 402pt\n{xmark} | Inbox | {plus} {ellipsis.circle.fill}"),
      .fails("an image that people tap, and that is no button", files: ["Inbox.swift": tapped(".onTapGesture { open() }")]),
      .fails(
        "an image view that people tap, which no screen reader finds",
        files: ["Inbox.swift": imageView("imageView.accessibilityLabel = \"Basket\"")]),
      .passes(
        "one that is found, says its name and that it is a button",
        files: [
          "Inbox.swift": imageView(
            "imageView.accessibilityLabel = \"Basket\"\nimageView.isAccessibilityElement = true\nimageView.accessibilityTraits = .button")
        ]),
      .passes(
        "one that says what it is and does",
        files: [
          "Inbox.swift": tapped(".onTapGesture { open() }.accessibilityLabel(\"Open Basket\").accessibilityAddTraits(.isButton)")
        ]),
      .fails(
        "a name that is the image's identifier",
        sketch: "ios26 en 402pt\n| Inbox | image{basket \"ic_basket\"}", mended: "ios26 en 402pt\n| Inbox | image{basket \"Basket\"}"),
      .passes("a name", sketch: "ios26 en 402pt\n| Inbox | image{cart-icon \"Cart\"}"),
      .passes(
        "a tool tip says what the symbol's own name does not",
        sketch: "macos26 en 800pt\nkind: window\n{plus} \"Create a message\""),
      .passes("a label", sketch: "ios26 en 402pt\n| Inbox | [Cart image{cart-icon}]"),
      .needsReview(
        "a class of items that gives itself a view which another class makes",
        files: ["Inbox.swift": inbox(itemClass: "customView = BadgeFactory.shared.badge(for: account)")]),
      .passes(
        "a class of items that gives itself a named button",
        files: [
          "Inbox.swift": inbox(
            itemClass: "let button = UIButton()\nbutton.accessibilityLabel = \"Account\"\ncustomView = button")
        ]),
    ],
    check: .toolbar { toolbar, project in
      toolbar.items.filter { !$0.isTappedImage }.compactMap { unnamed($0, on: toolbar, of: project) }
        + toolbar.items.compactMap(unread) + NameOfImage.remarks(on: toolbar) + TappedImage.remarks(on: toolbar)
    })

  private static func inbox(itemClass body: String) -> String {
    """
    final class AccountItem: UIBarButtonItem {
      init(account: Account) { super.init(); \(body) }
      required init?(coder: NSCoder) { nil }
    }
    final class InboxController: UIViewController {
      override func viewDidLoad() {
        title = "Inbox"
        navigationItem.rightBarButtonItem = AccountItem(account: account)
      }
    }
    """
  }

  /// A view of which nothing is known but the class of the item that has it.
  private static func unread(_ item: Item) -> Remark? {
    guard let type = item.viewClass, item.systemItem == nil, !item.hasName else { return nil }
    return Remark(
      .needsReview, "unread-view",
      "The class \(type) gives the item a view that could not be read: it is not known whether a screen reader has a name for it",
      certainty: .possible, item: item.id, blame: .definition, severity: .warning,
      suggestion: "Listen to the item with VoiceOver. If it has no name, set an accessibility label in \(type).",
      location: item.location)
  }

  private static func shown(_ image: String) -> String { button("Image(\"\(image)\")") }
  private static func shown(systemName: String) -> String { button("Image(systemName: \"\(systemName)\")") }

  private static func button(_ image: String) -> String {
    """
    struct Inbox: View {
      var body: some View { List { }.navigationTitle("Inbox").toolbar { Button { } label: { \(image) } } }
    }
    """
  }

  private static func tapped(_ modifiers: String) -> String {
    """
    struct Inbox: View {
      var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { Image("basket")\(modifiers) } } }
    }
    """
  }

  private static func imageView(_ statements: String) -> String {
    """
    final class InboxController: UIViewController {
      override func viewDidLoad() {
        title = "Inbox"
        let imageView = UIImageView(image: UIImage(named: "basket"))
        imageView.isUserInteractionEnabled = true
        imageView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        \(statements)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: imageView)
      }
    }
    """
  }

  private static func unnamed(_ item: Item, on toolbar: Toolbar, of project: Project) -> Remark? {
    guard let naming = Naming(item, in: toolbar.sourceLocale) else { return nil }
    let shown = item.shownSymbols
    let image: [Evidence] = item.isImageUnread ? [] : [.text("image", shown.joined(separator: ", "))]
    let known = ProposedName.known(for: item, on: toolbar, of: project)
    return Remark(
      naming == .none || naming == .fileName ? .fails : .needsReview, naming.reason,
      item.isImageUnread
        ? naming.sentence(ofUnread: item.imageConstant)
        : naming.sentence(about: shown, besideEmptyTitle: item.hasEmptyTitle),
      certainty: naming.certainty, item: item.id, blame: .definition,
      // What is surely spoken is asked about before what may have a name.
      severity: naming == .symbol || naming == .code ? .warning : nil,
      evidence: image + (known?.evidence ?? []),
      suggestion: advice(item, on: toolbar, known), location: item.imagePlace)
  }

  private static func advice(_ item: Item, on toolbar: Toolbar, _ known: ProposedName?) -> Message {
    let own = advice(item, on: toolbar)
    guard let known else { return own }
    return "\(known.advice) \(own)"
  }

  private static func advice(_ item: Item, on toolbar: Toolbar) -> Message {
    if item.hasEmptyTitle, item.location.file.hasSuffix(".swift") {
      return "Write a name for the action in place of the empty title."
    }
    let action = (item.action ?? item.deed).flatMap { DeedWords.saysNothing($0) ? nil : $0 }
    // A statement is no action that a sentence can name.
    if let action, action.contains(where: \.isWhitespace) {
      guard let code = item.namingCode(on: toolbar) else {
        return "Set an accessibility label that names the action (the button runs \(action))."
      }
      return "Set an accessibility label that names the action (the button runs \(action)): \(code)"
    }
    guard let code = item.namingCode(on: toolbar) else {
      return action.map { "Set an accessibility label that says what \($0) does." }
        ?? "Set an accessibility label that names the action."
    }
    guard let action else { return "Set an accessibility label that names the action: \(code)" }
    return "Set an accessibility label that says what \(action) does: \(code)"
  }

}

/// What a screen reader has to say of an item that shows an image and is given no name.
private enum Naming {
  /// The system's description of a symbol, which the system documents to speak where no label is set. Apple publishes no list of
  /// them; some have a word, as plus has “Add”, and others are spoken by the symbol's name (issue 5165 of SwiftLint).
  case symbol
  /// The file's name, which names the image and not what the button does: so it is in SwiftUI (SwiftLint's rule
  /// `accessibility_label_for_image`).
  case fileName
  /// The file's name, which is made of words that may name the action.
  case wordOfFile
  /// What code that is not read may say.
  case code
  /// Nothing. Apple does not say what VoiceOver makes of it in UIKit and AppKit, and reports differ: the file's name (issues
  /// 3165, 3651 and 4338 of material-components-ios), or “Button” alone (Open Radar 35585387). So both are told.
  case none

  /// Nil where something names it, or nothing is to be named.
  init?(_ item: Item, in locale: LocaleID) {
    guard item.isOperable, item.kind != .back, item.symbol != nil else { return nil }
    let spoken = SpokenName(item, in: locale)
    switch spoken.origin {
    case .description: self = .symbol
    case .fileName: self = item.shownSymbols.contains(where: Self.isOfFile) ? .fileName : .wordOfFile
    case .image: self = spoken.certainty == .certain ? .none : .code
    default: return nil
    }
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

  func sentence(about images: [String], besideEmptyTitle: Bool) -> Message {
    if images.count > 1 { return sentence(images[0], images[1]) }
    // Apple does not say whether the system describes a symbol whose label is there and says nothing.
    if besideEmptyTitle, self == .symbol {
      return
        "The symbol \(images[0]) has an empty title: it may have no name at all, or the system's description of the symbol alone"
    }
    return sentence(images[0])
  }

  private func sentence(_ image: String) -> Message {
    switch self {
    case .symbol:
      "The symbol \(image) is spoken by the system's description of it, which Apple does not publish and which may not say what it does here"
    case .fileName: "The image \(image) is spoken by its file name, in all languages"
    case .wordOfFile: "The image \(image) is spoken by its file name, in all languages; it may be no name of what it does"
    case .code: "The image \(image) has no accessible name in its definition; code may set one"
    case .none:
      "The image \(image) has no accessible name: a screen reader is given only its kind to speak, such as button, or the image's file name"
    }
  }

  /// Whole sentences about two states: a language may have to say all of it in another way.
  private func sentence(_ one: String, _ other: String) -> Message {
    switch self {
    case .symbol:
      "The symbols \(one) and \(other) (its two states) are spoken by the system's descriptions of them, which Apple does not publish and which may not say what they do here"
    case .fileName: "The images \(one) and \(other) (its two states) are spoken by their file names, in all languages"
    case .wordOfFile:
      "The images \(one) and \(other) (its two states) are spoken by their file names, in all languages; these may be no names of what they do"
    case .code:
      "The images \(one) and \(other) (its two states) have no accessible name in the item's definition; code may set one"
    case .none:
      "The images \(one) and \(other) (its two states) have no accessible name: a screen reader is given only its kind to speak, such as button, or an image's file name"
    }
  }

  /// Where only the running program knows which image it is.
  /// - Parameter constant: What code calls the image, in words: it tells one button from another, though nobody hears it.
  func sentence(ofUnread constant: String?) -> Message {
    if let constant, self == .code || self == .none { return sentence(constant) }
    return switch self {
    case .symbol:
      "An image-only button is spoken by the system's description of its symbol, which Apple does not publish and which may not say what it does here"
    case .fileName, .wordOfFile: "An image-only button is spoken by its image's file name, in all languages"
    case .code: "An image-only button has no accessible name in its definition; code may set one"
    case .none:
      "An image-only button has no accessible name: a screen reader is told only that it is a button, or the image's file name"
    }
  }
}

extension Item {
  /// `close icon` of `Theme.closeIcon`; nil where what code calls the image is no name of a constant, or says no more than
  /// that it is an image.
  fileprivate var imageConstant: String? {
    guard let symbol, symbol.first?.isLowercase == true, symbol.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    let words = NameWords.of(symbol)
    let empty: Set = ["image", "images", "icon", "img", "ic", "glyph", "symbol", "picture", "button", "item", "view", "name"]
    return words.allSatisfy(empty.contains) ? nil : words.joined(separator: " ")
  }

  /// Where its image can be given a name: in SwiftUI where a view of the project's own has it, for all bars that show that view. An
  /// object of UIKit and AppKit is named where it is made for the bar.
  fileprivate var imagePlace: SourceLocation { variable == nil && location.file.hasSuffix(".swift") ? madeAt ?? location : location }

  /// Whether its definition gives it a title with nothing in it: `Button("", systemImage: "heart")`.
  fileprivate var hasEmptyTitle: Bool { label.state != .none && !label.isPresent }

  /// The image it shows, and that of its other state: in one order, so that both states are told as one.
  fileprivate var shownSymbols: [String] {
    Set([symbol ?? "", facts.otherSymbol.value ?? symbol ?? ""]).sorted()
  }
}
