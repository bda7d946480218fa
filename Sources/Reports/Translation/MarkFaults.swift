import LintelFindings

/// What is said of one text of a finding about stray marks in many: the rule's title leaves open which mark it is, and "one of the two"
/// says nothing without it.
extension Finding {
  /// Nil for what is told of each text alone.
  var faultOfMark: Message? { rule == "stray-marks" ? Self.faultOfMark(reason) : nil }

  static func faultOfMark(_ reason: String) -> Message? {
    switch reason {
    case "many-spaced-signs": "A space stands in a placeholder: the platform shows the value all the same"
    case "many-doubled-marks": "It ends with a mark twice that its source has once"
    case "many-spaced-marks": "It has a space before a full stop or a comma, and its source has none there"
    case "many-doubled-spaces": "It has two spaces in a row, and its source has none such"
    case "many-glued-values": "It has no space between a value and the word behind it, and its source has one"
    case "many-unsourced-marks": "It has a space before a full stop or a comma"
    case "many-unsourced-spaces": "It has two spaces in a row"
    default: nil
    }
  }
}
