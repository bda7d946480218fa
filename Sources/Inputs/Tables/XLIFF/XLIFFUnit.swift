import LintelModel

/// A `<trans-unit>`.
struct XLIFFUnit {
  struct Text {
    var text: String
    var line: Int
    var column: Int
  }

  var id = ""
  /// Whether the id has the mark of one that names a form.
  var hasMark = false
  var source: Text?
  var target: Text?
  var state: String?
  var note: String?
  var isTranslatable = true
  var limit: StringUnit.Limit?
}
