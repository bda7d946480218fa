import LintelFindings
import LintelModel

extension Rule {
  static let valuesNotFilled = Rule(
    id: "values-not-filled",
    title: "Code puts in as many values as a text takes.",
    severity: .error,
    isCore: true,
    why: "A text that is shown as it is shows the signs of its values, such as “%d”. Where code hands over too few values, the app may crash.",
    examples: [
      .fails("a text that a label shows as it is", files: swift(#"label.text = NSLocalizedString("k", comment: "")"#)),
      .fails(
        "a title of an alert",
        files: swift(
          #"let a = UIAlertController(title: NSLocalizedString("k", comment: ""), message: nil, preferredStyle: .alert)"#)),
      .fails(
        "a text of Objective-C",
        files: objectiveC(#"- (void)a { self.statusLabel.text = NSLocalizedString(@"k", nil); }"#)),
      .fails(
        "fewer values than the text takes",
        files: swift(#"let a = String(format: NSLocalizedString("k", comment: ""), done)"#, "%1$d of %2$d files")),
      .fails(
        "the same in Objective-C",
        files: objectiveC(
          #"- (void)a { a = [NSString stringWithFormat:NSLocalizedString(@"k", nil), done]; }"#, "%d of %d files")),
      .needsReview(
        "more values than any language takes",
        files: swift(#"let a = String(format: NSLocalizedString("k", comment: ""), done, all)"#)),
      .passes(
        "a text that is filled", files: swift(#"label.text = String(format: NSLocalizedString("k", comment: ""), done)"#)),
      .passes(
        "a text that is stored, and filled where it is used",
        files: swift(#"let format = NSLocalizedString("k", comment: "")"#)),
      .passes(
        "a text whose sign is replaced",
        files: swift(#"label.text = NSLocalizedString("k", comment: "").replacingOccurrences(of: "%d", with: count)"#)),
      .passes(
        "a title of something that is no view", files: swift(#"row.title = NSLocalizedString("k", comment: "")"#)),
      .passes(
        "a text that is read again, and filled then",
        files: swift(
          """
          label.text = NSLocalizedString("k", comment: "")
          label.text = String(format: label.text!, count)
          """)),
      .passes(
        "values that are handed over as a list",
        files: swift(#"let a = String(format: NSLocalizedString("k", comment: ""), arguments: all)"#, "%1$d of %2$d files")),
      .passes("a percent sign that is one", files: swift(#"label.text = NSLocalizedString("k", comment: "")"#, "100 % sure")),
    ],
    check: .project { project in
      project.misfilledTexts.map { text -> Remark in
        let shown = StringUnit.quoted(text.unit.value, showing: .sign("%", in: text.unit.value))
        return switch text.fault {
        case .shown(let sign): remark(shown, sign, on: text)
        case .tooFew(let taken, let given): remark(shown, taken, given, on: text)
        case .tooMany(let given):
          Remark(
            .needsReview, "unused", "Code hands over more values for \(shown) than any language shows: \(given)",
            certainty: .likely, unit: text.unit, blame: .definition, severity: .note, evidence: evidence(text),
            suggestion: "Take out the value that no text shows, or let the text show it.", location: text.location)
        }
      }
    })

  private static func remark(_ shown: Message, _ sign: String, on text: MisfilledText) -> Remark {
    Remark(
      .fails, "shown", "Code shows \(shown) without putting in its values: people read “\(sign)” itself", unit: text.unit,
      blame: .definition, evidence: evidence(text), suggestion: "Put the values in before the text is shown.",
      location: text.location)
  }

  private static func remark(_ shown: Message, _ taken: Int, _ given: Int, on text: MisfilledText) -> Remark {
    Remark(
      .fails, "too-few",
      "Code hands over fewer values for \(shown) than it takes, \(given) of \(taken): the app reads memory that is not its own, and may crash",
      unit: text.unit, blame: .definition, evidence: evidence(text),
      suggestion: "Hand over every value that the text takes, or take the others out of the text.", location: text.location)
  }

  /// The text, and where its table has it.
  private static func evidence(_ text: MisfilledText) -> [Evidence] {
    [.text("source", text.unit.value), .text("table", "\(text.unit.location.file):\(text.unit.location.line)")]
  }

  private static func swift(_ statement: String, _ text: String = "%d files") -> [String: String] {
    files("A.swift", "func show() {\n  \(statement)\n}\n", text)
  }

  private static func objectiveC(_ code: String, _ text: String = "%d files") -> [String: String] {
    files("A.m", code + "\n", text)
  }

  private static func files(_ path: String, _ code: String, _ text: String) -> [String: String] {
    [
      path: code, "en.lproj/Localizable.strings": "\"k\" = \"\(text)\";\n",
      "de.lproj/Localizable.strings": "\"k\" = \"\(text)\";\n",
    ]
  }
}
