import LintelModel

extension Item {
  /// What people see and hear of the item: two with the same are alike, wherever they are written.
  var face: [String] {
    let words = [label, accessibilityLabel].flatMap(\.wordsOfFace) + segments.flatMap(\.wordsOfFace)
    // Two of which nothing is known may look different.
    let isKnown =
      symbol != nil || systemItem != nil || kind.isSpacer
      || ([label, accessibilityLabel] + segments).contains { $0.state != .none }
    // Two that show the same picture and say nothing may do different things: each lacks a name of its own.
    let isNamed = systemItem != nil || [label, accessibilityLabel].contains { $0.state != .none }
    let seen = [kind.rawValue, placement.rawValue, symbol ?? "", systemItem ?? "", isNamed ? "" : action ?? ""]
    let stead = standIn.map { ["\($0)"] } ?? []
    return seen + words + stead + (isKnown ? [] : [location.description])
  }
}

extension LocalizedText {
  /// What tells the text from others that are seen in the same place.
  var wordsOfFace: [String] {
    [state.rawValue, key ?? "", table ?? "", state == .localized ? "" : source ?? "", expression ?? ""]
  }
}
