import LintelModel

/// A bar with its texts measured: what is left is comparing widths.
protocol BarPlan {
  /// Where everything is at one width, as if written from left to right.
  func layout(in environment: Environment) -> BarLayout
  /// Everything that happens to the bar, in any order.
  var thresholds: [Threshold] { get }
  /// What people can shorten.
  var labels: [Label] { get }
  /// What must fit so that nothing is cut or leaves.
  var constraints: [Constraint] { get }
  /// The same on a bar in one environment, where its size class decides.
  func constraints(in environment: Environment) -> [Constraint]
  /// Whether there is a width at which everything is on the bar.
  var canFit: Bool { get }
  /// The surest that anything about this kind of bar can be.
  var ceiling: Certainty { get }
}

extension BarPlan {
  var ceiling: Certainty { .certain }
  func constraints(in environment: Environment) -> [Constraint] { constraints }
  var canFit: Bool { constraints.allSatisfy { $0.threshold != nil } }

  /// The thresholds from the widest down, with the width from which everything fits, unless no width helps.
  var orderedThresholds: [Threshold] {
    let all = thresholds.enumerated().sorted {
      (-$0.element.below.best.value, $0.offset) < (-$1.element.below.best.value, $1.offset)
    }.map(\.element)
    guard canFit else { return all }
    // An end of a loss's interval may be further off than the constraint behind it: it may be another loss that happens there.
    let fits = (all.filter(\.event.isLoss) + constraints.compactMap(\.threshold)).map(\.below).reduce(.zero, Width.max)
    return [Threshold(event: .everythingFits, below: fits)] + all
  }

  /// Whether all texts, each shorter by as much as it may be asked to, would make everything fit a bar of this width.
  func canBeShortened(toFit environment: Environment) -> Bool {
    canBeShortened(constraints(in: environment), labels, at: environment.barWidth)
  }

  // Here and below a plan's labels are asked for once: through the protocol each look at one of them would take the list anew.
  private func canBeShortened(_ constraints: [Constraint], _ labels: [Label], at width: Points) -> Bool {
    constraints.allSatisfy { constraint in
      constraint.shortage(at: width)
        <= constraint.labels.reduce(.zero) { $0 + labels[$1.label].mostPoints * $1.weight }
    }
  }

  /// Writes onto a layout what is left of the texts that are cut, how much room is left on each text, and which to shorten.
  func finish(_ layout: inout BarLayout, with ruler: Ruler) {
    layout.title?.truncate(with: ruler)
    layout.largeTitle?.truncate(with: ruler)
    layout.titleIfPushed?.truncate(with: ruler)
    layout.subtitle?.truncate(with: ruler)
    for index in layout.items.indices { layout.items[index].text?.truncate(with: ruler) }
    // Where all labels together do not help, no set of them does, and there are many sets.
    let constraints = constraints(in: layout.environment)
    let labels = labels
    if canBeShortened(constraints, labels, at: layout.environment.barWidth) {
      layout.shortening = SmallestSet(labels: labels, constraints: constraints).solve(at: layout.width)
    }
    // By label; below zero where something that it is part of does not fit.
    var spare = [Points](repeating: Points(.infinity), count: labels.count)
    for constraint in constraints {
      let room = Points.zero - constraint.shortage(at: layout.width)
      for (number, weight) in constraint.labels where weight > 0 {
        spare[number] = min(spare[number], room < 0 ? room : room / weight + labels[number].idle)
      }
    }
    let enough = enough(constraints, labels, at: layout.width)
    for (number, label) in labels.enumerated() {
      let most = spare[number]
      layout.change(label.text) { text in
        if most >= 0 && most.value.isFinite { text?.spare = most }
        text?.enough = enough[number]
      }
    }
    if ceiling < .certain { layout.cap(at: ceiling) }
  }

  /// By label, by how much it alone has to be shorter for everything to fit; nil where all that it may be asked for is not enough.
  private func enough(_ constraints: [Constraint], _ labels: [Label], at width: Points) -> [Points?] {
    // Sums of doubles are never quite equal.
    let short = constraints.filter { $0.shortage(at: width) > 1e-6 }
    guard !short.isEmpty else { return [Points?](repeating: nil, count: labels.count) }
    return labels.indices.map { number -> Points? in
      var most = Points.zero
      for constraint in short {
        let weight = constraint.labels.reduce(0.0) { $1.label == number ? $0 + $1.weight : $0 }
        guard weight > 0 else { return nil }
        most = max(most, constraint.shortage(at: width) / weight)
      }
      return most <= labels[number].mostPoints ? most : nil
    }
  }
}

extension BarLayout {
  fileprivate mutating func change(_ text: Shortening.Text, _ body: (inout VisibleText?) -> Void) {
    switch text {
    case .title: body(&title)
    case .subtitle: body(&subtitle)
    case .label(let item):
      if let index = items.firstIndex(where: { $0.item == item }) { body(&items[index].text) }
    case .segment: break
    }
  }
}

extension Threshold.Event {
  /// Whether it is a text of the bar's title that gives way.
  var isOfTitle: Bool { self == .titleTruncates || self == .subtitleTruncates }

  /// Whether something is lost there. The system's own shorter forms of a back button or a search field are none.
  fileprivate var isLoss: Bool {
    switch self {
    case .backTitleShortens, .itemCollapses, .everythingFits: false
    case .titleTruncates, .subtitleTruncates, .labelTruncates, .itemOverflows, .itemsDoNotFit: true
    }
  }
}

extension BarLayout.VisibleText {
  /// Unless something else takes its place already, as the system's word does in a back title's. A text that fits is seen with
  /// the values that a cut one has, too.
  fileprivate mutating func truncate(with ruler: Ruler) {
    guard shown == text else { return }
    if let cut, cut >= .likely {
      shown = ruler.truncate(text, font, room.best)
    } else if mayTakeValues {
      shown = ruler.truncate(text, font, Points(.infinity))
    }
  }
}

extension TextSize {
  /// The sizes from AX1 on.
  var isAccessibilitySize: Bool { rawValue.hasPrefix("AX") }
}
