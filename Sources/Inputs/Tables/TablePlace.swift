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
    var parts = path.split(separator: "/").map(String.init)
    let file = parts.popLast() ?? ""
    name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    locale = sourceLocale
    self.sourceLocale = sourceLocale
    isLanguage = true
    if let last = parts.last, last.hasSuffix(".lproj") {
      parts.removeLast()
      let raw = String(last.dropLast(".lproj".count))
      localeFolder = raw
      if raw == "mul" {
        locale = "mul"
      } else if raw != "Base" {
        let canonical = LocaleName.canonical(raw)
        locale = LocaleID(canonical ?? raw)
        isLanguage = canonical != nil
      }
    }
    folder = parts.joined(separator: "/")
  }

  /// Same folder and same name: the same table, or an Interface Builder file and its table.
  public struct Family: Hashable, Sendable, Comparable {
    public var folder: String
    public var name: String
    public static func < (a: Family, b: Family) -> Bool { (a.folder, a.name) < (b.folder, b.name) }
  }

  public var family: Family { Family(folder: folder, name: name) }
}
