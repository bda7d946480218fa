/// All forms of a text that a table lacks as a whole.
package struct AddedForms: Sendable {
  package struct Form: Sendable {
    package var category: String
    package var text: String
    package init(category: String, text: String) {
      self.category = category
      self.text = text
    }
  }

  /// A variable of the text, as the source has it.
  package struct Variable: Sendable {
    package var name: String
    package var argument: Int?
    package var format: String?
    package var forms: [Form]
    package init(name: String, argument: Int?, format: String?, forms: [Form]) {
      self.name = name
      self.argument = argument
      self.format = format
      self.forms = forms
    }
  }

  /// What stands around the variables; empty for a text that varies as a whole.
  package var around: String
  package var variables: [Variable]
  /// The forms of a text that varies as a whole, without a variable.
  package var whole: [Form]

  package init(around: String, variables: [Variable], whole: [Form]) {
    self.around = around
    self.variables = variables
    self.whole = whole
  }
}
