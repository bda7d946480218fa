import LintelFindings
import LintelModel
import LintelTables

extension JSONReport {
  /// `lintel inspect --format json`: what was found, without a judgement.
  package static func inspect(_ project: Project) -> String {
    JSON.object([
      .init("schemaVersion", AuditResult.schemaVersion),
      .init("toolbars", .array(project.toolbars.map(JSON.toolbar))),
      .init("tables", .array(project.tables.map(JSON.table))),
      .init("codeTexts", project.codeTexts.isEmpty ? nil : .array(project.codeTexts.map(JSON.codeText))),
      .init("locales", .strings(project.locales.map(\.id))),
      .init("declaredLocales", project.declaredLocales.isEmpty ? nil : .strings(project.declaredLocales.map(\.id))),
      .init("notJudged", .array(project.toolbars.compactMap { JSON.notJudged($0) })),
      .init("leftOut", .array(project.leftOut.map(JSON.leftOut))),
      .init("skipped", .array(project.skipped.map(JSON.skipped))),
    ]).document()
  }
}

extension JSON {
  fileprivate static func toolbar(_ toolbar: Toolbar) -> JSON {
    .object([
      .init("id", toolbar.id), .init("name", toolbar.name), .init("kind", toolbar.kind.rawValue),
      .init("variant", toolbar.variant.map { .object([.init("bar", $0.bar), .init("arms", $0.arms)]) }),
      .init("combinationsLeftOut", toolbar.combinationsLeftOut > 0 ? .integer(toolbar.combinationsLeftOut) : nil),
      .init("compiledOnlyIf", toolbar.compiledOnlyIf),
      .init("platforms", .strings(toolbar.platforms.map(\.rawValue))),
      .init("platformOrigin", toolbar.platformOrigin.rawValue),
      .init("title", text(toolbar.title, sourceLocale: toolbar.sourceLocale)),
      .init("subtitle", toolbar.subtitle.isPresent ? text(toolbar.subtitle, sourceLocale: toolbar.sourceLocale) : nil),
      .init("prompt", toolbar.prompt.state == .none ? nil : text(toolbar.prompt, sourceLocale: toolbar.sourceLocale)),
      .init("role", toolbar.role), .init("hasTitleMenu", toolbar.hasTitleMenu ? .bool(true) : nil),
      .init("hasTabBar", toolbar.hasTabBar.value.map(JSON.bool)),
      .init("backTitle", toolbar.backTitle.isPresent ? text(toolbar.backTitle, sourceLocale: toolbar.sourceLocale) : nil),
      .init("facts", facts(toolbar.facts, BarFacts.vocabulary)),
      .init("items", .array(toolbar.items.map { item($0, sourceLocale: toolbar.sourceLocale) })),
      .init("location", location(toolbar.location)),
    ])
  }

  private static func item(_ item: Item, sourceLocale: LocaleID) -> JSON {
    func text(_ text: LocalizedText) -> JSON { JSON.text(text, sourceLocale: sourceLocale) }
    // Two lists: the compiler takes long for one.
    let said: [Member] = [
      .init("id", item.id), .init("kind", item.kind.rawValue), .init("label", text(item.label)),
      .init("paletteLabel", text(item.paletteLabel)), .init("toolTip", text(item.toolTip)), .init("symbol", item.symbol),
      .init("systemItem", item.systemItem),
      .init("pinned", item.isPinned ? .bool(true) : nil),
      .init("priority", item.priority == .standard ? nil : "\(item.priority)"),
      .init("accessibilityLabel", text(item.accessibilityLabel)), .init("placement", item.placement.rawValue),
      .init("spoken", item.kind.isSpacer ? nil : spoken(SpokenName(item, in: sourceLocale))),
    ]
    let known: [Member] = [
      .init("otherLabel", item.otherLabel.state == .none ? nil : text(item.otherLabel)),
      .init("facts", facts(item.facts, ItemFacts.vocabulary)),
      .init("segments", item.segments.isEmpty ? nil : .array(item.segments.map(text))),
      .init("conditions", item.onlyIf.isEmpty ? nil : .strings(item.onlyIf)),
      .init("location", location(item.location)), .init("placedAt", item.placedAt.map(location)),
      .init("madeAt", item.madeAt.map(location)),
    ]
    return .object(said + known)
  }

  private static func spoken(_ name: SpokenName) -> JSON {
    .object([
      .init("from", name.origin.rawValue), .init("certainty", name.certainty.rawValue), .init("text", name.text),
    ])
  }

  private static func facts<Facts>(_ facts: Facts, _ vocabulary: [FactName<Facts>]) -> JSON? {
    let known = vocabulary.compactMap { fact in fact.read(facts).map { Member(fact.name, $0) } }
    return known.isEmpty ? nil : .object(known)
  }

  private static func text(_ text: LocalizedText, sourceLocale: LocaleID) -> JSON {
    let values = text.valuesWithSource(sourceLocale)
    return .object([
      .init("state", text.state.rawValue), .init("key", text.key), .init("table", text.table),
      .init("expression", text.expression), .init("assumed", text.isAssumed ? .bool(true) : nil),
      .init("values", values.isEmpty ? nil : .object(values.map { Member($0.id, value($1)) })),
    ])
  }

  private static func value(_ value: LocalizedValue) -> JSON {
    let variants = value.variants.map { variant in
      JSON.object([
        .init("plural", variant.plural), .init("device", variant.device), .init("width", variant.width),
        .init("text", variant.text),
      ])
    }
    return .object([
      .init("state", value.state.rawValue), .init("text", value.text), .init("from", value.from?.id),
      .init("variants", variants.isEmpty ? nil : .array(variants)), .init("location", value.location.map(location)),
    ])
  }

  fileprivate static func codeText(_ text: CodeText) -> JSON {
    .object([
      .init("key", text.key), .init("table", text.table), .init("default", text.defaultValue),
      .init("comment", text.comment),
      .init("arguments", text.arguments.map { .strings($0.map { $0?.name ?? "unknown" }) }),
      .init("assumed", text.isAssumed ? .bool(true) : nil), .init("location", location(text.location)),
    ])
  }

  fileprivate static func table(_ table: StringTable) -> JSON {
    .object([
      .init("file", table.file), .init("name", table.name), .init("format", table.format.rawValue),
      .init("locale", table.locale.id), .init("encoding", table.encoding), .init("units", table.units.count),
      .init("lostUnits", table.loss?.lostKeys.count ?? 0),
    ])
  }
}

extension LocalizedText {
  /// What each locale shows, in order; the definition's own text is used for the source language if nothing else is.
  func valuesWithSource(_ sourceLocale: LocaleID) -> [(LocaleID, LocalizedValue)] {
    var values = values
    if values[sourceLocale] == nil, let source {
      values[sourceLocale] = LocalizedValue(state: .translated, text: source, location: location)
    }
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Placeholder.Value {
  /// One word for what a value is.
  fileprivate var name: String {
    switch self {
    case .object: "object"
    case .integer(let size, _): "\(size)"
    case .float: "float"
    case .characters: "characters"
    case .pointer: "pointer"
    case .variable: "variable"
    case .ownNumber: "number"
    }
  }
}
