import LintelModel

/// Tables whose gaps people who use an app hardly meet: those of the parts that show or test it, and copies of what a built
/// framework brings along.
struct AsideTables {
  private let builtNames: Set<String>
  /// False where the audited folder holds nothing else: then an example is what somebody asks about.
  private let isBesideOthers: Bool

  init(of project: Project, families: [TablePlace.Family]) {
    builtNames = project.builtTableNames
    isBesideOthers = families.contains { !Self.isSample($0.folder) }
  }

  /// Tables that the platform looks for in a bundle by itself: another bundle's of the name does not stand in.
  static let namesOfEveryBundle: Set<String> = ["Localizable", "InfoPlist", "AppShortcuts", "Root"]

  /// A framework reads its own table.
  func isOfBuiltFramework(_ family: TablePlace.Family) -> Bool {
    builtNames.contains(family.name) && !Self.namesOfEveryBundle.contains(family.name)
  }

  func isSample(_ family: TablePlace.Family) -> Bool { isBesideOthers && Self.isSample(family.folder) }

  private static func isSample(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { part in
      // A capital begins a word: `DoseMathTests`.
      if part.hasSuffix("Tests") || part.hasSuffix("TestingKit") { return true }
      let words = words(of: part)
      return words.contains(where: shown.contains) || words.first == "mock" || words.first == "mocks"
    }
  }

  private static let shown: Set<String> = ["example", "examples", "demo", "demos", "sample", "samples"]

  /// `LoopKit Example` and `MockKit`: the words in small letters, humps being words of their own.
  private static func words(of part: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterSmall = false
    for letter in part {
      if !letter.isLetter || letter.isUppercase && isAfterSmall {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if letter.isLetter { word.append(letter) }
      isAfterSmall = letter.isLowercase
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
