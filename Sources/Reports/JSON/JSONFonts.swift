import LintelModel

extension JSONReport {
  /// What each script is measured with.
  package static func fonts(_ scripts: [ScriptFont]) -> String {
    JSON.array(
      scripts.map { font in
        .object([
          .init("script", font.script), .init("source", font.source.rawValue), .init("face", font.face),
          .init("path", font.path), .init("factor", .number(font.factor)), .init("error", .number(font.error)),
          .init("package", font.package),
        ])
      }
    ).document()
  }
}
