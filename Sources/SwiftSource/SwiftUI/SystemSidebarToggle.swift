import LintelModel
import SwiftSyntax

/// The button that shows and hides the sidebar of a `NavigationSplitView`, which macOS puts on the window's toolbar itself.
///
/// Source: Apple's documentation of SwiftUI, "NavigationSplitView" and `toolbar(removing:)`: the system adds it unless
/// `.toolbar(removing: .sidebarToggle)` says otherwise.
struct SystemSidebarToggle {
  let reading: SwiftReading
  private var columns: WindowColumn { WindowColumn(project: reading.project, built: reading.built) }

  /// The symbols of buttons that do the same.
  private static let symbols: Set = ["sidebar.left", "sidebar.leading", "sidebar.squares.left", "sidebar.squares.leading"]

  /// Puts it before all items of a window's toolbar, where none of them is one already.
  func put(on bar: inout BarDraft, _ split: FunctionCallExprSyntax, in file: SwiftFile) {
    let isThere = bar.items.contains { item in
      item.value.kind == .sidebarToggle || item.value.symbol.map { Self.symbols.contains($0) } ?? false
    }
    // A bar without items is not drawn for the sake of this one.
    guard !isThere, !bar.items.isEmpty, !isRemoved(from: split, in: file),
      columns.surroundings(of: split, in: file).isInWindow
    else { return }
    var item = Item(
      id: "toggleSidebar", kind: .sidebarToggle, location: file.location(of: split), symbol: "sidebar.leading",
      hasSystemName: true)
    item.placement = .leading
    bar.items.insert(Conditional(item), at: 0)
  }

  private func isRemoved(from split: FunctionCallExprSyntax, in file: SwiftFile) -> Bool {
    guard reading.project.says(anyOf: ["sidebarToggle"]) else { return false }
    let around = columns.surroundings(of: split, in: file).views
    return reading.project.files.contains { other in
      guard other.contains("sidebarToggle") else { return false }
      return CallFinder.calls(of: "toolbar", in: other).contains { call in
        guard call.argument("removing")?.writtenText.contains("sidebarToggle") == true else { return false }
        if around.contains(call.id) { return true }
        return columns.standings(of: Syntax(call), in: other)?.contains { $0.split.id == split.id } ?? false
      }
    }
  }
}
