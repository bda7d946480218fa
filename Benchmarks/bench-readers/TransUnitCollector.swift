import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects of an XLIFF document, with Foundation's parser, the strings that Lintel's reader collects.
final class TransUnitCollector: NSObject, XMLParserDelegate {
  struct Unit {
    struct Place {
      var line: Int
      var column: Int
    }

    var id: String
    var source = ""
    var sourcePlace: Place?
    var target: String?
    var targetPlace: Place?
    var note: String?
    var state: String?
  }

  private var units: [Unit] = []
  private var unit: Unit?
  private var text = ""
  private var collects = false

  /// The units of a document; nil if it is not well formed.
  static func read(_ data: Data) -> [Unit]? {
    let collector = TransUnitCollector()
    let parser = XMLParser(data: data)
    parser.delegate = collector
    return parser.parse() ? collector.units : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "trans-unit": unit = Unit(id: attributes["id"] ?? "")
    case "source", "target", "note":
      if name == "source" {
        unit?.sourcePlace = Unit.Place(line: parser.lineNumber, column: parser.columnNumber)
      } else if name == "target" {
        unit?.targetPlace = Unit.Place(line: parser.lineNumber, column: parser.columnNumber)
        unit?.state = attributes["state"]
      }
      text = ""
      collects = true
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if collects { text += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    switch name {
    case "source": unit?.source = text
    case "target": unit?.target = text
    case "note": unit?.note = text
    case "trans-unit":
      if let unit { units.append(unit) }
      unit = nil
    default: return
    }
    collects = false
  }
}
