import LintelModel
import Yams

/// Reads one item of a toolbar.
struct YAMLItem {
  static let members = [
    "id", "kind", "label", "paletteLabel", "toolTip", "accessibilityLabel", "symbol", "image", "systemItem", "placement",
    "group", "priority", "style", "fixedWidth", "segments", "isInDefaultSet", "isPinned", "otherLabel", "facts",
  ]
  static let kinds = Item.Kind.allCases.map { ($0.rawValue, $0) }
  static let placements = [Item.Placement.leading, .center, .trailing, .bottom, .principal, .automatic].map {
    ($0.rawValue, $0)
  }
  static let priorities: [(String, Item.Priority)] = [
    ("low", .low), ("standard", .standard), ("high", .high), ("user", .user),
  ]
  static let styles = [Item.Style.plain, .prominent, .primary, .secondary, .tertiary, .destructive, .cancel].map {
    ($0.rawValue, $0)
  }

  let context: YAMLContext
  let texts: YAMLTexts

  /// Nil, with an error, if the node is no mapping or names a kind that there is not.
  /// - Parameter number: which item of the toolbar it is, from 1.
  func read(_ node: Node, number: Int) -> Item? {
    guard let members = YAMLMembers(node, of: "an item", allowed: Self.members, in: context) else { return nil }
    let kind = members.choice("kind", Self.kinds)
    if kind == nil, members["kind"] != nil { return nil }
    let id = members.string("id") ?? "item\(number)"
    let symbol = members.string("symbol")
    let systemItem = members.string("systemItem")
    var item = Item(
      id: id, kind: kind ?? .button, location: context.location(of: node),
      label: texts.text("\(id).label", members["label"]),
      paletteLabel: texts.text("\(id).paletteLabel", members["paletteLabel"]),
      toolTip: texts.text("\(id).toolTip", members["toolTip"]),
      accessibilityLabel: texts.text("\(id).accessibilityLabel", members["accessibilityLabel"]),
      symbol: symbol ?? members.string("image"), hasSystemName: symbol != nil || systemItem != nil, systemItem: systemItem,
      placement: members.choice("placement", Self.placements) ?? .automatic, group: members.integer("group") ?? 0,
      priority: members.choice("priority", Self.priorities) ?? .standard,
      style: members.choice("style", Self.styles) ?? .plain, fixedWidth: members.points("fixedWidth"),
      segments: members.list("segments").enumerated().map { texts.text("\(id).segments[\($0)]", $1) },
      isInDefaultSet: members.bool("isInDefaultSet") ?? true)
    item.otherLabel = texts.text("\(id).otherLabel", members["otherLabel"])
    item.isPinned = members.bool("isPinned") ?? false
    if item.kind.isSpacer, let facts = members["facts"] {
      context.report(facts, found: "facts of a \(item.kind.rawValue)", allowed: "facts of an item that is no space")
    } else {
      members.write(ItemFacts.vocabulary, to: &item.facts)
    }
    return item
  }
}
