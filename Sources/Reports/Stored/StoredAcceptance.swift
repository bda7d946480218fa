import LintelFindings
import LintelModel

/// What a change accepts itself.
extension AddedAcceptance: Stored {
  static var blank: AddedAcceptance { AddedAcceptance(about: "", new: 0, known: 0, names: [], location: .blank) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("about", &about)
    try coder.attribute("new", &new)
    try coder.attribute("known", &known)
    try coder.element("location", &location)
    try coder.texts("accepted", &names)
  }
}
