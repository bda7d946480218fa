import LintelFindings
import LintelModel

/// A bar's variants that only texts set apart, of which the page shows the worst one; the others are in a list that opens.
struct AlikeParts {
  /// The one with the gravest findings; of several the widest.
  let shown: PageModel.ToolbarPart
  let others: [PageModel.ToolbarPart]

  /// - Parameter parts: In the order of the page. What stands by itself keeps its place, and those that are alike stand where the
  ///   first of them does.
  static func all(_ parts: [PageModel.ToolbarPart]) -> [AlikeParts] {
    // Most bars have one face: these are not asked what they look like.
    let counts = Dictionary(parts.map { ($0.toolbar.barID, 1) }, uniquingKeysWith: +)
    let looks = parts.map { part in
      part.toolbar.variant != nil && counts[part.toolbar.barID, default: 0] >= Toolbar.fewestAlike ? part.toolbar.besidesTexts : nil
    }
    var alike: [Toolbar: [PageModel.ToolbarPart]] = [:]
    for (part, look) in zip(parts, looks) { if let look { alike[look, default: []].append(part) } }
    var told: Set<Toolbar> = []
    return zip(parts, looks).compactMap { part, look -> AlikeParts? in
      guard let look, let all = alike[look], all.count >= Toolbar.fewestAlike else {
        return AlikeParts(shown: part, others: [])
      }
      return told.insert(look).inserted ? AlikeParts(all) : nil
    }
  }

  private init(shown: PageModel.ToolbarPart, others: [PageModel.ToolbarPart]) {
    self.shown = shown
    self.others = others
  }

  private init(_ alike: [PageModel.ToolbarPart]) {
    let tallies = alike.map(\.tally)
    let worst = tallies.max()
    let widths = alike.indices.map { tallies[$0] == worst ? alike[$0].width : -1 }
    let index = alike.indices.max { widths[$0] < widths[$1] } ?? 0
    shown = alike[index]
    others = alike.indices.filter { $0 != index }.map { alike[$0] }
  }

  /// What the list of the others is called.
  var words: Message {
    let face = shown.toolbar.besidesTitle
    return others.allSatisfy { $0.toolbar.besidesTitle == face }
      ? Self.titles(others.count) : Self.texts(others.count)
  }

  static func titles(_ count: Int) -> Message { "More titles: \(count)" }
  static func texts(_ count: Int) -> Message { "More variants with other texts: \(count)" }

  /// What was found on the others, each once.
  var found: Tally { Tally(PageModel.distinct(others.flatMap { Array($0.entries.values.joined()) })) }
}

extension PageModel.ToolbarPart {
  /// What its own section tells.
  var tally: Tally { Tally(Array(entries.values.joined())) }

  /// The most room that its title and its items need together in any language, in points, best value.
  fileprivate var width: Double {
    bars.values.flatMap(\.layouts).map { (($0.title?.needed.best ?? .zero) + $0.neededByItems.best).value }.max() ?? 0
  }
}
