import LintelInputs
import LintelModel

/// What everything else of an audit begins with: a project with the facts of its texts, and its tables in all languages that
/// people read.
struct PreparedProject: Sendable {
  private(set) var project: Project
  let families: [TableFamily]

  /// - Parameter memory: What an audit with the same options made of another state of the project.
  init(_ project: Project, memory: Memory?) async {
    self.project = await FactWriting.written(onto: project, memory: memory)
    StaleKeyUses.write(onto: &self.project)
    families = TableFamily.all(in: self.project.withoutPseudolanguages())
  }

  /// The same after a change: with what its tables held before, and the texts of bars whose key the change deleted.
  func beside(_ before: PreparedProject) -> PreparedProject {
    let texts = EarlierTextSearch.texts(of: before.project, before.families, beside: project, families)
    var changed = self
    changed.project = RestoredTexts.restored(in: project, from: before.project, texts)
    changed.project.earlier = texts
    return changed
  }
}
