import LintelModel

extension [SlotAssignment] {
  /// `editor` or `browser`, where code gives the navigation item that style and no other: such a bar has an overflow menu on the
  /// iPad (Apple's documentation of `UINavigationItem.ItemStyle`). Nil for the style of a navigator, which bars have from the start.
  var roleOfBar: String? {
    let styles = itemStyles
    guard let style = styles.first, styles.allSatisfy({ $0 == style }) else { return nil }
    return ["editor", "browser"].contains(style) ? style : nil
  }

  /// Whether the bar keeps the style that bars have from the start: "center items appear in the overflow menu" of such a one (Apple's
  /// documentation of `UINavigationItem.ItemStyle.navigator`).
  var keepNavigatorStyle: Bool { itemStyles.allSatisfy { $0 == "navigator" } }

  /// The styles that code gives the navigation item; empty for one that is not written out.
  private var itemStyles: [String] {
    filter { $0.slot == .itemStyle }.map { assignment -> String in
      guard case .expression(let expression) = assignment.value else { return "" }
      return expression.operand.elements.first?.path?.last ?? expression.operand.text
    }
  }
}
