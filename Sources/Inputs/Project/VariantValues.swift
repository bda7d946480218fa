import LintelModel

/// Says of a bar's variants what each shows where the code's conditions do not tell: that it is one of several titles helps
/// nobody to find it. Two that differ in nothing but their numbers are one.
struct VariantValues {
  /// More items than these are not named: 3.
  private static let mostItems = 3
  /// A longer text, in characters, is told by its beginning: 60.
  private static let longest = 60

  /// The variants of one bar.
  private var bars: [Toolbar]

  static func tell(_ toolbars: inout [Toolbar]) {
    let variants = Dictionary(grouping: toolbars.indices.filter { toolbars[$0].variant != nil }) { toolbars[$0].barID }
    var repeated: Set<Int> = []
    for indices in variants.values where indices.count > 1 {
      var own = VariantValues(bars: indices.map { toolbars[$0] })
      own.tell()
      let kept = own.distinct
      for (index, bar) in zip(indices, own.bars) { toolbars[index] = bar }
      repeated.formUnion(Set(own.bars.indices).subtracting(kept).map { indices[$0] })
      if kept.count == 1 { toolbars[indices[kept[0]]].variant = nil }
    }
    if !repeated.isEmpty { toolbars = toolbars.indices.filter { !repeated.contains($0) }.map { toolbars[$0] } }
  }

  private mutating func tell() {
    let all = bars.map { $0.variant?.parts ?? [] }
    let conditions = all.map(Self.withoutChoices)
    for (arms, alike) in Dictionary(grouping: bars.indices, by: { conditions[$0] }) {
      if alike.count == 1, arms == all[alike[0]] { continue }
      // What nothing else tells of is told beside all others.
      let isAlone = alike.count == 1 && arms.isEmpty
      let shown = words(of: isAlone ? Array(bars.indices) : alike)
      for index in alike {
        let told = (arms + (shown[index] ?? [])).filter { !$0.isEmpty }
        bars[index].variant?.names = told.isEmpty ? all[index] : told
      }
    }
  }

  /// The arms without those that say no more than that there are several values (see `Branch.name(ofArm:)`).
  private static func withoutChoices(_ arms: [String]) -> [String] {
    arms.filter { !$0.hasPrefix("one of several ") }
  }

  /// What each of these shows: its title, else what is on it alone, else its subtitle, else where that is written.
  private func words(of alike: [Int]) -> [Int: [String]] {
    guard alike.count > 1 else { return [:] }
    var words: [Int: [String]] = [:]
    let titles = alike.map { Self.word(bars[$0].title, in: bars[$0].sourceLocale) }
    if Set(titles).count > 1 {
      for (index, title) in zip(alike, titles) { words[index] = title.map { [Toolbar.Variant.quoted($0)] } ?? [] }
    }
    tell(&words, of: alike) { own, counts, all in
      // What all have tells none of them apart.
      Array(own.filter { counts[$0, default: 0] < all }.prefix(Self.mostItems))
    } by: { bar in
      bar.items.compactMap { Self.word($0, in: bar.sourceLocale) }
    }
    tell(&words, of: alike) { own, counts, all in
      own.filter { counts[$0, default: 0] < all }
    } by: { bar in
      Self.word(bar.subtitle, in: bar.sourceLocale).map { [Toolbar.Variant.quoted($0)] } ?? []
    }
    tell(&words, of: alike) { own, counts, _ in
      own.first { counts[$0] == 1 }.map { [$0] } ?? []
    } by: {
      Self.places(of: $0)
    }
    return words
  }

  /// Adds a word to what is told of those of which the same is told. On how many of them each part is, is counted once: a bar may
  /// have thousands of variants.
  private func tell(
    _ words: inout [Int: [String]], of alike: [Int],
    _ choose: (_ own: [String], _ counts: [String: Int], _ all: Int) -> [String], by parts: (Toolbar) -> [String]
  ) {
    for same in Dictionary(grouping: alike, by: { words[$0] ?? [] }).values where same.count > 1 {
      let all = same.map { parts(bars[$0]) }
      let counts = all.reduce(into: [String: Int]()) { counts, own in
        for part in Set(own) { counts[part, default: 0] += 1 }
      }
      for (index, own) in zip(same, all) { words[index, default: []] += choose(own, counts, all.count) }
    }
  }

  /// What people read, whatever values the app puts into it, else what the code has in its place.
  private static func word(_ text: LocalizedText, in locale: LocaleID) -> String? {
    let shown = text.isShownRaw ? text.shown(in: locale) : text.shown(in: locale)?.withoutValues
    guard text.state != .none, let words = (shown ?? text.key ?? text.expression)?.onOneLine, !words.isEmpty
    else { return nil }
    return words.count > longest ? String(words.prefix(longest - 1)) + "…" : words
  }

  /// What is written on it, else its image or what the system calls it.
  private static func word(_ item: Item, in locale: LocaleID) -> String? {
    guard !item.kind.isSpacer else { return nil }
    let texts = [item.label, item.accessibilityLabel].filter { $0.state != .unresolved }
    let words = texts.compactMap { word($0, in: locale) }.first ?? item.systemItem ?? item.symbol
    return (words ?? word(item.label, in: locale)).map(Toolbar.Variant.quoted)
  }

  /// Where its title and its items are, as people find them: `Inbox.swift:12`.
  private static func places(of bar: Toolbar) -> [String] {
    let ofItems = bar.items.flatMap { [$0.label.location, $0.location, $0.placedAt, $0.madeAt] }
    return ([bar.title.location] + ofItems).compactMap { place in
      guard let place, let name = place.file.split(separator: "/").last else { return nil }
      return "\(name):\(place.line)"
    }
  }

  /// Those of which none before is told in the same words and is the same bar.
  private var distinct: [Int] {
    // Most are told apart: what these show need not be compared.
    let told = Dictionary(bars.map { ($0.variant, 1) }, uniquingKeysWith: +)
    var seen: Set<Toolbar> = []
    return bars.indices.filter { told[bars[$0].variant] == 1 || seen.insert(bars[$0].face).inserted }
  }
}

extension Toolbar {
  /// All but what its number makes of it, and what is only guessed.
  fileprivate var face: Toolbar {
    var bar = self
    (bar.id, bar.isPairingGuessed, bar.isPairingDoubted, bar.isTitleOneOfSeveral) = ("", false, false, false)
    for index in bar.items.indices { bar.items[index].mayLackTitle = false }
    return bar
  }
}
