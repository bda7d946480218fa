/// The strip along one side of a display in which bars are vertical: on an iPhone Duo that is closed, or open in landscape.
package struct SideBar: Hashable, Sendable {
  /// A side of the hardware: it stays where it is in languages that run from right to left.
  package enum Edge: String, Hashable, Sendable, CaseIterable { case left, right }

  package var edge: Edge
  /// What the strip takes of the display's width, in points; its part of the safe areas.
  package var width: Points
  /// From the display's top to where items may be, below the camera and the status, in points.
  package var top: Points
  /// From there to the end of the room for items, in points.
  package var length: Points

  package init(edge: Edge, width: Points, top: Points, length: Points) {
    self.edge = edge
    self.width = width
    self.top = top
    self.length = length
  }
}
