import LintelDatabase

/// Joins projects of several inputs in one database. The same project may be in several of them, if they say the same of it.
package struct FleetMerge {
  package let target: FleetDatabase
  /// What was found that is not as it was written: its project is in the target as one that could not be audited.
  package private(set) var faults: [FleetFault] = []
  /// By run and project, the input that had it first, and its content.
  private var known: [[String]: (input: String, content: String)] = [:]

  package init(into target: FleetDatabase) { self.target = target }

  /// - Parameter input: What the project is from, for errors.
  package mutating func add(_ project: ProjectRows, run: String, from input: String) throws(FleetFault) {
    let key = [run, project.name]
    let named = run.isEmpty ? "“\(project.name)”" : "“\(project.name)” of the run “\(run)”"
    var project = project
    if !project.isWhole {
      faults.append(FleetFault("\(input): found \(named) with rows missing or changed, expected it as it was written"))
      project = ProjectRows(project.listed, failed: "its rows are not whole")
    }
    if let earlier = known[key] {
      if earlier.content == project.content { return }
      throw FleetFault(
        "found \(named) in \(earlier.input) and with other content in \(input), expected it once; runs of several days have "
          + "names of their own (--run)")
    }
    known[key] = (input, project.content)
    do { try target.add(project, to: run) } catch { throw FleetFault("\(input): \(named) cannot be written: \(error)") }
  }

  /// Takes all that a database holds.
  package mutating func add(contentsOf source: FleetDatabase, from input: String) throws(FleetFault) {
    do {
      for entry in try source.entries {
        let project = try source.rows(of: entry.project, in: entry.run)
        try add(project, run: entry.run, from: input)
      }
    } catch let fault as FleetFault {
      throw fault
    } catch { throw FleetFault("\(input): \(error)") }
  }

  package func has(_ project: String, run: String) -> Bool { known[[run, project]] != nil }

  /// Takes what is in a file of SQLite.
  package mutating func add(database path: String) throws(FleetFault) {
    try add(contentsOf: FleetDatabase(reading: path, named: path), from: path)
  }
}
