import LintelModel
import LintelUnicodeText

/// Reads String Catalogs (`.xcstrings`, versions 1.0 to 1.3): one table for all locales, in the order of the file.
///
/// A key without a text in the source language is its own source text. A text that varies by plural, device or both is one
/// unit with a variant for each form; so is a string set, whose members vary by nothing. The location of a unit is that of
/// its value's opening quote; of a key that is its own text, the key's.
package enum StringCatalogReader {
  /// The table, or why the file is none.
  package static func read(_ file: SourceFile, at place: TablePlace) -> Result<StringTable, UnreadableFile> {
    let text = DecodedText(file.bytes)
    var table = StringTable(
      file: file.path, id: place.id, format: .xcstrings, locale: "mul", encoding: text.encoding)
    table.guess = text.guess(in: file.path)
    return text.utf8.withUnsafeBufferPointer { [table] bytes in
      var reading = CatalogReading(
        table, source: place.sourceLocale, scanner: JSONScanner(bytes), lines: LineCursor(text.utf8))
      do throws(JSONParser.Failure) {
        guard try reading.run() else {
          return .failure(UnreadableFile(reason: "found no object \"strings\", which every String Catalog has"))
        }
        return .success(reading.table)
      } catch {
        let (line, column) = text.position(of: error.offset)
        return .failure(
          UnreadableFile(FileProblem(line: line, column: column, found: error.found, expected: error.expected)))
      }
    }
  }
}

extension TableReader {
  static let stringCatalog = TableReader(format: .xcstrings, saysSource: true) { files, context in
    files.reduce(into: Result()) { result, file in
      switch StringCatalogReader.read(file, at: TablePlace(path: file.path, sourceLocale: context.sourceLocale)) {
      case .success(let table): result.tables.append(table)
      case .failure(let error): result.skipped.append(SkippedFile(file: file.path, problem: error.problem))
      }
    }
  }
}
