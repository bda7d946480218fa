import LintelFindings
import LintelModel

extension Rule {
  static let reviewFinalizingActions = Rule(
    id: "review-finalizing-actions",
    title: "The actions of a toolbar close the whole view, or finish it.",
    statements: ["fiori-ios.03"],
    platforms: [.ios, .ipados],
    severity: .note,
    why:
      "At the bottom of the screen people expect what ends the view; anything else there is pressed by mistake, or not found.",
    check: .question(
      "Does every button of this bar close or finish the whole view, such as Cancel, Save and Submit, and nothing smaller?"))
}
