import LintelFindings

/// The bars of a page as they are drawn in a room, written once for each: what else is on the page is tried with the same room
/// again.
final class WrittenBars {
  struct InRoom {
    /// What the pictures share, to be put before them.
    let definitions: Markup
    let toolbars: Markup
    /// What the page's end says of them.
    let footer: Markup
  }

  private let model: PageModel
  private let words: Localizer
  private let candidates: PictureCandidates
  private var made: [Int: InRoom] = [:]

  init(_ model: PageModel, words: Localizer) {
    (self.model, self.words) = (model, words)
    candidates = PictureCandidates(model)
  }

  /// - Parameter room: What all pictures together may weigh, in bytes.
  func inRoom(_ room: Int) -> InRoom {
    if let known = made[room] { return known }
    let drawings = SharedDrawings(outlines: model.result.outlines)
    var writer = PageWriter(words)
    func written(_ markup: Markup) -> Markup { .written(writer.written([markup])) }
    let toolbars = written(HTMLReport.toolbars(model, PicturePlan(candidates, room: room), drawings))
    // What they share is known behind the last of them.
    let bars = InRoom(
      definitions: written(drawings.definitions), toolbars: toolbars, footer: written(HTMLReport.footer(drawings)))
    made[room] = bars
    return bars
  }
}
