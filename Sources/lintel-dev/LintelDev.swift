import ArgumentParser
@main struct LintelDev: ParsableCommand { func run() {} }
