import LintelFindings
import LintelModel

/// Where a project is otherwise than it was: which of the places that a finding comes from a change has touched.
struct ChangedPlaces {
  /// Places of texts that are otherwise, or new, in whichever language.
  private let texts: Set<SourceLocation>
  /// Places of items and bars that are defined otherwise, or are new.
  private var definitions: Set<SourceLocation> = []
  /// Places of texts that an item asks for or holds since the change: of several controls in one item, the one that was added.
  private var addedTexts: Set<SourceLocation> = []
  private let bars: [String: Toolbar]
  private let keys: ChangedKeys

  /// - Parameter now: what was compared with the earlier state.
  init(before: Project, now: Project) {
    bars = Dictionary(now.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let earlier = now.earlier ?? EarlierTexts()
    texts = earlier.places
    keys = ChangedKeys(before: before, now: now, earlier)
    addDefinitions(before, now)
  }

  /// Where the change is that made a finding, if it is at none of the finding's own places: the one to be shown first.
  func place(of finding: Finding) -> SourceLocation? {
    // What breaks a file stands where it breaks; the strings behind it are what is lost, wherever else they were changed.
    if Rule.idsOnDamage.contains(finding.rule) { return nil }
    let own = [finding.ownLocation, finding.translationLocation, finding.definitionLocation].compactMap { $0 }
    if let first = own.first, isChanged(first) { return nil }
    if let place = own.dropFirst().first(where: isChanged) { return place }
    if let place = finding.strings.lazy.compactMap(\.location).first(where: isChanged) { return place }
    // Where code asks for a string is nearer to what is wrong than where the string was.
    if own.allSatisfy({ StringTable.Format(file: $0.file) != nil }),
      let place = finding.units.lazy.compactMap({ keys.place(of: $0) }).first
    {
      return own.contains(place) ? nil : place
    }
    guard let bar = finding.toolbar.flatMap({ bars[$0] }) else { return nil }
    // How many items there are, and in which order, is no matter of their texts: a line of a table mends nothing of it.
    let isOfArrangement = finding.blame == .definition && finding.key == nil
    return (isOfArrangement ? definition(on: bar) : nil) ?? place(on: bar, in: finding.languages)
  }

  /// What else is on a bar: its texts in the finding's languages, what it is made of, then its texts in the source language.
  private func place(on bar: Toolbar, in languages: [LocaleID]) -> SourceLocation? {
    let values = bar.texts(.onBar).map(\.values)
    func text(_ locale: LocaleID) -> SourceLocation? {
      values.lazy.compactMap { $0[locale]?.location }.first(where: texts.contains)
    }
    return languages.lazy.compactMap(text).first ?? definition(on: bar) ?? text(bar.sourceLocale)
  }

  /// What a bar is made of that is otherwise.
  private func definition(on bar: Toolbar) -> SourceLocation? {
    bar.items.lazy.filter { definitions.contains($0.location) }.map(place(in:)).first
      ?? (definitions.contains(bar.location) ? bar.location : nil)
  }

  /// Where an item is otherwise: a group stands where it begins, which may be a control that is as it was.
  private func place(in item: Item) -> SourceLocation {
    guard item.kind == .group else { return item.location }
    return item.texts().lazy.compactMap(\.location).first(where: addedTexts.contains) ?? item.location
  }

  private func isChanged(_ place: SourceLocation) -> Bool { texts.contains(place) || definitions.contains(place) }

  private mutating func addDefinitions(_ before: Project, _ now: Project) {
    let old = Dictionary(before.toolbars.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let present = Set(now.toolbars.map(\.id))
    // A file that was moved has the same bars under another name.
    let moved = Dictionary(
      before.toolbars.filter { !present.contains($0.id) }.map { (Self.name(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    for bar in now.toolbars {
      let known = old[bar.id] ?? moved[Self.name(of: bar)]
      let texts = Set((known?.ownTexts() ?? []).map(\.definition))
      definitions.formUnion(bar.ownTexts().filter { !texts.contains($0.definition) }.compactMap(\.location))
      if known?.definition != bar.definition { definitions.insert(bar.location) }
      // Not by their ids: an item without a name has a number.
      var items = Dictionary(grouping: known?.items ?? [], by: \.definition)
      let asked = Set((known?.items ?? []).flatMap { $0.texts() }.map(\.definition))
      for item in bar.items where items[item.definition]?.popLast() == nil {
        let others = [item.placedAt, item.madeAt, item.symbolIsFrom, item.fixedTextSizeIsFrom].compactMap(\.self)
        let fonts = item.fixedTextSizes.map(\.location)
        definitions.formUnion([item.location] + others + fonts + item.texts().compactMap(\.location))
        addedTexts.formUnion(item.texts().filter { !asked.contains($0.definition) }.compactMap(\.location))
      }
    }
  }

  private static func name(of bar: Toolbar) -> Substring { bar.id.split(separator: "/").last ?? "" }
}

extension Toolbar {
  /// What its definition says of the bar itself, wherever that is.
  fileprivate var definition: [String?] {
    ["\(kind)", role, "\(largeTitle)", "\(displayMode)", "\(windowStyle)", "\(minimumWidth)", column.map { "\($0)" }]
  }
}

extension Item {
  /// What its definition says, wherever that is.
  fileprivate var definition: [String?] {
    texts().flatMap(\.definition)
      + [
        "\(kind)", symbol, systemItem, "\(placement)", "\(priority)", "\(style)", "\(fixedWidth?.value ?? 0)", "\(group)",
        "\(isInDefaultSet)", systemView?.rawValue,
      ]
  }
}

extension LocalizedText {
  fileprivate var definition: [String?] { [key, table, expression, source] }
}
