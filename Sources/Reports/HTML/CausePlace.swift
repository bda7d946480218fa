import LintelFindings
import LintelModel

/// Where a cause is in the project's files: whoever mends it has to open one.
struct CausePlace {
  let cause: Matter
  let model: PageModel
  /// The worst that one of several owners has of it; nil for the worst of all.
  var finding: Finding? = nil

  private var worst: Finding { finding ?? cause.findings[0] }

  /// Where what is worst can be mended: as every other report has it. Of all that one function makes, that is the
  /// function.
  private var mended: SourceLocation? { cause.maker ?? worst.location }

  /// For people: the line that its owner edits, which every other report has first, too. Of what only a table has, whoever made
  /// the bar opens what shows it: the item, the title's statement or the bar.
  var shown: SourceLocation? {
    guard let toolbar = worst.toolbar.flatMap(model.part(of:))?.toolbar, isAtBar,
      mended.map({ model.tableFiles.contains($0.file) }) ?? true
    else { return mended }
    if worst.isAboutTitle { return titlePlace(on: toolbar) }
    let item = worst.item.flatMap { id in toolbar.items.first { $0.id == id } }
    return item.map { $0.placedAt ?? $0.location } ?? toolbar.location
  }

  private var isAtBar: Bool {
    if worst.isForWantOfRoom { return true }
    return switch worst.blame {
    case .layout: true
    case .definition: worst.translationLocation != nil || mended == nil || textLine != nil
    case .translation, .source: mended == nil
    }
  }

  /// Each variant of a bar has a title of its own, and the bar's place is perhaps that of another one. A title that another file
  /// says gives its bar no room there.
  private func titlePlace(on toolbar: Toolbar) -> SourceLocation {
    guard let own = toolbar.title.location else { return toolbar.location }
    return worst.isForWantOfRoom && own.file != toolbar.location.file ? worst.placedLocation ?? toolbar.location : own
  }

  /// The table's line where that says only what the text is: who made the bar opens the code.
  private var textLine: SourceLocation? {
    guard worst.isForMakers, worst.toolbar != nil,
      let place = worst.change?.place ?? worst.textLocation ?? worst.location,
      model.tableFiles.contains(place.file)
    else { return nil }
    return place
  }

  /// For a ticket: nobody else can open a page that is a file. What is mended in code begins with it.
  var attribute: [Markup.Attribute] {
    let isShown = textLine != nil || worst.isForWantOfRoom
    let places = [isShown ? shown : mended, textLine].compactMap { $0 }
    guard !places.isEmpty else { return [] }
    let names = places.map { model.result.links.address(of: $0) ?? Self.name(of: $0) }
    return [.init("data-place", names.joined(separator: " · "))]
  }

  /// Behind what the cause is about.
  @MarkupBuilder var markup: [Markup] {
    if let shown {
      " · "
      let path = ShortPath(file: shown.file, line: ":\(shown.line)")
      let code = path.isLong ? path.markup : tag("code") { Markup.text(Self.name(of: shown)) }
      if let address = model.result.links.address(of: shown) { outward(address) { code } } else { code }
    }
  }

  /// The same where there is little room: it breaks behind its folders, and its dot stands with it.
  @MarkupBuilder var breakingMarkup: [Markup] {
    if let shown {
      Markup.text(" ·\u{A0}")
      let code = ShortPath(file: shown.file, line: ":\(shown.line)").markup
      if let address = model.result.links.address(of: shown) { outward(address) { code } } else { code }
    }
  }

  private static func name(of place: SourceLocation) -> String { "\(place.file):\(place.line)" }
}
