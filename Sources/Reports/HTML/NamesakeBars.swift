import LintelFindings
import LintelModel

/// What tells bars apart that people know by the same name (`BarDetails`). Variants of one bar have the same, as long as their titles tell them apart; where that is a number alone, nobody would find them by the title.
struct NamesakeBars {
  /// By the bar's number on the page.
  private var details: [Int: String] = [:]
  /// By what all variants of a bar have in common.
  private var ofBars: [String: String] = [:]

  private typealias Way = @Sendable (PageModel.ToolbarPart) -> String

  init(_ parts: [PageModel.ToolbarPart]) {
    // In the order of the page: a bar whose variants have two names takes the detail of the later one in every run.
    let byName = Dictionary(grouping: parts, by: \.title.name).values.sorted { $0[0].number < $1[0].number }
    for namesakes in byName {
      var bars: [PageModel.ToolbarPart] = []
      for part in namesakes where !bars.contains(where: { $0.toolbar.barID == part.toolbar.barID }) { bars.append(part) }
      guard bars.count > 1 else { continue }
      for (part, detail) in zip(bars, BarDetails(bars, of: namesakes).told) { ofBars[part.toolbar.barID] = detail }
      for part in namesakes { details[part.number] = ofBars[part.toolbar.barID] }
    }
    for part in parts where part.title.number != nil && part.title.language != nil {
      let type = ofBars[part.toolbar.barID] ?? BarDetails.type(of: part)
      guard type != part.title.name else { continue }
      ofBars[part.toolbar.barID] = type
      details[part.number] = type
    }
    let titles = Dictionary(grouping: parts) { [$0.title.whole.english, details[$0.number] ?? ""] }
    for namesakes in titles.values where namesakes.count > 1 {
      for (part, detail) in zip(namesakes, Self.told(namesakes, by: Self.waysOfVariants)) { details[part.number] = detail }
    }
  }

  /// The bars with what tells each apart in its title.
  func named(_ parts: [PageModel.ToolbarPart]) -> [PageModel.ToolbarPart] {
    parts.map { part in
      var part = part
      part.title.detail = details[part.number]
      return part
    }
  }

  /// Of a bar that has its title alone, nil.
  func detail(of part: PageModel.ToolbarPart) -> String? { details[part.number] }

  /// The same, whatever its variant.
  func detail(ofBar part: PageModel.ToolbarPart) -> String? { ofBars[part.toolbar.barID] }

  /// What people know the bar by, whatever its variant, with what tells it apart from others of that name.
  func name(of part: PageModel.ToolbarPart) -> Message {
    let name = Message.data(part.title.name)
    guard let detail = detail(ofBar: part) else { return name }
    return "\(name) (\(.data(detail)))"
  }

  /// The same of several of its variants, by the titles of these.
  func name(of part: PageModel.ToolbarPart, called titles: [String]) -> Message {
    let names: Message = "\(titles.map(Message.data))"
    guard let detail = detail(ofBar: part) else { return names }
    return "\(names) (\(.data(detail)))"
  }

  /// What stands beside a bar's heading: what the code calls it, and what tells it apart where that does not.
  func besideHeading(of part: PageModel.ToolbarPart) -> String? {
    let code = part.title.code.map { _ in BarDetails.code(of: part) }
    guard let detail = details[part.number], code?.contains(detail) != true else { return code }
    return [code, detail].compactMap { $0 }.joined(separator: ", ")
  }

  /// By the shortest way that tells all of them apart; where none does, by the most exact one.
  private static func told(_ parts: [PageModel.ToolbarPart], by ways: [Way]) -> [String] {
    let details = ways.map { way in parts.map { way($0) } }
    return details.first { Set($0).count == parts.count } ?? details[details.count - 1]
  }

  private static let waysOfParts: [Way] = [
    { BarDetails.type(of: $0) },
    { BarDetails.code(of: $0) },
    { $0.toolbar.location.file },
    { BarDetails.place(of: $0.toolbar) },
  ]

  /// Then by the code's conditions too.
  private static let waysOfVariants: [Way] =
    waysOfParts + [{ BarDetails.place(of: $0.toolbar) + ($0.toolbar.variant.map { ", " + $0.arms } ?? "") }]
}
