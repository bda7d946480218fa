import LintelReports

extension ProjectRows {
  /// Those of a stored report.
  package init(_ project: ListedProject, report bytes: [UInt8], file: String) throws(FleetFault) {
    do {
      let result = try StoredReport.read(bytes, file: file).result
      self.init(project, result, outcome: Outcome(of: result))
    } catch { throw FleetFault("\(error)") }
  }
}
