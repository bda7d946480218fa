import LintelFindings
import LintelModel

/// Where the heading of a cause leads: to its worst finding. Those of the first causes are on the page for every reader; others
/// wait in an island for the page's script, so that a reader without scripts is led to their bar or table.
struct CauseWay {
  let model: PageModel
  /// From 0.
  let number: Int
  let worst: Finding

  var attributes: [Markup.Attribute] {
    let goal = model.anchor(of: worst) ?? "toolbars"
    guard number >= PageModel.causesInFull, let section else { return [.href(to: goal)] }
    return [.href(to: section), .init("data-finding", goal)]
  }

  private var section: String? {
    if let part = worst.toolbar.flatMap(model.part(of:)) { return part.anchor }
    return model.table(named: worst.nameOfSection)?.anchor
  }
}

extension Finding {
  /// What the section is called where the page tells what is on no bar: the table, else the file.
  var nameOfSection: String { table ?? location?.file ?? "" }
}
