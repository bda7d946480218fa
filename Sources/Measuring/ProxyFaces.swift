internal import LintelGlyphShaping
package import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// The faces of this machine, by script: the system's own where it is installed, or one that replaces it (see
/// `Data/proxy-faces.csv`). Files are opened when a text first needs them. One may serve any number of tasks.
package final class ProxyFaces: Sendable {
  /// No face at all: what needs one is measured by means.
  package static let none = ProxyFaces { _ in nil }

  private let named: [String: String]
  private let find: @Sendable (String) -> String?
  private let known = Guarded<[String: ProxyFace?]>([:])

  /// - Parameters:
  ///   - named: Paths of font files by script, as options name them; they come first.
  ///   - find: The path of an installed font file by its name, nil if there is none.
  package init(named: [String: String] = [:], find: @escaping @Sendable (String) -> String?) {
    self.named = named
    self.find = find
  }

  /// The best face at hand for a script; nil if there is none that can be read.
  func face(for script: String) -> ProxyFace? {
    known.withLock { known in
      if let answer = known[script] { return answer }
      let answer = open(script)
      known[script] = .some(answer)
      return answer
    }
  }

  private func open(_ script: String) -> ProxyFace? {
    if let path = named[script], let face = try? Face(path: path) {
      return ProxyFace(row: Self.row(script, path), path: path, face: face)
    }
    for row in ProxyFaceTable.rows(script: script) {
      for path in row.files.lazy.compactMap(find) {
        if let face = try? Face(path: path) { return ProxyFace(row: row, path: path, face: face) }
      }
    }
    return nil
  }

  /// The calibration of a file that was named: that of the table if it knows the file, else the width as it is, as
  /// little sure as that of any substitute, and bold as in the face that the table has.
  private static func row(_ script: String, _ path: String) -> ProxyFaceRow {
    let rows = ProxyFaceTable.rows(script: script)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return rows.first { $0.files.contains(name) }
      ?? ProxyFaceRow(
        script: script, files: [name], origin: .proxy, package: nil, factor: 1, bold: rows.last?.bold ?? 1.09, error: 0.12)
  }

  /// What each script is measured with here, Latin first.
  package var scripts: [ScriptFont] {
    var seen: Set<String> = []
    let shaped = ProxyFaceTable.rows.map(\.script).filter { seen.insert($0).inserted }
    return shaped.map(scriptFont) + ["Hani", "Hira", "Kana", "Hang"].map(scriptFont)
  }

  private func scriptFont(_ script: String) -> ScriptFont {
    let package = ProxyFaceTable.rows(script: script).compactMap(\.package).first
    if let face = face(for: script) {
      return ScriptFont(
        script: script, source: face.row.origin == .system ? .systemFont : .face, face: face.name, path: face.path,
        factor: face.row.factor, error: face.row.error)
    }
    if ["Latn", "Grek", "Cyrl"].contains(script) {
      return ScriptFont(
        script: script, source: .embedded, face: AdvanceTable.interRegular.name, factor: Calibration.text,
        error: Calibration.error(Font(size: 17)))
    }
    let mean = ScriptWidths.width(script: script, language: "", font: Font(size: 17))
    return ScriptFont(
      script: script, source: mean.isUniform ? .embedded : .estimate, factor: mean.em, error: mean.error, package: package)
  }
}
