import LintelModel
import SwiftSyntax

extension JoinedScreens {
  final class Entry {
    let screen: SwiftUIScreen
    let file: SwiftFile
    /// The screens that this one shows.
    var shown: [Edge] = []
    /// Of these, those that are handed to its view, by the place that makes it and the arm of a branch there.
    var contents: [[Edge]] = []
    /// The screens that show this one.
    var presenters: [Edge] = []

    init(_ screen: SwiftUIScreen, _ file: SwiftFile) { (self.screen, self.file) = (screen, file) }
  }

  struct Edge {
    let entry: Entry
    /// What shows the one in the other, and its arms there.
    let node: ExprSyntax
    let conditions: Conditions
    /// What makes the view whose screen the one is, if its own type does not show it.
    var made: FunctionCallExprSyntax?
    /// The file of the node, if it is not that of who shows it.
    var file: SwiftFile?
  }

  struct Presentation {
    var layers: [Layer]
    var name: String
    /// When the view is shown there.
    var conditions: Conditions
    var isWhole: Bool
    var handed: Place?
    /// What makes the view there; empty where its own type shows it.
    var calls: Set<SyntaxIdentifier>
  }
}
