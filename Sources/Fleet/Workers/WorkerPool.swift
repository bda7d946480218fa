import Foundation
import LintelReports

/// Audits many projects, as many at a time as there are workers, and hands over the rows of each as it is done.
package struct WorkerPool: Sendable {
  package var worker: Worker
  /// How many audits run at a time.
  package var jobs: Int
  /// Where reports are until they are read; a folder of its own for each project.
  package var folder: String
  /// Where pages are kept, if they are wanted.
  package var pages: String?

  package init(worker: Worker, jobs: Int, folder: String, pages: String? = nil) {
    self.worker = worker
    self.jobs = jobs
    self.folder = folder
    self.pages = pages
  }

  /// A project whose audit has ended, in one way or the other.
  package struct Done: Sendable {
    package var project: ListedProject
    package var rows: ProjectRows
    package var outcome: Outcome
  }

  /// - Parameters:
  ///   - root: The folder that paths count from.
  ///   - tell: is told what is tried again, and of which project.
  ///   - take: is handed each project as soon as it is done: the first to end comes first.
  package func audit(
    _ projects: [ListedProject], below root: String, tell: @escaping @Sendable (String) -> Void,
    take: (Done) throws(FleetFault) -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Done.self) { group in
      var rest = projects.enumerated().makeIterator()
      func start() {
        guard let (number, project) = rest.next() else { return }
        group.addTask { await audit(project, number: number, below: root, tell: tell) }
      }
      for _ in 0..<max(1, jobs) { start() }
      while let done = try await group.next() {
        start()
        try take(done)
      }
    }
  }

  private func audit(
    _ project: ListedProject, number: Int, below root: String, tell: @Sendable (String) -> Void
  ) async -> Done {
    let own = "\(folder)/\(number)"
    defer { try? FileManager.default.removeItem(atPath: own) }
    let path = project.path.hasPrefix("/") || root.isEmpty ? project.path : "\(root)/\(project.path)"
    let answer = await worker.audit(path, into: own) { tell("\(project.name): \($0)") }
    func failed(_ reason: String) -> Done {
      Done(project: project, rows: ProjectRows(project, failed: reason), outcome: Outcome(code: 2, reason: reason))
    }
    switch answer {
    case .killed(let how): return failed("the worker was \(how)")
    case .timedOut: return failed("the audit took longer than --timeout allows")
    case .unstarted(let why): return failed(why)
    case .ended(let code, let complaint):
      let report = own + "/audit.xml"
      guard let bytes = FileManager.default.contents(atPath: report) else {
        return failed(code == 2 ? complaint.replacing(path, with: project.path) : "the worker wrote no report")
      }
      do {
        let result = try StoredReport.read([UInt8](bytes), file: "its report").result
        let outcome = Outcome(worker: code, of: result)
        keepPage(of: project, from: own)
        return Done(project: project, rows: ProjectRows(project, result, outcome: outcome), outcome: outcome)
      } catch { return failed("\(error)") }
    }
  }

  private func keepPage(of project: ListedProject, from folder: String) {
    guard let pages else { return }
    let page = "\(pages)/\(PageAddress.file(of: project.name))"
    try? FileManager.default.removeItem(atPath: page)
    try? FileManager.default.moveItem(atPath: folder + "/audit.html", toPath: page)
  }
}
