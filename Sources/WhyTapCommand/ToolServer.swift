import ArgumentParser
import Foundation
import TouchstoneText

/// A server of the Model Context Protocol on the standard input and output, for agent tools.
struct ToolServer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve the tools explain_tap, compare_trees and rule to an agent, by the Model Context Protocol.",
        discussion:
            "Reads one JSON-RPC message a line from the standard input and writes the responses to the standard output, until the input ends."
    )

    func run() throws {
        var lines = MessageLines()
        var session = ToolSession()
        let input = FileHandle.standardInput
        while true {
            let data = input.availableData
            if data.isEmpty { break }
            for line in lines.add(data) { respond(to: line, in: &session) }
        }
        if let line = lines.rest { respond(to: line, in: &session) }
    }

    private func respond(to line: MessageLines.Line, in session: inout ToolSession) {
        let response =
            switch line {
            case .whole(let bytes): session.response(to: bytes)
            case .tooLong: ToolSession.tooLong
            }
        if let response { Output.write(response + "\n", to: .standardOutput) }
    }
}

/// Splits the input into lines and discards those that are too long, so that no message fills the memory.
struct MessageLines {
    enum Line {
        case whole([UInt8])
        case tooLong
    }

    /// The maximum length of a message in bytes. A tree of 200,000 views has 35 MB.
    static let mostBytes = 64 << 20

    private var begun: [UInt8] = []
    private var isTooLong = false

    /// Adds input and returns the lines that it completes.
    mutating func add(_ data: Data) -> [Line] {
        var lines: [Line] = []
        var rest = data[...]
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<newline])
            if let line = self.rest { lines.append(line) }
            begun = []
            isTooLong = false
            rest = rest[(newline + 1)...]
        }
        append(rest)
        return lines
    }

    /// The line that the input's end completes, or `nil`.
    var rest: Line? {
        if isTooLong { return .tooLong }
        let isBlank = begun.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
        return isBlank ? nil : .whole(begun)
    }

    private mutating func append(_ data: Data) {
        guard !isTooLong else { return }
        if begun.count + data.count > Self.mostBytes {
            isTooLong = true
            begun = []
        } else {
            begun += data
        }
    }
}
