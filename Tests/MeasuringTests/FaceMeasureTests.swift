import Foundation
import LintelMeasuring
import LintelModel
import Testing

/// The faces that `Tests/GlyphShapingTests/Fixtures/make-fonts.py` describes.
enum FixtureFaces {
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../GlyphShapingTests/Fixtures/fixture.ttc").standardizedFileURL.path
}

@Suite struct FaceMeasureTests {
  private let path = FixtureFaces.path

  @Test("A text measures as wide as the named faces say, without factor or tracking")
  func exact() throws {
    let measure = try FaceMeasure([FaceFile(path: path, index: 1), FaceFile(path: path)])
    let measured = measure.measure("aAV א", locale: "en", size: 10, weight: .semibold)
    // 2048 of 2048 units an em; the letters A and V with their kerning; the first face's space; alef.
    #expect(abs(measured.width.best.value - (10 + 11.2 + 100 / 204.8 + 5)) < 1e-6)
    #expect(measured.width.low == measured.width.high)
    #expect(measured.source == .face)
    #expect(measured.runs.map(\.script) == ["Latn", "Hebr"])
    #expect(measured.runs.last?.face == "Lintel Second Regular")
  }

  @Test("Size and weight are axes' values, where there are axes and the face says so")
  func axes() throws {
    func width(_ isVariable: Bool, size: Double, weight: FontWeight) throws -> Double {
      try FaceMeasure([FaceFile(path: path, isVariable: isVariable)])
        .measure("a", locale: "en", size: size, weight: weight).width.best.value
    }
    #expect(try abs(width(false, size: 20, weight: .bold) - 20 * 0.475) < 0.001)
    #expect(try abs(width(true, size: 10, weight: .bold) - 10 * 0.56) < 0.001)
  }

  @Test("A face serves the locales it is named for")
  func locales() throws {
    let measure = try FaceMeasure([FaceFile(path: path, index: 1, locales: ["he", "zh-CN"]), FaceFile(path: path)])
    func width(_ locale: String) -> Double {
      measure.measure("a", locale: locale, size: 10, weight: .regular).width.best.value
    }
    #expect([width("he"), width("he-IL"), width("zh-CN"), width("zh"), width("hex")] == [10, 10, 10, 5, 5])
  }

  @Test("Which file is no face, and why, is said")
  func failures() {
    #expect { try FaceMeasure([FaceFile(path: path, index: 7)]) } throws: {
      "\($0)" == "\(path): found 3 faces, asked for index 7"
    }
    #expect { try FaceMeasure([FaceFile(path: "/no/such.ttf")]) } throws: {
      "\($0)" == "/no/such.ttf: found no file that can be read"
    }
    #expect { try FaceMeasure([FaceFile(path: #filePath)]) } throws: {
      "\($0)" == "\(#filePath): found no OpenType or TrueType font"
    }
  }
}
