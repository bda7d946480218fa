/// A row of a translators' sheet that came back with a text in its last column.
package struct ReturnedText: Hashable, Sendable {
  /// Where the row begins in the sheet.
  package var row: SourceLocation
  /// Which row it is where each counts once, from 1, as spreadsheets count; nil where that is its line.
  package var number: Int?
  /// The language's code, as the sheet's name or whoever hands it in says it.
  package var language: String
  package var key: String
  /// The path of the file to write into, below the project's folder.
  package var file: String
  /// The line in it, where the sheet names one.
  package var line: Int?
  /// As the sheet shows it: a character that nobody sees has a sign in its place.
  package var source: String
  /// The same of the text that the table had when the sheet was written; empty where it had none.
  package var translation: String
  /// Whether the sheet says that the values in that text are wrong.
  package var hasWrongValues: Bool
  /// Which of several forms the row is about, as the sheet names it: `few (2, 3, 4…)`, `ipad`. Empty where it says none.
  package var form: String
  /// What to write.
  package var text: String

  package init(
    row: SourceLocation, language: String, key: String, file: String, line: Int?, source: String, translation: String,
    hasWrongValues: Bool, form: String = "", text: String, number: Int? = nil
  ) {
    self.row = row
    self.number = number
    self.language = language
    self.key = key
    self.file = file
    self.line = line
    self.source = source
    self.translation = translation
    self.hasWrongValues = hasWrongValues
    self.form = form
    self.text = text
  }
}
