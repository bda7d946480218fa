internal import LintelGlyphShaping
internal import LintelModel

/// Who shapes a run: the faces that may, in their order, as a font sets them.
final class RunShaping {
  let shaper: Shaper
  let faces: [ProxyFace]
  let instances: [FaceInstance]
  /// Whether the first face is the system's own, so that the advance table is not asked.
  let takesPlain: Bool
  let dependsOnFont: Bool
  /// The words of the only face, where it takes just what the advance table has not.
  let words: WordAdvances?

  init(shaper: Shaper, faces: [ProxyFace], font: Font, takesPlain: Bool) {
    self.shaper = shaper
    self.faces = faces
    instances = faces.map { $0.instance(for: font) }
    self.takesPlain = takesPlain
    dependsOnFont = faces.contains { $0.dependsOnFont }
    words =
      takesPlain || faces.count != 1 ? nil : WordAdvances(shaper: shaper, face: faces[0], instance: instances[0])
  }
}
