import Foundation
import LintelReports

/// Tables of one language each that an earlier, larger run has left beside `audit.csv`: whoever opens the folder would take their rows
/// for this run's.
enum EarlierParts {
  /// Removes those that this run has not written. A file that is called so and does not begin as Lintel's tables do is somebody else's.
  /// - Parameter written: The names of this run's own files.
  /// - Returns: What is said of them, a line for those that are gone, and one for each that could not be removed.
  static func remove(in folder: String, besides written: Set<String>) -> [String] {
    // A system that takes `de` and `DE` for one name may list a file of this run otherwise than it was written.
    let own = Set(written.map { $0.lowercased() })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let earlier = names.filter { CSVParts.isPart($0, stem: LargeReports.stem) && !own.contains($0.lowercased()) }.sorted()
    var (gone, kept): ([String], [String]) = ([], [])
    for name in earlier where isTable(folder + "/" + name) {
      if unlink(folder + "/" + name) == 0 {
        gone.append(name)
      } else {
        kept.append("\(folder)/\(name) is of an earlier run, and cannot be removed: \(String(cString: strerror(errno)))")
      }
    }
    let said = gone.isEmpty ? [] : ["removed what an earlier run had written in parts: \(gone.joined(separator: ", "))"]
    return said + kept
  }

  /// What is no regular file is not opened: it may be a pipe, which nobody writes to.
  private static func isTable(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG),
      let file = FileHandle(forReadingAtPath: path)
    else { return false }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: CSVReport.beginning.utf8.count) else { return false }
    return head.elementsEqual(CSVReport.beginning.utf8)
  }
}
