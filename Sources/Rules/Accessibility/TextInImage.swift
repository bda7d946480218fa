import LintelFindings
import LintelModel

extension Rule {
  static let textInImage = Rule(
    id: "text-in-image",
    title: "A text is a text, and no part of an image.",
    severity: .warning,
    isCore: true,
    criteria: ["1.4.5"],
    isAboutTexts: true,
    why: "A text in an image stays in one language and at one size, and no screen reader says it.",
    examples: [
      .fails(
        "a definition says so",
        sketch: "ios26 en 402pt\nfacts trailing1: hasTextInImage yes\n| Shop | image{cart \"Buy now\"}",
        mended: "ios26 en 402pt\n| Shop | [Buy Now {cart}]"),
      .needsReview("the file's name says so", sketch: "ios26 en 402pt\n| Shop | image{buy-now-text \"Buy now\"}"),
      .needsReview("a text, and the language it is in", sketch: "ios26 en 402pt\n| Shop | image{btn_text_save_en \"Save\"}"),
      .passes("a logotype may be drawn", sketch: "ios26 en 402pt\n| Shop | image{logo_wordmark \"Lintel\"}"),
      .passes("a system symbol of letters", sketch: "ios26 en 402pt\n| Shop | {textformat \"Format\"}"),
      .passes("an image of a thing", sketch: "ios26 en 402pt\n| Shop | image{shopping-cart \"Cart\"}"),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      return bar.toolbar.items.filter(\.isOperable).compactMap { item in
        guard let image = item.symbol, !item.hasSystemName, item.systemItem == nil else { return nil }
        let declared = item.facts.hasTextInImage.value
        guard declared == true || declared == nil && AssetName(image).namesText else { return nil }
        return Remark(
          declared == true ? .fails : .needsReview, "text-in-image",
          declared == true
            ? "The image \(image) has a text drawn into it" : "The image \(image) has a name that speaks of a text in it",
          certainty: declared == true ? .certain : .possible, item: item.id, blame: .definition,
          evidence: [.text("image", image)], suggestion: "Show a symbol, and give the item the text as its label.",
          location: item.symbolPlace)
      }
    })
}

/// The words of an image's file name: `buyNowText`, `buy-now-text`, `buy_now_text`.
private struct AssetName {
  private let words: [String]

  init(_ name: String) {
    var words: [String] = [""]
    for character in name {
      if character == "-" || character == "_" || character == " " || character == "/" {
        words.append("")
      } else {
        if character.isUppercase, words.last?.last?.isLowercase == true { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    self.words = words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Whether the last of several words is one for a text: `text-size` is about texts, `buy-now-text` is one. So is a name that
  /// ends with a language: `btn_text_save_en`. A logotype is drawn as it is (WCAG 1.4.5).
  var namesText: Bool {
    let texts: Set = ["text", "wording", "wordmark", "lettering", "caption"]
    guard words.count > 1, !words.contains(where: { $0 == "logo" || $0 == "logotype" || $0 == "brand" }) else {
      return false
    }
    let isOfLanguage = words.count > 2 && Self.languages.contains(words.last!)
    return texts.contains(words.last!) || isOfLanguage && words.contains(where: texts.contains)
  }

  /// The codes that names of assets end with most.
  private static let languages: Set = ["ar", "de", "en", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh"]
}
