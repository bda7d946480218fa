import Foundation

/// The format that the first argument names; set once, before libFuzzer starts.
nonisolated(unsafe) private var format = FuzzFormat.all[0]

/// Takes the format's name off the arguments: `lintel-fuzz strings [what libFuzzer takes]`. `lintel-fuzz strings --prepare
/// FOLDER` writes what a run starts from and ends; `lintel-fuzz --formats` lists the names.
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
