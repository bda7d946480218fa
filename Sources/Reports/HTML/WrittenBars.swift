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

    /// In bytes.
    var weight: Int { definitions.writtenWeight + toolbars.writtenWeight + footer.writtenWeight }
  }

  private struct Choice: Hashable {
    let room: Int
    let leanness: BarLeanness
  }

  private let model: PageModel
  private let words: Localizer
  private let candidates: PictureCandidates
  private var made: [Choice: InRoom] = [:]

  init(_ model: PageModel, words: Localizer) {
    (self.model, self.words) = (model, words)
    candidates = PictureCandidates(model)
  }

  /// - Parameters:
  ///   - room: What all pictures together may weigh, in bytes.
  ///   - leanness: What is left out where the page is too large even without pictures.
  func inRoom(_ room: Int, _ leanness: BarLeanness = BarLeanness()) -> InRoom {
    let choice = Choice(room: room, leanness: leanness)
    if let known = made[choice] { return known }
    let drawings = SharedDrawings(outlines: model.result.outlines)
    var writer = PageWriter(words)
    func written(_ markup: Markup) -> Markup { .written(writer.written([markup])) }
    let toolbars = written(HTMLReport.toolbars(model, PicturePlan(candidates, room: room), drawings, leanness))
    // What they share is known behind the last of them.
    let bars = InRoom(
      definitions: written(drawings.definitions), toolbars: toolbars, footer: written(HTMLReport.footer(drawings)))
    made[choice] = bars
    return bars
  }
}
