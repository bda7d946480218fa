import Foundation

/// String tables in memory, by format.
public struct TableFiles: Sendable {
  public struct File: Sendable {
    /// Below the folder, with `/` between the parts.
    public var path: String
    public var bytes: [UInt8]
  }

  /// Old-style `.strings`.
  public var strings: [File] = []
  public var catalogs: [File] = []
  public var exchange: [File] = []
  /// `.strings` that a build left as binary or XML property lists: another format.
  public var propertyLists = 0

  /// Loads every table below a folder.
  public init(folder: String) throws {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: root.path) else { throw CocoaError(.fileNoSuchFile) }
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() {
      guard ["strings", "xcstrings", "xliff", "xlf"].contains(where: { path.hasSuffix("." + $0) }),
        let data = try? Data(contentsOf: root.appending(path: path))
      else { continue }
      add(File(path: path, bytes: Array(data)))
    }
  }

  /// Tables that are the same on every machine.
  public init(generated: TableGenerator) {
    for (path, text) in generated.files.sorted(by: { $0.key < $1.key }) { add(File(path: path, bytes: Array(text.utf8))) }
  }

  private mutating func add(_ file: File) {
    if file.path.hasSuffix(".xcstrings") {
      catalogs.append(file)
    } else if !file.path.hasSuffix(".strings") {
      exchange.append(file)
    } else if ["bplist", "<?xml", "<!DOCTYPE plist"].contains(where: { file.bytes.starts(with: $0.utf8) }) {
      propertyLists += 1
    } else {
      strings.append(file)
    }
  }
}
