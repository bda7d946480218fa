import LintelModel

/// The macros and functions of a project that hand a key on to a table, and what their calls ask for: headers define them for
/// all files, and a file of source for itself. So it is with names that stand for a key, or for a call that asks for one.
struct ObjectiveCHandedKeys {
  private var headers: [SourceFile] = []
  private var defining: Set<String> = []
  /// What headers define, once all are known.
  private var forms: [String: ObjectiveCTextForm] = [:]
  /// What names without parameters stand for in headers, and those of them that ask a table.
  private var named: [String: ObjectiveCExpression] = [:]
  private var asking: [[UInt8]] = []

  /// Takes what a file defines.
  mutating func add(_ file: SourceFile, isHeader: Bool) {
    guard ObjectiveCTextForm.mayDefine(file.bytes) else { return }
    if isHeader { headers.append(file) } else { defining.insert(file.path) }
  }

  /// No more files are taken.
  mutating func finish() {
    forms = ObjectiveCTextForm.find(in: headers)
    named = ObjectiveCMacros.find(in: headers)
    asking = named.filter { if case .string = $0.value { false } else { true } }.keys.sorted().map { Array($0.utf8) }
    headers = []
  }

  /// Whether a file may have such a call.
  func mayBeCalled(in path: String) -> Bool { !forms.isEmpty || !asking.isEmpty || defining.contains(path) }

  /// What the calls of one file ask for: its own macros go before those of headers.
  func calls(in file: SourceFile) -> [CodeText] {
    let own = defining.contains(file.path) ? ObjectiveCTextForm.find(in: [file]) : [:]
    let known = forms.merging(own) { $1 }.filter { file.bytes.holds(Array($0.key.utf8)) }
    let found = known.isEmpty ? [] : ObjectiveCCodeTexts.read(file, by: known)
    guard defining.contains(file.path) || asking.contains(where: { file.bytes.holds($0) }) else { return found }
    return found + ObjectiveCCodeTexts.read(file, named: named.merging(ObjectiveCLexer.definitions(in: file.bytes)) { $1 })
  }
}
