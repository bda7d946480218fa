import LintelModel
import LintelUnicodeText

/// The language a project is written in.
enum SourceLanguage {
  /// What the Xcode project says, else what most of its String Catalogs say, else what its Swift packages say if all say the
  /// same, else English if the project has it or a `Base` folder, else the only language there is, else English.
  /// - Parameters:
  ///   - declared: what the Xcode projects call their language of development, the outermost project first.
  ///   - packages: the default localization of each Swift package that has one.
  static func find(
    declared: [String], catalogs: [StringTable], packages: [String] = [], localeFolders: Set<String>
  ) -> LocaleID {
    for region in declared {
      if let id = LocaleName.canonical(region) { return LocaleID(id) }
    }
    let named = Dictionary(catalogs.compactMap { $0.sourceLocale }.map { ($0, 1) }, uniquingKeysWith: +)
    if let most = named.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { return most.key }
    let ofPackages = Set(packages.compactMap(LocaleName.canonical))
    if ofPackages.count == 1, let only = ofPackages.first { return LocaleID(only) }
    let languages = Set(localeFolders.compactMap(LocaleName.canonical))
    if languages.contains("en") || localeFolders.contains("Base") { return "en" }
    return languages.count == 1 ? LocaleID(languages.first!) : "en"
  }

  /// The value of `developmentRegion` in a `project.pbxproj`, which is an old-style property list of one big dictionary.
  static func developmentRegion(in bytes: [UInt8]) -> String? {
    let name = Array("developmentRegion".utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: name[0]) {
      index = start + 1
      guard bytes[start...].starts(with: name) else { continue }
      var lexer = StringsLexer(bytes)
      lexer.position = start
      guard let key = lexer.string(), key.end - key.start == name.count, lexer.skipSpace(),
        bytes[lexer.position] == Ascii.equals
      else { continue }
      lexer.position += 1
      guard lexer.skipSpace(), let value = lexer.string() else { return nil }
      return lexer.text(value)
    }
    return nil
  }
}
