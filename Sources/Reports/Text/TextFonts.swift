import LintelModel

extension TextReport {
  /// What each script is measured with, a line each, and then what to install.
  package static func fonts(_ scripts: [ScriptFont]) -> String {
    var lines = scripts.map { font in
      let error = "±\(Points(font.error * 100))\u{A0}%"
      let what =
        switch font.source {
        case .systemFont: "\(font.face ?? "") (the system's own)  \(font.path ?? "")"
        case .face: "\(font.face ?? "") × \(font.factor)  \(font.path ?? "")"
        case .embedded:
          font.face.map { "embedded figures of \($0) × \(font.factor)" } ?? "a constant, \(font.factor) em a character"
        case .estimate: "a mean, \(font.factor) em a character; more for short texts"
        }
      return "\(font.script)  \(error)\(String(repeating: " ", count: max(1, 8 - error.count)))\(what)"
    }
    let missing = Dictionary(grouping: scripts.filter { $0.package != nil }, by: { $0.package! })
    if !missing.isEmpty { lines.append("") }
    for package in missing.keys.sorted() {
      lines.append(
        "\(package) would improve \(missing[package]!.map(\.script).joined(separator: " ")): apt-get install \(package)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
