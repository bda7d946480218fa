import Foundation
import LintelAudit
import LintelReports

/// One line of `measure --stdin`.
struct MeasureRequest: Decodable {
  var text: String
  var locale: String
  var size: Double
  var weight: String
  var platform: String?
  var os: OS?

  static let allowed =
    "allowed: a size above 0 and up to 10000, weight regular, medium, semibold or bold, platform ios, ipados, macos, visionos, watchos or tvos"

  static func decode(_ line: Data) throws -> MeasureRequest {
    guard String(data: line, encoding: .utf8) != nil else { throw Failure("found bytes that are not UTF-8") }
    do { return try JSONDecoder().decode(MeasureRequest.self, from: line) } catch {
      switch error as? DecodingError {
      case .keyNotFound(let key, _):
        throw Failure("found no \"\(key.stringValue)\"; allowed: text, locale, size, weight, platform, os")
      case .typeMismatch(_, let context):
        throw Failure("\"\(context.codingPath.last?.stringValue ?? "")\" is of the wrong type")
      default: throw Failure("not a JSON object")
      }
    }
  }

  /// - Parameter fit: Points of room, and whether a text without room is cut in the middle.
  func answer(by measurer: MeasureOnRequest, as format: MeasureCommand.Format, fit: (room: Double, inMiddle: Bool)?) throws -> String
  {
    guard AskedLocale.isKnown(locale) else { throw Failure("found locale \"\(locale)\"; allowed: \(AskedLocale.allowed)") }
    guard
      let measured = measurer.measure(text, locale: locale, size: size, weight: weight, platform: platform, os: os?.version)
    else {
      throw Failure(Self.allowed)
    }
    let shown = fit.flatMap {
      measurer.fit(
        text, room: $0.room, locale: locale, size: size, weight: weight, platform: platform, os: os?.version,
        inMiddle: $0.inMiddle)
    }
    guard format == .jsonl else {
      return TextReport.measurement(measured.text, shown: shown, tolerance: MeasureOnRequest.cutTolerance)
    }
    return JSONReport.measurement(
      .init(text: text, locale: locale, size: size, weight: measured.weight, platform: platform, os: os?.echo),
      measured.text,
      shown: shown?.text)
  }

  /// The OS line as a number or a text, as it was spelled.
  enum OS: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    /// Nil for what names none, such as a text of letters.
    var version: Int? {
      switch self {
      case .number(let number): (1...1000).contains(number) ? Int(number) : nil
      case .text(let text): Int(text.prefix { $0.isASCII && $0.isNumber })
      }
    }

    var echo: JSONReport.MeasureRequest.OS {
      switch self {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      }
    }
  }
}
