import LintelFindings
import LintelModel

/// A text of the project's that may be the name which an item lacks: what an item is called that does the same, else what a table
/// has for what the code does or the symbol means, else what an item with the same image is called.
struct ProposedName {
  let advice: Message
  let evidence: [Evidence]
  /// Whether it is what an item with the same image is called.
  let isOfSameImage: Bool

  /// Nil where the project has none.
  /// - Parameter names: What the project's items are called.
  static func known(for item: Item, on toolbar: Toolbar, of project: Project, _ names: ItemNames) -> ProposedName? {
    let elsewhere = NameElsewhere.known(for: item, on: toolbar, among: names)
    if let elsewhere, elsewhere.isOfSameAction { return ProposedName(elsewhere) }
    if let usual = UsualName.known(for: item, in: toolbar.sourceLocale, of: project) {
      return ProposedName(advice: usual.advice, evidence: [usual.key.evidence], isOfSameImage: false)
    }
    return elsewhere.map { ProposedName($0) }
  }

  private init(_ name: NameElsewhere) {
    self.init(advice: name.advice, evidence: name.evidence, isOfSameImage: !name.isOfSameAction)
  }

  private init(advice: Message, evidence: [Evidence], isOfSameImage: Bool) {
    (self.advice, self.evidence, self.isOfSameImage) = (advice, evidence, isOfSameImage)
  }
}
