import LintelFindings
import LintelModel
import LintelRules

/// Tells one cause once: what is the same in several languages is one finding with its languages, and notes of a kind are one
/// for each table or bar. Each string stays a unit of its own in the finding's list.
///
/// What a finding is known by never hangs on how many languages or strings it has: one that is left alone keeps it.
struct Gathering {
  /// The bar of each toolbar, which its variants share.
  private let bars: [String: String]
  /// The source language of each toolbar.
  private let sources: [String: LocaleID]
  private let otherCopies: OtherCopies
  /// Languages that no target ships, which are a matter apart.
  private let unshipped: Set<LocaleID>
  /// Languages that the project did not have before a change.
  private let new: Set<LocaleID>

  init(bars toolbars: [Toolbar], unshipped: Set<LocaleID> = [], new: Set<LocaleID> = []) {
    self.unshipped = unshipped
    self.new = new
    otherCopies = OtherCopies(on: toolbars, unshipped: unshipped)
    sources = Dictionary(toolbars.map { ($0.id, $0.sourceLocale) }, uniquingKeysWith: { first, _ in first })
    bars = Dictionary(toolbars.map { ($0.id, $0.barID) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings in the order of reports.
  func gathered(_ findings: [Finding]) -> [Finding] {
    let strings = OneString.joined(findings)
    let statements = joining(strings, by: { SharedStatement.kin($0).map { Kin(parts: $0) } }, SharedStatement.joined)
    let colors = joining(statements, by: { SharedColors.kin($0).map { Kin(parts: $0) } }) {
      SharedColors.joined($0, bars: bars)
    }
    let rooms = joining(colors, by: { SharedRoom.kin($0).map { Kin(parts: $0) } }) {
      SharedRoom.joined($0, unitsWithGravity(of: $0), bars: bars)
    }
    let gaps = joining(rooms, by: { JoinedGaps.kin($0).map { Kin(parts: $0) } }, JoinedGaps.joined)
    let ofKinds = joining(gaps, by: kind, together)
    let ofTexts = joining(joining(ofKinds, by: text, inTables), by: translation, onBars)
    let ofCauses = joining(ofTexts, by: cause, inLanguages).map { $0.onBarsOfItsParts() }
    let ofLanguages = joining(ofCauses, by: { NewLanguageGaps.hold($0, new: new) ? Kin(parts: []) : nil }) {
      NewLanguageGaps.joined($0, unitsWithGravity(of: $0))
    }
    let ofStrings = joining(ofLanguages, by: { NewStringGaps.kin($0).map { Kin(parts: $0) } }, NewStringGaps.joined)
    return ofStrings.inReportOrder().withDistinctFingerprints()
  }

  /// What findings reported as one have in common.
  private struct Kin: Hashable {
    var parts: [String?]
    var keys: Set<String> = []
  }

  private func joining(
    _ findings: [Finding], by kin: (Finding) -> Kin?, _ join: ([Finding]) -> [Finding]
  ) -> [Finding] {
    // By index: a finding is large, and to copy one counts dozens of references.
    var order: [Kin] = []
    var groups: [Kin: [Int]] = [:]
    var alone: [Int] = []
    for index in findings.indices {
      guard let kin = kin(findings[index]) else {
        alone.append(index)
        continue
      }
      if groups[kin] == nil { order.append(kin) }
      groups[kin, default: []].append(index)
    }
    // Most steps have nothing to join.
    if order.isEmpty { return findings }
    var reported: [Finding] = []
    reported.reserveCapacity(findings.count)
    for index in alone { reported.append(findings[index]) }
    for kin in order { reported += join(groups[kin]!.map { findings[$0] }) }
    return reported
  }

  // MARK: Notes of a kind

  private func kind(_ finding: Finding) -> Kin? {
    guard let together = finding.together,
      finding.severity == .note || together.isOfTable || together.isOfText || together.ofLanguage != nil
    else { return nil }
    // Of questions those about the room of a bar, which are the same one in each language.
    guard finding.verdict == .fails || finding.environmentCount > 0 || together.isOfDoubts else { return nil }
    let isUnshipped = !finding.languages.isEmpty && unshipped.isSuperset(of: finding.languages)
    let severity = together.isOfText && !together.isOfAnyGravity ? finding.severity.rawValue : nil
    return Kin(parts: [finding.rule, together.reason, isUnshipped ? "unshipped" : nil, severity] + place(of: finding))
  }

  private func place(of finding: Finding) -> [String?] {
    if let shared = finding.together?.ofLanguage { return [finding.locale?.id, shared] }
    if finding.together?.isOfText == true, let key = finding.key { return [finding.table, key] }
    return finding.toolbar.map { [bars[$0] ?? $0, finding.item, finding.isAboutTitle ? "title" : nil] } ?? [
      nil, finding.table,
    ]
  }

  private func together(_ all: [Finding]) -> [Finding] {
    // The one that lacks most room represents all: its figures, its room and its place.
    var whole = all.dropFirst().reduce(all[0]) { ($1.over ?? 0) > ($0.over ?? 0) ? $1 : $0 }
    let together = whole.together!
    let name = Fingerprint.of([whole.rule, together.reason] + place(of: whole))
    guard all.count > 1 else { return [whole.known(asOneOf: name)] }
    let units = together.isOfAnyGravity ? unitsWithGravity(of: all) : all.flatMap(\.units)
    whole.parts = all
    whole.fingerprint = name
    whole.reason = together.reason
    // A gate goes by the gravest.
    if together.isOfAnyGravity { whole.isAsGrave(as: all) }
    whole.over = nil
    whole.cause = nil
    let scope = "\(whole.rule).\(together.reason)"
    whole.about(all.flatMap(\.languages), units)
    whole.happens(in: all.environments)
    // What translators are asked for is theirs to do, whatever the widest of them needs.
    let theirs = all.filter { $0.blame == .translation }
    if whole.blame != .translation, let widest = theirs.max(by: { ($0.over ?? 0) < ($1.over ?? 0) }) {
      (whole.blame, whole.suggestion) = (.translation, widest.suggestion)
    }
    // What is the source's to mend is where the source has it.
    if whole.blame == .source, let bar = whole.toolbar, let own = all.first(where: { $0.locale == sources[bar] }) {
      (whole.translationLocation, whole.definitionLocation) = (own.translationLocation, own.definitionLocation)
      (whole.placedLocation, whole.madeLocation) = (own.placedLocation, own.madeLocation)
    }
    // A stored report knows a message's words by its finding's reason.
    whole.suggestion = (together.advice ?? whole.suggestion)?.scoped(scope)
    // That a title is too long in the source language is what such titles are told together for.
    let lowering = Lowering.shared(by: all).map { $0 == .sourceTooLong ? [] : [$0.evidence] } ?? []
    if whole.toolbar != nil {
      whole.message = together.what.scoped(scope)
      whole.evidence =
        [.count("languages", whole.languages.count, "languages")]
        + whole.evidence.filter { Self.keptFigures.contains($0.name) } + lowering
    } else {
      // Of tables that are called alike each is named with its folder, as `TableInLocale.name` has it.
      let table = whole.table ?? ""
      if together.isOfTable {
        // A baseline holds it beside one that is left alone, which counts its strings.
        let strings = all.reduce(0) { $0 + ($1.count ?? 1) }
        let named: Message = "\(table) "
        let counted: Message = " in \(whole.languages.count, one: "language", other: "languages")"
        whole.count = strings
        whole.message = (named + together.what + counted).scoped(scope)
        whole.evidence = [
          .count("languages", whole.languages.count, "languages"), .count("strings", strings, "strings"),
        ] + lowering
        return [whole]
      }
      let tables = Set(all.map(\.table)).count
      let counted: Message =
        together.ofLanguage != nil
        ? "\(amount: units.count) \(whole.languages.map { "\($0)" as Message }) strings in \(tables, "table") "
        : "\(units.count, "string") in \(table) "
      whole.severity = all.map(\.severity).max()!
      whole.message = (counted + together.what).scoped(scope)
      whole.evidence = [
        .count("found", units.count, "strings"),
        .text("for example", distinct(units.compactMap(\.key)).prefix(3).joined(separator: ", ")),
      ] + lowering
    }
    return [whole]
  }

  /// What the widest of several says for all.
  private static let keptFigures: Set = [
    "needed", "available", "over", "shown", "worst where", "over elsewhere", "only on", "only where", "found on",
    "also used at",
  ]

  // MARK: One text in several tables

  /// A mistake in the same text, for the same key and source, which was copied from one table to another with it.
  private func text(_ finding: Finding) -> Kin? {
    let isOfForm = ["form-copy", "form-perhaps-copy"].contains(finding.reason)
    guard finding.rule == "placeholder-mismatch" || isOfForm, finding.blame == .translation, finding.toolbar == nil,
      finding.strings.isEmpty, finding.locales.isEmpty, let key = finding.key, let locale = finding.locale
    else { return nil }
    // Which form it is only the sentence says.
    let texts = finding.evidence.map { "\($0.name): \($0.value)" } + (isOfForm ? [finding.message.english] : [])
    return Kin(
      parts: [finding.rule, finding.reason, finding.verdict.rawValue, finding.severity.rawValue, key, locale.id] + texts)
  }

  private func inTables(_ all: [Finding]) -> [Finding] {
    let name = Fingerprint.of([all[0].rule, all[0].reason, "tables", all[0].key, all[0].locale?.id])
    // A table that has it twice has two matters.
    guard all.count > 1, Set(all.map(\.table)).count == all.count else { return all.map { $0.known(asOneOf: name) } }
    let inOrder = all.sorted { ($0.table ?? "") < ($1.table ?? "") }
    var whole = inOrder[0]
    whole.message = "\(whole.message), and so in \(all.count - 1, one: "more table", other: "more tables")"
    whole.fingerprint = name
    whole.cause = nil
    whole.parts = inOrder
    whole.about(all.flatMap(\.languages), inOrder.flatMap(\.units))
    return [whole]
  }

  // MARK: One translation on several bars

  /// A translation that does not fit is shortened once, on however many bars it is. A bar is mended by itself; what is cut on it
  /// keeps the name of when it was its translators'.
  private func translation(_ finding: Finding) -> Kin? {
    guard ["title-truncated", "label-truncated"].contains(finding.rule), [.translation, .layout].contains(finding.blame),
      finding.verdict == .fails, finding.severity > .note, finding.strings.isEmpty, let key = finding.key,
      let locale = finding.locale
    else { return nil }
    return Kin(
      parts: [finding.rule, finding.reason, finding.severity.rawValue, finding.table, key, locale.id, finding.blame.rawValue])
  }

  private func onBars(_ all: [Finding]) -> [Finding] {
    // The one that lacks most room represents all: its figures, its room and its place.
    var whole = all.dropFirst().reduce(all[0]) { ($1.over ?? 0) > ($0.over ?? 0) ? $1 : $0 }
    let name = Fingerprint.of([whole.rule, whole.reason, "bars", whole.table, whole.key, whole.locale?.id])
    let onBars = all.map { finding in finding.toolbar.map { bars[$0] ?? $0 } }
    // A bar that shows it twice has two matters.
    guard all.count > 1, whole.blame == .translation, Set(onBars).count == all.count else {
      return all.map { $0.known(asOneOf: name) }
    }
    whole.message = "\(whole.message), and so on \(all.count - 1, one: "more bar", other: "more bars")"
    whole.happens(in: all.environments)
    whole.fingerprint = name
    whole.cause = nil
    whole.parts = all
    whole.about(all.flatMap(\.languages), all.flatMap(\.units))
    return [whole]
  }

  // MARK: One cause in several languages

  /// What is not the translators' hangs on no language. What is theirs is one where it is about the same strings as a whole,
  /// or where the source has it, too; and a space that several lost alike is one that the source hides at its edge. What was
  /// measured has its own figures, room and picture in each language.
  private func cause(_ finding: Finding) -> Kin? {
    guard finding.environmentCount == 0, !finding.languages.isEmpty else { return nil }
    let what = [finding.rule, finding.reason, finding.verdict.rawValue] + place(of: finding)
    if finding.toolbar != nil {
      // A label or a spoken name that several languages have copied is one string that was passed over.
      let isOne = finding.blame != .translation || finding.isCopyOnBar
      return isOne ? Kin(parts: what + [finding.key]) : nil
    }
    if let keys = finding.cause?.keys, !keys.isEmpty { return Kin(parts: what, keys: keys) }
    // A text that is too long in itself is no follower of another one.
    let isMeasured = finding.evidence.contains { if case .number = $0.value { true } else { false } }
    return finding.key == nil || isMeasured || !finding.strings.isEmpty ? nil : Kin(parts: what + [finding.key])
  }

  private func inLanguages(_ all: [Finding]) -> [Finding] {
    let isOne = all[0].toolbar != nil || all[0].cause?.keys.isEmpty == false || all.contains { $0.blame != .translation }
    guard isOne || all[0].rule == "edge-space" else { return all }
    var whole = all.first { $0.blame != .translation } ?? all[0]
    let name = Fingerprint.of([whole.rule, whole.reason] + place(of: whole) + [whole.key])
    let languages = all.flatMap(\.languages)
    // A language that has it twice has two matters.
    guard all.count > 1, Set(languages).count == languages.count else { return all.map { $0.known(asOneOf: name) } }
    let others = languages.count - whole.languages.count
    whole.message = "\(whole.message), and so in \(others, one: "more language", other: "more languages")"
    // A number of languages is read as all that have the text.
    let besides = otherCopies.count(of: whole, besides: languages)
    if besides > 0 {
      whole.message = "\(whole.message); besides in \(besides, "language") where it is told apart or may be right"
    }
    whole.severity = all.map(\.severity).max()!
    // What is a note in one language may be graver in another one.
    if Lowering.shared(by: all) == nil { whole.evidence.removeAll { $0.name == Evidence.aNoteSince } }
    whole.certainty = all.map(\.certainty).max()!
    whole.fingerprint = name
    whole.parts = all.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
    // A list of languages is of all of them.
    if let index = whole.evidence.firstIndex(where: { $0.name == "languages" && $0.unit == nil }) {
      whole.evidence[index] = .text("languages", LocaleList.whole(languages.sorted()))
    }
    let units = unitsWithGravity(of: all)
    // Who writes the source mends what translators have copied from it, too.
    let files = Set(units.compactMap(\.location?.file)).count
    if whole.blame == .source, whole.toolbar == nil, files > 1, let suggestion = whole.suggestion {
      let everywhere: Message = "Change it in all \(files) files."
      whole.suggestion = "\(suggestion) \(everywhere)"
    }
    whole.adviceByLanguage = ownAdvice(all)
    whole.about(languages, units)
    return [whole]
  }

  /// What each of the languages is advised to do with one string, where they are not advised alike: what the project says
  /// elsewhere is said in one language.
  private func ownAdvice(_ all: [Finding]) -> [LocaleID: Message] {
    guard all.allSatisfy({ $0.blame == .translation && $0.key != nil && $0.key == all[0].key && $0.strings.isEmpty }),
      all.contains(where: { $0.suggestion?.english != all[0].suggestion?.english })
    else { return [:] }
    return all.reduce(into: [:]) { advice, one in
      for locale in one.languages { advice[locale] = one.suggestion }
    }
  }

  // MARK: How grave each is

  /// All that they are about, each as grave as it is alone: what only small screens cut of one language is none of the errors of
  /// others.
  private func unitsWithGravity(of all: [Finding]) -> [FoundString] {
    all.flatMap { finding in
      finding.units.map { unit in
        var unit = unit
        if unit.gravity == nil { unit.gravity = finding.gravity }
        return unit
      }
    }
  }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension Finding {
  /// Leaves its name alone, and says by which other one it was known when there were more of its kind.
  fileprivate func known(asOneOf name: String) -> Finding {
    var finding = self
    if finding.kinFingerprint == nil { finding.kinFingerprint = name }
    return finding
  }

  /// Takes over how grave the gravest of these is, and how sure that is.
  fileprivate mutating func isAsGrave(as all: [Finding]) {
    guard let gravest = all.map(\.gravity).max() else { return }
    (verdict, severity) = (gravest.verdict, gravest.severity)
    certainty = all.filter { $0.gravity == gravest }.map(\.certainty).max() ?? certainty
  }

  /// Makes it one about these strings, which say no more than differs from it.
  mutating func about(_ languages: [LocaleID], _ units: [FoundString]) {
    count = units.count
    let languages = Set(languages).sorted()
    locale = languages.count == 1 ? languages[0] : nil
    locales = languages.count == 1 ? [] : languages
    if Set(units.map(\.key)).count > 1 { key = nil }
    let own = gravity
    let told = units.map { unit in
      var unit = unit
      if unit.gravity == own { unit.gravity = nil }
      return unit
    }
    // What is missing in all the languages has no place in any of them: each key is reported once.
    let ofAll = Dictionary(grouping: told.filter { $0.location == nil && $0.gravity == nil }, by: \.key).filter { _, units in
      languages.count > 1 && units.count == languages.count && Set(units.map(\.locale)).count == languages.count
    }
    var reported: Set<String?> = []
    strings = told.compactMap { unit in
      let isOfAll = unit.location == nil && unit.gravity == nil && ofAll[unit.key] != nil
      if isOfAll, !reported.insert(unit.key).inserted { return nil }
      return FoundString(
        reason: unit.reason == reason ? nil : unit.reason, toolbar: unit.toolbar == toolbar ? nil : unit.toolbar,
        item: unit.item == item ? nil : unit.item, table: unit.table == table ? nil : unit.table,
        key: unit.key == key ? nil : unit.key, locale: isOfAll || unit.locale == locale ? nil : unit.locale,
        location: unit.location, gravity: unit.gravity, fixes: unit.fixes)
    }
    fixes = []
  }
}
