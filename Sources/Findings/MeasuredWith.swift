import LintelModel

/// What a text was measured with, in the one line that bars and stored reports keep of it:
/// `Inter Regular, mean of Arab: no face for the script is installed (see lintel fonts)`.
package struct MeasuredWith: Hashable, Sendable, LosslessStringConvertible {
  /// Why figures are rougher than those of a face.
  package enum Lack: String, Hashable, Sendable, CaseIterable {
    case face = "no face for the script is installed (see lintel fonts)"
    case emojiFigures = "figures of emoji that nobody published"
  }

  /// By name; `mean of Arab` where a script has none.
  package let faces: [String]
  package let lack: Lack?

  package init(faces: [String], lack: Lack? = nil) {
    self.faces = faces
    self.lack = lack
  }

  package init(_ description: String) {
    lack = Lack.allCases.first { description.hasSuffix($0.rawValue) }
    var faces = lack.map { description.dropLast($0.rawValue.count) } ?? description[...]
    if lack != nil, faces.hasSuffix(": ") { faces.removeLast(2) }
    self.faces = faces.split(separator: ", ").map(String.init)
  }

  package var description: String {
    let faces = faces.joined(separator: ", ")
    return [faces, lack?.rawValue ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// The same as a sentence; nil where the names of faces are all there is to say.
  package var message: Message? {
    switch lack {
    case nil: nil
    case .emojiFigures: faces.isEmpty ? "figures of emoji that nobody published" : nil
    case .face: "\(faces.map(Self.named)): no face for the script is installed (see lintel fonts)"
    }
  }

  private static let mean = "mean of "

  private static func named(_ face: String) -> Message {
    guard face.hasPrefix(mean) else { return .data(face) }
    return "mean of \(ScriptName.of(String(face.dropFirst(mean.count))))"
  }
}
