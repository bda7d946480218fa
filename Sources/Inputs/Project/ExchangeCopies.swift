import LintelModel

/// Exchange files beside the tables that they were exported from, or imported into.
///
/// Where the project itself has a table in the language of the exchange file, that table is what people see; the exchange
/// file repeats it, and auditing both would tell everything twice.
struct ExchangeCopies {
  private struct Place {
    var folder: [Substring]
    var locales: Set<LocaleID>
  }

  /// The project's own tables, by name.
  private var places: [String: [Place]] = [:]

  init(_ tables: [StringTable], copies: [InterfaceBuilderFamily]) {
    var locales: [TableID: Set<LocaleID>] = [:]
    for table in tables where !table.format.isExchange {
      locales[table.id, default: []].formUnion(table.units.lazy.map(\.locale))
    }
    for document in copies { locales[document.family, default: []].formUnion(document.copies.map(\.locale)) }
    for (family, locales) in locales {
      places[family.name, default: []].append(Place(folder: family.folder.split(separator: "/"), locales: locales))
    }
  }

  /// Takes out of the audit what repeats a table of the project.
  func skip(in table: inout StringTable) {
    guard table.format.isExchange, let original = table.original else { return }
    let family = TableID(path: original)
    let folder = family.folder.split(separator: "/")
    // The path counts from the folder of the Xcode project, which may lie above or below the audited one.
    let isOwn = (places[family.name] ?? []).contains { place in
      let shared = min(folder.count, place.folder.count)
      return place.locales.contains(table.locale) && folder.suffix(shared) == place.folder.suffix(shared)
    }
    if isOwn { table.skipUnits(for: .exchangeCopy) }
  }
}
