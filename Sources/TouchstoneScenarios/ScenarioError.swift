/// What is wrong with a scenario file, and where.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file's name as it was given.
    public var file: String
    /// From 1; 0 where the file as a whole is meant.
    public var line: Int
    /// What is wrong, in words.
    public var message: String

    /// An error in a line of a file, counted from 1; 0 means the file as a whole.
    public init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// `Scenarios/x.yaml:12: …`, as compilers write it and editors jump to.
    public var description: String {
        line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
    }
}
