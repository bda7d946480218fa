import LintelFindings
import LintelModel

/// The variants of one bar of which a finding is true whatever their titles: the title of one of them says nothing of the others.
struct VariantTitles {
  /// With more titles than this the first stands for all: 3.
  private static let most = 3

  /// Those with a name of their own, that of the finding's bar first.
  private let bars: [Toolbar]

  /// - Parameter bar: By its id.
  init(of finding: Finding, bar: (String) -> Toolbar?) {
    guard let first = finding.toolbar.flatMap(bar) else {
      bars = []
      return
    }
    // What is measured, or is the title itself, is that variant's own.
    let isOfOne = finding.environmentCount > 0 || finding.isAboutTitle
    let others = isOfOne ? [] : finding.alsoOn.compactMap(bar).filter { $0.barID == first.barID }
    var named: [Toolbar] = []
    for one in [first] + others where !named.contains(where: { $0.knownName == one.knownName }) { named.append(one) }
    bars = named.count > Self.most ? [first] : named
  }

  /// `Machines, Machines SE`; nil where one name is that of all.
  var names: [String]? { bars.count > 1 ? bars.map(\.knownName) : nil }

  /// The same with the file behind them, as bars are named in plain text.
  var inText: String? {
    guard bars.count > 1, let first = bars.first, let end = first.name.lastIndex(of: "(") else { return nil }
    let file = " " + first.name[end...]
    return bars.map { $0.name.hasSuffix(file) ? String($0.name.dropLast(file.count)) : $0.name }.joined(separator: ", ") + file
  }
}
