/// What makes files one table: `de.lproj/Localizable.strings` and `fr.lproj/Localizable.stringsdict` are of the table
/// `Localizable`. Same folder and same name, same table; an Interface Builder file and its table share an id, too.
package struct TableID: Hashable, Sendable, Comparable {
  /// The folder that the table's locales share: the parent of its `.lproj` folders; empty for the root.
  package var folder: String
  package var name: String

  package init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Of the file at a path: the folder without the one that is its language's, the name without its extension.
  package init(path: String) { self = Self.parts(of: path).id }

  /// The id, and the name of the `.lproj` folder that the file lies in, without its extension.
  package static func parts(of path: String) -> (id: TableID, localeFolder: String?) {
    var path = path
    return path.withUTF8 { bytes in
      let slash = UInt8(ascii: "/")
      let file = (bytes.lastIndex(of: slash) ?? -1) + 1
      let dot = bytes[file...].lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
      let folder = file == 0 ? 0 : (bytes[..<(file - 1)].lastIndex(of: slash) ?? -1) + 1
      let isLocalized = file > 0 && bytes[folder..<(file - 1)].reversed().starts(with: ".lproj".utf8.reversed())
      func text(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<max(start, end)]), as: UTF8.self)
      }
      var id = TableID(folder: text(0, isLocalized ? folder - 1 : file - 1), name: text(file, dot))
      // A Mac's disk heeds no case, and projects are made on Macs.
      if id.name.utf8.count == 9, id.name.lowercased() == "infoplist" { id.name = "InfoPlist" }
      return (id, isLocalized ? text(folder, file - 1 - ".lproj".utf8.count) : nil)
    }
  }

  /// `Platform/Localizable`.
  package var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// Of such a path the name without the folder: `Localizable`.
  package static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  package static func < (a: TableID, b: TableID) -> Bool { (a.folder, a.name) < (b.folder, b.name) }
}
