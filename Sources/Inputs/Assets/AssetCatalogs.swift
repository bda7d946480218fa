import LintelModel

/// The images of a project's asset catalogues, by their names; read when one is asked for.
final class AssetCatalogs {
  struct Image: Equatable {
    /// In points; the largest of the set's drawings.
    var width: Points
    var height: Points
    /// Whether it keeps its own colours; unknown where the catalogue leaves it to whoever shows it.
    var isFullColor: Fact<Bool>
    /// Whether the set has a direction: the system then mirrors it, or has another drawing, where people read the other way.
    var turns: Bool
  }

  private let setsByName: [String: [String]]
  private let load: (String) -> Result<[UInt8], UnreadableFile>
  private var known: [String: Image?] = [:]

  /// - Parameter paths: of the `Contents.json` of image sets.
  init(paths: [String], load: @escaping (String) -> Result<[UInt8], UnreadableFile>) {
    setsByName = Dictionary(grouping: paths) { path in
      String(path.split(separator: "/").dropLast().last?.dropLast(".imageset".count) ?? "")
    }
    self.load = load
  }

  static func isImageSet(_ path: String) -> Bool { path.hasSuffix(".imageset/Contents.json") }

  /// Whether it is an image of a set, or the set's description.
  static func isOfImageSet(_ path: String) -> Bool { path.contains(".imageset/") }

  var isEmpty: Bool { setsByName.isEmpty }

  /// The image that code of a file means by a name; of several catalogues the one that shares most of the path.
  func image(named name: String, near file: String) -> Image? {
    guard let sets = setsByName[name], !sets.isEmpty else { return nil }
    func shared(_ path: String) -> Int { zip(path.utf8, file.utf8).prefix { $0 == $1 }.count }
    let nearest = sets.sorted { (shared($1), $0) < (shared($0), $1) }[0]
    if let image = known[nearest] { return image }
    let image = read(nearest)
    known[nearest] = .some(image)
    return image
  }

  private func read(_ path: String) -> Image? {
    guard case .success(let bytes) = load(path), let contents = try? JSONParser.parse(bytes) else { return nil }
    let folder = path.dropLast("Contents.json".count)
    var size: (width: Double, height: Double) = (0, 0)
    let turns = (contents["images"]?.elements ?? []).contains { $0["language-direction"]?.string != nil }
    for entry in contents["images"]?.elements ?? [] {
      guard let file = entry["filename"]?.string, case .success(let bytes) = load(folder + file),
        let header = ImageHeader(bytes)
      else { continue }
      let scale = header.isDrawing ? 1 : entry["scale"]?.string.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      size = (max(size.width, header.width / scale), max(size.height, header.height / scale))
    }
    guard size.width > 0 else { return nil }
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    return Image(
      width: Points(size.width), height: Points(size.height),
      isFullColor: intent == "original" ? .declared(true) : intent == "template" ? .declared(false) : .unknown,
      turns: turns)
  }
}
