internal import LintelGlyphShaping
internal import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// A face at hand that a script is measured with.
final class ProxyFace: Sendable {
  let row: ProxyFaceRow
  let path: String
  let face: Face
  let name: String
  /// Whether its words may be shaped one by one.
  let setsSpacesApart: Bool
  private let hasSizes: Bool
  private let hasWeights: Bool
  private let instances = Guarded<[Font: FaceInstance]>([:])

  init(row: ProxyFaceRow, path: String, face: Face) {
    self.row = row
    self.path = path
    self.face = face
    name = face.name
    setsSpacesApart = face.setsSpacesApart
    // The system's own faces carry their tracking by size.
    hasSizes = row.origin == .system
    hasWeights = face.axes.contains { $0.tag == "wght" }
  }

  /// Whether its advances change with the text's size or weight by more than a factor.
  var dependsOnFont: Bool { hasSizes || hasWeights }

  /// The face as a font sets it. One instance serves all sizes, unless the face changes with them.
  func instance(for font: Font) -> FaceInstance {
    let key = Font(size: hasSizes ? font.size : 0, weight: hasWeights ? font.weight : .regular)
    return instances.withLock { instances in
      if let known = instances[key] { return known }
      // A catalogue of sizes is short; one that is made up gains nothing.
      if instances.count >= 256 { instances.removeAll() }
      let made = FaceInstance(
        face, axes: hasSizes ? ["wght": key.weight.axisValue, "opsz": key.size.value] : ["wght": key.weight.axisValue],
        size: hasSizes ? key.size.value : nil)
      instances[key] = made
      return made
    }
  }

  /// From the advance of the instance to the system's: the calibration, and the weight where the face has no axis for it.
  func factor(_ weight: FontWeight) -> Double {
    row.factor * (hasWeights ? 1 : 1 + (row.bold - 1) * weight.shareOfBold)
  }
}

extension FontWeight {
  /// How far the weight is from regular to bold.
  fileprivate var shareOfBold: Double { (axisValue - FontWeight.regular.axisValue) / (FontWeight.bold.axisValue - 400) }
}
