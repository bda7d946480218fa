/// Joins SARIF documents: a run each, as it is written, in the order of what they call themselves.
package struct SARIFMerge {
  private var runs: [(id: String, bytes: ArraySlice<UInt8>, input: String)] = []

  package init() {}

  package mutating func add(_ bytes: [UInt8], file: String) throws(FleetFault) {
    do { try add(from: JSONScanner(bytes[...]), file) } catch let fault as FleetFault { throw fault } catch {
      let fault = error as! JSONScanner.Fault
      throw FleetFault("\(file): line \(fault.line): \(fault.message)")
    }
  }

  private mutating func add(from document: JSONScanner, _ file: String) throws {
    var scanner = document
    var found: [ArraySlice<UInt8>]?
    var version: JSONScanner.Scalar?
    try scanner.object { name, scanner throws(JSONScanner.Fault) in
      switch name {
      case "runs":
        var runs: [ArraySlice<UInt8>] = []
        try scanner.array { scanner throws(JSONScanner.Fault) in runs.append(try scanner.value()) }
        found = runs
      case "version": version = try scanner.scalar()
      default: try scanner.value()
      }
    }
    try scanner.end()
    guard let found else { throw FleetFault("\(file): found no member “runs”, expected those of SARIF 2.1.0") }
    guard version == .string("2.1.0") else { throw FleetFault("\(file): found no version 2.1.0, expected it") }
    for run in found {
      let id = try Self.id(of: run)
      if let earlier = runs.first(where: { $0.id == id }) {
        if earlier.bytes.elementsEqual(run) { continue }
        throw FleetFault(
          "found the analysis “\(id)” in \(earlier.input) and with other content in \(file), expected it once")
      }
      runs.append((id, run, file))
    }
  }

  /// `automationDetails.id`.
  private static func id(of run: ArraySlice<UInt8>) throws(JSONScanner.Fault) -> String {
    var scanner = JSONScanner(run)
    var id = ""
    try scanner.object { name, scanner throws(JSONScanner.Fault) in
      guard name == "automationDetails" else {
        try scanner.value()
        return
      }
      try scanner.object { name, scanner throws(JSONScanner.Fault) in
        guard name == "id" else {
          try scanner.value()
          return
        }
        id = try scanner.string()
      }
    }
    return id
  }

  /// The joined document.
  package var document: [UInt8] {
    let head = """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [

      """
    let sorted = runs.sorted { Array($0.id.utf8).lexicographicallyPrecedes(Array($1.id.utf8)) }
    let body = sorted.map(\.bytes).joined(separator: Array(",\n".utf8))
    return Array(head.utf8) + body + Array("\n  ]\n}\n".utf8)
  }
}
