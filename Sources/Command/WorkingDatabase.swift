import Foundation
import LintelFleet

/// A database in a temporary folder, as long as it is not whole.
final class WorkingDatabase {
  /// Also for what workers leave.
  let folder: String
  let database: FleetDatabase

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lintel-fleet-\(UUID().uuidString)").path
    try FolderMaking.make(folder)
    self.folder = folder
    database = try FleetDatabase(creating: folder + "/working.sqlite")
  }

  /// The same, whole, with its bytes in the order of its content, however it came there.
  var finished: String { folder + "/finished.sqlite" }

  func finish() throws {
    try database.finish()
    try database.copy(to: finished)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

/// Folders that are written into.
enum FolderMaking {
  static func make(_ path: String) throws {
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw Failure("\(path): the folder cannot be made: \((error as NSError).localizedDescription)")
    }
  }
}
