import Foundation
import LintelModel

/// The `Project.swift` from which Tuist writes an Xcode project that is in no repository: what its targets are built for, and
/// its language of development. Its members are public: github.com/tuist/tuist, ProjectDescription.
///
/// It is a program. What it computes is not known, and then nothing is said of any of its targets.
enum TuistManifest {
  /// Manifests are written by hand. In bytes.
  private static let maximumSize = 1 << 16

  /// Platforms by the folder of a target's sources, and those of all by the folder of the manifest, both from that folder;
  /// empty where they are not written, or the file is none of Tuist's.
  static func platforms(in bytes: [UInt8]) -> [(folder: String, platforms: Set<Platform>)] {
    guard let manifest = text(of: bytes) else { return [] }
    let targets = targets(in: manifest).filter { product(of: $0)?.hasSuffix("Tests") != true }
    let known = targets.compactMap { target in platforms(of: target).map { (target: target, platforms: $0) } }
    guard !known.isEmpty, known.count == targets.count else { return [] }
    var found: [String: Set<Platform>] = [:]
    for one in known {
      for folder in [""] + sourceFolders(of: one.target) { found[folder, default: []].formUnion(one.platforms) }
    }
    return found.map { (folder: $0.key, platforms: $0.value) }.sorted { $0.folder < $1.folder }
  }

  /// As it is written; nil where it is not.
  static func developmentRegion(in bytes: [UInt8]) -> String? {
    text(of: bytes).flatMap { value("developmentRegion", of: $0[...]) }.flatMap { literals(in: $0).first }
  }

  /// Without comments; nil of what is none of Tuist's.
  private static func text(of bytes: [UInt8]) -> String? {
    let whole = String(decoding: bytes.prefix(maximumSize), as: UTF8.self)
    guard whole.contains("import ProjectDescription") else { return nil }
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n")
  }

  /// What is in the brackets of each target; one that is needed by another has no product.
  private static func targets(in text: String) -> [Substring] {
    let head = "Target("
    let named = PackageTargets.calls(head, in: text).filter { call in
      // A function of the manifest's own may end in the word.
      text[..<call.startIndex].dropLast(head.count).last?.isLetter != true
    }
    return (PackageTargets.calls(".target(", in: text) + named).filter { product(of: $0) != nil }
  }

  /// `app` of `product: .app`.
  private static func product(of target: Substring) -> String? {
    value("product", of: target).map { String($0.drop { $0 == "." }.prefix { $0.isLetter }) }
  }

  /// Nil where they are not written as a list of names.
  private static func platforms(of target: Substring) -> Set<Platform>? {
    guard let list = value("destinations", of: target) ?? value("platform", of: target), let first = list.first,
      first == "." || first == "["
    else { return nil }
    let words = list.split { "[], \n\t".contains($0) }.map(String.init)
    let known = words.compactMap { word in word.hasPrefix(".") ? names[String(word.dropFirst())] : nil }
    return known.count == words.count ? Set(known.joined()) : nil
  }

  /// The folders that its patterns take whole.
  private static func sourceFolders(of target: Substring) -> [String] {
    // What a pattern leaves out is another target's.
    let written = ["sources", "buildableFolders"].compactMap { value($0, of: target) }.filter { !$0.contains("excluding") }
    return written.flatMap { literals(in: $0) }.compactMap { pattern -> String? in
      let parts = pattern.split(separator: "/")
      let folders = parts.prefix { !$0.contains("*") }
      // A pattern that names a part of a file is of no whole folder, and a file is none.
      guard folders.count < parts.count ? parts[folders.count] == "**" : !pattern.hasSuffix(".swift") else { return nil }
      return folders.isEmpty ? nil : ProjectPath.joined("", folders.joined(separator: "/"))
    }
  }

  /// What is behind a label, up to the comma behind it.
  private static func value(_ label: String, of call: Substring) -> Substring? {
    var rest = call
    while let start = rest.range(of: label + ":") {
      let before = start.lowerBound == call.startIndex ? " " : call[call.index(before: start.lowerBound)]
      rest = call[start.upperBound...]
      if before.isLetter { continue }
      let value = rest.drop(while: \.isWhitespace)
      var depth = 0
      let end = value.indices.first { index in
        if "([{".contains(value[index]) { depth += 1 }
        if ")]}".contains(value[index]) { depth -= 1 }
        return depth < 0 || depth == 0 && value[index] == ","
      }
      return value[..<(end ?? value.endIndex)]
    }
    return nil
  }

  private static func literals(in value: Substring) -> [String] {
    value.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  /// Destinations and, in earlier manifests, platforms. What a Mac or a headset shows of an iPad's app is the iPad's.
  private static let names: [String: [Platform]] = [
    "iOS": [.ios, .ipados], "iPhone": [.ios], "iPad": [.ipados], "macOS": [.macos], "mac": [.macos], "macCatalyst": [],
    "macWithiPadDesign": [], "visionOS": [.visionos], "appleVision": [.visionos], "appleVisionWithiPadDesign": [],
    "watchOS": [.watchos], "appleWatch": [.watchos], "tvOS": [.tvos], "appleTv": [.tvos],
  ]
}
