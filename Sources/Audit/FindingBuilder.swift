import LintelFindings
import LintelModel
import LintelRules

/// Adds to a remark what every report and gate needs and no rule should have to say.
struct FindingBuilder {
  let rule: Rule
  let remark: Remark
  /// Those of the remark, where they are known as a set.
  var environments: Set<Environment>?

  func finding(about bar: BarInLocale) -> Finding {
    let value = remark.text?.values[bar.locale]
    var finding = assembled(
      toolbar: bar.toolbar.id, item: remark.item, table: remark.text.flatMap { tableID(of: $0, value: value) },
      key: remark.text?.state == .localized ? remark.text?.key : nil, locale: bar.locale)
    if let variant = bar.toolbar.variant {
      finding.identify(
        asOf: variant.bar, text: remark.location != nil ? nil : remark.text.flatMap { $0.key ?? $0.source ?? $0.expression })
    }
    // A bar is looked at in one language; what is true of several is about none of them alone.
    if !remark.locales.isEmpty { finding.locale = nil }
    finding.isAboutTitle = remark.item == nil && remark.text != nil && remark.text == bar.toolbar.title
    // A source text of the definition itself has no translation to point at.
    finding.translationLocation = value?.state == .translated && remark.text?.state == .localized ? value?.location : nil
    finding.definitionLocation =
      remark.location ?? remark.text?.location
      ?? remark.item.flatMap { bar.toolbar.item($0)?.location } ?? bar.toolbar.location
    finding.placedLocation = placedLocation(of: finding, on: bar)
    finding.madeLocation = madeLocation(of: finding, on: bar)
    finding.origin = origin(of: finding, on: bar)
    // Nobody besides those who write the app ever sees it.
    if bar.toolbar.isOfDebugBuild {
      (finding.severity, finding.message) = (.note, DebugBuilds.added(to: finding.message))
    }
    return finding
  }

  /// What a function or a property makes is edited there, and together with the bar that shows it.
  private func placedLocation(of finding: Finding, on bar: BarInLocale) -> SourceLocation? {
    guard let own = finding.definitionLocation else { return nil }
    if finding.isAboutTitle { return own.file == bar.toolbar.location.file ? nil : bar.toolbar.titleIsSetAt }
    guard let item = remark.item.flatMap({ bar.toolbar.item($0) }) else { return nil }
    // Where the font is set is no place of the item, in whichever file.
    let isOfFont = own == item.fixedTextSizeIsFrom
    let place = item.placedAt ?? (item.location.file == own.file && !isOfFont ? nil : item.location)
    return place == own || place == finding.translationLocation ? nil : place
  }

  /// What a function makes of what it is handed is changed where it is called; how it is made, in the function.
  private func madeLocation(of finding: Finding, on bar: BarInLocale) -> SourceLocation? {
    guard let own = finding.definitionLocation,
      let item = remark.item.flatMap({ bar.toolbar.item($0) }),
      own == item.location || own == item.symbolPlace
    else { return nil }
    return item.madeAt == own ? nil : item.madeAt
  }

  /// What a finding about a bar comes from: a text or an item by what its definition says, in whichever bars and at whichever
  /// line; what hangs on the room of a bar, with that bar.
  private func origin(of finding: Finding, on bar: BarInLocale) -> String? {
    let item = remark.item.flatMap { bar.toolbar.item($0) }
    guard finding.key == nil, item != nil || remark.text != nil else { return nil }
    func name(_ path: String?) -> String? { path.map { path in path.split(separator: "/").last.map { String($0) } ?? path } }
    let place = remark.environments.isEmpty ? finding.definitionLocation?.file : bar.toolbar.barID
    // By what people read: a key may get another name.
    func face(_ text: LocalizedText?) -> [String?] {
      [text?.shown(in: bar.toolbar.sourceLocale) ?? text?.key, text?.expression]
    }
    return Fingerprint.of(
      [
        rule.id, remark.reason, name(place), finding.locale?.id, (item?.kind).map { "\($0)" }, item?.symbol,
        item?.systemItem,
      ]
        + face(remark.text) + face(item?.label) + face(item?.accessibilityLabel))
  }

  /// Folder and name of a text's table, as findings about tables have it: `Platform/Localizable`.
  private func tableID(of text: LocalizedText, value: LocalizedValue?) -> String? {
    guard text.state == .localized, let name = text.table else { return nil }
    let asked = text.generatedAt ?? text.location
    let place = text.values.values.compactMap(\.location).map(\.file).min() ?? asked?.file ?? ""
    let folders: [Substring] = place.split(separator: "/").dropLast()
    return (folders.filter { !$0.hasSuffix(".lproj") }.map { String($0) } + [name]).joined(separator: "/")
  }

  func finding(about table: TableInLocale) -> Finding {
    var finding = assembled(
      table: table.id.path, key: remark.unit?.key, locale: table.locale)
    // What is true of several languages is about none of them alone.
    if !remark.locales.isEmpty { finding.locale = nil }
    let place = remark.location ?? remark.unit?.location
    // A language's plural rules are in a file of their own.
    let isOwn = remark.unit.map { $0.locale == table.locale && $0.location.file == place?.file && !table.isSource }
    if place?.file == table.file || isOwn == true {
      finding.translationLocation = place
      finding.definitionLocation = remark.definedAt
    } else {
      finding.definitionLocation = place
    }
    if finding.strings.isEmpty, let keys = remark.cause?.keys, keys.count > 1 {
      finding.strings = table.pairs.filter { keys.contains($0.source.key) }.map {
        FoundString(key: $0.source.key, location: $0.translation?.location)
      }
    }
    return finding
  }

  func finding(about family: TableAcrossLocales) -> Finding {
    var finding = assembled(table: family.id.path, key: remark.unit?.key, locale: remark.locale)
    finding.definitionLocation = remark.location ?? remark.unit?.location
    if finding.strings.isEmpty, let cause = remark.cause { finding.strings = strings(of: cause, in: family) }
    if let locale = remark.locale, let share = family.shares.first(where: { $0.locale == locale }),
      share.file == finding.definitionLocation?.file
    {
      finding.translationLocation = finding.definitionLocation
      finding.definitionLocation = remark.definedAt
    }
    return finding
  }

  /// All that a cause is about, key by key, each in all its languages; none if it is one string.
  private func strings(of cause: Cause, in family: TableAcrossLocales) -> [FoundString] {
    if cause.keys.count == 1 { return [] }
    return family.sources.filter { cause.keys.isEmpty || cause.keys.contains($0.key) }.map { FoundString(key: $0.key) }
  }

  func finding(about project: Project) -> Finding {
    let table = project.tables.first { $0.file == remark.location?.file }
    // A string that is in no file any more is known by the table that had it.
    let id = table?.id.path ?? remark.unit.map { TableID(path: $0.location.file).path }
    // What is about a file is known by its path, which nothing else of a finding holds.
    var finding = assembled(
      table: remark.unit == nil ? remark.location?.file : id, key: remark.unit?.key, locale: remark.locale)
    finding.definitionLocation = remark.location
    return finding
  }

  func finding(about file: SkippedFile) -> Finding {
    // A file is known by its path, which nothing else of a finding holds.
    var finding = assembled(table: file.file, key: nil, locale: nil)
    finding.definitionLocation = remark.location
    return finding
  }

  func finding(about file: StringTable) -> Finding {
    // A catalogue is of no one language: what is about one of its strings is about that string's.
    let locale = file.locale == "mul" ? remark.unit?.locale : file.locale
    var finding = assembled(table: file.id.path, key: remark.unit?.key, locale: locale)
    finding.translationLocation = remark.location ?? remark.unit?.location ?? SourceLocation(file: file.file, line: 1)
    if finding.strings.isEmpty, let keys = remark.cause?.keys, keys.count > 1, let loss = file.loss {
      finding.strings = loss.lostKeys.filter(keys.contains).map { FoundString(key: $0) }
    }
    return finding
  }

  private var severity: Severity {
    let own = remark.severity ?? rule.severity
    guard let ceiling = rule.ceiling else { return own }
    // What the rule calls as grave as usual or graver is as grave as the project says.
    return own >= rule.usualSeverity ? ceiling : min(own, ceiling)
  }

  private func assembled(
    toolbar: String? = nil, item: String? = nil, table: String?, key: String?, locale: LocaleID?
  ) -> Finding {
    var finding = Finding(
      rule: rule.id, verdict: remark.verdict, certainty: remark.certainty, severity: severity,
      blame: remark.blame, toolbar: toolbar, item: item, table: table, key: key, locale: locale,
      environmentCount: remark.environments.count, worstEnvironment: remark.environments.first, message: remark.message,
      reason: remark.reason, suggestion: remark.suggestion, evidence: remark.evidence, over: remark.over, count: remark.count
    )
    finding.environments = environments ?? Set(remark.environments)
    finding.locales = remark.locales
    finding.adviceByLanguage = remark.adviceByLanguage.mapValues { $0.scoped("\(rule.id).\(remark.reason)") }
    finding.cause = remark.cause
    finding.causedAt = remark.causedAt
    finding.strings = remark.strings.map { string in
      guard let fault = string.fault else { return string }
      var string = string
      string.fault = fault.scoped("\(rule.id).\(string.reason ?? remark.reason)")
      return string
    }
    finding.together = remark.together
    finding.fixes = remark.fixes
    finding.faults = remark.faults
    // Of a source that is outvoted the votes are what is told.
    finding.isByMajority = rule.isByMajority && remark.blame == .translation
    return finding
  }
}
