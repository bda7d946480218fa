import Foundation
import LintelModel

/// A row of `Data/published-widths.tsv`.
struct PublishedWidth {
  var text: String
  var locale: String
  var size: Double
  var weight: FontWeight
  var platform: Platform
  var os: Int
  /// In points.
  var width: Double
  /// How far the true width may lie below and above, by the way it was rounded.
  var below: Double
  var above: Double

  var font: Font { Font(size: Points(size), weight: weight, platform: platform, os: OSLine(os)) }

  static func read(_ path: String) throws -> [PublishedWidth] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 10, let size = Double(fields[2]), let weight = FontWeight(rawValue: fields[3]),
        let platform = Platform(rawValue: fields[4]), let os = Int(fields[5]), let width = Double(fields[6]),
        let below = Double(fields[7]), let above = Double(fields[8])
      else { throw Unreadable(line: String(line)) }
      return PublishedWidth(
        text: fields[0], locale: fields[1], size: size, weight: weight, platform: platform, os: os, width: width,
        below: below,
        above: above)
    }
  }

  struct Unreadable: Error { var line: String }
}
