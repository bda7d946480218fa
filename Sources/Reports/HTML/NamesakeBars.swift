import LintelFindings
import LintelModel

/// What tells bars apart that people know by the same name, in lists that have nothing else of them.
struct NamesakeBars {
  /// By the bar's number on the page.
  private var details: [Int: String] = [:]

  init(_ parts: [PageModel.ToolbarPart]) {
    for namesakes in Dictionary(grouping: parts, by: \.title.whole.english).values where namesakes.count > 1 {
      let ways = Self.ways.map { namesakes.map($0) }
      // The shortest that tells all of them apart; where none does, the most exact one.
      guard let found = ways.first(where: { Set($0).count == namesakes.count }) ?? ways.last else { continue }
      for (part, detail) in zip(namesakes, found) { details[part.number] = detail }
    }
  }

  /// Of a bar that has its name alone, nil.
  func detail(of part: PageModel.ToolbarPart) -> String? { details[part.number] }

  /// As the bar's own section has it, then by its place, then by the code's conditions too.
  private static let ways: [@Sendable (PageModel.ToolbarPart) -> String] = [
    { $0.title.code ?? $0.toolbar.name },
    { $0.toolbar.location.file },
    { NamesakeBars.place(of: $0.toolbar) },
    { NamesakeBars.place(of: $0.toolbar) + ($0.toolbar.variant.map { ", " + $0.arms } ?? "") },
  ]

  private static func place(of toolbar: Toolbar) -> String { "\(toolbar.location.file):\(toolbar.location.line)" }
}
