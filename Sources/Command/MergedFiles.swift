import Foundation
import LintelAudit
import LintelFleet

/// The files that `lintel merge` joins. One that cannot be read is told and left out; two that disagree end it.
struct MergedFiles {
  let files: [String]
  /// What is known of the projects that reports are of.
  let list: ProjectList?
  /// The run that they belong to.
  let run: String

  /// In an order that does not depend on how they were named, each once.
  private var inOrder: [String] { Set(files).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) } }

  /// - Returns: Whether all could be read.
  func join(into database: FleetDatabase) throws -> Bool {
    var merge = FleetMerge(into: database)
    var lines = RowLines()
    var isWhole = true
    var reported: Set<String> = []
    func tell(_ error: any Error) {
      Output.tell("lintel: \(error)\n")
      isWhole = false
    }
    for file in inOrder {
      switch kind(of: file) {
      case .failure(let failure): tell(failure)
      case .success(.sarif): tell(Failure("\(file): found SARIF, expected --output FILE.sarif with it"))
      case .success(.database):
        let source: FleetDatabase
        do { source = try FleetDatabase(reading: file, named: file) } catch {
          tell(error)
          continue
        }
        try merge.add(contentsOf: source, from: file)
      case .success(.rows):
        do { for fault in lines.add(try NamedFile.bytes(of: file), file: file) { tell(fault) } } catch { tell(error) }
      case .success(.report):
        let project = try project(of: file)
        guard reported.insert(project.name).inserted else {
          throw Failure("\(file): found a second report of “\(project.name)”, expected one a project")
        }
        let rows: ProjectRows
        do { rows = try ProjectRows(project, report: NamedFile.bytes(of: file), file: file) } catch {
          tell(error)
          rows = ProjectRows(project, failed: "its report cannot be read")
        }
        try merge.add(rows, run: run, from: file)
      }
    }
    try lines.add(to: &merge)
    for project in list?.projects ?? [] where !reported.contains(project.name) && !merge.has(project.name, run: run) {
      tell(Failure("\(project.name): found no report, expected a file of its name"))
      try merge.add(ProjectRows(project, failed: "there is no report"), run: run, from: "the list")
    }
    for fault in merge.faults { tell(fault) }
    return isWhole
  }

  private func project(of file: String) throws -> ListedProject {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    guard let project = MergeInputs.project(named: name, in: list) else {
      throw Failure(
        "\(file): found no project “\(name)” on the list, expected reports that are called as their projects are")
    }
    return project
  }

  func sarif() throws -> (document: [UInt8], isWhole: Bool) {
    var merge = SARIFMerge()
    var isWhole = true
    for file in inOrder {
      do {
        try merge.add(NamedFile.bytes(of: file), file: file)
      } catch let error as NamedFile.Unreadable {
        Output.tell("lintel: \(error)\n")
        isWhole = false
      }
    }
    return (merge.document, isWhole)
  }

  /// A report that a killed audit left empty is still its project's.
  private func kind(of file: String) -> Result<MergeInputs.Kind, Failure> {
    guard let handle = FileHandle(forReadingAtPath: file) else {
      return .failure(Failure("\(file): cannot be read, expected a database, rows, a report or SARIF"))
    }
    defer { try? handle.close() }
    let start = [UInt8]((try? handle.read(upToCount: 1 << 12)) ?? Data())
    if let kind = MergeInputs.kind(of: start[...]) { return .success(kind) }
    // A table without a row is an empty file, too.
    if start.isEmpty { return .success(file.hasSuffix(".xml") ? .report : .rows) }
    return .failure(Failure("\(file): found none of these, expected a database, rows, a report or SARIF"))
  }
}
