import LintelModel
import LintelUnicodeText

/// A storyboard or xib with its whole localized copies: `Base.lproj/Main.storyboard` and `ja.lproj/Main.storyboard`.
struct InterfaceBuilderFamily: Hashable, Sendable {
  struct Copy: Hashable, Sendable {
    var locale: LocaleID
    var file: SourceFile
  }

  var family: TableID
  /// The file that defines the bars.
  var original: SourceFile
  var copies: [Copy]

  /// `Base` defines the bars, else the source language's file, else one that lies in no `.lproj` folder, else the first.
  static func group(_ files: [SourceFile], sourceLocale: LocaleID) -> [InterfaceBuilderFamily] {
    struct Member {
      var file: SourceFile
      var place: TablePlace
      var rank: Int {
        if place.localeFolder == "Base" { return 0 }
        if place.localeFolder != nil { return place.locale == place.sourceLocale ? 1 : 3 }
        return 2
      }
    }
    var groups: [TableID: [Member]] = [:]
    for file in files {
      let place = TablePlace(path: file.path, sourceLocale: sourceLocale)
      let name = file.path.split(separator: "/").last ?? ""
      groups[TableID(folder: place.id.folder, name: String(name)), default: []].append(Member(file: file, place: place))
    }
    return groups.values.map { members in
      let ordered = members.sorted { ($0.rank, $0.file.path) < ($1.rank, $1.file.path) }
      let copies = ordered.dropFirst().filter { $0.place.isLanguage && $0.place.locale != sourceLocale }
      return InterfaceBuilderFamily(
        family: ordered[0].place.id, original: ordered[0].file,
        copies: copies.map { Copy(locale: $0.place.locale, file: $0.file) })
    }.sorted { $0.original.path < $1.original.path }
  }

  /// A family that has been read: the bars of the original, and what each copy says.
  struct Read: Sendable {
    var family: TableID
    var definition: DefinitionFile
    var copies: [(locale: LocaleID, texts: [LocalizedText])]
  }

  /// - Parameter keys: those of the source's own table.
  func read(sourceLocale: LocaleID, keys: Set<String>, _ memory: Memory?) -> Read {
    struct Input: Hashable, Sendable {
      var family: InterfaceBuilderFamily
      var sourceLocale: LocaleID
      var keys: Set<String>
    }
    return memory.value("definition \(original.path)", of: Input(family: self, sourceLocale: sourceLocale, keys: keys)) {
      read(sourceLocale: sourceLocale, keys: keys)
    }
  }

  private func read(sourceLocale: LocaleID, keys: Set<String>) -> Read {
    var definition = InterfaceBuilderReader.read(original, sourceLocale: sourceLocale, keys: keys)
    var texts: [(LocaleID, [LocalizedText])] = []
    for copy in copies {
      let read = InterfaceBuilderReader.read(copy.file, sourceLocale: copy.locale)
      definition.skipped += read.skipped
      if read.skipped.isEmpty { texts.append((copy.locale, read.toolbars.flatMap { $0.texts() })) }
    }
    return Read(family: family, definition: definition, copies: texts)
  }
}
