extension XMLReader {
  /// Why a document was not read to its end: it is no such document, or its reader had enough.
  package enum PartError<Reason: Error>: Error {
    case document(XMLReadError)
    case reader(Reason)
  }

  /// Reads a long document of one namespace in parts, so that no more than one of them is in memory: every element at the
  /// given depth (the root has 0), and those above it when they end, without their parts.
  ///
  /// - Parameters:
  ///   - depth: How deep the parts are.
  ///   - take: Is handed each part with the elements around it, from the root down.
  package static func read<Reason: Error>(
    _ bytes: [UInt8], namespace: String, partsAt depth: Int, maximumSize: Int = XMLReader.maximumSize,
    _ take: (_ part: XMLElement, _ parents: [XMLElement]) throws(Reason) -> Void
  ) throws(PartError<Reason>) {
    var reason: Reason?
    do {
      let document = try utf8(bytes, maximumSize: maximumSize)
      try withoutActuallyEscaping(take) { take throws(XMLReadError) in
        _ = try XMLTreeBuilder(document).parse(
          .init(namespace: namespace, depth: depth) { part, parents in
            do throws(Reason) { try take(part, parents) } catch { reason = error }
            return reason == nil
          })
      }
    } catch {
      if let reason { throw .reader(reason) }
      throw .document(error)
    }
    if let reason { throw .reader(reason) }
  }
}
