import LintelFindings
import LintelModel

/// What is said of texts that a String Catalog lacks, where the next build in Xcode adds them to it.
enum FilledCatalog {
  static let advice: Message = "Build the app in Xcode, commit the catalog, and have it translated."

  static func sentence(of shown: Message, in table: String) -> Message {
    "\(shown) is not in the catalog \(table) yet, to which the next build in Xcode adds it, and stays as it is in all languages until it is translated"
  }
}
