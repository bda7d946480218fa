/// A part of a page that is written when the page first needs it, and not again: a page that does not fit is tried with fewer
/// pictures, and most of its 12 MB are the same each time.
final class WrittenOnce {
  private let words: Localizer
  private let content: () -> [Markup]
  private var written: Markup?

  init(in words: Localizer, @MarkupBuilder _ content: @escaping () -> [Markup]) {
    (self.words, self.content) = (words, content)
  }

  var markup: Markup {
    if let written { return written }
    var writer = PageWriter(words)
    let markup = Markup.written(writer.written(content()))
    written = markup
    return markup
  }
}
