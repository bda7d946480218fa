extension ObjectiveCReader {
  /// The classes that may be asked for a text where bars are made: what the files name that declare bars, and the headers
  /// of the same names, in which their members are declared. The platform's are none of the project's.
  static func classesNamed(in files: [SourceFile], headers: [SourceFile]) -> Set<String> {
    let declaring = files.filter { mayDeclareBars($0.bytes) }
    let stems = Set(declaring.map { stem(of: $0.path) })
    var found: Set<String> = []
    for file in declaring + headers.filter({ stems.contains(stem(of: $0.path)) }) {
      let bytes = file.bytes
      var index = 0
      while index < bytes.count {
        guard ObjectiveCLexer.isWord(bytes[index]) else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, ObjectiveCLexer.isWord(bytes[index]) { index += 1 }
        guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[start] else { continue }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if !platforms.contains(where: name.hasPrefix) { found.insert(name) }
      }
    }
    return found
  }

  private static let platforms = ["NS", "UI"]

  /// `Settings` of `App/Settings.m`.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
