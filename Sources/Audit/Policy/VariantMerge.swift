import LintelFindings
import LintelModel

/// Tells once what is true of several variants of one bar, or of one item or title that several bars share.
struct VariantMerge {
  let rule: Rule
  private let toolbars: [Toolbar]
  /// Which of these are the variants of each bar, by its `barID`: to copy a bar counts dozens of references.
  private let variants: [String: [Int]]

  init(rule: Rule, toolbars: [Toolbar]) {
    (self.rule, self.toolbars) = (rule, toolbars)
    variants = Dictionary(grouping: toolbars.indices) { toolbars[$0].barID }
  }

  /// What makes two remarks the same one: who and where they are about, never what they measured.
  private struct Key: Hashable {
    var bar: String
    var locale: LocaleID
    var reason: String
    /// Only where the bar has one face: what an item of several is called may hang on the arm.
    var item: String?
    var texts: [[String?]]
    var location: SourceLocation?
    /// One call may make several in the arms of what it calls.
    var maker: SourceLocation?
    /// Which of several items that one place of code makes for a bar.
    var number = 0
  }

  /// Tells apart the items that one place of code makes for a bar with variants: a function that is called for each of them.
  /// From one variant to the next an item keeps its number as long as it is called the same.
  private struct Numbers {
    /// What each number's item was called so far.
    private var names: [Key: [Set<String>]] = [:]
    /// Those of the variant at hand.
    private var taken: [Key: [Int: String]] = [:]

    mutating func beginVariant() { taken = [:] }

    /// Gives an item of the variant at hand the number that it had before, if it had one.
    mutating func keep(_ item: String, for key: Key) {
      let own = taken[key] ?? [:]
      guard !own.values.contains(item), let known = names[key],
        let number = known.indices.first(where: { own[$0] == nil && known[$0].contains(item) })
      else { return }
      taken[key, default: [:]][number] = item
    }

    mutating func number(of item: String, for key: Key) -> Int {
      let own = taken[key] ?? [:]
      if let again = own.first(where: { $0.value == item })?.key { return again }
      var known = names[key] ?? []
      let free = known.indices.filter { own[$0] == nil }
      let number = free.first { known[$0].contains(item) } ?? free.first ?? known.endIndex
      if number == known.endIndex { known.append([]) }
      known[number].insert(item)
      names[key] = known
      taken[key, default: [:]][number] = item
      return number
    }
  }

  fileprivate struct MergedFinding {
    var finding: Finding
    var environments: Set<Environment>
    var variants: Set<String>
    var bars: Set<String>
    var condition: ConditionOfWorst
    var itemConditions: ConditionsOfItem
    var itemTexts: TextsOfItem
  }

  /// The findings about these bars, in their order.
  func findings(of bars: [(bar: BarInLocale, remarks: [Remark])]) -> [Finding] {
    // In a list, and their places by key: to move a finding within a growing dictionary costs more than to look it up.
    var merged: [(key: Key, mergedFinding: MergedFinding)] = []
    var places: [Key: Int] = [:]
    var shared = SharedEnvironments()
    var numbers = Numbers()
    for (bar, remarks) in bars {
      numbers.beginVariant()
      var own: [(key: Key, item: String?, mergedFinding: MergedFinding)] = []
      for remark in remarks {
        let environments = shared.of(remark.environments).set
        let finding = FindingBuilder(rule: rule, remark: remark, environments: environments).finding(about: bar)
        let key = key(of: remark, finding, in: bar)
        let item = bar.toolbar.variant != nil && key.location != nil ? remark.item : nil
        // No new item takes the number of one that comes later.
        if let item { numbers.keep(item, for: key) }
        let mergedFinding = MergedFinding(
          finding: finding, environments: environments, variants: [bar.toolbar.id],
          bars: [bar.toolbar.barID], condition: ConditionOfWorst(finding, on: bar.toolbar),
          itemConditions: ConditionsOfItem(of: remark.item.flatMap { bar.toolbar.item($0) }),
          itemTexts: TextsOfItem(of: remark, in: bar))
        own.append((key: key, item: item, mergedFinding: mergedFinding))
      }
      for (plain, item, mergedFinding) in own {
        var key = plain
        if let item { key.number = numbers.number(of: item, for: plain) }
        if let place = places[key] {
          merged[place].mergedFinding = merged[place].mergedFinding.joined(with: mergedFinding)
        } else {
          places[key] = merged.count
          merged.append((key: key, mergedFinding: mergedFinding))
        }
      }
    }
    return joinedAcrossBars(merged).map(finding)
  }

  /// An item that one place of code gives several bars is reported once: shorter, it fits all of them. Two items of one bar
  /// stay two, however alike they are.
  private func joinedAcrossBars(_ all: [(key: Key, mergedFinding: MergedFinding)]) -> [MergedFinding] {
    var mergedFindings: [MergedFinding] = []
    mergedFindings.reserveCapacity(all.count)
    var places: [Key: [Int]] = [:]
    for (key, mergedFinding) in all {
      guard mergedFinding.finding.item != nil, key.location != nil else {
        mergedFindings.append(mergedFinding)
        continue
      }
      var place = key
      (place.bar, place.item, place.number) = ("", nil, 0)
      if let known = places[place]?.first(where: { mergedFindings[$0].bars.isDisjoint(with: mergedFinding.bars) }) {
        mergedFindings[known] = mergedFindings[known].joined(with: mergedFinding)
      } else {
        places[place, default: []].append(mergedFindings.count)
        mergedFindings.append(mergedFinding)
      }
    }
    return mergedFindings
  }

  private func key(of remark: Remark, _ finding: Finding, in bar: BarInLocale) -> Key {
    let item = remark.item.flatMap { bar.toolbar.item($0) }
    // What hangs on no environment is about the item or the text itself, whichever bars it is on.
    let isOfBar =
      !remark.environments.isEmpty || remark.item == nil && remark.text?.location == nil && remark.location == nil
    // A string that has to be translated is one matter, wherever its bars show it.
    if !isOfBar, remark.blame == .translation, let text = remark.text, let cause = remark.cause {
      return Key(
        bar: cause.table.path, locale: bar.locale, reason: remark.reason, item: nil, texts: [[text.key, remark.locale?.id]])
    }
    // Where the remark says a place of its own, that is what it is about, and not one of the texts it may have; but a function
    // that makes items makes all of them in one place.
    let texts = remark.location == nil || remark.location == item?.location ? [remark.text, item?.label] : []
    // What generated code says once is one text, wherever its bars ask for it.
    let isAtText = remark.location == nil || remark.location == remark.text?.location
    return Key(
      bar: isOfBar ? bar.toolbar.barID : "", locale: bar.locale, reason: remark.reason,
      item: bar.toolbar.variant == nil ? remark.item : nil,
      texts: texts.map { text in text.map { [$0.key, $0.source, $0.expression] } ?? [] },
      location: (isAtText ? remark.text?.generatedAt : nil) ?? finding.definitionLocation, maker: finding.madeLocation)
  }

  private func finding(of mergedFinding: MergedFinding) -> Finding {
    var finding = mergedFinding.finding
    if !mergedFinding.environments.isEmpty { finding.happens(in: mergedFinding.environments) }
    finding.alsoOn = mergedFinding.variants.filter { $0 != finding.toolbar }.sorted()
    let all = mergedFinding.bars.sorted().flatMap { variants[$0] ?? [] }
    if all.count > mergedFinding.bars.count { finding.variants = .init(count: mergedFinding.variants.count, of: all.count) }
    // Of several bars with the same item the condition of one says nothing of the others.
    let isOfOneBar = mergedFinding.bars.count == 1
    let worst = isOfOneBar ? mergedFinding.condition.evidence(of: finding, among: all.count) : []
    let ofVariants = OfVariants(mergedFinding.variants, among: all, of: toolbars)
    let common = ofVariants.evidence(hasEnvironments: !mergedFinding.environments.isEmpty, isOfOneBar: isOfOneBar)
    let told = worst.isEmpty ? common : worst
    finding.evidence += told.isEmpty ? mergedFinding.itemConditions.evidence : told
    // What was measured tells by its environments where it happens.
    if told.isEmpty, mergedFinding.environments.isEmpty { finding.evidence += ofVariants.systems }
    finding.evidence += ofVariants.leftOut
    finding.evidence += mergedFinding.itemTexts.evidence
    return finding
  }
}

extension VariantMerge.MergedFinding {
  /// The worse of the two is reported, for both.
  fileprivate func joined(with other: Self) -> Self {
    var joined = other.finding.isWorse(than: finding) ? other : self
    if environments != other.environments { joined.environments = environments.union(other.environments) }
    joined.variants = variants.union(other.variants)
    joined.bars = bars.union(other.bars)
    joined.condition = condition.joined(with: other.condition)
    joined.itemConditions = itemConditions.joined(with: other.itemConditions)
    joined.itemTexts = itemTexts.joined(with: other.itemTexts)
    return joined
  }
}

extension Finding {
  fileprivate func isWorse(than other: Finding) -> Bool {
    let mine = (verdict == .fails ? 1 : 0, severity, certainty)
    let theirs = (other.verdict == .fails ? 1 : 0, other.severity, other.certainty)
    return mine == theirs ? (over ?? 0, count ?? 0) > (other.over ?? 0, other.count ?? 0) : mine > theirs
  }
}
