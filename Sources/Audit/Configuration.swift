import Foundation
import LintelFindings
import LintelInputs
import LintelModel
import LintelRules

/// What a project asks of Lintel: its `lintel.yml`.
package struct Configuration: Sendable {
  /// The names that are looked for in the audited folder.
  package static let fileNames = ["lintel.yml", "lintel.yaml"]

  /// In bytes: 4 MiB.
  package static let maximumSize = 4 << 20

  /// The file cannot be used: a line for each thing that is wrong.
  package struct Unusable: Error, CustomStringConvertible {
    package var description: String
  }

  package var profile: Profile?
  package var failOn: FailOn?
  /// In percent: the least share of the bars' texts that has to be read.
  package var minResolved: Int?
  /// Whether translations that a change left behind fail, and are not asked about.
  package var leftBehindFails = false
  package var rules: [String: RuleLevel] = [:]
  /// Where each of them is said.
  package var rulePlaces: [String: SourceLocation] = [:]
  /// Where it says from when on findings fail, and what else lets more pass or less, by the names of these members.
  package var memberPlaces: [String: SourceLocation] = [:]
  package var suppressions: [Suppression] = []
  /// Paths of font files by script.
  package var fonts: [String: String] = [:]
  /// Sample values of a key's arguments.
  package var samples: [String: [String]] = [:]
  /// Addresses of the project's files and translations.
  package var links = LinkTemplates.none
  package var reading = ReadingOptions()

  package init() {}

  /// The configuration at `file`, else the one in the folder `path`, else an empty one.
  /// - Parameter ownRules: ids of rules besides Lintel's that it may name.
  package static func read(
    folder path: String, file: String? = nil, ownRules: [String] = []
  ) throws(Unusable) -> Configuration {
    var names: [String] = []
    if file == nil {
      names = fileNames.filter { NamedFile.exists(path + "/" + $0) }
      if names.count > 1 { throw Unusable(description: "found \(names.joined(separator: " and ")), expected one of them") }
    }
    guard let found = file ?? names.first.map({ path + "/" + $0 }) else { return Configuration() }
    // Messages quote what a configuration says, and a link could make them quote somebody's secrets.
    if file == nil, NamedFile.leads(found, outOf: path) {
      throw Unusable(
        description: "\(found): found a symbolic link that leads out of the audited folder; say --config to use such a file")
    }
    let bytes: [UInt8]
    do { bytes = try NamedFile.bytes(of: found, atMost: maximumSize) } catch {
      throw Unusable(description: "\(error), expected a configuration")
    }
    return try read(
      SourceFile(path: file ?? names[0], bytes: bytes),
      folder: (found as NSString).deletingLastPathComponent, ownRules)
  }

  /// Whether a file is one of the configuration's own, or anything is read of it, by its path below the audited folder.
  package func isRead(_ path: String) -> Bool {
    Self.fileNames.contains(path) || ProjectSource.isRead(path, options: reading)
  }

  /// Whether another one has texts in the same spreadsheets.
  package func readsSameTables(as other: Configuration) -> Bool {
    reading.tables.flatMap(\.files) == other.reading.tables.flatMap(\.files)
  }

  /// Whether another one reads the same texts of the same bars.
  package func readsTheSame(as other: Configuration) -> Bool {
    reading.exclude == other.reading.exclude && reading.names == other.reading.names && reading.platforms == other.reading.platforms
      && readsSameTables(as: other)
  }

  /// Where a link among the files that are looked for in a folder leads, by paths below it.
  package static func linked(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return fileNames.compactMap { name in
      let target = URL(fileURLWithPath: root + "/" + name).resolvingSymlinksInPath().path
      guard target.hasPrefix(root + "/") else { return nil }
      let path = String(target.dropFirst(root.count + 1))
      return path == name ? nil : path
    }
  }

  /// What it was before a change.
  /// - Parameter linked: Where links to it lead: a change of such a file is one of the configuration.
  package func before(_ earlier: EarlierFiles, linked: [String] = []) throws(Unusable) -> Configuration {
    let isAdded = Self.fileNames.contains(where: earlier.added.contains)
    for name in Self.fileNames + (isAdded ? [] : linked) {
      switch earlier.contents[name] {
      case nil: continue
      case .link?:
        // What it is now would be no answer: the change could have written it for itself.
        throw Unusable(description: "\(name): found a symbolic link before the change, expected a file")
      case .file(let bytes)?:
        guard bytes.count <= Self.maximumSize else {
          throw Unusable(description: "\(name): found \(bytes.count) bytes, at most \(Self.maximumSize) are read")
        }
        return try Self.read(SourceFile(path: name, bytes: bytes), folder: nil, [])
      }
    }
    return isAdded ? Configuration() : self
  }

  /// A configuration's text. Without a folder, the font files that it names are not looked for.
  package static func read(
    text: String, name: String = fileNames[0], ownRules: [String] = []
  ) throws(Unusable) -> Configuration {
    try read(SourceFile(path: name, bytes: Array(text.utf8)), folder: nil, ownRules)
  }

  private static func read(
    _ file: SourceFile, folder: String?, _ ownRules: [String]
  ) throws(Unusable) -> Configuration {
    let names = ConfigurationNames(
      rules: Rule.all.map(\.id) + ownRules, profiles: Profile.allCases.map(\.rawValue), failOn: FailOn.allCases.map(\.rawValue))
    let written = ConfigurationReader.read(file, knowing: names)
    guard written.problems.isEmpty else {
      throw Unusable(description: written.problems.map { "\($0.file): \($0.reason)" }.joined(separator: "\n"))
    }
    var configuration = Configuration()
    configuration.profile = written.profile.flatMap(Profile.init)
    configuration.failOn = written.failOn.flatMap(FailOn.init)
    configuration.minResolved = written.minResolved
    configuration.leftBehindFails = written.leftBehindFails
    configuration.rules = written.rules.compactMapValues(RuleLevel.init)
    configuration.rulePlaces = written.rulePlaces
    configuration.memberPlaces = written.memberPlaces
    configuration.fonts = try fonts(written.fonts, folder: folder)
    configuration.samples = written.samples
    configuration.links = LinkTemplates(
      source: written.links["source"], translation: written.links["translation"], rule: written.links["rule"])
    configuration.reading = written.reading
    configuration.suppressions = written.suppressions.map { suppression in
      func pattern(_ text: String?) -> WildcardPattern? { text.map { WildcardPattern($0) } }
      return Suppression(
        rule: suppression.rule, fingerprint: suppression.fingerprint, bar: pattern(suppression.bar),
        item: pattern(suppression.item), key: pattern(suppression.key), locales: suppression.locales.map { LocaleID($0) },
        file: pattern(suppression.file), reason: suppression.reason, until: suppression.until, location: suppression.location)
    }
    return configuration
  }

  /// The paths of the font files, each of which was opened once.
  private static func fonts(
    _ written: [String: ConfigurationFile.Font], folder: String?
  ) throws(Unusable) -> [String: String] {
    guard let folder else { return written.mapValues(\.path) }
    var problems: [(place: SourceLocation, text: String)] = []
    let paths = written.mapValues { font in
      let path = font.path.hasPrefix("/") || folder.isEmpty ? font.path : folder + "/" + font.path
      if let reason = FontPath.reasonToRejectFont(path) {
        problems.append((font.location, "\(reason) at '\(font.path)'; allowed: a TrueType or OpenType font"))
      }
      return path
    }
    guard problems.isEmpty else {
      let lines = problems.sorted { $0.place < $1.place }.map {
        "\($0.place.file): line \($0.place.line), column \($0.place.column): \($0.text)"
      }
      throw Unusable(description: lines.joined(separator: "\n"))
    }
    return paths
  }

  /// What an audit is asked to do: `profile` wins over the file's.
  /// - Parameter day: today, `YYYY-MM-DD`.
  package func options(
    profile: Profile? = nil, only: Theme? = nil, day: String, fonts: InstalledFonts? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> AuditOptions {
    var options = AuditOptions(
      profile: profile ?? self.profile ?? .hig2025, only: only, levels: rules, suppressions: suppressions, day: day,
      fonts: fonts,
      scriptFonts: self.fonts, samples: samples, links: links, failOn: failOn, progress: progress)
    options.levelPlaces = rulePlaces
    if leftBehindFails { options.failing = ["translation-left-behind"] }
    return options
  }
}
