import Foundation
import LintelGlyphShaping
import Testing

@Suite struct FaceTests {
  @Test("A face of a collection is chosen by its place")
  func collection() throws {
    #expect(try Fixture.face(0).name == "Lintel Fixture Regular")
    #expect(try Fixture.face(1).name == "Lintel Second Regular")
    #expect(try Fixture.face(1).unitsPerEm == 2048)
    #expect(try Fixture.face(0).covers("A") && !Fixture.face(1).covers("A"))
    #expect(try Fixture.face(1).covers("א") && !Fixture.face(0).covers("א"))
  }

  @Test("A face with layers of colour is known as one")
  func colour() throws {
    #expect(try (0..<3).map { try Fixture.face($0).isColoured } == [false, false, true])
  }

  @Test("What is no face says why")
  func failures() {
    #expect(throws: Face.Failure.noSuchFace(count: 3)) { try Fixture.face(3) }
    #expect(throws: Face.Failure.noSuchFace(count: 3)) { try Fixture.face(-1) }
    #expect(throws: Face.Failure.unreadable) { try Face(path: "/no/such/file.ttf") }
    #expect(throws: Face.Failure.notAFont) { try Face(bytes: Array("no font at all".utf8)) }
    #expect(throws: Face.Failure.notAFont) { try Face(bytes: []) }
  }

  @Test("A face cut short, or with bytes changed, is refused or shapes something, and never crashes")
  func damaged() throws {
    let whole = [UInt8](try Data(contentsOf: URL(filePath: Fixture.path)))
    for length in stride(from: 0, to: whole.count, by: 61) { try shape(Array(whole.prefix(length))) }
    for place in stride(from: 0, to: whole.count, by: 37) {
      var bytes = whole
      bytes[place] ^= 0xFF
      try shape(bytes)
    }
  }

  @Test("A face of which a lookup has the space does not set it apart")
  func spaces() throws {
    #expect(try Fixture.face(0).setsSpacesApart && Fixture.face(1).setsSpacesApart)
    // It has no space.
    #expect(try !Fixture.face(2).setsSpacesApart)
    let path = Fixture.path.replacing("fixture.ttc", with: "spaced.ttf")
    #expect(try !Face(path: path).setsSpacesApart)
  }

  private func shape(_ bytes: [UInt8]) throws {
    guard let face = try? Face(bytes: bytes) else { return }
    _ = face.setsSpacesApart
    let text = "AVfi ببب"
    let shaped = glyphs(text, in: [FaceInstance(face, axes: ["wght": 700])])
    #expect(shaped.allSatisfy { text.utf16.indices.count > $0.cluster && $0.cluster >= 0 && $0.face == 0 })
    _ = Outline().path(shaped, faces: [FaceInstance(face)], size: 17)
  }

  @Test("Outlines are paths of SVG, glyph after glyph, with y downwards")
  func outlines() throws {
    let faces = [FaceInstance(try Fixture.face(0))]
    let path = Outline().path(glyphs("a b", in: faces), faces: faces, size: 10, x: 1, baseline: 20)
    #expect(path == "M1.5 20L1.5 13Q3.5 12 5.5 13L5.5 20L1.5 20ZM9 20L9 13Q11 12 13 13L13 20L9 20Z")
    #expect(Outline().path(glyphs(" ", in: faces), faces: faces, size: 10) == "")
  }
}
