import Foundation
import LintelFindings

/// A baseline as a file: a line of JSON that says what it is, then one line an entry, in their order.
///
/// Each line stands for itself, so that version control merges two baselines line by line: lines in any order, and lines that
/// occur twice, are read as what they say.
package enum BaselineFile {
  /// The file is no baseline; the sentence begins with its path.
  package struct Unusable: Error, CustomStringConvertible {
    package var description: String
  }

  private struct Header: Codable {
    var baseline: String
  }

  /// One object, without keys and languages, which releases up to 0.2.0 write.
  private struct Earlier: Codable {
    var schemaVersion: String
    var findings: [Baseline.Entry]
  }

  private static let version = "2.0"

  package static func text(_ baseline: Baseline) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) + "\n" }
    return try line(Header(baseline: version)) + baseline.entries.map(line).joined()
  }

  package static func read(_ path: String) throws(Unusable) -> Baseline {
    let advice = "write one with `lintel baseline PATH --output FILE`"
    guard !path.isEmpty else { throw Unusable(description: "found an empty name, expected a baseline's file; \(advice)") }
    let bytes: [UInt8]
    do { bytes = try NamedFile.bytes(of: path) } catch { throw Unusable(description: "\(error); \(advice)") }
    let decoder = JSONDecoder()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().filter {
      !$0.element.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
    for (index, line) in lines {
      for mark in ["<<<<<<<", "|||||||", "=======", ">>>>>>>"] where line.starts(with: mark.utf8) {
        throw Unusable(
          description:
            "\(path):\(index + 1): found “\(mark)”, which a merge left: keep the lines of both sides, and no such mark")
      }
    }
    // Merged lines may be in any order.
    guard let header = lines.lazy.compactMap({ try? decoder.decode(Header.self, from: Data($0.element)) }).first else {
      if let first = lines.first, (try? decoder.decode(Baseline.Entry.self, from: Data(first.element))) != nil {
        throw Unusable(
          description:
            "\(path):\(first.offset + 1): found an entry of a baseline, and no line {\"baseline\":\"\(version)\"}; \(advice)"
        )
      }
      do { return Baseline(try decoder.decode(Earlier.self, from: Data(bytes)).findings) } catch {
        throw Unusable(description: "\(path): not a baseline: \(explain(error)); \(advice)")
      }
    }
    guard header.baseline == version else {
      throw Unusable(description: "\(path): found a baseline of schema \(header.baseline), expected \(version); \(advice)")
    }
    var entries: [Baseline.Entry] = []
    for (index, line) in lines {
      // The first line of both sides of a merge.
      if (try? decoder.decode(Header.self, from: Data(line))) != nil { continue }
      do { entries.append(try decoder.decode(Baseline.Entry.self, from: Data(line))) } catch {
        throw Unusable(description: "\(path):\(index + 1): not an entry of a baseline: \(explain(error)); \(advice)")
      }
    }
    return Baseline(entries)
  }

  /// One side of a merge, which is empty where that side has none.
  package static func side(_ path: String) throws(Unusable) -> Baseline {
    if let bytes = try? NamedFile.bytes(of: path), bytes.isEmpty { return Baseline([]) }
    return try read(path)
  }

  private static func explain(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "found no member “\(key.stringValue)”"
    case .dataCorrupted: "found no JSON"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): context.debugDescription
    default: "\(error)"
    }
  }
}
