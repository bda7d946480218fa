import LintelFindings
import LintelModel

/// What tells bars apart that people know by the same name: the type that makes each, else its file. Variants of one bar have
/// the same, as long as their titles tell them apart; where that is a number alone, nobody would find them by the title.
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
      for (part, detail) in zip(bars, Self.told(bars, by: Self.waysOfBars)) { ofBars[part.toolbar.barID] = detail }
      for part in namesakes { details[part.number] = ofBars[part.toolbar.barID] }
    }
    for part in parts where part.title.number != nil && part.title.language != nil {
      let type = ofBars[part.toolbar.barID] ?? Self.type(of: part)
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

  /// What stands beside a bar's heading: what the code calls it, and what tells it apart where that does not.
  func besideHeading(of part: PageModel.ToolbarPart) -> String? {
    let code = part.title.code.map { _ in Self.code(of: part) }
    guard let detail = details[part.number], code?.contains(detail) != true else { return code }
    return [code, detail].compactMap { $0 }.joined(separator: ", ")
  }

  /// By the shortest way that tells all of them apart; where none does, by the most exact one.
  private static func told(_ parts: [PageModel.ToolbarPart], by ways: [Way]) -> [String] {
    let details = ways.map { way in parts.map { way($0) } }
    return details.first { Set($0).count == parts.count } ?? details[details.count - 1]
  }

  /// The type alone, as the bar's own section has it, then by its place.
  private static let waysOfBars: [Way] = [
    { NamesakeBars.type(of: $0) },
    { NamesakeBars.code(of: $0) },
    { $0.toolbar.location.file },
    { NamesakeBars.place(of: $0.toolbar) },
  ]

  /// Then by the code's conditions too.
  private static let waysOfVariants: [Way] =
    waysOfBars + [{ NamesakeBars.place(of: $0.toolbar) + ($0.toolbar.variant.map { ", " + $0.arms } ?? "") }]

  /// `SettingsViewController` of `SettingsViewController (SettingsViewController.swift)`, never a title's key.
  private static func type(of part: PageModel.ToolbarPart) -> String {
    if let screen = part.toolbar.screenOfNameless, !screen.isEmpty { return screen }
    let code = part.title.code ?? part.toolbar.name
    guard code.hasSuffix(")"), let end = code.firstIndex(of: "("), end > code.startIndex,
      code[code.index(before: end)] == " "
    else { return code }
    return String(code[..<code.index(before: end)])
  }

  /// What the code calls it, without the name that stands before it: `Preview.swift` of `YAML (Preview.swift)`.
  private static func code(of part: PageModel.ToolbarPart) -> String {
    let code = part.title.code ?? part.toolbar.name
    let beginning = part.title.name + " ("
    guard code.hasPrefix(beginning), code.hasSuffix(")") else { return code }
    return String(code.dropFirst(beginning.count).dropLast())
  }

  private static func place(of toolbar: Toolbar) -> String { "\(toolbar.location.file):\(toolbar.location.line)" }
}
