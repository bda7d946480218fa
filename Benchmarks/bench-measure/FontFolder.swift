import Foundation

/// The font files of the system, by name.
struct FontFolder: Sendable {
  private let paths: [String: String]

  init(_ folder: String = "/usr/share/fonts") {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    paths = Dictionary(
      names.map { (($0 as NSString).lastPathComponent, folder + "/" + $0) }, uniquingKeysWith: { first, _ in first })
  }

  func path(_ name: String) -> String? { paths[name] }
}
