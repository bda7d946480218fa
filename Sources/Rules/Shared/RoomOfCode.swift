import LintelFindings
import LintelModel

/// A title or label whose room the app's own code decides: it asks how wide a text is as it fills the bar, and narrows, moves
/// or leaves out what is beside it by the answer. No figure of ours is its room then, and no number of characters fits.
package enum RoomOfCode {
  /// What was found of the text, as a question where code decides.
  ///
  /// What stands on a row of its own, has nothing beside it or is wider than the whole bar stays as it is: no code helps it.
  /// - Parameter cuts: What the remark was made of.
  static func asked(_ remark: Remark, _ cuts: VisibleCuts, subject: Message, in bar: BarInLocale) -> Remark {
    guard let place = bar.toolbar.roomIsDecidedAt, let worst = cuts.told(in: remark.environments.first),
      !worst.told.isOnRowOfItsOwn, worst.told.needed.low <= worst.environment.barWidth,
      bar.layouts[worst.layout].items.contains(where: { $0.place == .onBar })
    else { return remark }
    var asked = remark
    asked.verdict = .needsReview
    asked.certainty = min(remark.certainty, .likely)
    asked.severity = min(remark.severity ?? .warning, .warning)
    asked.message =
      subject + sentence(worst.told.text, needs: worst.told.needed.best, in: worst.environment, place)
    asked.suggestion = advice(place)
    // What it does with a text that is too long, whoever writes the code knows.
    asked.blame = .definition
    asked.evidence.removeAll { ["available", "over", "shown", "room"].contains($0.name) }
    asked.over = nil
    // One look at it answers for every bar that it fills.
    asked.causedAt = place
    return asked
  }

  private static func sentence(
    _ text: String, needs needed: Points, in environment: Environment, _ place: SourceLocation
  ) -> Message {
    let width: Message = "\(needed) pt"
    return
      " “\(text)” may not fit: it needs \(width) in \(environment), and the app's own code decides how much room it has there (\(name(of: place)))"
  }

  /// What is said of each kind of text.
  package static func sentences(_ environment: Environment, _ place: SourceLocation) -> [Message] {
    let subjects: [Message] = ["The title", "The subtitle", "The label"]
    return subjects.map { $0 + sentence("Notifications", needs: 100, in: environment, place) }
  }

  package static func advice(_ place: SourceLocation) -> Message {
    "The room depends on the code at \(name(of: place)): look at it on a device."
  }

  private static func name(of place: SourceLocation) -> String { "\(place.file):\(place.line)" }
}

extension VisibleCuts {
  /// The cut that the figures of a remark are of.
  fileprivate func told(in environment: Environment?) -> Cut? { cuts.first { $0.environment == environment } ?? cuts.first }
}
