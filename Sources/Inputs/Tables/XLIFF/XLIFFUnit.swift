import LintelModel

/// A `<trans-unit>`.
struct XLIFFUnit {
  struct Text {
    var text: String
    var location: SourceLocation
  }

  var id: String
  var source: Text?
  var target: Text?
  var state: String?
  var note: String?
  var isTranslatable: Bool
  var limit: StringUnit.Limit?
}
