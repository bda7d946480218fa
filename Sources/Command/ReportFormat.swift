import ArgumentParser
import LintelReports

extension ReportFormat: ExpressibleByArgument {
  public init?(argument: String) {
    guard let format = ReportFormat.named(argument) else { return nil }
    self = format
  }

  public var defaultValueDescription: String { name }

  public static var allValueStrings: [String] { all.map(\.name) }
}
