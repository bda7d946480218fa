import Foundation

/// Paths from one folder to another, for links between files that are kept together.
enum RelativePath {
  static func of(_ path: String, from folder: String) -> String {
    let (target, base) = (parts(path), parts(folder))
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let way = [String](repeating: "..", count: base.count - shared) + target.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }
}
