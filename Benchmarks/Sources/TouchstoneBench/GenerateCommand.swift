import ArgumentParser

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes the trees and points, the same on every machine.")

    @Argument(help: "The folder to write to; it is made if it does not exist.")
    var folder: String

    func run() throws {
        try DataFolder(folder).generate()
    }
}
