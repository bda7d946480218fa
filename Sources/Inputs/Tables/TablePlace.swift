import LintelModel
import LintelUnicodeText

/// What the path of a table or of an Interface Builder file says: `Mac/de.lproj/Main.strings` is the table `Main` of the
/// folder `Mac` in German.
public struct TablePlace: Hashable, Sendable {
  /// The folder that the table's locales share: the parent of its `.lproj` folders; empty for the root.
  public var folder: String
  /// The file's name without its extension.
  public var name: String
  /// The source locale for `Base.lproj` and for a file in no `.lproj` folder; `mul` for `mul.lproj`.
  public var locale: LocaleID
  /// The language the project is written in.
  public var sourceLocale: LocaleID
  /// False for an `.lproj` folder that is named after no language (`qqq.lproj` holds documentation).
  public var isLanguage: Bool
  /// The `.lproj` folder's name without its extension, if the file lies in one.
  public var localeFolder: String?

  public init(path: String, sourceLocale: LocaleID) {
    let utf8 = path.utf8
    let fileStart = utf8.lastIndex(of: Ascii.slash).map { utf8.index(after: $0) } ?? utf8.startIndex
    let fileEnd = utf8[fileStart...].lastIndex(of: UInt8(ascii: ".")) ?? utf8.endIndex
    name = String(path[fileStart..<fileEnd])
    locale = sourceLocale
    self.sourceLocale = sourceLocale
    isLanguage = true
    var parent = utf8[..<fileStart].dropLast()
    let lastStart = parent.lastIndex(of: Ascii.slash).map { utf8.index(after: $0) } ?? utf8.startIndex
    let last = path[lastStart..<parent.endIndex]
    if last.hasSuffix(".lproj") {
      let raw = String(last.dropLast(".lproj".count))
      localeFolder = raw
      parent = utf8[..<lastStart].dropLast()
      if raw == "mul" {
        locale = "mul"
      } else if raw != "Base" {
        let canonical = LocaleName.canonical(raw)
        locale = LocaleID(canonical ?? raw)
        isLanguage = canonical != nil
      }
    }
    folder = String(path[..<parent.endIndex])
  }

  /// Same folder and same name: the same table, or an Interface Builder file and its table.
  public struct Family: Hashable, Sendable, Comparable {
    public var folder: String
    public var name: String
    public static func < (a: Family, b: Family) -> Bool { (a.folder, a.name) < (b.folder, b.name) }
  }

  public var family: Family { Family(folder: folder, name: name) }
}
