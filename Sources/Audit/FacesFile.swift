import Foundation
import LintelMeasuring
import LintelModel

/// A list of faces to measure with: a JSON array of objects, the first face first.
///
///     [{"family": "F0", "file": "Inter-Regular.otf"}, {"family": "F1", "path": "fonts/CJK.ttc", "index": 2, "only": ["zh-CN"]}]
///
/// `file` is looked for among the installed fonts, `path` is taken as it is. `index` picks a face of a collection, `only`
/// names the locales that the face serves, `variable` says that a weight is a value of its axis. `family` is for the reader.
enum FacesFile {
  /// Says what is wrong with the file, or with a font file that it names.
  struct Invalid: Error, CustomStringConvertible {
    package var description: String
  }

  private struct Entry: Decodable {
    var family: String?
    var file: String?
    var path: String?
    var index: Int?
    var only: [String]?
    var variable: Bool?
  }

  static func measure(_ path: String, fonts: InstalledFonts = .ofThisMachine) throws -> FaceMeasure {
    let bytes = try NamedFile.bytes(of: path, atMost: Configuration.maximumSize)
    guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(bytes)), !entries.isEmpty else {
      throw Invalid(
        description:
          "\(path): found no list of faces; allowed: an array of objects with file or path, and index, only, variable, family"
      )
    }
    return try FaceMeasure(
      entries.enumerated().map { number, entry in
        let place = "\(path): face \(number + 1)"
        let font = try file(entry, place: place, fonts)
        if let reason = FontPath.reasonToReject(font) {
          throw Invalid(description: "\(place): \(reason) at \(font); allowed: a TrueType or OpenType font")
        }
        return FaceFile(
          path: font, index: entry.index ?? 0, locales: entry.only ?? [], isVariable: entry.variable ?? false)
      })
  }

  private static func file(_ entry: Entry, place: String, _ fonts: InstalledFonts) throws -> String {
    switch (entry.path, entry.file) {
    case (let path?, nil): return path
    case (nil, let file?):
      guard let path = fonts.path(file) else {
        throw Invalid(description: "\(place): no installed font file is called \(file)")
      }
      return path
    default:
      throw Invalid(
        description: "\(place): found \(entry.path == nil ? "neither file nor path" : "file and path"), allowed: one of them"
      )
    }
  }
}
