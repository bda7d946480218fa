internal import CHarfBuzz

/// A face of a font file. The file is mapped into memory, not read, and may serve any number of tasks.
package final class Face: @unchecked Sendable {
  package enum Failure: Error, Hashable {
    /// There is no such file, or it may not be read.
    case unreadable
    /// No TrueType or OpenType font, or a damaged one.
    case notAFont
    /// The file has only so many faces.
    case noSuchFace(count: Int)
  }

  /// An axis of a variable font.
  package struct Axis: Hashable, Sendable {
    package var tag: OpenTypeTag
    package var least: Double
    package var standard: Double
    package var greatest: Double
  }

  // HarfBuzz's faces may be shared once they are immutable, and sets while they are not written to.
  let face: OpaquePointer
  private let characters: OpaquePointer
  /// Those of the first 65,536 as bits: they are asked about for every letter of every label.
  private let basicCharacters: [UInt64]
  /// Font units an em.
  package let unitsPerEm: Int
  package let axes: [Axis]
  /// Whether it has glyphs of several colours: an emoji face.
  package let isColoured: Bool

  /// - Parameter index: The place of the face in a collection (`.ttc`), from 0.
  package convenience init(path: String, index: Int = 0) throws(Failure) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable }
    try self.init(blob: blob, index: index)
  }

  /// A face of a font file whose bytes are at hand; they are copied.
  package convenience init(bytes: [UInt8], index: Int = 0) throws(Failure) {
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create_or_fail(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob else { throw .notAFont }
    try self.init(blob: blob, index: index)
  }

  /// Takes over the blob.
  private init(blob: OpaquePointer, index: Int) throws(Failure) {
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    guard count > 0 else { throw .notAFont }
    guard (0..<count).contains(index) else { throw .noSuchFace(count: count) }
    guard let face = hb_face_create(blob, UInt32(index)) else { throw .notAFont }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw .notAFont
    }
    hb_face_make_immutable(face)
    self.face = face
    unitsPerEm = Int(hb_face_get_upem(face))
    characters = hb_set_create()
    hb_face_collect_unicodes(face, characters)
    basicCharacters = Self.bits(of: characters)
    axes = Self.axes(of: face)
    isColoured = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
  }

  deinit {
    hb_set_destroy(characters)
    hb_face_destroy(face)
  }

  /// Whether the face has a glyph for a character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { covers(scalar.value) }

  /// The same for a character that is one unit of UTF-16.
  package func covers(_ unit: UInt16) -> Bool { basicCharacters[Int(unit >> 6)] >> UInt64(unit & 63) & 1 != 0 }

  func covers(_ character: UInt32) -> Bool {
    character < 0x1_0000
      ? basicCharacters[Int(character >> 6)] >> UInt64(character & 63) & 1 != 0 : hb_set_has(characters, character) != 0
  }

  /// Whether a space changes nothing beside it, nor is changed: no lookup of the face has it, and nothing but lookups moves
  /// glyphs. Words may then be shaped one by one. Looks through all lookups, which takes about as long as shaping fifty labels.
  package var setsSpacesApart: Bool {
    // Old kerning, and Apple's own tables.
    guard !(["kern", "kerx", "mort", "morx"] as [OpenTypeTag]).contains(where: hasTable) else { return false }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    hb_ot_font_set_funcs(font)
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return false }
    let glyphs = hb_set_create()
    defer { hb_set_destroy(glyphs) }
    // The tables of OpenType that replace glyphs and that move them.
    for table in ["GSUB", "GPOS"] as [OpenTypeTag] {
      for lookup in 0..<hb_ot_layout_table_get_lookup_count(face, table.value) {
        hb_ot_layout_lookup_collect_glyphs(face, table.value, lookup, glyphs, glyphs, glyphs, glyphs)
      }
    }
    return hb_set_has(glyphs, space) == 0
  }

  private func hasTable(_ tag: OpenTypeTag) -> Bool {
    let table = hb_face_reference_table(face, tag.value)
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  private static func bits(of characters: OpaquePointer?) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 0x1_0000 / 64)
    // Before the first one, as HarfBuzz names it.
    var character = hb_codepoint_t.max
    while hb_set_next(characters, &character) != 0, character < 0x1_0000 {
      bits[Int(character >> 6)] |= 1 << UInt64(character & 63)
    }
    return bits
  }

  /// Family and style: `Noto Sans Arabic Regular`.
  package var name: String {
    // 1 is the family's name in OpenType's table, 2 the style's.
    [1, 2].map(text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func text(_ id: hb_ot_name_id_t) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { room in
      var length = UInt32(room.count)
      hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, room.baseAddress)
      return String(decoding: room.prefix(Int(length)).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  private static func axes(of face: OpaquePointer) -> [Axis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      Axis(
        tag: OpenTypeTag(value: $0.tag), least: Double($0.min_value), standard: Double($0.default_value),
        greatest: Double($0.max_value))
    }
  }
}
