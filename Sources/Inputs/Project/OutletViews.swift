import LintelModel

/// Gives items that code puts a view of Interface Builder's in the width that the file gives the view.
struct OutletViews {
  let views: [DefinitionFile.View]
  /// What classes inherit from, as far as it is known.
  let classes: InheritedBars

  func tell(_ toolbars: inout [Toolbar]) {
    let byProperty = Dictionary(grouping: views, by: \.property)
    for bar in toolbars.indices {
      for index in toolbars[bar].items.indices {
        guard let outlet = toolbars[bar].items[index].viewOutlet else { continue }
        toolbars[bar].items[index].viewOutlet = nil
        guard toolbars[bar].items[index].fixedWidth == nil, let controller = toolbars[bar].controller else { continue }
        let own = (byProperty[outlet] ?? []).filter { classes.ancestors(of: $0.controller).contains(controller) }
        // Several files, or classes that inherit from this one, may have another one.
        guard let first = own.first, own.allSatisfy({ $0.width == first.width }) else { continue }
        toolbars[bar].items[index].fixedWidth = first.width
        toolbars[bar].items[index].fixedWidthIsFrom = first.location
      }
    }
  }
}
