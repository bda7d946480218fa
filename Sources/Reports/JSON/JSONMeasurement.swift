import LintelModel

extension JSONReport {
  /// A line of `lintel measure --stdin`, as it was asked.
  package struct MeasureRequest: Hashable, Sendable {
    /// The OS line, echoed the way it was spelled.
    package enum OS: Hashable, Sendable {
      case number(Double)
      case text(String)
    }

    package var text: String
    package var locale: String
    /// In points.
    package var size: Double
    package var weight: FontWeight
    package var platform: String?
    package var os: OS?

    package init(text: String, locale: String, size: Double, weight: FontWeight, platform: String? = nil, os: OS? = nil) {
      self.text = text
      self.locale = locale
      self.size = size
      self.weight = weight
      self.platform = platform
      self.os = os
    }
  }

  /// The answer to a line of `lintel measure --stdin`, on one line without a line break.
  /// - Parameter shown: What is seen of the text, where room was asked for.
  package static func measurement(_ request: MeasureRequest, _ measured: MeasuredText, shown: String? = nil) -> String {
    let os: JSON? =
      switch request.os {
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      case nil: nil
      }
    return JSON.object([
      .init("text", request.text), .init("locale", request.locale), .init("size", .number(request.size)),
      .init("weight", request.weight.rawValue), .init("platform", request.platform), .init("os", os),
      .init("width", .number(measured.width.best.value)), .init("low", .number(measured.width.low.value)),
      .init("high", .number(measured.width.high.value)), .init("graphemes", measured.graphemes),
      .init("source", measured.source.rawValue), .init("shown", shown), .init("runs", .array(measured.runs.map(JSON.run))),
    ]).line()
  }

  /// The answer to a line that could not be read, so that answers stay in step with questions.
  package static func measurementError(line: Int, _ message: String) -> String {
    JSON.object([.init("line", line), .init("error", message)]).line()
  }
}

extension JSON {
  fileprivate static func run(_ run: MeasuredText.Run) -> JSON {
    .object([
      .init("start", run.start), .init("length", run.length), .init("script", run.script),
      .init("direction", run.direction.rawValue), .init("face", run.face), .init("width", .number(run.width.value)),
    ])
  }
}
