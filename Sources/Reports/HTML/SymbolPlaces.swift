import LintelFindings
import LintelModel

/// Items without a text that a cause is about, by their symbols: a ticket names each of them with its place, as it does keys.
struct SymbolPlaces {
  struct Line: Hashable {
    let symbol: String
    let place: SourceLocation?
    /// When the code puts it on the bar, where that hangs on anything.
    var condition: Evidence?

    var markup: Markup {
      tag("li") {
        tag("code") { Markup.text(symbol) }
        if let place {
          " "
          tag("span", .class("where")) { Markup.text("\(place.file):\(place.line)") }
        }
        if let condition, case .text(let words) = condition.value {
          " · "
          condition.title
          " "
          tag("code") { Markup.text(words) }
        }
      }
    }
  }

  let lines: [Line]

  /// None for one item alone: the heading names it, unless there are keys that it would be missed among.
  /// - Parameter owned: Those of its findings that one of several owners has; nil for all.
  init(of cause: Matter, on model: PageModel, besideKeys isBesideKeys: Bool = false, of owned: [Finding]? = nil) {
    var seen: Set<Line> = []
    var lines: [Line] = []
    for finding in owned ?? cause.findings where finding.key == nil {
      for unit in finding.units where unit.key == nil {
        guard let symbol = model.symbol(of: unit.item, on: unit.toolbar) else { continue }
        let condition = finding.evidence.first { $0.name == "only where" }
        let line = Line(symbol: symbol, place: unit.location ?? finding.location, condition: condition)
        if seen.insert(line).inserted { lines.append(line) }
      }
    }
    self.lines = lines.count > 1 || isBesideKeys ? lines : []
  }
}

extension PageModel {
  /// What an item shows in place of a text; nil where it shows none.
  func symbol(of item: String?, on toolbar: String?) -> String? {
    guard let item, let part = toolbar.flatMap(part(of:)) else { return nil }
    return part.toolbar.items.first { $0.id == item }?.symbol
  }
}
