import LintelInputs
import LintelModel

/// Puts each translated table beside its source.
enum TableStage {
  static func tables(of project: Project) -> [TableInLocale] { TableFamilies.tables(of: project) }
}
