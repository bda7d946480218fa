import ArgumentParser
@main struct Lintel: ParsableCommand { func run() {} }
