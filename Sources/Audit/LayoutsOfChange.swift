import LintelFindings
import LintelModel

extension AuditResult {
  /// Leaves out how bars look in their translations that no finding of a comparison is about, nor a text of one: of a stored gate
  /// of a large app these were five sixths, for a change of three strings. The source's stay, by which a page counts where bars
  /// were looked at.
  package mutating func keepLayoutsOfChange() {
    let (bars, keys) = (barsOfChange, keysOfChange)
    for index in self.bars.indices where !self.bars[index].isSource {
      let toolbar = self.bars[index].toolbar
      guard !bars.contains(toolbar.barID), keys.isDisjoint(with: toolbar.keys) else { continue }
      self.bars[index].layouts = []
      self.bars[index].thresholds = [:]
    }
  }

  private var told: [Finding] { findings + suppressions.suppressed.map(\.finding) }

  /// By what all variants of a bar share.
  private var barsOfChange: Set<String> {
    let shared = Dictionary(project.toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first })
    let ids = told.flatMap { finding -> [String] in
      finding.alsoOn + ([finding.toolbar] + finding.units.map(\.toolbar)).compactMap(\.self)
    }
    return Set(ids.map { shared[$0] ?? $0 })
  }

  private var keysOfChange: Set<String> {
    Set(told.flatMap { $0.units.compactMap(\.key) } + changedTexts.map(\.key) + unjudgedTexts.map(\.key))
  }
}

extension Toolbar {
  /// Of all texts that are on it.
  fileprivate var keys: [String] {
    let ofItems = items.flatMap {
      [$0.label, $0.otherLabel, $0.fallbackLabel, $0.paletteLabel, $0.toolTip, $0.accessibilityLabel] + $0.segments
    }
    return ([title, subtitle, prompt, backTitle] + ofItems).compactMap(\.key)
  }
}
