import LintelFindings
import LintelModel

/// The page of an audit with as much as it has room for. What each try weighs is known from its parts: the page is put together
/// once.
struct FittedPage {
  let page: AuditPage
  let model: PageModel
  /// What the page may weigh, in bytes.
  let limit: Int
  let words: Localizer

  /// - Parameter spreadsheets: Of all languages; made here where nobody has made them.
  func text(_ spreadsheets: [TranslationSheet]?) -> String {
    let room = PicturePlan.room(besides: model.result)
    let usual: Leanness = model.isOfChange ? .ofChange : .none
    let bare = page.translators(lean: usual)
    // Where pictures have little room by what was found, the rest may be too much: then no page with pictures is made to see it.
    if room < limit / 3, page.weight(room: 0, bare) > limit { return leanText() }
    let export = spreadsheets.map { SheetExport($0, words: words) } ?? SheetExport(of: model, words: words)
    if let export {
      let translators = page.translators(export, usual)
      // No picture gives way to what other files have.
      if page.weight(room: room, translators) <= limit { return page.text(room: room, translators) }
    }
    // What the page tells itself, its translators take away from it.
    if let part {
      let translators = page.translators(part, usual)
      let left = max(0, room - min(part.weight, SheetExport.instead))
      if let room = fitting(from: left, translators) { return page.text(room: room, translators) }
    }
    if let room = fitting(from: room, bare) { return page.text(room: room, bare) }
    return leanText()
  }

  private var part: SheetExport? { SheetExport(partOf: page.sheets, placedBy: model.stringPlaces, words: words) }

  /// Hundreds of bars in dozens of languages: no picture has room, and what nobody has to do weighs most.
  private func leanText() -> String {
    let step = Leanness.steps[firstFittingStep()]
    let translators = page.translators(lean: step)
    // Without the rows of what fits there may be room again for what its translators take away.
    if step == Leanness.steps.first, let part {
      let saving = page.translators(part, step)
      if let room = fitting(from: 0, saving, step.bars) { return page.text(room: room, saving, step.bars) }
    }
    // With the last step a page is as small as it gets, and has all its counts.
    return page.text(room: fitting(from: 0, translators, step.bars) ?? 0, translators, step.bars)
  }

  /// Each step weighs less than the one before: to try half of those that are left finds it in four more tries. The first
  /// is the one that most large pages need.
  private func firstFittingStep() -> Int {
    func fits(_ step: Leanness) -> Bool { page.weight(room: 0, page.translators(lean: step), step.bars) <= limit }
    let steps = Leanness.steps
    if fits(steps[0]) { return 0 }
    var (low, high) = (1, steps.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if fits(steps[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// What pictures may weigh so that the page fits, in bytes; nil where it does not even without one. What is said takes another
  /// room in each language and project: what it takes too much, pictures have to leave.
  private func fitting(from first: Int, _ translators: WrittenOnce, _ leanness: BarLeanness = BarLeanness()) -> Int? {
    var room = first
    while room > 0 {
      let over = page.weight(room: room, translators, leanness) - limit
      if over <= 0 { return room }
      room = max(0, room - over * 5 / 4 - 50_000)
    }
    let bare = page.weight(room: 0, translators, leanness)
    guard bare <= limit else { return nil }
    // The last step may have taken more than was too much.
    let left = (limit - bare) * 4 / 5
    guard left >= HTMLReport.leastOfPictures else { return 0 }
    return page.weight(room: left, translators, leanness) <= limit ? left : 0
  }
}
