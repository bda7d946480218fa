import LintelModel
import SwiftSyntax

extension ControllerBars {
  /// Tells whose title view may be on a controller's bar, and on whose bars its own may be: code of a base class runs for all
  /// that inherit from it, and in which file that is nothing of theirs says.
  func tellTitleView(_ bar: inout Toolbar, of owner: BarOwner, _ placements: [SlotAssignment]) {
    guard owner.variable == nil, let file = reading.project.file(at: owner.file),
      // What extends the platform's class, or a protocol, is there where somebody calls it.
      reading.project.declarations(of: owner.type, near: file).contains(where: { $0.node.is(ClassDeclSyntax.self) })
    else { return }
    if placements.contains(where: { $0.slot == .titleView && !$0.isFromOutside && !$0.value.isNothing }) {
      bar.heirsOfTitleView = Set(reading.project.heirs(of: owner.type))
    } else {
      let ancestors = reading.ancestors(of: owner.type, near: file).dropFirst()
      bar.titleViewIsOf = reading.project.inherited.ownerOfTitleView(among: ancestors)
    }
  }
}
