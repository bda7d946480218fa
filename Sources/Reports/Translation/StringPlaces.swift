import LintelFindings
import LintelModel
import Synchronization

/// Where people find the strings that languages lack: at the string's own entry, never at the first line of a table or in
/// the file of a language that something else is about.
struct StringPlaces {
  struct Place: Hashable {
    let location: SourceLocation
    /// Whether that is in a file of the source alone, where nothing is to be added.
    var isOfSource = false
    /// The file that the string is to be put into; nil where it has an entry there, or nobody can tell which file that is.
    let target: Target?
  }

  /// A file that a string is to be put into.
  struct Target: Hashable {
    let file: String
    /// Whether the project has no such file yet.
    let isNew: Bool
  }

  private struct Entry {
    /// Where its value is.
    let location: SourceLocation
    /// Where it begins, which for a catalogue's language is its string's.
    let start: SourceLocation
    let locale: LocaleID
    /// Of its file; `mul` for one of several languages.
    let file: LocaleID
    let isSource: Bool
  }

  /// The files that were asked for. Each of a table's strings asks in each language that lacks it, and all get the same answer.
  private final class KnownTargets: Sendable {
    struct Question: Hashable {
      let source: String
      let table: String
      let locale: LocaleID
    }

    private let known = Mutex<[Question: Target?]>([:])

    func target(_ question: Question, _ make: () -> Target?) -> Target? {
      known.withLock { known in
        if let target = known[question] { return target }
        let target = make()
        known.updateValue(target, forKey: question)
        return target
      }
    }
  }

  private let targets = KnownTargets()
  private var entries: [TranslationStrings.Name: [Entry]] = [:]
  /// A file of each table in each language.
  private var files: [String: [LocaleID: String]] = [:]
  /// What the project calls a language's folder, without its extension: `pt_BR`.
  private var folders: [LocaleID: String] = [:]
  /// Those of several languages, by their tables.
  private var catalogues: [String: String] = [:]
  /// The tables of each name, with their folders.
  private var namesakes: [String: Set<String>] = [:]
  /// Every table's file.
  private let known: Set<String>

  /// - Parameter findings: Of their strings those without a place of their own are asked for; a project has hundreds of
  ///   thousands of others.
  init(_ project: Project, of findings: [Finding]) {
    known = Set(project.tables.map(\.file))
    addFiles(of: project)
    var keys: [String: Set<String>] = [:]
    for finding in findings {
      let isMissing = UntranslatedStrings.isOne(finding)
      let shared = finding.placesOfSeveral
      for unit in finding.units where isMissing || unit.location.map({ shared.contains($0) }) ?? true {
        if let key = unit.key { keys[unit.table ?? "", default: []].insert(key) }
      }
    }
    guard !keys.isEmpty else { return }
    for table in project.tables {
      let path = table.id.path
      guard let asked = keys[path] else { continue }
      for unit in table.units where asked.contains(unit.key) {
        entries[TranslationStrings.Name(table: path, key: unit.key), default: []].append(
          Entry(
            location: unit.location, start: unit.entryLocation, locale: unit.locale, file: table.locale,
            isSource: unit.locale == project.sourceLocale || unit.locale == table.sourceLocale))
      }
    }
  }

  private mutating func addFiles(of project: Project) {
    for table in project.tables {
      let path = table.id.path
      namesakes[table.id.name, default: []].insert(path)
      if table.locale == "mul" {
        if catalogues[path] == nil { catalogues[path] = table.file }
      } else {
        if files[path]?[table.locale] == nil { files[path, default: [:]][table.locale] = table.file }
        if folders[table.locale] == nil { folders[table.locale] = TableID.parts(of: table.file).localeFolder }
      }
    }
  }

  /// The table of a name, without its folder, that a file's texts are looked up in: of those in several folders the one that lies
  /// nearest to the file; nil where none does, or two are as near.
  func table(called name: String, nearest file: String) -> String? {
    let near = (namesakes[name] ?? []).map { path in
      (path: path, nearness: Nearness(path.split(separator: "/").dropLast().joined(separator: "/"), file))
    }
    guard let best = near.max(by: { $0.nearness < $1.nearness }) else { return nil }
    return near.contains { $0.path != best.path && !($0.nearness < best.nearness) } ? nil : best.path
  }

  /// The language's own entry, which a file for translators has before there is a translation; else the source's. In a file of
  /// several languages it is the string's first line, whichever language's value stands below it.
  func place(of name: TranslationStrings.Name, in locale: LocaleID) -> Place? {
    guard let all = entries[name] else { return nil }
    if let own = all.first(where: { $0.locale == locale }) ?? all.first(where: { $0.file == locale }) {
      let shared = own.file == "mul" ? all.first { $0.isSource && $0.location.file == own.location.file } : nil
      return Place(location: shared?.start ?? own.location, target: nil)
    }
    guard let source = all.first(where: \.isSource) else { return nil }
    return Place(
      location: source.start, isOfSource: source.file != "mul" && source.file != locale,
      target: source.file == "mul" ? nil : target(of: source.location.file, table: name.table, in: locale))
  }

  /// The file that a missing string is to be put into, also where the source language has no file of its table, as its keys are
  /// the texts: then it is called as the other languages' files are. What is in no table yet is put into the catalogue where its
  /// table is one.
  func target(of name: TranslationStrings.Name, in locale: LocaleID) -> Target? {
    if let place = self.place(of: name, in: locale) { return place.target }
    let others = entries[name] ?? []
    guard others.allSatisfy({ $0.file != "mul" }) else { return nil }
    guard let file = others.map(\.location.file).min() ?? files[name.table]?.values.min() else {
      return catalogues[name.table].map { Target(file: $0, isNew: false) }
    }
    return target(of: file, table: name.table, in: locale)
  }

  private func target(of source: String, table: String, in locale: LocaleID) -> Target? {
    targets.target(KnownTargets.Question(source: source, table: table, locale: locale)) {
      file(like: source, table: table, in: locale).map { Target(file: $0, isNew: !known.contains($0)) }
    }
  }

  /// The file that has in a language what another file has in the source.
  /// - Returns: Nil for a source that no language has a file like.
  private func file(like source: String, table: String, in locale: LocaleID) -> String? {
    let own = files[table]?[locale]
    guard StringTable.Format(file: source)?.isOfOneLanguage == true, TableID.parts(of: source).localeFolder != nil,
      let name = source.split(separator: "/").last
    else { return own }
    // What varies by number may have a file of its own beside the one that the language has.
    if let own, TableID.parts(of: own).localeFolder != nil {
      return StringTable.Format(file: own)?.isOfOneLanguage == true
        ? (own.split(separator: "/").dropLast() + [name]).joined(separator: "/") : own
    }
    if own != nil { return own }
    let folder: Substring = "\(folders[locale] ?? locale.id).lproj"
    return (source.split(separator: "/").dropLast(2) + [folder, name]).joined(separator: "/")
  }
}
