/// A day as ISO 8601 writes it, and as it is compared: `2027-03-31`.
package enum CalendarDay {
  /// What is allowed, for people.
  package static let allowed = "a day such as 2027-03-31"

  /// Whether a text is one that the calendar has.
  package static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy(Ascii.isDigit) ? Int($0) : nil }
    return parts.map(\.utf8.count) == [4, 2, 2] && numbers.count == 3 && (1...12).contains(numbers[1])
      && (1...days(in: numbers[1], of: numbers[0])).contains(numbers[2])
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
