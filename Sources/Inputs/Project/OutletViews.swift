import LintelModel

/// Gives items that code puts a view of Interface Builder's in the width that the file gives the view.
struct OutletViews {
  let views: [DefinitionFile.View]
  /// What classes inherit from, as far as it is known.
  let classes: InheritedBars

  private struct Outlet: Hashable {
    var controller: String
    var property: String
  }

  /// The views that an outlet may lead to: several files, or classes that inherit from this one, may have another one.
  private struct Held {
    let first: DefinitionFile.View
    var areAlike = true
  }

  func tell(_ toolbars: inout [Toolbar]) {
    let held = held(by: Self.outlets(of: toolbars))
    for bar in toolbars.indices {
      for index in toolbars[bar].items.indices {
        guard let outlet = toolbars[bar].items[index].viewOutlet else { continue }
        toolbars[bar].items[index].viewOutlet = nil
        guard toolbars[bar].items[index].fixedWidth == nil, let controller = toolbars[bar].controller,
          let own = held[Outlet(controller: controller, property: outlet)], own.areAlike
        else { continue }
        toolbars[bar].items[index].fixedWidth = own.first.width
        toolbars[bar].items[index].fixedWidthIsFrom = own.first.location
      }
    }
  }

  private static func outlets(of toolbars: [Toolbar]) -> Set<Outlet> {
    var found: Set<Outlet> = []
    for bar in toolbars {
      guard let controller = bar.controller else { continue }
      for item in bar.items {
        if let property = item.viewOutlet { found.insert(Outlet(controller: controller, property: property)) }
      }
    }
    return found
  }

  /// Views are gone through once: items times views would be too many.
  private func held(by outlets: Set<Outlet>) -> [Outlet: Held] {
    var found: [Outlet: Held] = [:]
    var ancestors: [String: [String]] = [:]
    for view in views {
      let types = ancestors[view.controller] ?? classes.ancestors(of: view.controller)
      ancestors[view.controller] = types
      for type in types {
        let outlet = Outlet(controller: type, property: view.property)
        guard outlets.contains(outlet) else { continue }
        if let known = found[outlet] {
          if known.first.width != view.width { found[outlet]?.areAlike = false }
        } else {
          found[outlet] = Held(first: view)
        }
      }
    }
    return found
  }
}
