import LintelFindings
import LintelModel

/// By how much texts are too wide that findings are about. What is told of several languages at once has no figure of its own: its
/// figure is that of the language that lacks most.
struct FoundWidths {
  /// By toolbar, those that such findings are about.
  private let bars: [String: [BarInLocale]]

  init(of findings: [Finding], on bars: [BarInLocale]) {
    let asked = Set(findings.filter(Self.hasNoFigure).compactMap(\.toolbar))
    self.bars = asked.isEmpty ? [:] : Dictionary(grouping: bars.filter { asked.contains($0.toolbar.id) }) { $0.toolbar.id }
  }

  /// Where people see it as commonly as in the place that the finding names; 0 where nothing was measured.
  func over(_ finding: Finding) -> Points {
    if let over = finding.over { return over }
    guard Self.hasNoFigure(finding), let bars = finding.toolbar.flatMap({ self.bars[$0] }) else { return 0 }
    let languages = Set(finding.languages)
    let cuts = bars.filter { languages.contains($0.locale) }.compactMap { $0.cut(of: finding) }
    return cuts.filter { $0.layout.environment.commonness == finding.worstEnvironment?.commonness }.map(\.text.over).max() ?? 0
  }

  private static func hasNoFigure(_ finding: Finding) -> Bool {
    finding.over == nil && finding.locale == nil && finding.environmentCount > 0
  }
}
