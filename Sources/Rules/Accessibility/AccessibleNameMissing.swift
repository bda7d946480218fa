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
      .fails("a symbol beside an empty title", files: ["Inbox.swift": emptyTitle]),
      .needsReview(
        "a check mark in a circle, which selects in one app and confirms in another",
        sketch: "ios26 en 402pt\n| Inbox | {checkmark.circle}"),
      .needsReview("a symbol that Apple has a word for", sketch: "ios26 en 402pt\n| Inbox | {printer}"),
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
      .needsReview(
        "a symbol that other items of the project show, each by another name",
        sketch: "ios26 en 402pt\n| Inbox | {bell \"Alerts\"} {bell \"Remind\"} {bell}"),
      .passes(
        "symbols that are spoken by what they do: close, add, more; and search, delete, settings, share, play, pause, back, "
          + "forward, done, undo, redo, info, map, and help in its circle",
        sketch: "ios26 en 402pt\n{xmark} | Inbox | {plus} {ellipsis.circle.fill}"),
      .fails(
        "an image whose text is hidden", files: ["Inbox.swift": button("Image(\"cart_icon\"); Text(\"Cart\").hidden()")]),
      .needsReview(
        "one whose text is transparent", files: ["Inbox.swift": button("Image(\"cart_icon\"); Text(\"Cart\").opacity(0)")]),
      .needsReview("an image that is called something in its button's stead", files: ["Inbox.swift": namedImage]),
      .fails("an image that code draws, which has no file either", files: ["Inbox.swift": drawn]),
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
      .fails(
        "an initializer that names two buttons after their images",
        files: [
          "Inbox.swift": """
          extension UIBarButtonItem {
            convenience init(icon: Icon) {
              self.init(image: icon.image(), style: .plain, target: nil, action: nil)
              accessibilityLabel = icon.name
            }
          }
          final class InboxController: UIViewController {
            override func viewDidLoad() {
              title = "Inbox"
              navigationItem.rightBarButtonItems = [UIBarButtonItem(icon: .basket), UIBarButtonItem(icon: .truck)]
            }
          }
          """
        ]),
      .fails("an image that is named as symbols are, and is none of the system's", files: ["Inbox.swift": shown("custom.flag")]),
      .fails(
        "one of two buttons side by side", files: ["Inbox.swift": sideBySide("Button { } label: { Image(\"cart_icon\") }")]),
      .needsReview(
        "a symbol beside a button with a text",
        files: ["Inbox.swift": sideBySide("Button { } label: { Image(systemName: \"bell\") }")]),
      .passes(
        "two buttons side by side, each with a name",
        files: ["Inbox.swift": sideBySide("Button { } label: { Image(systemName: \"bell\") }.accessibilityLabel(\"Alerts\")")]),
      .fails("a segment with an image alone", files: ["Inbox.swift": segments("Text(\"All\"); Image(\"cart_icon\")")]),
      .needsReview(
        "a segment with a symbol alone", files: ["Inbox.swift": segments("Text(\"All\"); Image(systemName: \"bell\")")]),
      .passes(
        "segments with images that have names",
        files: ["Inbox.swift": segments("Text(\"All\"); Image(systemName: \"bell\").accessibilityLabel(\"Alerts\")")]),
      .passes("a name", sketch: "ios26 en 402pt\n| Inbox | image{cart-icon \"Cart\"}"),
      .passes(
        "a tool tip says what the symbol's own name does not",
        sketch: "macos26 en 800pt\nkind: window\n{plus} \"Create a message\""),
      .needsReview(
        "a tool tip on a phone is a hint behind the symbol's description",
        files: ["Inbox.swift": button("Image(systemName: \"bell\")", ".help(\"Show alerts\")")]),
      .needsReview(
        "a gear whose button shows an editor",
        files: ["Inbox.swift": runs("showEditFolder = true", "gearshape")]),
      .passes("one whose button shows the settings", files: ["Inbox.swift": runs("showSettings = true", "gearshape")]),
      .passes("one of whose button nothing is known", files: ["Inbox.swift": runs("isShown = true", "gearshape")]),
      .passes("a plus that creates", files: ["Inbox.swift": runs("createFolder()", "plus")]),
      .fails(
        "a symbol that is hidden from screen readers",
        files: ["Inbox.swift": button("Image(systemName: \"plus\").accessibilityHidden(true)")]),
      .needsReview("a bin that is called the opposite of what it stands for", sketch: "ios26 en 402pt\n| Inbox | {trash \"Add Note\"}"),
      .needsReview(
        "a button that plays and pauses, and is always called “Play”",
        sketch: "ios26 en 402pt\nfacts trailing1: otherSymbol play\n| Inbox | {pause \"Play\"}"),
      .passes(
        "one that is called by both",
        sketch: "ios26 en 402pt\nfacts trailing1: otherSymbol play\n| Inbox | {pause \"Play or Pause\"}"),
      .passes("a bin in an app's own words", sketch: "ios26 en 402pt\n| Inbox | {trash \"Empty Bin\"} {plus \"Save\"}"),
      .needsReview("a back button that shows an image alone", files: ["Inbox.swift": back("")]),
      .passes(
        "one with a name", files: ["Inbox.swift": back("back.accessibilityLabel = NSLocalizedString(\"inbox\", comment: \"\")")]),
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
      LostNames.translated, LostNames.written, LostNames.kept,
    ],
    check: .toolbarAmong { project in
      let names = ItemNames(project)
      let alike = AlikeImages(project)
      return { toolbar in
        let unnamed: [Remark] = toolbar.items.filter { !$0.isTappedImage }.compactMap {
          lostOrUnnamed($0, on: toolbar, of: project, names, alike)
        }
        let misnamed: [Remark] =
          UnnamedBack.remarks(on: toolbar) + OtherDeed.remarks(on: toolbar) + OppositeName.remarks(on: toolbar)
          + NameOfOneState.remarks(on: toolbar, of: project)
        return unnamed + toolbar.items.compactMap(unread) + NameOfImage.remarks(on: toolbar) + TappedImage.remarks(on: toolbar)
          + misnamed + toolbar.items.flatMap { UnnamedParts.remarks(of: $0, on: toolbar) }
      }
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

  private static let emptyTitle = """
    struct Inbox: View {
      var body: some View { List { }.navigationTitle("Inbox").toolbar { Button("", systemImage: "bell") { } } }
    }
    """

  private static func shown(_ image: String) -> String { button("Image(\"\(image)\")") }
  private static func shown(systemName: String) -> String { button("Image(systemName: \"\(systemName)\")") }

  private static func button(_ image: String, _ modifiers: String = "") -> String {
    """
    struct Inbox: View {
      var body: some View { List { }.navigationTitle("Inbox").toolbar { Button { } label: { \(image) }\(modifiers) } }
    }
    """
  }

  private static let drawn =
    button("Image(uiImage: Icons.cog.image(size: 24))") + """

      struct Icons {
        static let cog = Icons(name: "cog")
        let name: String
        func image(size: CGFloat) -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in name.draw(in: .zero) }
        }
      }
      """

  private static func runs(_ deed: String, _ symbol: String) -> String {
    """
    struct Inbox: View {
      @State private var isShown = false
      @State private var showEditFolder = false
      @State private var showSettings = false
      var body: some View {
        List { }.navigationTitle("Inbox").toolbar { Button { \(deed) } label: { Image(systemName: "\(symbol)") } }
      }
    }
    """
  }

  private static func back(_ statement: String) -> String {
    """
    final class InboxController: UIViewController {
      override func viewDidLoad() {
        title = "Inbox"
        let back = UIBarButtonItem(image: UIImage(systemName: "tray.full"), style: .plain, target: nil, action: nil)
        \(statement)
        navigationItem.backBarButtonItem = back
      }
    }
    """
  }

  private static let namedImage = """
    final class InboxController: UIViewController {
      override func viewDidLoad() {
        title = "Inbox"
        let image = UIImage(named: "cart_icon")
        image?.accessibilityLabel = "Cart"
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: self, action: nil)
      }
    }
    """

  private static func tapped(_ modifiers: String) -> String {
    """
    struct Inbox: View {
      var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { Image("basket")\(modifiers) } } }
    }
    """
  }

  private static func sideBySide(_ button: String) -> String {
    """
    struct Inbox: View {
      var body: some View {
        List { }.navigationTitle("Inbox").toolbar { ToolbarItem { HStack { Button("Edit") { }; \(button) } } }
      }
    }
    """
  }

  private static func segments(_ choices: String) -> String {
    """
    struct Inbox: View {
      @State private var kind = 0
      var body: some View {
        List { }.navigationTitle("Inbox").toolbar { Picker("Show", selection: $kind) { \(choices) }.pickerStyle(.segmented) }
      }
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

  /// What it was called before a change says more than that it has no name.
  private static func lostOrUnnamed(
    _ item: Item, on toolbar: Toolbar, of project: Project, _ names: ItemNames, _ alike: AlikeImages
  ) -> Remark? {
    let own = unnamed(item, on: toolbar, of: project, names, alike)
    return LostNames.remark(about: item, in: project, besides: own) ?? own
  }

  private static func unnamed(
    _ item: Item, on toolbar: Toolbar, of project: Project, _ names: ItemNames, _ alike: AlikeImages
  ) -> Remark? {
    guard let naming = Naming(item, in: toolbar.sourceLocale, on: toolbar.platforms) else { return nil }
    let shown = item.shownSymbols
    let image: [Evidence] = item.isImageUnread ? [] : [.text("image", shown.joined(separator: ", "))]
    let known = ProposedName.known(for: item, on: toolbar, of: project, names)
    let isDrawn = item.isImageDrawn && naming == .none && shown.count == 1
    let sentence =
      isDrawn
      ? Naming.sentence(ofDrawn: shown[0])
      : item.isImageUnread
      ? naming.sentence(ofUnread: item.imageConstant)
      : naming.sentence(about: shown)
    return Remark(
      naming.isFault ? .fails : .needsReview, naming.reason,
      alike.deed(telling: item).map { deed -> Message in "\(sentence) (\(Message.data(deed)))" } ?? sentence,
      certainty: naming.certainty, item: item.id, blame: .definition,
      // What is surely spoken is asked about before what may have a name.
      severity: naming == .symbol || naming == .emptyTitle || naming == .code ? .warning : nil,
      evidence: image + (known?.evidence ?? UsualName.ofSymbol(item, in: toolbar.sourceLocale))
        + (known?.isOfSameImage == true ? [] : NameElsewhere.evidence(for: item, on: toolbar, among: names)),
      suggestion: advice(item, on: toolbar, known), location: item.imagePlace)
  }

  private static func advice(_ item: Item, on toolbar: Toolbar, _ known: ProposedName?) -> Message {
    let own = advice(item, on: toolbar)
    guard let known else { return own }
    return "\(known.advice) \(own)"
  }

  private static func advice(_ item: Item, on toolbar: Toolbar) -> Message {
    if item.hasEmptyTitleInCode {
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
}
