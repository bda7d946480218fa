import LintelInputs

/// A day that was asked for.
package enum AskedDay {
  /// What a day may be, for people.
  package static let allowed = "today, or \(CalendarDay.allowed)"

  /// `YYYY-MM-DD`; nil for what is no day.
  /// - Parameter today: the same.
  package static func day(_ text: String, today: String) -> String? {
    text == "today" ? today : CalendarDay.isOne(text) ? text : nil
  }
}
