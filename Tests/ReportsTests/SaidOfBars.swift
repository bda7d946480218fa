import LintelFindings
import LintelRules

@testable import LintelReports

extension SaidWords {
  /// What is said of labels that are not one bar's: no example has texts that are used elsewhere.
  static var ofBars: [Message] {
    [
      DoubtedBack.sentence, CleanMark.besideView,
      AlikeParts.systems(3), AlikeParts.titlesOrSystems(3), AlikeParts.textsOrSystems(3),
      "People know this word from the system: leave it, and show a symbol (on 26 Button(role: .cancel), .close or .confirm in SwiftUI), or put fewer items on the bar.",
      "The text is shown in many other places, too: leave it, and give this button a symbol or a text of its own, or the bar fewer items.",
      "Less grave", Finding.onRareScreens, Finding.forDebugging,
    ]
  }
}
