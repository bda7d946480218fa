import LintelFindings
import LintelModel

extension BarInLocale {
  /// Whether it is drawn nowhere, so that nobody knows what fits on it: no window's width is known, or what shows it is no bar.
  var isWithoutLayout: Bool { layouts.isEmpty }

  static let withoutLayout: Message = "Not judged for fit: it is not known how much room this bar has."
  static let buttonsOfSheet: Message = "Not judged for fit: macOS shows these buttons at the bottom of a sheet, in no toolbar, and no figures of its width are published."
}

extension Toolbar {
  /// Why nothing is said of what fits, where the bar was laid out nowhere. No width would help the buttons of a sheet.
  var reasonWithoutLayout: Message { kind == .sheetButtons ? BarInLocale.buttonsOfSheet : BarInLocale.withoutLayout }
}

extension AuditResult {
  /// The ids of the toolbars that were laid out nowhere. A comparison leaves out layouts, but none of the source, so these
  /// tell; of a toolbar that has none in the result nothing is known.
  var toolbarsWithoutLayout: Set<String> {
    Set(bars.lazy.filter { $0.isSource && $0.isWithoutLayout }.map(\.toolbar.id))
  }

  /// Those of which it is not known what fits, by what all variants of a bar share.
  var barsNotKnownToFit: Set<String> {
    let withoutLayout = toolbarsWithoutLayout
    return Set(project.toolbars.filter { !$0.isKnownToFit || withoutLayout.contains($0.id) }.map(\.barID))
  }

  /// How many bars are not judged for fit for want of a layout alone: those with an unread text or view are counted with that.
  var barsWithoutLayout: Int {
    barsNotKnownToFit.subtracting(project.toolbars.filter { !$0.isKnownToFit }.map(\.barID)).count
  }

  /// Nil where there are none.
  var withoutLayoutSummary: Message? {
    let count = barsWithoutLayout
    return count > 0 ? "\(notJudgedForFit(count)), since it is not known how much room there is." : nil
  }
}
