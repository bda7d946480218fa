/// Something that keeps a fleet from being written: a file that is none of ours, or two that disagree.
package struct FleetFault: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
