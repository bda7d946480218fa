import LintelModel
import LintelUnicodeText

/// What the path of a table or of an Interface Builder file says: `Mac/de.lproj/Main.strings` is the table `Main` of the
/// folder `Mac` in German.
package struct TablePlace: Hashable, Sendable {
  package var id: TableID
  /// The source locale for `Base.lproj` and for a file in no `.lproj` folder; `mul` for `mul.lproj`.
  package var locale: LocaleID
  /// The language the project is written in.
  package var sourceLocale: LocaleID
  /// False for an `.lproj` folder that is named after no language (`qqq.lproj` holds documentation).
  package var isLanguage: Bool
  /// The `.lproj` folder's name without its extension, if the file lies in one.
  package var localeFolder: String?

  package init(path: String, sourceLocale: LocaleID) {
    (id, localeFolder) = TableID.parts(of: path)
    locale = sourceLocale
    self.sourceLocale = sourceLocale
    isLanguage = true
    if localeFolder == "mul" {
      // Xcode keeps the catalogues of storyboards in it; they have languages of their own.
      locale = "mul"
      isLanguage = false
    } else if let localeFolder, localeFolder != "Base" {
      let canonical = LocaleName.ofFolder(localeFolder)
      locale = LocaleID(canonical ?? localeFolder)
      isLanguage = canonical != nil
    }
  }
}
