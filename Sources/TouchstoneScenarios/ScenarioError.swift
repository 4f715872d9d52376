/// An error in a scenario file, with its line.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the file as it was given.
    public var file: String
    /// The number of the line, from 1; 0 means the whole file.
    public var line: Int
    /// A description of the error for the reader of the file.
    public var message: String

    /// Creates an error in a line of a file. Lines count from 1; 0 means the whole file.
    public init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// The error as `Scenarios/x.yaml:12: …`, the form of compiler messages, which editors link to the line.
    public var description: String {
        line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
    }
}
