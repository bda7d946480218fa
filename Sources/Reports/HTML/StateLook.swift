import LintelFindings
import LintelModel

/// States of one bar that look the same: the code has a condition for each, or a system tells them apart, and nobody who sees
/// them does.
struct StateLook {
  /// The one with the gravest findings; of several the first.
  let shown: PageModel.ToolbarPart
  /// All others, in the order of the page.
  let others: [PageModel.ToolbarPart]

  /// - Parameter parts: In the order of the page. Each look stands where the first of its states does.
  static func all(_ parts: [PageModel.ToolbarPart]) -> [StateLook] {
    var order: [Toolbar] = []
    var alike: [Toolbar: [PageModel.ToolbarPart]] = [:]
    for part in parts {
      let look = part.toolbar.look
      if alike[look] == nil { order.append(look) }
      alike[look, default: []].append(part)
    }
    return order.map { StateLook(alike[$0] ?? []) }
  }

  private init(_ parts: [PageModel.ToolbarPart]) {
    let tallies = parts.map(\.tally)
    let worst = tallies.max()
    let index = parts.indices.first { tallies[$0] == worst } ?? 0
    shown = parts[index]
    others = parts.indices.filter { $0 != index }.map { parts[$0] }
  }

  /// With one that stands for all already, whatever is found on the others.
  init(shown: PageModel.ToolbarPart, others: [PageModel.ToolbarPart]) {
    self.shown = shown
    self.others = others
  }

  /// What is found on any of them.
  var tally: Tally { Tally(PageModel.distinct(([shown] + others).flatMap { Array($0.entries.values.joined()) })) }

  /// What the list of the others is called: how many they are, and where each is seen.
  var words: Message {
    var places: [Message] = []
    for part in others where !places.contains(part.place) { places.append(part.place) }
    let told = places.count > Self.mostPlaces ? Array(places.prefix(Self.mostPlaces)) + ["…"] : places
    return Self.alike(others.count, told.joined(by: "; "))
  }

  static func alike(_ count: Int, _ places: Message) -> Message { "States that look like the one above: \(count) (\(places))" }
  static func withoutFindings(_ count: Int) -> Message { "States without findings: \(count)" }

  /// More places are not named one by one: 6.
  private static let mostPlaces = 6
}

extension PageModel.ToolbarPart {
  /// On which systems it is seen, and at which widths: `iPadOS 18 in compact width`.
  fileprivate var place: Message {
    let systems = title.systems ?? toolbar.platforms.map(\.name).joined(separator: ", ")
    let arms = toolbar.variant?.parts ?? []
    if arms.contains(Branch.widthClass.name(ofArm: WidthClass.compact.rawValue)) { return Self.compact(systems) }
    if arms.contains(Branch.widthClass.name(ofArm: WidthClass.regular.rawValue)) { return Self.regular(systems) }
    return .data(systems)
  }

  static func compact(_ systems: String) -> Message { "\(Message.data(systems)) in compact width" }
  static func regular(_ systems: String) -> Message { "\(Message.data(systems)) in regular width" }
}
