import LintelModel

/// Joins what is known of one controller's bar from several definitions, a storyboard and code, as far as its title goes.
enum TitlesElsewhere {
  /// - Parameter controllers: Classes that a storyboard titles, whether it says anything of their bars or not.
  static func note(in toolbars: inout [Toolbar], titled controllers: Set<String>) {
    let titled = controllers.union(
      toolbars.filter { $0.kind == .navigationBar && $0.title.isPresent }.compactMap(\.controller))
    for index in toolbars.indices where toolbars[index].kind == .navigationBar && !toolbars[index].title.isPresent {
      if let controller = toolbars[index].controller, titled.contains(controller) {
        toolbars[index].hasTitleElsewhere = true
      }
    }
  }
}
