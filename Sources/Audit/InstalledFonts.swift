import Foundation
import LintelMeasuring
import LintelModel
import Synchronization

/// The font files of this machine, by name: those of the usual folders and all folders in them.
package final class InstalledFonts: Sendable {
  private let folders: [String]
  private let paths = Mutex<[String: String]?>(nil)

  /// Those of the system and of the user.
  package static let ofThisMachine = InstalledFonts(folders: usualFolders)

  /// The folders are looked into when a name is first asked for. Of two files of one name the first folder's counts.
  package init(folders: [String]) { self.folders = folders }

  package func path(_ name: String) -> String? {
    paths.withLock { paths in
      let all = paths ?? Self.list(folders)
      paths = all
      return all[name]
    }
  }

  /// What texts are measured with.
  package var proxyFaces: ProxyFaces { ProxyFaces { self.path($0) } }

  /// The same, script by script.
  package var scripts: [ScriptFont] { proxyFaces.scripts }

  /// The user's own come first, as they do for fontconfig and on macOS.
  private static var usualFolders: [String] {
    let home = NSHomeDirectory()
    #if os(macOS)
      return [home + "/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts", "/opt/homebrew/share/fonts"]
    #else
      let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? home + "/.local/share"
      return [data + "/fonts", home + "/.fonts", "/usr/local/share/fonts", "/usr/share/fonts"]
    #endif
  }

  /// Folders are listed in order, so that the same machine always gives the same answer.
  private static func list(_ folders: [String]) -> [String: String] {
    var paths: [String: String] = [:]
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where ["ttf", "otf", "ttc", "otc"].contains((name as NSString).pathExtension.lowercased()) {
        let file = (name as NSString).lastPathComponent
        if paths[file] == nil, FontPath.reasonToReject(folder + "/" + name) == nil { paths[file] = folder + "/" + name }
      }
    }
    return paths
  }
}
