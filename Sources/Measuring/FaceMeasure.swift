internal import LintelGlyphShaping
package import LintelModel
internal import LintelUnicodeText

/// A face of a font file that was named to measure with.
package struct FaceFile: Hashable, Sendable {
  package var path: String
  /// The place of the face in a collection (`.ttc`), from 0.
  package var index: Int
  /// The locales whose texts it serves, by the beginning of their ids; empty for all.
  package var locales: [String]
  /// Whether a weight is a value of its axis `wght`.
  package var isVariable: Bool

  package init(path: String, index: Int = 0, locales: [String] = [], isVariable: Bool = false) {
    self.path = path
    self.index = index
    self.locales = locales
    self.isVariable = isVariable
  }

  /// Why nothing can be measured with the file; nil if it can.
  package var reasonToReject: String? {
    do throws(Face.Failure) { _ = try Face(path: path, index: index) } catch { return reason(error) }
    return nil
  }

  fileprivate func reason(_ failure: Face.Failure) -> String {
    switch failure {
    case .unreadable: "found no file that can be read"
    case .notAFont: "found no OpenType or TrueType font"
    case .noSuchFace(let count): "found \(count) faces, asked for index \(index)"
    }
  }

  func serves(_ locale: String) -> Bool {
    locales.isEmpty || locales.contains { locale == $0 || locale.hasPrefix($0 + "-") }
  }
}

/// Measures with exactly the faces it is given, in their order, unscaled and without tracking: what a browser answers for the
/// same font files, so that anyone can check the shaping. Not to be shared between tasks.
///
/// As browsers do, a face with an axis `opsz` is set at the text's size.
package final class FaceMeasure {
  /// Says which file is none that can be measured with.
  package struct Unreadable: Error, CustomStringConvertible {
    package var description: String
  }

  private struct Size: Hashable {
    var points: Double
    var weight: FontWeight
    var locale: String
  }

  private let files: [FaceFile]
  private let faces: [Face]
  private let itemizer = Itemizer()
  private var shapers: [String: Shaper] = [:]
  private var instances: [Size: [FaceInstance]] = [:]

  package init(_ files: [FaceFile]) throws {
    self.files = files
    faces = try files.map { file in
      do throws(Face.Failure) { return try Face(path: file.path, index: file.index) } catch {
        throw Unreadable(description: "\(file.path): \(file.reason(error))")
      }
    }
  }

  /// The width of a text on one line; tabs and line breaks count as spaces.
  /// - Parameter locale: BCP 47, as the file spells those that a face serves.
  package func measure(_ text: String, locale: String, size: Double, weight: FontWeight) -> MeasuredText {
    let size = Size(points: size, weight: weight, locale: locale)
    let instances = instances(size)
    let units = text.utf16.map { (0x09...0x0D).contains($0) ? 0x20 : $0 }
    var runs: [MeasuredText.Run] = []
    units.withUnsafeBufferPointer { units in
      itemizer.forEachRun(units, isRightToLeft: LocaleName.isRightToLeft(locale)) { run in
        var em = 0.0
        var used: [Int] = []
        shaper(locale).shape(units, ShapingRun(run), faces: instances) { glyph in
          em += glyph.advance
          if !used.contains(glyph.face) { used.append(glyph.face) }
        }
        runs.append(
          MeasuredText.Run(
            start: run.start, length: run.length, script: run.script,
            direction: run.isRightToLeft ? .rightToLeft : .leftToRight,
            face: used.map { instances[$0].face.name }.joined(separator: ", "), width: Points(em * size.points)))
      }
    }
    return MeasuredText(
      text: text, width: Width(exactly: runs.reduce(0) { $0 + $1.width }), source: .face, runs: runs)
  }

  private func shaper(_ locale: String) -> Shaper {
    if let shaper = shapers[locale] { return shaper }
    let shaper = Shaper(language: locale)
    shapers[locale] = shaper
    return shaper
  }

  private func instances(_ size: Size) -> [FaceInstance] {
    if let known = instances[size] { return known }
    let made = zip(files, faces).filter { $0.0.serves(size.locale) }.map { file, face in
      FaceInstance(
        face, axes: file.isVariable ? ["opsz": size.points, "wght": size.weight.axisValue] : ["opsz": size.points])
    }
    instances[size] = made
    return made
  }
}

extension ShapingRun {
  init(_ run: Itemizer.Run) {
    self.init(
      run.start..<run.start + run.length, script: OpenTypeTag(value: run.scriptTag), isRightToLeft: run.isRightToLeft)
  }
}

extension FontWeight {
  /// The value of an axis `wght`.
  var axisValue: Double {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
