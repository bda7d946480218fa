/// Where code and bars ask for the texts of string tables: what a text means, its place tells best.
package struct KeyUses: Hashable, Sendable {
  package struct Name: Hashable, Comparable, Sendable {
    /// The table's name, without folder and extension: code knows no more of it.
    package var table: String
    package var key: String

    package init(table: String?, key: String) {
      self.table = table ?? "Localizable"
      self.key = key
    }

    fileprivate init(_ text: CodeText) { self.init(table: text.table, key: text.key) }

    package static func < (a: Name, b: Name) -> Bool { (a.table, a.key) < (b.table, b.key) }
  }

  /// A line: what reads a bar and what reads any call need not agree on the column.
  package struct Place: Hashable, Comparable, Sendable {
    /// Relative to the audited folder.
    package var file: String
    /// From 1.
    package var line: Int
    /// What the text is there, as far as that is known. It makes no other place of a line: what reads a bar does not say it.
    package var appearance: TextAppearance?

    package init(file: String, line: Int, appearance: TextAppearance? = nil) {
      (self.file, self.line, self.appearance) = (file, line, appearance)
    }
    package init(_ location: SourceLocation) { self.init(file: location.file, line: location.line) }
    package init(_ text: CodeText) {
      self.init(file: text.location.file, line: text.location.line, appearance: text.appearance)
    }

    package static func == (a: Place, b: Place) -> Bool { a.line == b.line && a.file == b.file }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(file)
      hasher.combine(line)
    }
    package static func < (a: Place, b: Place) -> Bool { (a.file, a.line) < (b.file, b.line) }
  }

  /// In order, each once; where code reads constants, those of files with views come first.
  package var places: [Name: [Place]] = [:]

  package init() {}

  package init(_ project: Project) {
    var found: [Name: Set<Place>] = [:]
    for text in project.codeTexts { found[Name(table: text.table, key: text.key), default: []].insert(Place(text)) }
    // What SwiftUI takes as a key asks for a text as well as a function does.
    for text in project.spelledKeys.texts where !text.isAssumed {
      found[Name(table: text.table, key: text.key), default: []].insert(Place(text))
    }
    var accessors: [Name: Set<Place>] = [:]
    for bar in project.toolbars {
      for text in bar.texts() where text.state == .localized {
        guard let key = text.key, let place = text.location else { continue }
        let name = Name(table: text.table, key: key)
        found[name, default: []].insert(Place(place))
        if let accessor = text.generatedAt { accessors[name, default: []].insert(Place(accessor)) }
      }
    }
    // What is generated shows nobody where the text is: the code that asks through it stands for it.
    for (name, generated) in accessors { found[name]?.subtract(generated) }
    places = found.mapValues { $0.sorted() }
  }

  /// With the places where code reads the constants that hold texts, in place of these constants' own: the text is shown where it
  /// is read.
  package func readThroughConstants(of project: Project) -> KeyUses {
    var reads: [Name: (declared: Set<Place>, at: [Place])] = [:]
    for text in project.codeTexts + project.spelledKeys.texts where !text.isAssumed || places[Name(text)] != nil {
      guard let found = text.readAt, !found.isEmpty else { continue }
      reads[Name(text), default: ([], [])].declared.insert(Place(text.location))
      reads[Name(text), default: ([], [])].at += found.map {
        Place(file: $0.file, line: $0.line, appearance: project.appearancesOfReads[$0])
      }
    }
    var all = self
    for (name, constants) in reads {
      let own = self[name].filter { !constants.declared.contains($0) }
      var seen: Set<Place> = []
      all.places[name] = (constants.at + own).filter { seen.insert($0).inserted }
    }
    return all
  }

  /// With the places where code has a key as a literal, for keys of the default table of which no other use is known: the
  /// project's own fields and functions hand them on.
  package func withLiterals(of project: Project) -> KeyUses {
    var all = self
    var seen: Set<String> = []
    for table in project.tables where table.name == "Localizable" {
      for unit in table.units where seen.insert(unit.key).inserted {
        let name = Name(table: nil, key: unit.key)
        guard places[name] == nil else { continue }
        let found = Set(project.spelledKeys.literals(of: unit.key).map { Place($0) })
        if !found.isEmpty { all.places[name] = found.sorted() }
      }
    }
    return all
  }

  /// With the places where Interface Builder has the objects of texts that are on no bar: their keys begin with the object's id.
  package func withObjects(of project: Project) -> KeyUses {
    guard !project.objectPlaces.isEmpty else { return self }
    var all = self
    for table in project.tables where table.isKeyedByObjectID {
      for unit in table.units {
        let name = Name(table: table.id.name, key: unit.key)
        guard ObjectID.isKey(unit.key) else { continue }
        if let onBars = all.places[name] {
          // What reads a bar says the place alone.
          all.places[name] = project.objectPlaces[name].map { onBars.told(by: $0) } ?? onBars
          continue
        }
        let id = String(unit.key.prefix { $0 != "." })
        let object = Name(table: table.id.name, key: id)
        guard let found = project.objectPlaces[name] ?? project.objectPlaces[object] else { continue }
        all.places[name] = found.sorted()
      }
    }
    return all
  }

  package subscript(name: Name) -> [Place] { places[name] ?? [] }
}

extension [KeyUses.Place] {
  /// The same places, each with what another reader knows the text to be there.
  package func told(by others: some Collection<KeyUses.Place>) -> [KeyUses.Place] {
    map { place in place.appearance == nil ? others.first { $0 == place && $0.appearance != nil } ?? place : place }
  }
}
