import Foundation
import LintelGlyphShaping
import Testing

/// The faces of `Fixtures/fixture.ttc`, which `Fixtures/make-fonts.py` describes.
enum Fixture {
  static let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/fixture.ttc").path

  static func face(_ index: Int) throws -> Face { try Face(path: path, index: index) }
}

/// The glyphs of a text that is one run.
func glyphs(
  _ text: String, script: OpenTypeTag = "Latn", rightToLeft: Bool = false, language: String = "en", in faces: [FaceInstance],
  range: Range<Int>? = nil
) -> [Glyph] {
  let units = Array(text.utf16)
  var glyphs: [Glyph] = []
  units.withUnsafeBufferPointer { units in
    let run = ShapingRun(range ?? 0..<units.count, script: script, isRightToLeft: rightToLeft)
    Shaper(language: language).shape(units, run, faces: faces) { glyphs.append($0) }
  }
  return glyphs
}

@Suite struct ShapingTests {
  private func width(_ text: String, axes: [OpenTypeTag: Double] = [:], features: [FaceInstance.Feature] = []) throws
    -> Double
  {
    let face = FaceInstance(try Fixture.face(0), axes: axes, features: features)
    return glyphs(text, in: [face]).map(\.advance).reduce(0, +)
  }

  @Test("Advances, kerning and ligatures are the face's, in em")
  func advances() throws {
    #expect(try abs(width("Abc") - 1.6) < 1e-9)
    #expect(try abs(width("AV") - 1.12) < 1e-9)
    #expect(try abs(width("AV", features: [.init("kern", 0)]) - 1.2) < 1e-9)
    #expect(try abs(width("fi") - 0.7) < 1e-9)
    #expect(try abs(width("0", features: [.init("zero")]) - 0.26) < 1e-9)
  }

  @Test("A ligature is one cluster, at the place of its first letter")
  func clusters() throws {
    let shaped = glyphs("afib", in: [FaceInstance(try Fixture.face(0))])
    #expect(shaped.map(\.cluster) == [0, 1, 3])
  }

  @Test("Axes change advances, and values beyond an axis are its ends")
  func axes() throws {
    #expect(try abs(width("a", axes: ["wght": 900]) - 0.6) < 1e-9)
    #expect(try abs(width("a", axes: ["wght": 650]) - 0.55) < 1e-4)
    #expect(try width("a", axes: ["wght": 5000]) == width("a", axes: ["wght": 900]))
    #expect(try abs(width("a", axes: ["opsz": 20]) - 0.475) < 1e-4)
    #expect(try width("a", axes: ["slnt": 20]) == width("a"))
    #expect(try Fixture.face(0).axes.map(\.tag) == ["wght", "opsz"])
  }

  @Test("Arabic letters join within a run, and with the letters beyond its ends")
  func joining() throws {
    let face = [FaceInstance(try Fixture.face(0))]
    func advances(_ text: String, _ range: Range<Int>? = nil) -> [Int] {
      glyphs(text, script: "Arab", rightToLeft: true, language: "ar", in: face, range: range)
        .map { Int(($0.advance * 1000).rounded()) }
    }
    #expect(advances("ب") == [800])
    #expect(advances("ببب") == [400, 200, 300])
    #expect(advances("ببب", 1..<2) == [200])
  }

  @Test("What the first face lacks is taken from the next one, cluster by cluster")
  func fallback() throws {
    let faces = [FaceInstance(try Fixture.face(0)), FaceInstance(try Fixture.face(1))]
    let shaped = glyphs("a א b", in: faces)
    #expect(shaped.map(\.face) == [0, 0, 1, 0, 0])
    #expect(shaped.map { Int(($0.advance * 1000).rounded()) } == [500, 250, 500, 250, 500])
    let hebrew = glyphs("אב ג", script: "Hebr", rightToLeft: true, language: "he", in: faces)
    #expect(hebrew.map(\.cluster) == [3, 2, 1, 0])
    // The space is the first face's, as in a browser.
    #expect(hebrew.map(\.face) == [1, 0, 1, 1])
  }

  @Test("A character that asks for colours is taken from a face that has them")
  func colours() throws {
    let faces = [FaceInstance(try Fixture.face(0)), FaceInstance(try Fixture.face(2))]
    #expect(glyphs("a❤b", in: faces).map(\.face) == [0, 0, 0])
    #expect(glyphs("a❤\u{FE0F}b", in: faces).filter { $0.advance > 0 }.map(\.face) == [0, 1, 0])
    #expect(glyphs("❤\u{FE0F}", in: [faces[0]]).first?.id.isZero == false)
  }

  @Test("What no face has is said, and takes the room of the last one's empty box")
  func missing() throws {
    let faces = [FaceInstance(try Fixture.face(0)), FaceInstance(try Fixture.face(1))]
    let shaped = glyphs("a日", in: faces)
    #expect(shaped.map(\.id.isZero) == [false, true])
    #expect(shaped.last?.face == 1)
  }

  @Test("Ranges outside of a text, halves of pairs and empty texts are no trouble")
  func hostile() throws {
    let faces = [FaceInstance(try Fixture.face(0)), FaceInstance(try Fixture.face(1))]
    #expect(glyphs("ab", in: faces, range: 1..<5).isEmpty)
    #expect(glyphs("", in: faces).isEmpty)
    #expect(glyphs("ab", in: []).isEmpty)
    let half: [UInt16] = [0xD83D, 0x61, 0xDE00]
    var found: [Int] = []
    half.withUnsafeBufferPointer { units in
      let run = ShapingRun(0..<3, script: "Latn", isRightToLeft: false)
      Shaper(language: "no such language, and far too long to be one").shape(units, run, faces: faces) {
        found.append($0.cluster)
      }
    }
    #expect(found == [0, 1, 2])
  }

  @Test("Faces serve several tasks at once")
  func tasks() async throws {
    let faces = [FaceInstance(try Fixture.face(0)), FaceInstance(try Fixture.face(1))]
    let widths = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).reduce(0.0) { sum, _ in sum + glyphs("fAVi א", in: faces).map(\.advance).reduce(0, +) } }
      }
      return await group.reduce(into: Set<Double>()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
  }
}

extension UInt32 {
  fileprivate var isZero: Bool { self == 0 }
}
