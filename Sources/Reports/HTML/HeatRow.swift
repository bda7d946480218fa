import LintelModel

/// A row of the map: a bar with all its variants, or a string table.
enum HeatRow {
  case bar([PageModel.ToolbarPart])
  case table(PageModel.TablePart)

  /// Those with findings, the worst first.
  static func all(of model: PageModel) -> [HeatRow] {
    let bars: [HeatRow] = BarVariants.byBar(model.toolbars).map { .bar($0) }
    let tables: [HeatRow] = model.tables.map { .table($0) }
    let found = (bars + tables).filter { !$0.all.isEmpty }
    let tallies = found.map { Tally($0.all) }
    let order = found.indices.sorted { a, b in
      tallies[a] == tallies[b] ? a < b : tallies[a] > tallies[b]
    }
    return order.map { found[$0] }
  }

  /// What it has in all: each finding once, however many variants have it.
  var all: [PageModel.Entry] {
    switch self {
    case .bar(let variants): PageModel.distinct(variants.flatMap(\.all))
    case .table(let part): part.all
    }
  }

  /// What its cell of a language has, or at nil that of several or all: each finding once.
  func counted(in locale: LocaleID?) -> [PageModel.Entry] {
    switch self {
    case .bar(let variants): PageModel.distinct(variants.flatMap { $0.counted(in: locale) })
    case .table(let part): part.counted(in: locale)
    }
  }

  /// The languages in which it has something.
  var locales: Set<LocaleID> {
    switch self {
    case .bar(let variants): variants.reduce(into: []) { $0.formUnion(Array($1.about.keys) + Array($1.untranslated.keys)) }
    case .table(let part): Set(part.about.keys)
    }
  }
}

extension [PageModel.ToolbarPart] {
  /// The one of a bar's variants that is worst off by these; the first of several.
  /// - Parameter locale: In which it is so; nil for in any.
  func worst(
    in locale: LocaleID? = nil, _ entries: (PageModel.ToolbarPart) -> [PageModel.Entry]
  ) -> PageModel.ToolbarPart {
    let tallies = map { Tally(entries($0), in: locale) }
    return self[indices.max { tallies[$0] < tallies[$1] } ?? 0]
  }

  /// How a cell of the map is marked where nothing was found: as the variant of which least is known. Nil where none is laid
  /// out.
  func mark(in locale: LocaleID, _ clean: CleanMark) -> CleanMark? {
    let marks = filter { $0.bars[locale] != nil }.map { clean.of($0) }
    return marks.first { $0 == .unjudged } ?? marks.first { $0 == .unheard } ?? marks.first
  }
}
