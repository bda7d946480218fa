import LintelModel
import LintelUnicodeText

/// What the path of a table or of an Interface Builder file says: `Mac/de.lproj/Main.strings` is the table `Main` of the
/// folder `Mac` in German.
package struct TablePlace: Hashable, Sendable {
  /// The folder that the table's locales share: the parent of its `.lproj` folders; empty for the root.
  package var folder: String
  /// The file's name without its extension.
  package var name: String
  /// The source locale for `Base.lproj` and for a file in no `.lproj` folder; `mul` for `mul.lproj`.
  package var locale: LocaleID
  /// The language the project is written in.
  package var sourceLocale: LocaleID
  /// False for an `.lproj` folder that is named after no language (`qqq.lproj` holds documentation).
  package var isLanguage: Bool
  /// The `.lproj` folder's name without its extension, if the file lies in one.
  package var localeFolder: String?

  package init(path: String, sourceLocale: LocaleID) {
    var path = path
    let parts = path.withUTF8 { bytes in
      let file = (bytes.lastIndex(of: Ascii.slash) ?? -1) + 1
      let dot = bytes[file...].lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
      let folder = file == 0 ? 0 : (bytes[..<(file - 1)].lastIndex(of: Ascii.slash) ?? -1) + 1
      let isLocalized = file > 0 && bytes[folder..<(file - 1)].reversed().starts(with: ".lproj".utf8.reversed())
      func text(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<max(start, end)]), as: UTF8.self)
      }
      return (
        name: text(file, dot), localeFolder: isLocalized ? text(folder, file - 1 - ".lproj".utf8.count) : nil,
        folder: text(0, isLocalized ? folder - 1 : file - 1)
      )
    }
    (name, localeFolder, folder) = parts
    // A Mac's disk heeds no case, and projects are made on Macs.
    if name.utf8.count == 9, name.lowercased() == "infoplist" { name = "InfoPlist" }
    locale = sourceLocale
    self.sourceLocale = sourceLocale
    isLanguage = true
    if localeFolder == "mul" {
      // Xcode keeps the catalogues of storyboards in it; they have languages of their own.
      locale = "mul"
      isLanguage = false
    } else if let localeFolder, localeFolder != "Base" {
      let canonical = LocaleName.canonical(localeFolder)
      locale = LocaleID(canonical ?? localeFolder)
      isLanguage = canonical != nil
    }
  }

  /// Same folder and same name: the same table, or an Interface Builder file and its table.
  package struct Family: Hashable, Sendable, Comparable {
    package var folder: String
    package var name: String
    package static func < (a: Family, b: Family) -> Bool { (a.folder, a.name) < (b.folder, b.name) }
  }

  package var family: Family { Family(folder: folder, name: name) }
}
