import LintelFindings
import LintelModel

/// A title that fits as long as no screen is before its own: nothing in the project tells whether there is one, and the back
/// button that the platform then puts beside it takes room from it.
package enum TitleBesideBack {
  package static let sentence: Message =
    " (if people come to this screen from another one, so that Back stands beside the title)"

  /// Nil where it fits beside Back, too, or where it is known whether Back is there.
  static func remark(in bar: BarInLocale) -> Remark? {
    guard bar.toolbar.isBackUnknown, bar.toolbar.roomIsDecidedAt == nil else { return nil }
    let cuts = VisibleCuts(bar, ofTitle: true) { $0[$1].titleIfPushed }
    let subject: Message = "The title"
    guard
      var remark = cuts.remark(
        in: bar, subject: subject, reason: "longer-than-room-beside-back", text: bar.toolbar.title)
    else { return nil }
    remark.verdict = .needsReview
    remark.certainty = .possible
    remark.severity = .note
    remark.message = "\(remark.message)\(sentence)"
    // The source language is asked for itself, and all others at once.
    if !bar.isSource {
      let open: Message = subject + " may not fit in several languages\(sentence)"
      remark.together = Together("perhaps-beside-back", open)
    }
    return remark
  }
}
