import LintelModel

/// Where code and bars use a string of a table: what it means, its place tells a translator best.
struct TextUses {
  private let uses: KeyUses
  /// The folders of the tables that have a key, where tables of one name in several folders have it.
  private var folders: [KeyUses.Name: Set<String>] = [:]

  init(_ project: Project) {
    uses = project.keyUses
    guard !uses.places.isEmpty else { return }
    let named = Dictionary(grouping: Set(project.tables.map(\.id)), by: \.name).filter { $0.value.count > 1 }
    guard !named.isEmpty else { return }
    // Languages have a table's keys in common: the one that has most of them stands for all.
    var fullest: [TableID: StringTable] = [:]
    for table in project.tables where named[table.name] != nil {
      if table.units.count > fullest[table.id]?.units.count ?? 0 { fullest[table.id] = table }
    }
    for (id, table) in fullest {
      for unit in table.units {
        let name = KeyUses.Name(table: id.name, key: unit.key)
        if uses.places[name] != nil { folders[name, default: []].insert(id.folder) }
      }
    }
  }

  /// Whether a place is one that uses a string, as far as any is known.
  func mayUse(_ string: TranslationStrings.Name, at place: KeyUses.Place) -> Bool {
    let places = uses[KeyUses.Name(table: TableID.name(ofPath: string.table), key: string.key)]
    return places.isEmpty || places.contains(place)
  }

  /// In order. Of tables of one name in several folders, a place asks the one that lies nearest to it, as far as that is one.
  func places(of string: TranslationStrings.Name) -> [KeyUses.Place] {
    let name = KeyUses.Name(table: TableID.name(ofPath: string.table), key: string.key)
    let places = uses[name]
    let folder = string.table.split(separator: "/").dropLast().joined(separator: "/")
    guard let folders = folders[name], folders.count > 1, folders.contains(folder) else { return places }
    return places.filter { place in
      let own = Nearness(folder, place.file)
      return folders.allSatisfy { !(own < Nearness($0, place.file)) }
    }
  }
}

/// How near a table's folder lies to a file: by the folders that they have in common, then by how few the table has besides.
struct Nearness: Comparable {
  private let shared: Int
  private let besides: Int

  init(_ folder: String, _ file: String) {
    let (own, others) = (folder.split(separator: "/"), file.split(separator: "/"))
    shared = zip(own, others).prefix { $0 == $1 }.count
    besides = own.count - shared
  }

  static func < (a: Nearness, b: Nearness) -> Bool { (a.shared, -a.besides) < (b.shared, -b.besides) }
}
