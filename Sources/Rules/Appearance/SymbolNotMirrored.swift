import LintelFindings
import LintelModel

extension Rule {
  static let symbolNotMirrored = Rule(
    id: "symbol-not-mirrored",
    title: "A symbol for forward or back points the way people read.",
    severity: .warning,
    isCore: true,
    isAboutAccess: true,
    why: "In Arabic and Hebrew back is to the right. An arrow that stays as it is points to where people do not come from.",
    examples: [
      .fails(
        "a chevron to the left for Back",
        files: ["Bars.toolbar.yml": bar("chevron.left", "{en: Go Back, ar: رجوع}")]),
      .needsReview(
        "a chevron that says nothing of back", files: ["Bars.toolbar.yml": bar("chevron.right", "{en: Day, ar: يوم}")]),
      .passes("the symbol that turns", files: ["Bars.toolbar.yml": bar("chevron.backward", "{en: Go Back, ar: رجوع}")]),
      .needsReview("code draws the image", files: code(".withTintColor(.label).pngData().flatMap(UIImage.init)")),
      .passes("code turns the image", files: code(".imageFlippedForRightToLeftLayoutDirection()")),
      .passes("left is meant", files: ["Bars.toolbar.yml": bar("rotate.left", "{en: Rotate Left, ar: تدوير}")]),
      .passes("no language runs that way", files: ["Bars.toolbar.yml": bar("chevron.left", "{en: Go Back, de: Zurück}")]),
    ],
    check: .toolbar { toolbar, project in
      guard !project.rightToLeftLocales.isEmpty else { return [] }
      return toolbar.items.filter(\.isOperable).compactMap { item in
        guard item.turnsSymbol != .yes, let symbol = item.symbol, let turning = Direction.turning(symbol),
          item.spoken.isPresent
        else { return nil }
        let source = item.spoken.values[toolbar.sourceLocale]
        let name = source?.text ?? item.spoken.source ?? ""
        let says = Direction.says(name) || source?.facts?.saysBack == .yes
        guard says || Direction.isChevron(symbol), !Direction.meansSide(name) else { return nil }
        let isDrawn = item.turnsSymbol == .unknown || item.isChosenByDirection(on: toolbar)
        let isReview = !says || item.mayBeSetByCode || isDrawn
        let points: Message = isReview ? "may point" : "points"
        let way: Message =
          "The symbol \(symbol) of “\(name)” " + points + " the wrong way in \(LocaleList.short(project.rightToLeftLocales))"
        return Remark(
          isReview ? .needsReview : .fails, isDrawn ? "drawn" : "stays",
          isDrawn ? way + "; code draws, turns or chooses it" : way,
          certainty: isReview ? .possible : .certain, item: item.id, blame: .definition,
          evidence: [.text("symbol", symbol), .text("languages", LocaleList.whole(project.rightToLeftLocales))],
          // Where one system has no such symbol, what to do is the app's own matter.
          suggestion: toolbar.lacksTurningSymbols || isDrawn ? nil : "Use \(turning), which turns with the language.",
          location: item.symbolPlace,
          locales: project.rightToLeftLocales)
      }
    })

  private static func code(_ change: String) -> [String: String] {
    [
      "Photos.swift": """
        import UIKit
        final class PhotosController: UIViewController {
          override func viewDidLoad() {
            title = "Photos"
            let back = UIBarButtonItem(
              image: UIImage(systemName: "chevron.left")!\(change), style: .plain, target: self, action: nil)
            back.accessibilityLabel = NSLocalizedString("Go Back", comment: "")
            navigationItem.rightBarButtonItem = back
          }
        }
        """,
      "en.lproj/Localizable.strings": "\"Go Back\" = \"Go Back\";\n\"Photos\" = \"Photos\";\n",
      "ar.lproj/Localizable.strings": "\"Go Back\" = \"رجوع\";\n\"Photos\" = \"صور\";\n",
    ]
  }

  private static func bar(_ symbol: String, _ label: String) -> String {
    """
    toolbars:
      - kind: navigationBar
        platforms: [ios]
        title: Photos
        items: [{id: go, symbol: \(symbol), accessibilityLabel: \(label)}]
    """
  }
}

extension Item {
  /// Whether the bar has it with one of two sides, as the code decides that asks which way people read.
  fileprivate func isChosenByDirection(on toolbar: Toolbar) -> Bool {
    guard let other = facts.otherSymbol.value, let symbol, let turning = Direction.turning(symbol),
      Direction.turning(other) != nil, Direction.turning(other) != turning, let arms = toolbar.variant?.arms
    else { return false }
    return ["ayoutDirection", "rightToLeft", "RightToLeft", "RTL", "Rtl"].contains { arms.contains($0) }
  }
}

/// Symbols that name a side, and those beside them that name a way.
private enum Direction {
  /// `chevron.backward.circle` for `chevron.left.circle`; nil for symbols whose side is meant, or that have no such form.
  static func turning(_ symbol: String) -> String? {
    var parts = symbol.split(separator: ".").map { String($0) }
    guard parts.count >= 2, ["chevron", "arrow", "arrowshape", "arrowtriangle"].contains(parts[0]),
      parts[1] == "left" || parts[1] == "right",
      parts.dropFirst(2).allSatisfy({ ["circle", "fill", "square", "2", "to", "line"].contains($0) })
    else { return nil }
    parts[1] = parts[1] == "left" ? "backward" : "forward"
    return parts.joined(separator: ".")
  }

  static func isChevron(_ symbol: String) -> Bool { symbol == "chevron.left" || symbol == "chevron.right" }

  /// Whether an English name is about a way through something.
  static func says(_ name: String) -> Bool { !words(of: name).isDisjoint(with: ways) }

  /// Whether it is about a side of the screen.
  static func meansSide(_ name: String) -> Bool { !words(of: name).isDisjoint(with: ["left", "right"]) }

  private static let ways: Set = [
    "back", "backward", "backwards", "forward", "forwards", "next", "previous", "prev", "continue",
  ]

  private static func words(of name: String) -> Set<String> {
    Set(ComparableLabel(name).text.split(separator: " ").map { String($0) })
  }
}
