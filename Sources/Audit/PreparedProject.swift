import LintelInputs
import LintelModel

/// What everything else of an audit begins with: a project with the facts of its texts, and its tables in all their languages.
struct PreparedProject: Sendable {
  let project: Project
  let families: [TableFamily]

  /// - Parameter memory: What an audit with the same options made of another state of the project.
  init(_ project: Project, memory: Memory?) async {
    self.project = await FactWriting.written(onto: project, memory: memory)
    families = TableFamily.all(in: self.project)
  }
}
