import LintelFindings
import LintelModel

extension BarLayout.VisibleText {
  /// Whether it may have so much more room than it likely has that one figure would be taken for a limit which it is not: more
  /// than three tenths more. The figure is ours.
  var isRoomUncertain: Bool { room.high > room.best * 1.3 }

  /// How many characters of it fit, where its room is that uncertain: in the least, in the most and in the likely room. It does
  /// not fit whole in any of them.
  var adviceForUncertainRoom: Message {
    let (least, most) = (Room.characters(in: max(0, room.low), like: self), Room.characters(in: room.high, like: self))
    let likely = Room.characters(in: room.best, like: self)
    return
      "Shorten the translation. Characters that fit: \(least) to \(most), most likely about \(likely); how much room it has is not known for certain."
  }
}

extension VisibleCuts.Cut {
  /// The room that it has: where that is uncertain how far it may be another, and the likely one; where the app may narrow what
  /// is beside it the likely one first.
  func has(isOnlyRange: Bool) -> Message {
    let room = told.room
    if isOnlyRange, room.low < room.high { return "\(room.low) to \(room.high) pt" }
    if told.isRoomUncertain { return "\(max(0, room.low)) to \(room.high) pt (most likely \(room.best) pt)" }
    return told.room == text.room ? "\(room.best) pt" : "\(room.best) pt (\(room.low) to \(room.high) pt)"
  }
}
