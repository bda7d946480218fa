import Foundation
import LintelInputs
import TableSamples

extension Contest {
  static func all(_ tables: TableFiles) -> [Contest] {
    [
      Contest(
        format: ".strings", files: tables.strings,
        lintel: Side(name: "StringsReader") {
          // As an audit reads a project: what its tables share is made once.
          var shared = SharedStrings()
          return { file, _ in
            let place = TablePlace(path: file.path, sourceLocale: "en")
            let table = StringsReader.read(source(file), at: place, sharing: &shared)
            return table.loss == nil ? table.stringsRead : nil
          }
        },
        foundation: Side(name: "PropertyListSerialization") {
          { _, data in
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            return (list as? [String: Any])?.count
          }
        }, neededRatio: 8),
      Contest(
        format: ".xcstrings", files: tables.catalogs,
        lintel: Side(name: "StringCatalogReader") {
          { file, _ in
            let place = TablePlace(path: file.path, sourceLocale: "en")
            return (try? StringCatalogReader.read(source(file), at: place).get())?.stringsRead
          }
        },
        foundation: Side(name: "JSONSerialization") {
          { _, data in ((try? JSONSerialization.jsonObject(with: data)) as? [String: Any])?.count }
        }, neededRatio: 2.5),
      Contest(
        format: "XLIFF", files: tables.exchange,
        lintel: Side(name: "XLIFFReader") {
          var shared = SharedStrings()
          return { file, _ in
            let document = XLIFFReader.read(source(file), sourceLocale: "en", targetLocale: "de", sharing: &shared)
            return document.failure == nil ? document.tables.reduce(0) { $0 + $1.stringsRead } : nil
          }
        },
        foundation: Side(name: "XMLParser") { { _, data in TransUnitCollector.read(data)?.count } }, neededRatio: 2.3),
    ]
  }

  private static func source(_ file: TableFiles.File) -> SourceFile { SourceFile(path: file.path, bytes: file.bytes) }
}
