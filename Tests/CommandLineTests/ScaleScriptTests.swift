import Foundation
import Testing

/// `Scripts/scale/check.sh`: the same projects audited by `lintel fleet`, by GNU parallel and by Spark on this machine.
@Suite("Fleets on other engines")
struct ScaleScriptTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  private static func shell(_ line: String) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line + " 2>&1"]
    process.environment = ProcessInfo.processInfo.environment.merging(["LINTEL": CommandRunner.executable.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  private static func succeeds(_ line: String) -> Bool { (try? shell(line).code == 0) ?? false }

  private static let hasParallel = succeeds("command -v parallel python3")
  private static let hasSpark = succeeds("command -v java && ${PYTHON:-python3} -c 'import pandas, pyarrow, pyspark'")

  @Test(
    "GNU parallel comes to the same database", .enabled(if: hasParallel, "GNU parallel and python3 are not both installed"))
  func parallel() throws {
    let answer = try Self.shell("\(Self.root.path)/Scripts/scale/check.sh 6")
    #expect(answer.code == 0 && answer.output.contains("scale: GNU parallel: the same content"), "\(answer.output)")
  }

  @Test(
    "A Spark job on a local cluster comes to the same database",
    .enabled(if: hasSpark, "Java, or pyspark, pandas and pyarrow for PYTHON or python3, are not installed"))
  func spark() throws {
    let answer = try Self.shell("\(Self.root.path)/Scripts/scale/check.sh 6")
    #expect(answer.code == 0 && answer.output.contains("scale: PySpark: the same content"), "\(answer.output)")
  }
}
