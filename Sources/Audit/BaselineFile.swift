import Foundation
import LintelFindings

/// A baseline as a JSON file.
package enum BaselineFile {
  /// The file is no baseline; the sentence begins with its path.
  package struct Unusable: Error, CustomStringConvertible {
    package var description: String
  }

  package static func text(_ baseline: Baseline) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(baseline), as: UTF8.self) + "\n"
  }

  package static func read(_ path: String) throws(Unusable) -> Baseline {
    let advice = "write one with `lintel baseline`"
    let data: Data
    do { data = Data(try NamedFile.bytes(of: path)) } catch { throw Unusable(description: "\(error); \(advice)") }
    do { return try JSONDecoder().decode(Baseline.self, from: data) } catch {
      throw Unusable(description: "\(path): not a baseline: \(explain(error)); \(advice)")
    }
  }

  private static func explain(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "found no member “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
  }
}
