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

  /// The title of a controller that is a tab with no navigation bar around names the tab, and code that sets nothing else makes
  /// no bar. A text that no table has is left, lest it be lost.
  static func leaveOutTabs(_ classes: Set<String>, of toolbars: inout [Toolbar]) {
    guard !classes.isEmpty else { return }
    toolbars.removeAll { bar in
      bar.kind == .navigationBar && !bar.isDrawn && !bar.isOfOutlets && bar.items.isEmpty && bar.title.key != nil
        && bar.controller.map(classes.contains) ?? false
    }
  }

  /// What a class puts in the title's place may be there on the bars of the classes that inherit from it, whatever file or
  /// language says their titles.
  static func noteTitleViews(in toolbars: inout [Toolbar], from classes: InheritedBars) {
    var owners: [String: String] = [:]
    for bar in toolbars {
      guard let owner = bar.controller else { continue }
      for heir in bar.heirsOfTitleView where owners[heir] == nil { owners[heir] = owner }
    }
    for index in toolbars.indices where toolbars[index].kind == .navigationBar && toolbars[index].titleViewIsOf == nil {
      guard let controller = toolbars[index].controller else { continue }
      toolbars[index].titleViewIsOf =
        owners[controller] ?? classes.ownerOfTitleView(among: classes.ancestors(of: controller).dropFirst())
    }
  }

  /// Code of a base class that measures texts as it fills the bar does so on the bars of the classes that inherit from it, too.
  static func noteMeasuring(in toolbars: inout [Toolbar], by classes: InheritedBars) {
    guard !classes.measuring.isEmpty else { return }
    for index in toolbars.indices where toolbars[index].kind == .navigationBar && toolbars[index].roomIsDecidedAt == nil {
      toolbars[index].roomIsDecidedAt = toolbars[index].controller.flatMap {
        classes.placeOfMeasuring(among: classes.ancestors(of: $0))
      }
    }
  }

  /// A toolbar at the bottom is on the screen that the controller's navigation bar titles, also one that code keeps in a variable of
  /// its own. Of several titles, none is it.
  static func tellBottoms(in toolbars: inout [Toolbar]) {
    let titled = toolbars.filter {
      $0.kind == .navigationBar && !$0.isFragment && $0.title.isPresent && $0.controller != nil
    }
    let titles = Dictionary(grouping: titled) { $0.controller ?? "" }.compactMapValues { bars -> String? in
      let said = Set(bars.map(\.saidTitle))
      return said.count == 1 ? said.first ?? nil : nil
    }
    for index in toolbars.indices where toolbars[index].kind == .toolbar && !toolbars[index].title.isPresent {
      toolbars[index].screenTitle = (toolbars[index].controller ?? toolbars[index].screenType).flatMap { titles[$0] }
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

extension Toolbar {
  /// The title in the source language; nil where nothing of it is known but an expression, or the key of a text that no
  /// table has.
  fileprivate var saidTitle: String? {
    guard title.state != .unresolved, let said = title.shown(in: sourceLocale) else { return nil }
    let isKey = said == title.key && said.contains { $0 == "." || $0 == "_" } && !said.contains(where: \.isWhitespace)
    return isKey ? nil : said
  }
}
