import LintelFindings
import LintelModel
import LintelTables

/// What a screen reader has to say of an item that shows an image and is given no name.
enum Naming {
  /// The system's description of a symbol, which the system documents to speak where no label is set. Apple publishes no list of
  /// them; some have a word, as plus has “Add”, and others are spoken by the symbol's name (issue 5165 of SwiftLint).
  case symbol
  /// The file's name, which names the image and not what the button does: so it is in SwiftUI (SwiftLint's rule
  /// `accessibility_label_for_image`).
  case fileName
  /// The file's name, which is made of words that may name the action.
  case wordOfFile
  /// The system's description of a symbol whose title code leaves empty, in the place that asks for a name.
  case emptyTitle
  /// What code that is not read may say.
  case code
  /// Nothing. Apple does not say what VoiceOver makes of it in UIKit and AppKit, and reports differ: the file's name (issues
  /// 3165, 3651 and 4338 of material-components-ios), or “Button” alone (Open Radar 35585387). So both are told.
  case none

  /// Nil where something names it, or nothing is to be named.
  ///
  /// - Parameter platforms: Those of its bar. A tool tip is shown on a Mac; elsewhere it is only a hint, which is said behind the
  ///   name and which people may turn off (Apple's documentation of SwiftUI, "help(_:)").
  init?(_ item: Item, in locale: LocaleID, on platforms: [Platform]) {
    guard item.isOperable, item.kind != .back, item.symbol != nil else { return nil }
    var item = item
    if !platforms.contains(.macos) { item.toolTip = .none }
    let spoken = SpokenName(item, in: locale)
    switch spoken.origin {
    case .description: self = item.hasEmptyTitleInCode && item.shownSymbols.count == 1 ? .emptyTitle : .symbol
    case .fileName: self = item.shownSymbols.contains(where: Self.isOfFile) ? .fileName : .wordOfFile
    case .image: self = spoken.certainty == .certain ? .none : .code
    default: return nil
    }
  }

  /// `cart_icon`, `btn-close`, `custom.flag`: nobody says this of a button.
  private static func isOfFile(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    // `Share.png` is the image “Share”.
    if parts.count > 2 || parts.count == 2 && !endings.contains(parts[1].lowercased()) { return true }
    let words = name.lowercased().split { "-. ".contains($0) }
    return name.contains("_") || words.contains { ["icon", "ic", "img", "image", "btn", "glyph", "asset"].contains($0) }
  }

  private static let endings: Set = ["gif", "heic", "jpeg", "jpg", "pdf", "png", "svg", "tif", "tiff", "webp"]

  var reason: String {
    switch self {
    case .symbol: "default-name-only"
    case .emptyTitle: "empty-title"
    case .fileName, .wordOfFile: "file-name"
    case .code, .none: "no-name"
    }
  }

  /// Whether it is plain that nobody named the button; else only whoever knows the button can tell if what is spoken does.
  var isFault: Bool { self == .none || self == .fileName || self == .emptyTitle }

  var certainty: Certainty {
    switch self {
    case .fileName, .emptyTitle, .none: .certain
    case .wordOfFile: .likely
    case .symbol, .code: .possible
    }
  }

  func sentence(about images: [String]) -> Message {
    images.count > 1 ? sentence(images[0], images[1]) : sentence(images[0])
  }

  private func sentence(_ image: String) -> Message {
    switch self {
    case .symbol:
      "The symbol \(image) has no label: VoiceOver falls back to the system's word for it, which may not say what it does here"
    case .emptyTitle: Self.emptyTitle(image)
    case .fileName: "The image \(image) is spoken by its file name, in all languages"
    case .wordOfFile: "The image \(image) is spoken by its file name, in all languages; it may be no name of what it does"
    case .code: "The image \(image) has no accessible name in its definition; code may set one"
    case .none:
      "The image \(image) has no accessible name: a screen reader is given only its kind to speak, such as button, or the image's file name"
    }
  }

  private static func emptyTitle(_ image: String) -> Message {
    "The title of the button with the symbol \(image) is empty: a screen reader has nothing but the symbol's description to say"
  }

  /// Whole sentences about two states: a language may have to say all of it in another way.
  private func sentence(_ one: String, _ other: String) -> Message {
    switch self {
    case .symbol, .emptyTitle:
      "The symbols \(one) and \(other) (its two states) have no label: VoiceOver falls back to the system's words for them, which may not say what they do here"
    case .fileName: "The images \(one) and \(other) (its two states) are spoken by their file names, in all languages"
    case .wordOfFile:
      "The images \(one) and \(other) (its two states) are spoken by their file names, in all languages; these may be no names of what they do"
    case .code:
      "The images \(one) and \(other) (its two states) have no accessible name in the item's definition; code may set one"
    case .none:
      "The images \(one) and \(other) (its two states) have no accessible name: a screen reader is given only its kind to speak, such as button, or an image's file name"
    }
  }

  /// Of an image that code draws, which has no file.
  static func sentence(ofDrawn image: String) -> Message {
    "The image \(image), which code draws, has no accessible name: a screen reader is given only its kind to speak, such as button"
  }

  /// Where only the running program knows which image it is.
  /// - Parameter constant: What code calls the image, in words: it tells one button from another, though nobody hears it.
  func sentence(ofUnread constant: String?) -> Message {
    if let constant, self == .code || self == .none { return sentence(constant) }
    return switch self {
    case .symbol, .emptyTitle:
      "An image-only button has no label: VoiceOver falls back to the system's word for its symbol, which may not say what it does here"
    case .fileName, .wordOfFile: "An image-only button is spoken by its image's file name, in all languages"
    case .code: "An image-only button has no accessible name in its definition; code may set one"
    case .none:
      "An image-only button has no accessible name: a screen reader is told only that it is a button, or the image's file name"
    }
  }
}

extension Item {
  /// Whether code gives it a title with nothing in it: `Button("", systemImage: "heart")`. Interface Builder writes one where
  /// somebody emptied a field, which says no more than that there is no title.
  var hasEmptyTitleInCode: Bool { location.file.hasSuffix(".swift") && label.state != .none && !label.isPresent }

  /// The image it shows, and that of its other state: in one order, so that both states are told as one.
  var shownSymbols: [String] {
    Set([symbol ?? "", facts.otherSymbol.value ?? symbol ?? ""]).sorted()
  }
}
