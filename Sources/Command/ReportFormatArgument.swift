import ArgumentParser
import LintelReports

extension ReportFormat: ExpressibleByArgument {
  package init?(argument: String) {
    guard let format = ReportFormat.named(argument) else { return nil }
    self = format
  }

  package var defaultValueDescription: String { name }

  package static var allValueStrings: [String] { all.map(\.name) }
}
