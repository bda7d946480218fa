import LintelFindings
import LintelModel

extension BarInLocale {
  /// Which of a bar's texts a finding is about, or all of its items.
  enum FoundPlace: Hashable {
    case title
    /// Index in the bar's items.
    case item(Int)
    case items
  }

  /// What a finding is about on this bar in this language, whether it is reported with it or with one that has the same text;
  /// nil where it is about nothing of it.
  func place(of finding: Finding) -> FoundPlace? {
    place(of: finding, as: finding.units.first { $0.toolbar == toolbar.id && $0.locale == locale })
  }

  /// - Parameter own: The finding's unit of this bar and language.
  func place(of finding: Finding, as own: FoundString?) -> FoundPlace? {
    if finding.isAboutTitle {
      return own != nil || finding.key != nil && finding.key == toolbar.title.key ? .title : nil
    }
    if let id = own?.item { return toolbar.items.firstIndex { $0.id == id }.map { .item($0) } }
    if own != nil { return .items }
    guard let key = finding.key, finding.item != nil else { return nil }
    return toolbar.items.firstIndex { $0.label.key == key || $0.segment(of: key) != nil }.map { .item($0) }
  }

  /// Where the text that a finding is about lacks most room on this bar, first of all where people commonly see it; nil where
  /// it is whole.
  func cut(of finding: Finding) -> (layout: BarLayout, text: BarLayout.VisibleText)? {
    guard let place = place(of: finding), let cut = cut(at: place) else { return nil }
    // Of segments that are cut, layout tells the widest: here it may be another one.
    if finding.toolbar != toolbar.id, case .item(let index) = place, let key = finding.key,
      let segment = toolbar.items[index].segment(of: key), segment.shown(in: locale) != cut.text.text
    {
      return nil
    }
    return cut
  }

  /// As rules choose it: what is doubted is no worse than what is not, and of what is likely cut the surer one has no shorter
  /// limit.
  func cut(at place: FoundPlace) -> (layout: BarLayout, text: BarLayout.VisibleText)? {
    func weight(_ layout: BarLayout, _ text: BarLayout.VisibleText) -> (Int, Int, Points, Certainty) {
      let certainty = text.cut ?? .possible
      return (layout.environment.commonness == .common ? 1 : 0, certainty >= .likely ? 1 : 0, text.over, certainty)
    }
    return layouts.compactMap { layout in layout.text(at: place).map { (layout: layout, text: $0) } }
      .filter { $0.text.cut != nil }.max { weight($0.layout, $0.text) < weight($1.layout, $1.text) }
  }

  /// Whether the title is cut there only if it is large, which nobody knows.
  func isCutIfLarge(in environment: Environment) -> Bool {
    layouts.first { $0.environments.contains(environment) }?.cutTitle?.assumption == .large
  }

  /// The bar as it is drawn beside its findings: where one of them is about a title that is cut only if it is large, the large
  /// title is on the screens where that is so. Drawn in the bar it would be whole, and the picture would deny the finding.
  func drawn(for findings: [Finding]) -> BarInLocale {
    let isOfLarge = findings.contains { finding in
      finding.isAboutTitle && finding.reason == "longer-than-room" && finding.worstEnvironment.map { isCutIfLarge(in: $0) } == true
    }
    guard isOfLarge else { return self }
    var bar = self
    for index in bar.layouts.indices where bar.layouts[index].cutTitle?.assumption == .large {
      bar.layouts[index] = bar.layouts[index].withLargeTitle
    }
    return bar
  }

  /// How sure it is that the text is cut anywhere where it is as common or as rare as where it lacks most.
  func certaintyOfCut(at place: FoundPlace) -> Certainty? {
    guard let worst = cut(at: place)?.layout.environment.commonness else { return nil }
    return layouts.filter { $0.environment.commonness == worst }.compactMap { $0.text(at: place)?.cut }.max()
  }

  /// The layout to draw: where the worst finding about widths is worst; else where most is lost among the environments most
  /// people hold; else the narrowest of those.
  func picturedLayout(for findings: [Finding]) -> BarLayout? {
    let named = findings.filter { $0.worstEnvironment != nil }.max { $0.badness < $1.badness }
    if let named, let layout = worstLayout(of: named) { return layout }
    let common = layouts.filter { $0.environment.commonness == .common }
    return (common.isEmpty ? layouts : common).enumerated().max { a, b in
      (a.element.loss, b.element.width, b.offset) < (b.element.loss, a.element.width, a.offset)
    }?.element
  }

  /// Where a finding is worst: what is about several languages, or reported with another bar, names a place of one of them.
  func worstLayout(of finding: Finding) -> BarLayout? {
    if finding.locale != locale || finding.toolbar != toolbar.id, let cut = cut(of: finding) { return cut.layout }
    return finding.worstEnvironment.flatMap { worst in layouts.first { $0.environments.contains(worst) } }
  }

  /// Whether a text on it is cut at any of its widths, or may be.
  var hasCuts: Bool {
    layouts.contains { layout in
      layout.title?.cut != nil || layout.items.contains { $0.place == .onBar && $0.text?.cut != nil }
    }
  }
}

extension Item {
  /// Of a segmented control, the segment that says the string of this key.
  fileprivate func segment(of key: String) -> LocalizedText? {
    kind == .segmentedControl ? segments.first { $0.key == key } : nil
  }
}

extension BarLayout {
  /// Nil where it is not shown.
  func text(at place: BarInLocale.FoundPlace) -> VisibleText? {
    switch place {
    case .title: title
    case .item(let index): items.first { $0.item == index && $0.place == .onBar }?.text
    case .items: nil
    }
  }

  /// How much is lost, as one number to compare by: points cut off, and more for each item that is gone.
  fileprivate var loss: Double {
    let texts = [title].compactMap { $0 } + items.compactMap(\.text)
    let cut = texts.filter { $0.cut != nil }.reduce(0) { $0 + $1.over.value }
    return cut + Double(items.count { $0.gone != nil }) * 100
  }
}
