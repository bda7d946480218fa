import LintelModel

extension ObjectiveCCodeTexts {
  /// What a file asks tables for by names that stand for the whole call, or for its key:
  /// `#define TITLE NSLocalizedString(@"title", nil)`, `static NSString *const kTitle = @"title"`. Each is where code has the name:
  /// what is only defined, nobody sees.
  ///
  /// - Parameter names: What each name stands for in this file.
  static func read(_ file: SourceFile, named names: [String: ObjectiveCExpression]) -> [CodeText] {
    // What is written like a variable may be one that has the name, too.
    let names = names.filter { isConstant($0.key) }
    guard !names.isEmpty else { return [] }
    return read(file) { name, index, source in
      if var asked = question(name, at: index, in: source) {
        let key = asked.key
        // A key that is written out was read where it stands.
        guard key.literals.isEmpty else { return nil }
        asked.key = key.replacing(names).placed { _ in key.offset }
        return asked
      }
      // A member that is called like it.
      guard let value = names[name], !source.isSymbol(".", at: index - 1), !source.isSymbol(">", at: index - 1) else {
        return nil
      }
      let offset = source.tokens[index].offset
      return question(of: value.replacing(names).placed { _ in offset }, startingAt: index)
    }
  }

  /// `kTitle`, `TITLE`, `AppTitle`
  private static func isConstant(_ name: String) -> Bool {
    let word = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return word.first?.isUppercase == true
  }
}
