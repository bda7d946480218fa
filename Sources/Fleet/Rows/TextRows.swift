import LintelDatabase
import LintelFindings
import LintelModel

/// Each text of each bar in each language: what it needs, and what it has in the worst of the environments that people
/// commonly hold.
enum TextRows {
  static func rows(of result: AuditResult) -> [[Value]] { result.bars.flatMap(rows) }

  private struct Measured {
    var text: BarLayout.VisibleText
    var environment: Environment
    /// How much wider it may become, in points.
    var left: Points { text.cut == nil ? text.spare ?? text.room.best - text.needed.best : Points(0) - text.over }
  }

  private static func rows(_ bar: BarInLocale) -> [[Value]] {
    let toolbar = bar.toolbar
    let layouts = bar.layouts.filter { $0.environment.commonness == .common }
    var rows: [[Value]] = []
    func add(_ item: Int?, _ role: String, _ text: LocalizedText, _ seen: (BarLayout) -> BarLayout.VisibleText?) {
      let measured = layouts.compactMap { layout in seen(layout).map { Measured(text: $0, environment: layout.environment) }
      }
      let worst = measured.min { $0.left < $1.left }
      guard let shown = worst?.text.text ?? text.shown(in: bar.locale), !shown.isEmpty else { return }
      rows.append(
        [.text(toolbar.id), Value(item.map { toolbar.items[$0].id }), .text(role), .text(bar.locale.id), Value(text.table)]
          + [Value(text.key), .text(shown)] + widths(of: worst, isJudged: toolbar.isJudgedForFit))
    }
    add(nil, "title", toolbar.shownTitle) { $0.title }
    // A window's is measured, and no room of it is known.
    add(nil, "subtitle", toolbar.subtitle) { toolbar.kind == .windowToolbar ? nil : $0.subtitle }
    for (index, item) in toolbar.items.enumerated() {
      add(index, "label", item.label) { layout in layout.items.first { $0.item == index }?.text }
    }
    return rows
  }

  /// Beside a text that could not be read it is unknown what room there is.
  private static func widths(of worst: Measured?, isJudged: Bool) -> [Value] {
    guard let worst else { return [Value](repeating: .null, count: 6) }
    let text = worst.text
    return [
      .real(text.needed.low.rounded.value), .real(text.needed.best.rounded.value), .real(text.needed.high.rounded.value),
      isJudged ? .real(text.room.best.rounded.value) : .null, isJudged ? .text(text.cut?.rawValue ?? "fits") : .null,
      .text(worst.environment.summary),
    ]
  }
}
