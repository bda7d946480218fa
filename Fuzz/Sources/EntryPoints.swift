import Foundation

/// The format that the first argument names; set once, before libFuzzer starts.
nonisolated(unsafe) private var format = FuzzFormat.all[0]

/// Takes the format's name off the arguments: `lintel-fuzz strings [what libFuzzer takes]`. `lintel-fuzz strings --prepare
/// FOLDER` writes what a run starts from and ends; `lintel-fuzz strings --grow` says how time grows with the input, and ends
/// with 1 where that is faster than it may; `lintel-fuzz --formats` lists the names.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let given = CommandLine.arguments.dropFirst()
  if given.first == "--formats" {
    print(FuzzFormat.all.map(\.name).joined(separator: "\n"))
    exit(0)
  }
  guard let chosen = FuzzFormat.all.first(where: { $0.name == given.first }) else {
    fail(
      "expected one of the formats \(FuzzFormat.all.map(\.name).joined(separator: ", ")), found \(given.first ?? "nothing")")
  }
  format = chosen
  if given.dropFirst().first == "--prepare" {
    guard given.count == 3, let folder = given.last else { fail("--prepare takes one folder") }
    do { try chosen.prepare(folder: URL(filePath: folder)) } catch { fail("\(folder): \(error)") }
    exit(0)
  }
  if given.dropFirst().first == "--grow" {
    exit(chosen.growth.filter { !Growth.isShownLinear($0, chosen) }.isEmpty ? 0 : 1)
  }
  arguments.pointee[1] = arguments.pointee[0]
  arguments.pointee += 1
  count.pointee -= 1
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  format.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Half of the mutations are the format's own, the others libFuzzer's, which take words of the dictionary.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32) -> Int {
  var random = Random(seed: seed)
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard random.below(2) == 0,
    let mutated = (format.grammar ?? .of(bytes)).mutated(bytes, words: format.words, &random), mutated != bytes
  else { return mutateBytes(data, count, room) }
  for (index, byte) in mutated.prefix(room).enumerated() { data[index] = byte }
  return min(mutated.count, room)
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

/// Foundation's reader of property lists loses its error object; that is not ours to mend.
@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<CChar> {
  let names: StaticString = "leak:libFoundation.so\n"
  return UnsafeRawPointer(names.utf8Start).assumingMemoryBound(to: CChar.self)
}

private func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("lintel-fuzz: \(message)\n".utf8))
  exit(2)
}
