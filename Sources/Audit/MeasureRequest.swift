import Foundation
import LintelModel

/// One line of `measure --stdin`.
package struct MeasureRequest: Decodable, Sendable {
  package var text: String
  package var locale: String
  /// In points.
  package var size: Double
  package var weight: String
  package var platform: String?
  package var os: OS?

  /// Why a request is not answered: what was found, and what is allowed.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    package var description: String
    init(_ description: String) { self.description = description }
  }

  package init(text: String, locale: String, size: Double, weight: String, platform: String? = nil, os: OS? = nil) {
    self.text = text
    self.locale = locale
    self.size = size
    self.weight = weight
    self.platform = platform
    self.os = os
  }

  private static let allowed =
    "allowed: a size above 0 and up to 10000, weight regular, medium, semibold or bold, platform ios, ipados, macos, visionos, watchos or tvos"

  package static func decode(_ line: Data) throws(Refusal) -> MeasureRequest {
    guard String(data: line, encoding: .utf8) != nil else { throw Refusal("found bytes that are not UTF-8") }
    do { return try JSONDecoder().decode(MeasureRequest.self, from: line) } catch {
      switch error as? DecodingError {
      case .keyNotFound(let key, _):
        throw Refusal("found no \"\(key.stringValue)\"; allowed: text, locale, size, weight, platform, os")
      case .typeMismatch(_, let context):
        throw Refusal("\"\(context.codingPath.last?.stringValue ?? "")\" is of the wrong type")
      default: throw Refusal("not a JSON object")
      }
    }
  }

  package func measured(by measurer: MeasureOnRequest) throws(Refusal) -> (text: MeasuredText, weight: FontWeight) {
    guard AskedLocale.isKnown(locale) else { throw Refusal("found locale \"\(locale)\"; allowed: \(AskedLocale.allowed)") }
    guard
      let measured = measurer.measure(text, locale: locale, size: size, weight: weight, platform: platform, os: os?.version)
    else { throw Refusal(Self.allowed) }
    return measured
  }

  /// What is seen of the text in so many points.
  package func fitted(by measurer: MeasureOnRequest, room: Double, inMiddle: Bool) -> MeasuredText? {
    measurer.fit(
      text, room: room, locale: locale, size: size, weight: weight, platform: platform, os: os?.version, inMiddle: inMiddle)
  }

  /// The OS line as a number or a text, as it was spelled.
  package enum OS: Decodable, Sendable {
    case number(Double)
    case text(String)

    package init(from decoder: any Decoder) throws {
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
  }
}
