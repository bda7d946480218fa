import LintelFindings
import LintelModel

/// Where a cause is in the project's files: whoever mends it has to open one.
struct CausePlace {
  let cause: Matter
  let model: PageModel

  private var worst: Finding { cause.findings[0] }

  /// Where what is worst can be mended: as every other report has it.
  private var mended: SourceLocation? { worst.location }

  /// For people: of a text on a bar what shows it, the item, the title's statement or the bar, since the text's own place
  /// stands with its key.
  private var shown: SourceLocation? {
    guard let toolbar = worst.toolbar.flatMap(model.part(of:))?.toolbar, worst.translationLocation != nil || mended == nil
    else { return mended }
    // Each variant of a bar has a title of its own, and the bar's place is perhaps that of another one.
    if worst.isAboutTitle { return toolbar.title.location ?? toolbar.location }
    let item = worst.item.flatMap { id in toolbar.items.first { $0.id == id } }
    return item.map { $0.placedAt ?? $0.location } ?? toolbar.location
  }

  /// For a ticket: nobody else can open a page that is a file.
  var attribute: [Markup.Attribute] {
    guard let mended else { return [] }
    return [.init("data-place", model.result.links.address(of: mended) ?? Self.name(of: mended))]
  }

  /// Behind what the cause is about.
  @MarkupBuilder var markup: [Markup] {
    if let shown {
      " · "
      if let address = model.result.links.address(of: shown) {
        outward(address) { tag("code") { Markup.text(Self.name(of: shown)) } }
      } else {
        tag("code") { Markup.text(Self.name(of: shown)) }
      }
    }
  }

  private static func name(of place: SourceLocation) -> String { "\(place.file):\(place.line)" }
}
