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

  /// What a file calls a controller is not seen where the code of a class that it inherits from sets the title.
  static func inherit(_ toolbars: inout [Toolbar], from classes: InheritedBars) {
    let titled = Set(
      toolbars.filter { !$0.isDrawn && !$0.isFragment && $0.kind == .navigationBar && $0.title.isPresent }
        .compactMap(\.controller))
    for index in toolbars.indices where toolbars[index].isDrawn && toolbars[index].title.isPresent {
      guard let controller = toolbars[index].controller,
        classes.ancestors(of: controller).dropFirst().contains(where: titled.contains)
      else { continue }
      toolbars[index].title = .none
      toolbars[index].hasTitleElsewhere = true
    }
  }
}
