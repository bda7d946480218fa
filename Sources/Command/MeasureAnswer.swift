import LintelAudit
import LintelReports

extension MeasureRequest {
  /// - Parameter fit: Points of room, and whether a text without room is cut in the middle.
  func answer(by measurer: MeasureOnRequest, as format: MeasureCommand.Format, fit: (room: Double, inMiddle: Bool)?) throws
    -> String
  {
    let measured = try measured(by: measurer)
    let shown = fit.flatMap { fitted(by: measurer, room: $0.room, inMiddle: $0.inMiddle) }
    guard format == .jsonl else {
      return TextReport.measurement(measured.text, shown: shown, tolerance: MeasureOnRequest.cutTolerance)
    }
    return JSONReport.measurement(
      .init(text: text, locale: locale, size: size, weight: measured.weight, platform: platform, os: os?.echo),
      measured.text,
      shown: shown?.text)
  }
}

extension MeasureRequest.OS {
  fileprivate var echo: JSONReport.MeasureRequest.OS {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}
