/// The horizontal size class of a screen or window: what SwiftUI and UIKit call `horizontalSizeClass`.
package enum WidthClass: Int, Hashable, Sendable, CaseIterable { case regular, compact }

extension Branch {
  /// What asks for the width class: its arms are numbered as the classes are.
  package static let widthClass = Branch(.widthClass, "horizontalSizeClass")
}

extension Conditions {
  /// Where the width has that class.
  package static func inWidth(_ width: WidthClass) -> Conditions { Conditions(arms: [.widthClass: width.rawValue]) }

  /// The width class that they ask for.
  package var widthClass: WidthClass? { arms[.widthClass].flatMap(WidthClass.init(rawValue:)) }
}
