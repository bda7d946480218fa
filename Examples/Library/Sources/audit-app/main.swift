import Lintel

let result = try await Audit(folder: CommandLine.arguments[1]).run()
for finding in result.findings { print(finding) }
try result.write(.html, to: "report.html")
