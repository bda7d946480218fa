internal import CHarfBuzz

/// A stretch of a text that runs one way, in one script: what can be shaped at once.
package struct ShapingRun: Hashable, Sendable {
  /// Offsets in UTF-16 units.
  package var range: Range<Int>
  /// ISO 15924.
  package var script: OpenTypeTag
  package var isRightToLeft: Bool

  package init(_ range: Range<Int>, script: OpenTypeTag, isRightToLeft: Bool) {
    self.range = range
    self.script = script
    self.isRightToLeft = isRightToLeft
  }
}

/// Turns text into glyphs. One for each task and language; not to be shared between tasks.
package final class Shaper {
  let buffer: OpaquePointer
  private let language: OpaquePointer?
  /// How the last run was shaped, which is how the next one is, mostly.
  private var plan: ShapingPlan?

  /// - Parameter language: BCP 47; some faces draw a letter differently in one language.
  package init(language: String) {
    buffer = hb_buffer_create()
    // HarfBuzz keeps every language it was ever asked about; there are only so many.
    self.language = hb_language_from_string(language, -1)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The glyphs of a run, in visual order, from the first of `faces` that has each character.
  ///
  /// As in a browser, what the first face cannot draw is cut out, cluster by cluster, and shaped with the next one. A
  /// character that asks for colours (U+FE0F) is left to the first face that has them.
  /// - Parameters:
  ///   - text: The whole text: letters join across the ends of a run.
  ///   - handle: Called for every glyph.
  package func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ run: ShapingRun, faces: [FaceInstance], _ handle: (Glyph) -> Void
  ) {
    guard !faces.isEmpty, run.range.lowerBound >= 0, run.range.upperBound <= text.count, !run.range.isEmpty else { return }
    shape(text, run, faces, from: 0, handle)
  }

  /// How far a run moves the pen with one face, in em; nil if the face lacks a character that is asked about.
  /// - Parameter isLeftOut: For each unit of the run, whether a character that begins there is not asked about and adds
  ///   nothing.
  package func advance(
    _ text: UnsafeBufferPointer<UInt16>, _ run: ShapingRun, face: FaceInstance,
    leavingOut isLeftOut: UnsafeBufferPointer<Bool>
  ) -> Double? {
    precondition(run.range.lowerBound >= 0 && run.range.upperBound <= text.count && isLeftOut.count == run.range.count)
    let glyphs = fill(text, run, face)
    var units = 0
    for place in glyphs.infos.indices {
      let info = glyphs.infos[place]
      if isLeftOut[Int(info.cluster) - run.range.lowerBound] { continue }
      if info.codepoint == 0 { return nil }
      units += Int(glyphs.positions[place].x_advance)
    }
    return Double(units) / Double(face.face.unitsPerEm * FaceInstance.fractions)
  }

  private func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ run: ShapingRun, _ faces: [FaceInstance], from first: Int,
    _ handle: (Glyph) -> Void
  ) {
    let last = faces.count - 1
    var index = first
    while index < last, !faces[index].face.coversAny(of: text, in: run.range) { index += 1 }
    let glyphs = fill(text, run, faces[index])
    let leavesColours =
      index < last && !faces[index].face.isColoured && faces[index...].contains { $0.face.isColoured }
      && text[run.range].contains(0xFE0F)
    if index == last || !leavesColours && !glyphs.infos.contains(where: { $0.codepoint == 0 }) {
      return glyphs.forEach(index, faces[index].face, handle)
    }
    for part in glyphs.parts(of: run, in: text, leavesColours: leavesColours) {
      let stretch = ShapingRun(part.range, script: run.script, isRightToLeft: run.isRightToLeft)
      if part.isMissing {
        shape(text, stretch, faces, from: index + 1, handle)
      } else {
        fill(text, stretch, faces[index]).forEach(index, faces[index].face, handle)
      }
    }
  }

  /// Shapes with one face. What it answers holds until the next call.
  private func fill(_ text: UnsafeBufferPointer<UInt16>, _ run: ShapingRun, _ instance: FaceInstance) -> ShapedGlyphs {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, text.baseAddress, Int32(text.count), UInt32(run.range.lowerBound), Int32(run.range.count))
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script.value))
    hb_buffer_set_language(buffer, language)
    if plan?.fits(run, instance) != true { plan = ShapingPlan(run, instance, buffer) }
    plan?.execute(on: buffer)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    return ShapedGlyphs(
      infos: UnsafeBufferPointer(start: infos, count: Int(count)),
      positions: UnsafeBufferPointer(start: positions, count: Int(count)))
  }
}

/// What HarfBuzz works out once for a face, a script, a language and a direction: which lookups of the face apply.
///
/// `hb_shape` looks for it among all that the face was ever shaped with.
private final class ShapingPlan {
  private let instance: FaceInstance
  private let script: OpenTypeTag
  private let isRightToLeft: Bool
  private let plan: OpaquePointer?

  /// - Parameter buffer: Holds the run, with its script, language and direction.
  init(_ run: ShapingRun, _ instance: FaceInstance, _ buffer: OpaquePointer) {
    self.instance = instance
    script = run.script
    isRightToLeft = run.isRightToLeft
    var properties = hb_segment_properties_t()
    hb_buffer_get_segment_properties(buffer, &properties)
    var axes: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(instance.font, &axes)
    plan = hb_shape_plan_create_cached2(
      instance.face.face, &properties, instance.features, UInt32(instance.features.count), coordinates, axes, nil)
  }

  deinit { hb_shape_plan_destroy(plan) }

  func fits(_ run: ShapingRun, _ instance: FaceInstance) -> Bool {
    instance === self.instance && run.script == script && run.isRightToLeft == isRightToLeft
  }

  func execute(on buffer: OpaquePointer) {
    hb_shape_plan_execute(plan, instance.font, buffer, instance.features, UInt32(instance.features.count))
  }
}

/// What the buffer holds after shaping, in visual order.
private struct ShapedGlyphs {
  let infos: UnsafeBufferPointer<hb_glyph_info_t>
  let positions: UnsafeBufferPointer<hb_glyph_position_t>

  func forEach(_ index: Int, _ face: Face, _ handle: (Glyph) -> Void) {
    let em = 1 / Double(face.unitsPerEm * FaceInstance.fractions)
    for place in infos.indices {
      let (info, position) = (infos[place], positions[place])
      handle(
        Glyph(
          face: index, id: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance) * em,
          xOffset: Double(position.x_offset) * em, yOffset: Double(position.y_offset) * em))
    }
  }

  /// Neighbouring clusters that the face has, and those that it lacks, in visual order.
  func parts(
    of run: ShapingRun, in text: UnsafeBufferPointer<UInt16>, leavesColours: Bool
  ) -> [(range: Range<Int>, isMissing: Bool)] {
    var parts: [(range: Range<Int>, isMissing: Bool)] = []
    var start = 0
    while start < infos.count {
      let cluster = infos[start].cluster
      var end = start
      var isMissing = false
      while end < infos.count, infos[end].cluster == cluster {
        isMissing = isMissing || infos[end].codepoint == 0
        end += 1
      }
      // Where the cluster ends in the text: where the next one begins, which is to the left in right-to-left text.
      let neighbour = run.isRightToLeft ? start - 1 : end
      let limit = infos.indices.contains(neighbour) ? Int(infos[neighbour].cluster) : run.range.upperBound
      let range = Int(cluster)..<max(Int(cluster), limit)
      isMissing = isMissing || leavesColours && text[range].contains(0xFE0F)
      if let previous = parts.last, previous.isMissing == isMissing {
        parts[parts.count - 1].range =
          min(previous.range.lowerBound, range.lowerBound)..<max(previous.range.upperBound, range.upperBound)
      } else {
        parts.append((range, isMissing))
      }
      start = end
    }
    return parts
  }
}

extension Face {
  /// Whether the face has a character of the stretch that counts: joiners and variation selectors go with others.
  func coversAny(of text: UnsafeBufferPointer<UInt16>, in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      var character = UInt32(text[index])
      index += 1
      if character & 0xFC00 == 0xD800, index < range.upperBound, text[index] & 0xFC00 == 0xDC00 {
        character = 0x10000 + (character & 0x3FF) << 10 + UInt32(text[index] & 0x3FF)
        index += 1
      }
      let goesWithOthers = character == 0x200C || character == 0x200D || (0xFE00...0xFE0F).contains(character)
      if !goesWithOthers, covers(character) { return true }
    }
    return false
  }
}
