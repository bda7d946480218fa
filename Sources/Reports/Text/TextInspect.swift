import LintelFindings
import LintelModel
import LintelTables

extension TextReport {
  /// `lintel inspect`: every bar with its items and texts, and every string table.
  /// - Parameter isVerbose: Whether each variant of a bar with very many is written, too.
  package static func inspect(_ project: Project, colour: Bool = false, width: Int = 100, isVerbose: Bool = false) -> String {
    var terminal = Terminal(colour: colour, width: width)
    let variants = Dictionary(grouping: project.toolbars, by: \.barID)
    var bar: String?
    var alike = AlikeInText(project.toolbars)
    for toolbar in project.toolbars {
      if toolbar.variant == nil || toolbar.barID != bar {
        if bar != nil { terminal.gap() }
        heading(of: toolbar, variants[toolbar.barID] ?? [], alike, to: &terminal)
      }
      let isFirst = toolbar.barID != bar
      bar = toolbar.barID
      if !isVerbose, let states = VariantStates(variants[toolbar.barID] ?? [], face: face) {
        if isFirst { write(states, after: toolbar, to: &terminal) }
        continue
      }
      guard let likewise = alike.likewise(toolbar) else { continue }
      if alike.isFirst(toolbar) {
        write(toolbar, to: &terminal)
      } else {
        writeTitles(of: toolbar, to: &terminal)
      }
      for other in likewise { write(other, like: toolbar, to: &terminal) }
    }
    if bar != nil { terminal.gap() }
    if !project.tables.isEmpty { write(project.tables, to: &terminal) }
    for left in project.leftOut { terminal.paragraph(left.line.english, indent: 0, hanging: 2) }
    for file in project.skipped {
      let verb = file.note == nil ? "Skipped " : ""
      terminal.paragraph("\(verb)\(file.file): \(file.reason)", indent: 0, hanging: 2)
    }
    let locales = project.locales.map(\.id).joined(separator: ", ")
    let bars = counted(variants.count, "toolbar")
    // As the reports count them: what code shows on a bar in its states is one bar.
    let looks = variants.count == project.toolbars.count ? "" : " in \(counted(project.toolbars.count, "variant"))"
    terminal.paragraph(
      "\(bars)\(looks), \(counted(project.tables.count, "string table file")), "
        + "\(counted(project.locales.count, "language"))\(locales.isEmpty ? "." : ": \(locales).")", indent: 0, hanging: 2)
    return terminal.text
  }

  /// A bar with branches is one bar, and what is in each arm follows under the arm's name.
  private static func heading(of toolbar: Toolbar, _ all: [Toolbar], _ alike: AlikeInText, to terminal: inout Terminal) {
    let count = all.count > 1 ? alike.count(ofLooksIn: all) : 1
    let looks = count < all.count ? " with \(counted(count, "look"))" : ""
    let platforms = Set(all.flatMap(\.platforms)).sorted().map { systems($0, of: all) }.joined(separator: ", ")
    terminal.line(
      (toolbar.nameInText, .bold), ("  \(toolbar.kind.name.english), \(platforms)", nil),
      (all.count > 1 ? ", \(all.count) variants\(looks)" : "", nil), ("  \(toolbar.location)", .soft))
    if let builds = toolbar.builds { terminal.paragraph(builds.english, indent: 2, style: .soft, hanging: 2) }
    if let more = toolbar.unshownCombinations { terminal.paragraph(more.english, indent: 2, style: .review, hanging: 2) }
  }

  /// The first of very many variants, and what changes in the others.
  private static func write(_ states: VariantStates, after first: Toolbar, to terminal: inout Terminal) {
    write(first, to: &terminal)
    terminal.paragraph(
      "Of \(states.count) variants the first is above; the others, by what each condition brings (--verbose writes all of them):",
      indent: 2, hanging: 2)
    for state in states.changing {
      terminal.paragraph("\(state.condition): \(state.shown.joined(separator: " "))", indent: 4, hanging: 2)
    }
    if !states.unchanging.isEmpty {
      terminal.paragraph(
        "Nothing hangs on these alone: \(states.unchanging.joined(separator: ", "))", indent: 4, style: .soft, hanging: 2)
    }
  }

  /// `iOS`; `iOS 26` where none of the bar's variants is on another line.
  private static func systems(_ platform: Platform, of all: [Toolbar]) -> String {
    let own = all.filter { $0.platforms.contains(platform) }
    let lines = Set(own.flatMap(\.osLines)).sorted()
    guard own.allSatisfy({ !$0.osLines.isEmpty }), lines != OSLine.audited.sorted() else { return platform.name }
    return lines.map { "\(platform.name) \($0.version(on: platform))" }.joined(separator: ", ")
  }

  /// A variant with the items of one above it, and a title of its own.
  private static func writeTitles(of toolbar: Toolbar, to terminal: inout Terminal) {
    let locale = toolbar.sourceLocale
    terminal.paragraph("Variant with the same items: \(toolbar.variant?.arms ?? "")", indent: 2, hanging: 2)
    write(toolbar.title, "title", locale, indent: 2, to: &terminal)
    write(toolbar.prompt, "prompt", locale, indent: 2, to: &terminal)
    write(toolbar.subtitle, "subtitle", locale, indent: 2, to: &terminal)
    if let reason = toolbar.notJudged { terminal.paragraph(reason.english, indent: 2, style: .review, hanging: 2) }
  }

  /// A variant that looks like the one above it: when it is there, and where the code has what it has elsewhere.
  private static func write(_ toolbar: Toolbar, like shown: Toolbar, to terminal: inout Terminal) {
    terminal.paragraph("Variant that looks the same: \(toolbar.variant?.arms ?? "")", indent: 2, hanging: 2)
    if let reason = toolbar.notJudged, reason != shown.notJudged {
      terminal.paragraph(reason.english, indent: 2, style: .review, hanging: 2)
    }
    for (own, above) in zip(toolbar.items, shown.items) where !own.kind.isSpacer {
      guard own.location != above.location || own.onlyIf != above.onlyIf else { continue }
      terminal.line(("  \(own.kind.rawValue) \(own.id)", nil), ("  \(own.location)", .soft))
      for condition in own.onlyIf { terminal.paragraph(condition, indent: 4, style: .soft, hanging: 2) }
    }
  }

  private static func write(_ toolbar: Toolbar, to terminal: inout Terminal) {
    let locale = toolbar.sourceLocale
    if let variant = toolbar.variant { terminal.paragraph("Variant: \(variant.arms)", indent: 2, hanging: 2) }
    if let origin = toolbar.platformOrigin.words { terminal.paragraph(origin, indent: 2, style: .soft) }
    terminal.paragraph(faces(of: toolbar), indent: 2)
    write(toolbar.title, "title", locale, indent: 2, to: &terminal)
    write(toolbar.prompt, "prompt", locale, indent: 2, to: &terminal)
    write(toolbar.subtitle, "subtitle", locale, indent: 2, to: &terminal)
    if let role = toolbar.role { terminal.paragraph("role \(role)", indent: 2) }
    if toolbar.hasTitleMenu { terminal.paragraph("title with a menu", indent: 2) }
    if toolbar.facts.standsOnEnd == .declared(false) { terminal.paragraph("kept from standing on end", indent: 2) }
    if toolbar.hasTabBar == .declared(true) { terminal.paragraph("above a tab bar", indent: 2) }
    if let order = toolbar.unknownOrder { terminal.paragraph(order.english, indent: 2, style: .review, hanging: 2) }
    if let reason = toolbar.notJudged { terminal.paragraph(reason.english, indent: 2, style: .review, hanging: 2) }
    for item in toolbar.items where !item.kind.isSpacer {
      let symbol = item.symbol.map { "  symbol \($0)" } ?? ""
      let system = item.systemItem.map { "  system item \($0)" } ?? ""
      let axis = item.facts.axis.value.map { "  axis \($0.rawValue)" } ?? ""
      terminal.line(("  \(item.kind.rawValue) \(item.id)", nil), (symbol + system + axis + "  \(item.location)", .soft))
      write(item.label, "label", locale, indent: 4, to: &terminal)
      if item.hasLines {
        for (number, line) in item.segments.enumerated() { write(line, "line \(number + 2)", locale, indent: 4, to: &terminal) }
      }
      if item.paletteLabel != item.label { write(item.paletteLabel, "palette label", locale, indent: 4, to: &terminal) }
      write(item.toolTip, "tool tip", locale, indent: 4, to: &terminal)
      write(item.accessibilityLabel, "accessibility label", locale, indent: 4, to: &terminal)
      for condition in item.onlyIf { terminal.paragraph(condition, indent: 4, style: .soft, hanging: 2) }
      write(SpokenName(item, in: locale), of: item, to: &terminal)
    }
    if let image = toolbar.backImage {
      terminal.paragraph(
        "\(SpokenTable.backButton.english): image \(image.name), spoken: \(SpokenTable.notKnown.english)  \(image.location)", indent: 2,
        hanging: 2)
    }
  }

  /// What is spoken where no label says it. Where a label that was not read does, its line tells that already.
  private static func write(_ spoken: SpokenName, of item: Item, to terminal: inout Terminal) {
    switch spoken.origin {
    case .accessibilityLabel, .label: return
    case .unread where item.label.state == .unresolved || item.accessibilityLabel.state == .unresolved: return
    default:
      let text = spoken.text.map { "“\($0)”, " } ?? ""
      terminal.paragraph("spoken: \(text)\(spoken.whereFrom.english)", indent: 4, hanging: 2)
    }
  }

  /// What is on it, in the order in which people read it where they read from left to right: a navigation bar's leading items,
  /// its title and its trailing items, `[ Cancel ] │ Title │ [ Send ]`.
  private static func faces(of toolbar: Toolbar) -> String {
    let locale = toolbar.sourceLocale
    let onBar = toolbar.items.filter(\.isInDefaultSet)
    let shown = onBar.isEmpty ? toolbar.items : onBar
    guard toolbar.kind == .navigationBar else { return shown.map { face($0, locale) }.joined(separator: " ") }
    func side(_ placements: Set<Item.Placement>) -> String {
      shown.filter { placements.contains($0.placement) }.map { face($0, locale) }.joined(separator: " ")
    }
    let center = toolbar.isTitleReplaced ? "" : title(of: toolbar, locale)
    let middle = [center, side([.center, .principal])].filter { !$0.isEmpty }.joined(separator: " ")
    // The platform puts what names no side at the trailing one; what is at the bottom is on another bar.
    let (leading, trailing) = (side([.leading]), side([.trailing, .automatic]))
    if leading.isEmpty, middle.isEmpty, trailing.isEmpty { return "" }
    if middle.isEmpty { return [leading, "│", trailing].filter { !$0.isEmpty }.joined(separator: " ") }
    return [leading, "│", middle, "│", trailing].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The title as far as it is known.
  private static func title(of toolbar: Toolbar, _ locale: LocaleID) -> String {
    switch toolbar.title.state {
    case .none: ""
    case .unresolved: "‹title›"
    case .literal, .localized: drawn(toolbar.title, locale) ?? ""
    }
  }

  /// The item as it may look on the bar, in one word.
  private static func face(_ item: Item, _ locale: LocaleID) -> String {
    switch item.kind {
    case .flexibleSpace: return "———"
    case .fixedSpace: return "—"
    case .separator: return "|"
    default: break
    }
    if let label = drawn(item.label, locale), !label.isEmpty {
      return item.kind == .back ? "[ < \(label) ]" : "[ \(label) ]"
    }
    if item.symbol == nil, let text = item.systemItem.flatMap({ SystemTexts.text(of: $0, in: locale) }) {
      return "[ \(text) ]"
    }
    return "[ ‹\(item.symbol ?? item.systemItem ?? item.kind.rawValue)› ]"
  }

  /// What the app puts into a text is not known: the line below has the text as the table has it.
  private static func drawn(_ text: LocalizedText, _ locale: LocaleID) -> String? {
    text.isShownRaw ? text.shown(in: locale) : text.shown(in: locale)?.withoutValues
  }

  private static func write(
    _ text: LocalizedText, _ name: String, _ locale: LocaleID, indent: Int, to terminal: inout Terminal
  ) {
    var line = "\(name) "
    switch text.state {
    case .none: return
    case .unresolved: line += "not resolved: \(text.expression ?? "?")"
    case .literal, .localized:
      line += text.shown(in: locale).map { "“\($0)”" } ?? "no text in \(locale)"
      if let key = text.key { line += "  key \(key)" + (text.table.map { " in \($0)" } ?? "") }
      if text.isAssumed { line += "  assumed: the call names this table and key, and leads out of the project" }
    }
    terminal.paragraph(line, indent: indent, hanging: 2)
    let locales = { state in text.values.filter { $0.value.state == state }.keys.sorted().map(\.id).joined(separator: ", ") }
    let (fallback, missing) = (locales(.fallback), locales(.missing))
    if !fallback.isEmpty { terminal.paragraph("from a parent language in \(fallback)", indent: indent + 2, style: .soft) }
    if !missing.isEmpty { terminal.paragraph("missing in \(missing)", indent: indent + 2, style: .warning) }
  }

  private static func write(_ tables: [StringTable], to terminal: inout Terminal) {
    terminal.line(("String tables", .bold))
    for table in tables {
      let details =
        [table.languages, table.encoding, counted(table.stringsKept, "string")]
        + (table.skipped.isEmpty ? [] : ["\(grouped(table.skipped.count)) skipped"])
      terminal.line(("  \(table.file)", nil), ("  \(details.joined(separator: ", "))", .soft))
      if let loss = table.loss {
        terminal.paragraph(
          "\(loss.location): the platform stops reading and loses \(grouped(loss.lostKeys.count)) of "
            + "\(grouped(loss.keys)) keys: "
            + "found \(loss.found), expected \(loss.expected)", indent: 4, style: .error, hanging: 2)
      }
    }
    terminal.gap()
  }
}

extension StringTable {
  /// Its language, or how many it has.
  fileprivate var languages: String {
    guard locale == "mul" else { return locale.id }
    return counted(Set(units.map(\.locale)).count, "language")
  }
}

extension PlatformOrigin {
  /// Where the platforms were taken from, if the definition itself does not say them.
  fileprivate var words: String? {
    switch self {
    case .definition: nil
    case .buildSettings: "platforms by the settings of its target"
    case .configuration: "platforms by the configuration"
    case .assumed: "platforms assumed: nothing says what the file is built for"
    }
  }
}
