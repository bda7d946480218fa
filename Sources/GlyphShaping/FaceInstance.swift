internal import CHarfBuzz

/// A face with its axes, features and size set, ready to shape. It may serve any number of tasks.
///
/// Lengths are in font units: one instance serves every text size, unless the font itself changes with the size (an axis
/// `opsz`, or a table `trak`).
package final class FaceInstance: @unchecked Sendable {
  /// An OpenType feature of the whole text: `tnum` set to 1.
  package struct Feature: Hashable, Sendable {
    package var tag: OpenTypeTag
    package var value: Int

    package init(_ tag: OpenTypeTag, _ value: Int = 1) {
      self.tag = tag
      self.value = value
    }
  }

  package let face: Face
  // Immutable once made.
  let font: OpaquePointer
  let features: [hb_feature_t]

  /// HarfBuzz counts in whole numbers: a font unit is this many of them, so that what axes add is not rounded.
  static let fractions = 64

  /// - Parameters:
  ///   - axes: Values of axes; those that the face does not have are left out, and others put within its limits.
  ///   - size: In points; only a font with a tracking table (`trak`) looks at it.
  package init(_ face: Face, axes: [OpenTypeTag: Double] = [:], features: [Feature] = [], size: Double? = nil) {
    self.face = face
    font = hb_font_create(face.face)
    // HarfBuzz's own OpenType functions: no other library is asked, and several tasks may use them.
    hb_ot_font_set_funcs(font)
    let scale = Int32(face.unitsPerEm * Self.fractions)
    hb_font_set_scale(font, scale, scale)
    if let size { hb_font_set_ptem(font, Float(size)) }
    let values = face.axes.compactMap { axis in
      axes[axis.tag].map { hb_variation_t(tag: axis.tag.value, value: Float(min(max($0, axis.least), axis.greatest))) }
    }
    if !values.isEmpty { hb_font_set_variations(font, values, UInt32(values.count)) }
    hb_font_make_immutable(font)
    self.features = features.map {
      hb_feature_t(tag: $0.tag.value, value: UInt32(clamping: $0.value), start: 0, end: .max)
    }
  }

  deinit { hb_font_destroy(font) }
}
