import LintelFindings
import LintelModel

/// The texts that an item's view shows by turns, where one line of code is wrong for all of them: the font of a label whose
/// text each arm sets anew.
struct TextsOfItem {
  private let texts: [String]

  private init(_ texts: [String]) { self.texts = texts }

  /// None of a remark about one of the texts, or about where the item itself is made.
  init(of remark: Remark, in bar: BarInLocale) {
    let item = remark.item.flatMap { bar.toolbar.item($0) }
    let isOfLine = remark.text == nil && remark.location != nil && remark.location == item?.fixedTextSizeIsFrom
    let text = isOfLine ? item?.label.shown(in: bar.locale) : nil
    self.init(text.map { [$0] } ?? [])
  }

  func joined(with other: Self) -> Self { Self(texts + other.texts.filter { !texts.contains($0) }) }

  /// One alone is in the message.
  var evidence: [Evidence] { texts.count > 1 ? [.text("texts", texts.joined(separator: ", "))] : [] }
}
