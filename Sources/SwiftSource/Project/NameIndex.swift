import LintelModel
import SwiftSyntax

/// Which files declare a name, judged by their bytes.
struct NameIndex {
  /// Those that declare a type, and those that extend it.
  private(set) var types: [String: [Int]] = [:]
  /// Those that declare it.
  private(set) var declaredTypes: [String: [Int]] = [:]
  /// Those that extend it.
  private(set) var extendedTypes: [String: [Int]] = [:]
  /// Those that may say what it inherits from.
  private(set) var inheritingTypes: [String: [Int]] = [:]
  private(set) var members: [String: [Int]] = [:]
  /// Members of no type, and of no code.
  private(set) var globals: [String: [Int]] = [:]

  init(_ sources: [(path: String, bytes: [UInt8])]) {
    for index in sources.indices {
      let names = DeclaredNames(sources[index].bytes)
      for type in names.types {
        Self.add(index, of: type.name, to: &types)
        if type.isExtended {
          Self.add(index, of: type.name, to: &extendedTypes)
        } else {
          Self.add(index, of: type.name, to: &declaredTypes)
        }
        if type.mayInherit { Self.add(index, of: type.name, to: &inheritingTypes) }
      }
      for name in names.members { Self.add(index, of: name, to: &members) }
      for name in names.globals { Self.add(index, of: name, to: &globals) }
    }
  }

  func declares(_ member: String, in place: Int) -> Bool { Self.isListed(place, in: members[member]) }

  func declares(type: String, in place: Int) -> Bool { Self.isListed(place, in: declaredTypes[type]) }

  /// The files of a name are in order.
  private static func isListed(_ place: Int, in places: [Int]?) -> Bool {
    guard let places else { return false }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == place
  }

  private static func add(_ index: Int, of name: String, to places: inout [String: [Int]]) {
    if places[name]?.last != index { places[name, default: []].append(index) }
  }
}

/// The types of a file, nested ones included, and what is outside of them.
final class DeclaredInFile {
  let types: [String: [TypeDeclaration]]
  private(set) var globals: [String: [MemberDeclaration]] = [:]
  /// Of any of the types, in the order of their names.
  private(set) lazy var members = Dictionary(
    grouping: types.keys.sorted().flatMap { types[$0]!.flatMap(\.members) }, by: \.name)

  init(_ file: SwiftFile) {
    // No type that a bar could name is declared in code.
    types = Dictionary(grouping: TypeCollector.types(in: file, declaredInCode: false), by: \.name)
    MemberDeclaration.collect(in: file.tree.statements, of: file) { globals[$0.name, default: []].append($0) }
  }
}
